import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac format` ask for.
struct FormatRequest {
  enum Option: Int, CaseIterable {
    case date, time, skeleton, pattern, locale, calendar, numbers, offset, plainSpaces, column, header, onError, help

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

  private(set) var kind = FormatKind()
  private(set) var locales = ShortList<LocaleTag>()

  /// The column of the date, from 1 on; nil for the whole line.
  private(set) var column: Int?

  private var calendar: String?
  private var numbers: String?
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
      case .calendar: calendar = try Self.keyword("calendar", text)
      case .numbers: numbers = try Self.keyword("numbers", text)
      case .offset: clock = try Self.offset(text)
      case .plainSpaces: hasPlainSpaces = true
      case .locale: try addLocales(text)
      case .column: column = try Self.column(text)
      case .header: hasHeader = true
      case .onError: onError = try Self.onError(text)
      case .help:
        wantsHelp = true
        return
      }
    }
    try kind.checkConflicts()
    guard !locales.isEmpty else {
      let why = "there is no default language, and none is read from the environment"
      throw .usage("--locale is needed: \(why)", of: FormatCommand.name)
    }
    guard column == nil || locales.count == 1 else {
      throw .usage("--column takes one locale, not \(locales.count)", of: FormatCommand.name)
    }
    guard dates.isEmpty || column == nil else {
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
    let tags = calendar == nil && numbers == nil ? locales : try localesWithKeywords()
    for index in 0..<locales.count {
      do throws(FormatError) {
        let format = try kind.format(tags[index])
        formats.append(hasPlainSpaces ? try format.with(.plainSpaces) : format)
      } catch {
        throw .usage("\(error)", of: FormatCommand.name)
      }
    }
    return formats
  }

  /// What the formats write beside dates.
  func needs(_ formats: ShortList<DateTimeFormat>) -> FormatNeeds {
    var needs = FormatNeeds(clock: clock)
    guard !kind.isDateAlone else { return needs }
    for index in 0..<formats.count { needs.look(at: formats[index].pattern) }
    return needs
  }

  /// The locales with the calendar and the numbers that are asked for.
  private func localesWithKeywords() throws(CommandFailure) -> ShortList<LocaleTag> {
    var tags = ShortList<LocaleTag>()
    for index in 0..<locales.count {
      let tag = try Self.adding("ca", "calendar", calendar, to: locales[index])
      tags.append(try Self.adding("nu", "numbers", numbers, to: tag))
    }
    return tags
  }

  private static func adding(
    _ key: String, _ name: String, _ value: String?, to locale: LocaleTag
  ) throws(CommandFailure) -> LocaleTag {
    guard let value else { return locale }
    if let own = LocaleKey(key).flatMap({ locale.keyword($0) }) {
      throw .usage(
        "--\(name) \(value) and \(locale), which says \(own), exclude each other: give one", of: FormatCommand.name)
    }
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: locale.adding(key, value))
    } catch {
      throw .usage("--\(name): \(error)", of: FormatCommand.name)
    }
  }

  // MARK: Values of options

  /// A value for `-u-`: words of three to eight letters and digits, with hyphens between.
  private static func keyword(_ option: String, _ value: String) throws(CommandFailure) -> String {
    let words = value.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isValue = words.allSatisfy { word in
      3...8 ~= word.count && word.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 }
    }
    guard isValue else {
      let example = option == "calendar" ? "japanese" : "thai"
      throw .usage("--\(option) is a BCP 47 value such as \(example), not '\(value)'", of: FormatCommand.name)
    }
    return value
  }

  private static func offset(_ value: String) throws(CommandFailure) -> UTCOffset {
    do throws(CivilError) {
      return try UTCOffset(value)
    } catch {
      throw .usage("--offset: \(error)", of: FormatCommand.name)
    }
  }

  /// Adds the locales of a list with commas.
  private mutating func addLocales(_ value: String) throws(CommandFailure) {
    let bytes = value.utf8.span
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: ",") {
      guard start < end else { throw .usage("--locale has an empty tag: '\(value)'", of: FormatCommand.name) }
      do throws(LocaleTagError) {
        locales.append(try LocaleTag(parsing: bytes.extracting(start..<end)))
      } catch {
        throw .usage("--locale: \(error)", of: FormatCommand.name)
      }
      start = end + 1
    }
  }

  private static func column(_ value: String) throws(CommandFailure) -> Int {
    // Int reads a sign too; a column has none.
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let column = Int(value), column > 0 else {
      throw .usage("--column is the number of a column, from 1 on, not '\(value)'", of: FormatCommand.name)
    }
    return column
  }

  private static func onError(_ value: String) throws(CommandFailure) -> FilterPlan.OnError {
    guard let choice = FilterPlan.OnError(rawValue: value) else {
      throw .usage("--on-error is stop or keep, not '\(value)'", of: FormatCommand.name)
    }
    return choice
  }
}
