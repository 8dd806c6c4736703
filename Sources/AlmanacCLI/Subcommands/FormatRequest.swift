import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac format` ask for.
struct FormatRequest {
  enum Option: Int, CaseIterable {
    case date, time, skeleton, pattern, locale, calendar, numbers, offset, plainSpaces, column, localeColumn, header,
      onError,
      help

    var declaration: OptionDeclaration {
      switch self {
      case .date: .value("date")
      case .time: .value("time")
      case .skeleton: .value("skeleton")
      case .pattern: .value("pattern")
      case .locale: .value("locale")
      case .calendar: .value("calendar")
      case .numbers: .value("numbers")
      case .offset: .value("offset")
      case .plainSpaces: .flag("plain-spaces")
      case .column: .value("column")
      case .localeColumn: .value("locale-column")
      case .header: .flag("header")
      case .onError: .value("on-error")
      case .help: .help
      }
    }
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false

  /// The dates and date-times that stand among the arguments.
  private(set) var dates = ShortList<String>()

  private(set) var kind = FormatKind(of: FormatCommand.name)
  private(set) var locales = ShortList<LocaleTag>()

  /// The columns of the dates and of the locale.
  private(set) var columns = TableColumns()

  private var keywords = LocaleKeywords(of: FormatCommand.name)
  private var clock: UTCOffset?
  private var hasPlainSpaces = false

  private(set) var hasHeader = false
  private(set) var onError = FilterPlan.OnError.stop

  /// Reads the arguments, and refuses what doesn't go together.
  init() throws(CommandFailure) {
    var reader = ArgumentReader(of: FormatCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil: dates.append(text)
      case .date: try kind.setDate(text)
      case .time: try kind.setTime(text)
      case .skeleton: try kind.setSkeleton(text)
      case .pattern: try kind.setPattern(text)
      case .calendar: try keywords.setCalendar(text)
      case .numbers: try keywords.setNumbers(text)
      case .offset: clock = try Self.offset(text)
      case .plainSpaces: hasPlainSpaces = true
      case .locale: try locales.add(text, of: FormatCommand.name)
      case .column: try columns.add(text, of: FormatCommand.name)
      case .localeColumn: try columns.setLocale(text, of: FormatCommand.name)
      case .header: hasHeader = true
      case .onError: onError = try Self.onError(text)
      case .help:
        wantsHelp = true
        return
      }
    }
    try kind.checkConflicts()
    try columns.check(of: FormatCommand.name)
    guard !locales.isEmpty || columns.locale != nil else {
      let why = "there is no default language, and none is read from the environment"
      throw .usage("--locale is needed: \(why)", of: FormatCommand.name)
    }
    guard columns.isEmpty || locales.count <= 1 else {
      throw .usage("--column takes one locale, not \(locales.count)", of: FormatCommand.name)
    }
    guard dates.isEmpty || columns.isEmpty else {
      throw .usage(
        "--column is for lines on standard input, and there are dates among the arguments", of: FormatCommand.name)
    }
    guard dates.isEmpty || !hasHeader else {
      throw .usage(
        "--header is for lines on standard input, and there are dates among the arguments", of: FormatCommand.name)
    }
  }

  /// Opens a format for each locale.
  func formats() throws(CommandFailure) -> ShortList<DateTimeFormat> {
    var formats = ShortList<DateTimeFormat>()
    for index in 0..<locales.count { formats.append(try format(keywords.added(to: locales[index]))) }
    return formats
  }

  /// What the formats write beside dates.
  func needs(_ formats: ShortList<DateTimeFormat>) -> FormatNeeds {
    var needs = FormatNeeds(clock: clock)
    guard !kind.isDateAlone else { return needs }
    for index in 0..<formats.count { needs.look(at: formats[index].pattern) }
    return needs
  }

  /// What a format writes beside dates.
  func needs(_ format: DateTimeFormat) -> FormatNeeds {
    var formats = ShortList<DateTimeFormat>()
    formats.append(format)
    return needs(formats)
  }

  /// Opens the format of a locale that a line names; the text is empty where it names none.
  func format(ofLine text: Span<UInt8>) throws(LineRefusal) -> DateTimeFormat {
    do throws(CommandFailure) {
      let tag: LocaleTag
      if text.isEmpty {
        guard !locales.isEmpty else { throw .badInput("the line names no locale, and there is no --locale") }
        tag = locales[0]
      } else {
        do throws(LocaleTagError) {
          tag = try LocaleTag(parsing: text)
        } catch {
          throw .badInput("\(error)")
        }
      }
      return try format(keywords.added(to: tag))
    } catch {
      throw LineRefusal(reason: error.message ?? "")
    }
  }

  private func format(_ tag: LocaleTag) throws(CommandFailure) -> DateTimeFormat {
    do throws(FormatError) {
      let format = try kind.format(tag)
      return hasPlainSpaces ? try format.with(.plainSpaces) : format
    } catch {
      throw .usage("\(error)", of: FormatCommand.name)
    }
  }

  // MARK: Values of options

  private static func offset(_ value: String) throws(CommandFailure) -> UTCOffset {
    do throws(CivilError) {
      return try UTCOffset(value)
    } catch {
      throw .usage("--offset: \(error)", of: FormatCommand.name)
    }
  }

  private static func onError(_ value: String) throws(CommandFailure) -> FilterPlan.OnError {
    guard let choice = FilterPlan.OnError(rawValue: value) else {
      throw .usage("--on-error is stop or keep, not '\(value)'", of: FormatCommand.name)
    }
    return choice
  }
}
