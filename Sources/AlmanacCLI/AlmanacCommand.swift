import AlmanacCommandLine

/// The command `almanac`.
///
/// Nothing is read or made before the subcommand is known, so that a start costs what a start of an empty program costs.
@main
enum AlmanacCommand {
  static func main() {
    ExitStatus.end(run())
  }

  /// Runs the subcommand that the first word names, and says how the process is to end.
  private static func run() -> ExitStatus {
    var speaker = "almanac"
    do throws(CommandFailure) {
      let output = StandardStreams()
      switch CommandWords[1] {
      case nil:
        throw .usage(
          "a subcommand is needed: format, range, relative, parse, table, names, picker, calendar, html, locales, "
            + "password, version or help",
          of: "almanac")
      case "--help", "-h":
        try output.write(HelpPage.command)
      case "--version":
        try output.write(VersionCommand.text)
      case "help":
        speaker = "almanac help"
        try output.write(HelpPage.named(CommandWords.array(from: 2)))
      case let name?:
        guard let subcommand = Subcommand(named: name) else {
          let kind = name.hasPrefix("-") ? "option" : "subcommand"
          throw .usage("there is no \(kind) '\(name)'", of: "almanac")
        }
        speaker = subcommand.command
        try subcommand.run()
      }
      try output.finish()
      return .success
    } catch {
      error.report(as: speaker)
      return error.status
    }
  }
}

/// What `almanac` can do.
enum Subcommand: CaseIterable {
  case format, range, relative, parse, table, names, picker, calendar, html, locales, password, version

  /// The subcommand of a name; nil where there is none.
  ///
  /// Raw values would say the same in a line, but reading them goes through an array, see ``CommandWords``.
  init?(named name: String) {
    switch name {
    case "format": self = .format
    case "range": self = .range
    case "relative": self = .relative
    case "names": self = .names
    case "parse": self = .parse
    case "table": self = .table
    case "picker": self = .picker
    case "calendar": self = .calendar
    case "html": self = .html
    case "locales": self = .locales
    case "password": self = .password
    case "version": self = .version
    default: return nil
    }
  }

  /// The subcommand as it is typed.
  var command: String {
    switch self {
    case .format: FormatCommand.name
    case .range: RangeCommand.name
    case .relative: RelativeCommand.name
    case .names: NamesCommand.name
    case .parse: ParseCommand.name
    case .table: TableCommand.name
    case .picker: PickerCommand.name
    case .calendar: CalendarCommand.name
    case .html: HTMLCommand.name
    case .locales: LocalesCommand.name
    case .password: PasswordCommand.name
    case .version: VersionCommand.name
    }
  }

  /// Runs the subcommand to its end.
  func run() throws(CommandFailure) {
    switch self {
    case .format: try FormatCommand.run()
    case .range: try RangeCommand.run()
    case .relative: try RelativeCommand.run()
    case .names: try NamesCommand.run()
    case .parse: try ParseCommand.run()
    case .table: try TableCommand.run()
    case .picker: try PickerCommand.run()
    case .calendar: try CalendarCommand.run()
    case .html: try HTMLCommand.run()
    case .locales: try LocalesCommand.run()
    case .password: try PasswordCommand.run()
    case .version: try VersionCommand.run()
    }
  }

  /// Which word is the first behind the subcommand's name.
  static var firstArgument: Int { 2 }
}
