import AlmanacCommandLine

/// The command `almanac`.
///
/// Nothing is read or made before the subcommand is known, so that a start costs what a start of an empty program costs.
@main
enum AlmanacCommand {
  static func main() {
    ExitStatus.end(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the subcommand that the arguments name, and says how the process is to end.
  static func run(_ arguments: [String]) -> ExitStatus {
    var speaker = "almanac"
    do throws(CommandFailure) {
      let output = StandardStreams()
      let rest = arguments.dropFirst()
      switch arguments.first {
      case nil:
        throw .usage("a subcommand is needed: format, locales, password, version or help", of: "almanac")
      case "--help", "-h":
        try output.write(HelpPage.command)
      case "--version":
        try output.write(VersionCommand.text)
      case "help":
        speaker = "almanac help"
        try output.write(HelpPage.named(rest))
      case let name?:
        guard let subcommand = Subcommand(rawValue: name) else {
          let kind = name.hasPrefix("-") ? "option" : "subcommand"
          throw .usage("there is no \(kind) '\(name)'", of: "almanac")
        }
        speaker = "almanac \(name)"
        try subcommand.run(Array(rest))
      }
      try output.finish()
      return .success
    } catch {
      error.report(as: speaker)
      return error.status
    }
  }
}

/// What `almanac` can do, by the name that is written behind it.
enum Subcommand: String, CaseIterable {
  case format, locales, password, version

  /// Runs the subcommand to its end.
  func run(_ arguments: [String]) throws(CommandFailure) {
    switch self {
    case .format: try FormatCommand.run(arguments)
    case .locales: try LocalesCommand.run(arguments)
    case .password: try PasswordCommand.run(arguments)
    case .version: try VersionCommand.run(arguments)
    }
  }
}
