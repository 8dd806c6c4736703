import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac names` ask for.
struct NamesRequest {
  enum Option: Int, CaseIterable {
    case locale, kind, width, context, capitalization, first, json, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .kind: .value("kind")
      case .width: .value("width")
      case .context: .value("context")
      case .capitalization: .value("capitalization")
      case .first: .value("first")
      case .json: .flag("json")
      case .help: .help
      }
    }
  }

  /// Which names.
  enum Kind: String, CaseIterable {
    case months, weekdays, quarters, eras
    case dayPeriods = "day-periods"
    case fields
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false
  private(set) var locale = LocaleTag.root
  private(set) var kind = Kind.months
  private(set) var width = DateNames.WeekdayWidth.wide
  private(set) var context = DateNames.Context.standalone
  private(set) var capitalization = CapitalizationContext.none
  /// The weekday that comes first; nil for the locale's own.
  private(set) var first: Weekday? = .sunday
  private(set) var asJSON = false

  /// The width of what is no weekday.
  var plainWidth: DateNames.Width { DateNames.Width(rawValue: width.rawValue) ?? .wide }

  /// Reads the arguments, and refuses what doesn't go together.
  init() throws(CommandFailure) {
    var reader = ArgumentReader(of: NamesCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    var locale: LocaleTag?
    var hasContext = false
    var hasFirst = false
    var hasCapitalization = false
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil: throw Self.failure("nothing but options belongs behind names: '\(text)'")
      case .locale:
        guard locale == nil else { throw Self.failure("--locale is given twice; names are listed for one") }
        locale = try Self.locale(text)
      case .kind: kind = try Self.choice("kind", text)
      case .width: width = try Self.choice("width", text)
      case .context:
        context = try Self.choice("context", text)
        hasContext = true
      case .capitalization:
        capitalization = try Self.capitalization(text)
        hasCapitalization = true
      case .first:
        first = try Self.first(text)
        hasFirst = true
      case .json: asJSON = true
      case .help:
        wantsHelp = true
        return
      }
    }
    guard let locale else {
      throw Self.failure("--locale is needed: there is no default language, and none is read from the environment")
    }
    self.locale = locale
    guard width != .short || kind == .weekdays else { throw Self.failure("--width short is for --kind weekdays alone") }
    guard !hasFirst || kind == .weekdays else { throw Self.failure("--first is for --kind weekdays alone") }
    guard !hasContext || kind != .eras && kind != .fields else {
      throw Self.failure("--kind \(kind.rawValue) has one form for every context: leave --context out")
    }
    guard !hasCapitalization || kind != .fields else {
      throw Self.failure("--capitalization has no rules for --kind fields: leave it out")
    }
  }

  // MARK: Values of options

  private static func failure(_ message: String) -> CommandFailure { .usage(message, of: NamesCommand.name) }

  private static func locale(_ value: String) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: value)
    } catch {
      throw failure("--locale: \(error)")
    }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ value: String
  ) throws(CommandFailure) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("--\(option) is one of \(choices), not '\(value)'")
    }
    return choice
  }

  private static func capitalization(_ value: String) throws(CommandFailure) -> CapitalizationContext {
    switch value {
    case "none": return .none
    case "beginning-of-sentence": return .beginningOfSentence
    case "standalone": return .standalone
    case "ui-list-or-menu": return .uiListOrMenu
    default:
      throw failure(
        "--capitalization is one of none, beginning-of-sentence, standalone, ui-list-or-menu, not '\(value)'")
    }
  }

  private static func first(_ value: String) throws(CommandFailure) -> Weekday? {
    guard value != "locale" else { return nil }
    guard let day = Weekday.allCases.first(where: { $0.keyword == value }) else {
      throw failure("--first is locale, mon, tue, wed, thu, fri, sat or sun, not '\(value)'")
    }
    return day
  }
}

extension Weekday {
  /// The weekday as `-u-fw-` writes it: `mon`.
  var keyword: String { String(description.prefix(3)).lowercased() }
}
