import Almanac
import AlmanacCommandLine

/// `almanac locales`: what the tables hold.
enum LocalesCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac locales" }

  enum Option: Int, CaseIterable {
    case json, help

    var declaration: OptionDeclaration {
      switch self {
      case .json: .flag("json")
      case .help: .help
      }
    }
  }

  /// Reads the arguments and prints the list.
  static func run() throws(CommandFailure) {
    var asJSON = false
    var reader = ArgumentReader(of: name, fromWord: Subcommand.firstArgument) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      switch argument.option.flatMap(Option.init) {
      case .help:
        return try StandardStreams().write(HelpPage.locales)
      case .json:
        asJSON = true
      case nil:
        throw .usage("nothing but options belongs behind locales: '\(argument.text)'", of: name)
      }
    }
    let bytes = asJSON ? json(of: .embedded) : lines(of: .embedded)
    try StandardStreams().write(bytes.span)
  }

  /// One tag a line, in the order of their bytes.
  static func lines(of data: LocaleData) -> [UInt8] {
    var bytes: [UInt8] = []
    for locale in data.locales {
      bytes.append(contentsOf: locale.description.utf8)
      bytes.append(0x0A)
    }
    return bytes
  }

  /// An object with the tables' source, their locales, and their aliases by the locale that answers for each.
  static func json(of data: LocaleData) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("source")
      json.object { json in
        json.key("icu", data.source.icu)
        json.key("cldr", data.source.cldr)
        json.key("unicode", data.source.unicode)
        json.key("timeZones", data.source.timeZones)
      }
      json.key("locales")
      json.array { json in
        for locale in data.locales { json.string(locale.description) }
      }
      json.key("aliases")
      json.object { json in
        for (alias, locale) in data.aliases { json.key(alias, locale.description) }
      }
    }
    return json.bytes + [0x0A]
  }
}
