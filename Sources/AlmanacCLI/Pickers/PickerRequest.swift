import Almanac
import AlmanacCommandLine
import AlmanacPickers

/// What the arguments of `almanac picker` ask for.
struct PickerRequest {
  enum Option: Int, CaseIterable {
    case locale, fallback, selection, minimum, maximum, today, minuteStep, precision, units, rows, json, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .fallback: .value("fallback")
      case .selection: .value("selection")
      case .minimum: .value("min")
      case .maximum: .value("max")
      case .today: .value("today")
      case .minuteStep: .value("minute-step")
      case .precision: .value("precision")
      case .units: .value("units")
      case .rows: .value("rows")
      case .json: .flag("json")
      case .help: .help
      }
    }
  }

  /// The kinds of pickers, as they are typed.
  static let kinds = [
    "date", "time", "day-and-time", "date-and-time", "year-month", "year", "month-day", "countdown", "distance",
    "options", "dependent",
  ]

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false
  private(set) var kind = ""
  /// What stands behind the kind: the rows of a picker of options.
  private(set) var texts: [String] = []
  private(set) var values: [Option: String] = [:]
  private(set) var locale = LocaleTag.root
  private(set) var fallback: LocaleTag?
  private(set) var reach = 2
  private(set) var asJSON = false

  /// Reads the arguments, and refuses what doesn't go together.
  init() throws(CommandFailure) {
    var reader = ArgumentReader(of: PickerCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    var operands: [String] = []
    while let argument = try reader.next() {
      guard let option = argument.option.flatMap(Option.init) else {
        operands.append(argument.text)
        continue
      }
      switch option {
      case .help:
        wantsHelp = true
        return
      case .json: asJSON = true
      case .rows:
        guard let rows = Int(argument.text), 1...99 ~= rows, rows % 2 == 1 else {
          throw Self.usage("--rows is an odd number from 1 to 99, not '\(argument.text)'")
        }
        reach = rows / 2
      default:
        guard values[option] == nil else { throw Self.usage("\(option.declaration.written) is given twice") }
        values[option] = argument.text
      }
    }
    guard let kind = operands.first, Self.kinds.contains(kind) else {
      let found = operands.first.map { ", not '\($0)'" } ?? ""
      throw Self.usage("the kind of picker is one of \(Self.kinds.joined(separator: ", "))\(found)")
    }
    self.kind = kind
    texts = Array(operands.dropFirst())
    guard texts.isEmpty || kind == "options" || kind == "dependent" else {
      throw Self.usage("nothing belongs behind \(kind): '\(texts[0])'")
    }
    guard let locale = values[.locale] else {
      throw Self.usage("--locale is needed: there is no default language, and none is read from the environment")
    }
    self.locale = try Self.tag(locale, "locale")
    fallback = try values[.fallback].map { text throws(CommandFailure) in try Self.tag(text, "fallback") }
  }

  static func usage(_ message: String) -> CommandFailure { .usage(message, of: PickerCommand.name) }

  static func tag(
    _ text: String, _ option: String, of command: String = PickerCommand.name
  ) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: text)
    } catch {
      throw .usage("--\(option): \(error)", of: command)
    }
  }
}
