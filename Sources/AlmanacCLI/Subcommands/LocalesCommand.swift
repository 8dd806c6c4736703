import Almanac
import AlmanacCommandLine

/// `almanac locales`: what the tables hold.
enum LocalesCommand {
  enum Option: String, CommandOption {
    case json, help

    static var command: String { "almanac locales" }
    var takesValue: Bool { false }
  }

  /// Reads the arguments and prints the list.
  static func run(_ arguments: [String]) throws(CommandFailure) {
    var asJSON = false
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(.help, _):
        return try StandardStreams().write(HelpPage.locales)
      case .option(.json, _):
        asJSON = true
      case .operand(let text):
        throw .usage("nothing but options belongs behind locales: '\(text)'", of: Option.command)
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
