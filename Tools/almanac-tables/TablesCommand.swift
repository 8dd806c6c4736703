import AlmanacCommandLine

/// The tool `almanac-tables`: makes the locale tables from an ICU, and proves them against it.
@main
enum TablesCommand {
  static func main() async {
    ExitStatus.end(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the subcommand that the arguments name, and says how the process is to end.
  static func run(_ arguments: [String]) async -> ExitStatus {
    var speaker = "almanac-tables"
    do {
      let output = StandardStreams()
      switch arguments.first {
      case nil: throw CommandFailure.usage("a subcommand is needed: \(Subcommand.list)", of: speaker)
      case "--help", "-h", "help": try output.write(HelpPage.text)
      case let name?:
        guard let subcommand = Subcommand(rawValue: name) else {
          throw CommandFailure.usage("there is no subcommand '\(name)'; there are: \(Subcommand.list)", of: speaker)
        }
        speaker = "almanac-tables \(name)"
        try await subcommand.run(Array(arguments.dropFirst()))
      }
      try output.finish()
      return .success
    } catch let failure as CommandFailure {
      failure.report(as: speaker)
      return failure.status
    } catch let error as FileError {
      let status: ExitStatus = error.action == "read" ? .badInput : .inputOutput
      CommandFailure(status, "\(error)").report(as: speaker)
      return status
    } catch {
      CommandFailure(.badInput, "\(error)").report(as: speaker)
      return .badInput
    }
  }
}

/// What the tool can do.
enum Subcommand: String, CaseIterable {
  case harvest, pack, check, verify, differences, show, icus, diff, explain, export

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  func run(_ arguments: [String]) async throws {
    switch self {
    case .harvest: try HarvestCommand.run(arguments)
    case .pack: try PackCommand.run(arguments)
    case .check: try CheckCommand.run(arguments)
    case .verify: try await VerifyCommand.run(arguments)
    case .differences: try DifferencesCommand.run(arguments)
    case .show: try ShowCommand.run(arguments)
    case .icus: try IcusCommand.run(arguments)
    case .diff: try await DiffCommand.run(arguments)
    case .export: try ExportCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    }
  }
}
