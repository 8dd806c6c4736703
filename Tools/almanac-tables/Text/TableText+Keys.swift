import Almanac

/// The keys of stage 1, in one place for those who write them and those who read them.
enum TableKey {
  static let contexts = ["format", "stand-alone"]
  static let widths = ["abbreviated", "wide", "narrow"]
  static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  static let lengths = ["full", "long", "medium", "short"]

  /// The path of each string of a name list, in the list's order.
  static func names(_ slot: NameSlot) -> [String] { allNames[slot.rawValue] }

  /// By slot, made once: each is asked for in every locale.
  private static let allNames = NameSlot.allCases.map { makeNames($0) }
  private static let nameLists = allNames.map { $0[0].split(separator: "/").dropLast().joined(separator: "/") }

  private static func makeNames(_ slot: NameSlot) -> [String] {
    switch slot {
    case .monthsFormatAbbreviated: months("format/abbreviated")
    case .monthsFormatWide: months("format/wide")
    case .monthsFormatNarrow: months("format/narrow")
    case .monthsStandaloneAbbreviated: months("stand-alone/abbreviated")
    case .monthsStandaloneWide: months("stand-alone/wide")
    case .monthsStandaloneNarrow: months("stand-alone/narrow")
    case .weekdaysFormatAbbreviated: weekdays("format/abbreviated")
    case .weekdaysFormatWide: weekdays("format/wide")
    case .weekdaysFormatNarrow: weekdays("format/narrow")
    case .weekdaysFormatShort: weekdays("format/short")
    case .weekdaysStandaloneAbbreviated: weekdays("stand-alone/abbreviated")
    case .weekdaysStandaloneWide: weekdays("stand-alone/wide")
    case .weekdaysStandaloneNarrow: weekdays("stand-alone/narrow")
    case .weekdaysStandaloneShort: weekdays("stand-alone/short")
    case .quartersFormatAbbreviated: quarters("format/abbreviated")
    case .quartersFormatWide: quarters("format/wide")
    case .quartersFormatNarrow: quarters("format/narrow")
    case .quartersStandaloneAbbreviated: quarters("stand-alone/abbreviated")
    case .quartersStandaloneWide: quarters("stand-alone/wide")
    case .quartersStandaloneNarrow: quarters("stand-alone/narrow")
    case .dayPeriodsFormatAbbreviated: dayPeriods("format/abbreviated")
    case .dayPeriodsFormatWide: dayPeriods("format/wide")
    case .dayPeriodsFormatNarrow: dayPeriods("format/narrow")
    case .dayPeriodsStandaloneAbbreviated: dayPeriods("stand-alone/abbreviated")
    case .dayPeriodsStandaloneWide: dayPeriods("stand-alone/wide")
    case .dayPeriodsStandaloneNarrow: dayPeriods("stand-alone/narrow")
    case .erasAbbreviated: eras("abbreviated")
    case .erasWide: eras("wide")
    case .erasNarrow: eras("narrow")
    }
  }

  /// What the paths of a name list have in common.
  static func list(_ slot: NameSlot) -> String { nameLists[slot.rawValue] }
  /// What the paths of a calendar's style list have in common.
  static let styleList = "styles"
  /// What the paths of a list of number systems have in common.
  static let numberList = "numbers"

  /// The path of each string of a style list.
  static func style(_ slot: StyleSlot) -> String {
    switch slot {
    case .dateFull, .dateLong, .dateMedium, .dateShort: "styles/date/\(lengths[slot.rawValue])"
    case .timeFull, .timeLong, .timeMedium, .timeShort: "styles/time/\(lengths[slot.rawValue - 4])"
    case .glueDefault: "styles/glue/default"
    case .glueFull, .glueLong, .glueMedium, .glueShort: "styles/glue/\(lengths[slot.rawValue - 9])"
    case .atTimeFull, .atTimeLong, .atTimeMedium, .atTimeShort: "styles/glue/at-time/\(lengths[slot.rawValue - 13])"
    case .numbersFull, .numbersLong, .numbersMedium, .numbersShort:
      "styles/date/\(lengths[slot.rawValue - 17])/numbers"
    }
  }

  /// The path of each string of a list of number systems.
  static func numbers(_ slot: NumberSlot) -> String {
    switch slot {
    case .standard: "numbers/default"
    case .native: "numbers/native"
    case .traditional: "numbers/traditional"
    case .finance: "numbers/finance"
    }
  }

  /// What stands before every path of a calendar's data; the Gregorian one has no prefix.
  static func prefix(_ calendar: TableCalendar?) -> String {
    calendar.map { "calendars/\($0.rawValue)/" } ?? ""
  }

  /// Two digits, so that the order of keys is the order of numbers.
  static func number(_ value: Int) -> String {
    value < 10 ? "0\(value)" : "\(value)"
  }

  private static func months(_ path: String) -> [String] { (1...12).map { "months/\(path)/\(number($0))" } }
  private static func weekdays(_ path: String) -> [String] { weekdays.map { "weekdays/\(path)/\($0)" } }
  private static func quarters(_ path: String) -> [String] { (1...4).map { "quarters/\(path)/\($0)" } }
  private static func dayPeriods(_ path: String) -> [String] {
    DayPeriodName.allCases.map { "day-periods/\(path)/\($0.rawValue)" }
  }
  private static func eras(_ width: String) -> [String] { (0...1).map { "eras/\(width)/\($0)" } }
}
