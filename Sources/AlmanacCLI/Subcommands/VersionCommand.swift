import Almanac
import AlmanacCommandLine

/// `almanac version`: which package this is, and which data it speaks from.
enum VersionCommand {
  /// The package's version.
  static let packageVersion = "0.1.0"

  /// The subcommand as it is typed.
  static var name: String { "almanac version" }

  enum Option: Int, CaseIterable {
    case help

    var declaration: OptionDeclaration { .help }
  }

  /// Reads the arguments and prints the text.
  static func run() throws(CommandFailure) {
    var reader = ArgumentReader(of: name, fromWord: Subcommand.firstArgument) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      switch argument.option.flatMap(Option.init) {
      case .help:
        return try StandardStreams().write(HelpPage.version)
      case nil:
        throw .usage("nothing belongs behind version: '\(argument.text)'", of: name)
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
