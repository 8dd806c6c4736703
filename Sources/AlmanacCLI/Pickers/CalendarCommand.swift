import Almanac
import AlmanacCommandLine
import AlmanacPickers

/// `almanac calendar`: a month like cal(1), in any locale.
enum CalendarCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac calendar" }

  enum Option: Int, CaseIterable {
    case locale, today, first, weeks, months, outside, json, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .today: .value("today")
      case .first: .value("first")
      case .weeks: .value("weeks")
      case .months: .value("months")
      case .outside: .flag("outside")
      case .json: .flag("json")
      case .help: .help
      }
    }
  }

  /// Reads the arguments and prints the months.
  static func run() throws(CommandFailure) {
    var reader = ArgumentReader(of: name, fromWord: Subcommand.firstArgument) { Option(rawValue: $0)?.declaration }
    var month: YearMonth?
    var locale: LocaleTag?
    var count = 1
    var options = MonthGridOptions(locale: .root)
    options.outsideDays = .hidden
    var asJSON = false
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil:
        guard month == nil, let asked = YearMonth(text) else {
          throw failure(
            month == nil ? "the month is written YYYY-MM, not '\(text)'" : "one month is asked for: '\(text)'")
        }
        month = asked
      case .locale: locale = try PickerRequest.tag(text, "locale", of: name)
      case .today: options.today = try date(text)
      case .first: options.firstWeekday = try weekday(text)
      case .weeks:
        guard let weeks = MonthGridOptions.WeekNumbers(rawValue: text) else {
          throw failure("--weeks is none, iso or locale, not '\(text)'")
        }
        options.weekNumbers = weeks
      case .months:
        guard let months = Int(text), 1...12 ~= months else { throw failure("--months is 1 to 12, not '\(text)'") }
        count = months
      case .outside: options.outsideDays = .shown
      case .json: asJSON = true
      case .help: return try StandardStreams().write(HelpPage.calendar)
      }
    }
    guard let month else { throw failure("a month is needed, such as 2026-11: no clock is read") }
    guard let locale else {
      throw failure("--locale is needed: there is no default language, and none is read from the environment")
    }
    guard month.adding(months: count - 1) != nil else {
      throw failure("the last of \(count) months from \(month) on lies behind the year 9999")
    }
    options.locale = locale
    guard asJSON else { return try StandardStreams().write(try drawn(month, count, options)) }
    let picker: CalendarPicker
    do throws(PickerError) {
      picker = try CalendarPicker(.single(nil), showing: month, options, monthCount: count)
    } catch {
      throw .badInput("\(error)")
    }
    try StandardStreams().write((PickerDocument(picker).json + [Byte.newline]).span)
  }

  private static func drawn(
    _ month: YearMonth, _ count: Int, _ options: MonthGridOptions
  ) throws(CommandFailure) -> String {
    var parts: [String] = []
    for offset in 0..<count {
      guard let month = month.adding(months: offset) else { break }
      do throws(PickerError) {
        // Nothing is said but names and numbers, which every locale has.
        parts.append(MonthDrawing.lines(try MonthGrid(month, options, labels: PickerLabels(.english))))
      } catch {
        throw .badInput("\(error)")
      }
    }
    return parts.joined(separator: "\n")
  }

  private static func failure(_ message: String) -> CommandFailure { .usage(message, of: name) }

  private static func date(_ text: String) throws(CommandFailure) -> CivilDate {
    do throws(CivilError) {
      return try CivilDate(text)
    } catch {
      throw failure("--today: \(error)")
    }
  }

  private static func weekday(_ text: String) throws(CommandFailure) -> Weekday {
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    guard let index = names.firstIndex(of: text), let weekday = Weekday(rawValue: UInt8(index) + 1) else {
      throw failure("--first is one of \(names.joined(separator: ", ")), not '\(text)'")
    }
    return weekday
  }
}
