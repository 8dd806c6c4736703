import Almanac
import AlmanacCommandLine
import AlmanacPickers

/// What the arguments of `almanac picker` ask for.
struct PickerRequest {
  enum Option: Int, CaseIterable {
    case locale, fallback, selection, minimum, maximum, today, minuteStep, precision, units, help
    // Of `almanac picker` alone.
    case rows, json
    // Of `almanac html` alone.
    case name, label, prefix, arrangement, isOptional, isTyped

    /// Whether a command has the option.
    func belongs(to command: String) -> Bool {
      switch self {
      case .rows, .json: command == PickerCommand.name
      case .name, .label, .prefix, .arrangement, .isOptional, .isTyped: command == HTMLCommand.name
      default: true
      }
    }

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
      case .help: .help
      case .rows: .value("rows")
      case .json: .flag("json")
      case .name: .value("name")
      case .label: .value("label")
      case .prefix: .value("prefix")
      case .arrangement: .value("as")
      case .isOptional: .flag("optional")
      case .isTyped: .flag("typed")
      }
    }
  }

  /// The kinds of pickers, as they are typed.
  static let kinds = [
    "date", "time", "day-and-time", "date-and-time", "year-month", "year", "month-day", "countdown", "distance",
    "options", "dependent",
  ]

  /// The kinds of fields that `almanac html` knows beside them.
  static let fieldKinds = ["calendar", "password", "pin"]

  /// The command whose arguments they are.
  let command: String
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
  /// The flags that were given.
  private(set) var flags: Set<Option> = []

  /// Reads the arguments of a command, and refuses what doesn't go together.
  init(of command: String) throws(CommandFailure) {
    self.command = command
    let options = Option.allCases.filter { $0.belongs(to: command) }
    var reader = ArgumentReader(of: command, fromWord: Subcommand.firstArgument) {
      options.indices.contains($0) ? options[$0].declaration : nil
    }
    var operands: [String] = []
    while let argument = try reader.next() {
      guard let option = argument.option.map({ options[$0] }) else {
        operands.append(argument.text)
        continue
      }
      switch option {
      case .help:
        wantsHelp = true
        return
      case .json: asJSON = true
      case .isOptional, .isTyped: flags.insert(option)
      case .rows:
        guard let rows = Int(argument.text), 1...99 ~= rows, rows % 2 == 1 else {
          throw usage("--rows is an odd number from 1 to 99, not '\(argument.text)'")
        }
        reach = rows / 2
      default:
        guard values[option] == nil else { throw usage("\(option.declaration.written) is given twice") }
        values[option] = argument.text
      }
    }
    let kinds = command == HTMLCommand.name ? Self.kinds + Self.fieldKinds : Self.kinds
    guard let kind = operands.first, kinds.contains(kind) else {
      let found = operands.first.map { ", not '\($0)'" } ?? ""
      throw usage("the kind of picker is one of \(kinds.joined(separator: ", "))\(found)")
    }
    self.kind = kind
    texts = Array(operands.dropFirst())
    guard texts.isEmpty || kind == "options" || kind == "dependent" else {
      throw usage("nothing belongs behind \(kind): '\(texts[0])'")
    }
    guard let locale = values[.locale] else {
      throw usage("--locale is needed: there is no default language, and none is read from the environment")
    }
    self.locale = try Self.tag(locale, "locale", of: command)
    if let text = values[.fallback] { fallback = try Self.tag(text, "fallback", of: command) }
  }

  func usage(_ message: String) -> CommandFailure { .usage(message, of: command) }

  static func tag(
    _ text: String, _ option: String, of command: String
  ) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: text)
    } catch {
      throw .usage("--\(option): \(error)", of: command)
    }
  }
}
