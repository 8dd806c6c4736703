import Almanac
import AlmanacCommandLine

/// `almanac version`: which package this is, and which data it speaks from.
enum VersionCommand {
  /// The package's version.
  static let packageVersion = "0.1.0"

  enum Option: String, CommandOption {
    case help

    static var command: String { "almanac version" }
    var takesValue: Bool { false }
  }

  /// Reads the arguments and prints the text.
  static func run(_ arguments: [String]) throws(CommandFailure) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(.help, _):
        return try StandardStreams().write(HelpPage.version)
      case .operand(let text):
        throw .usage("nothing belongs behind version: '\(text)'", of: Option.command)
      }
    }
    try StandardStreams().write(text)
  }

  /// One line for the package, one for the tables that it holds.
  static var text: String {
    let source = LocaleData.embedded.source
    return """
      almanac \(packageVersion)
      ICU \(source.icu), CLDR \(source.cldr), Unicode \(source.unicode), time zones \(source.timeZones)

      """
  }
}
