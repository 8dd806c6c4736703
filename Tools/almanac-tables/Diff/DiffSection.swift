/// A part of what people read, as `--section` names it.
enum DiffSection: String, CaseIterable, Comparable, Sendable {
  /// The four styles of dates.
  case dates
  /// The four styles of times.
  case times
  /// A date beside a time: what joins them.
  case dateTimes = "date-times"
  /// Sets of fields that a program asks for.
  case skeletons
  /// Intervals.
  case ranges
  /// Yesterday, in 3 weeks.
  case relative
  case months, weekdays, quarters, eras
  /// AM, noon, in the morning, and the hours that they are written for.
  case dayPeriods = "day-periods"
  /// Names of fields: year, month.
  case fields
  /// Digits and signs.
  case digits
  /// First days, weekends, first weeks.
  case weeks
  /// Offsets from UTC.
  case offsets
  /// Which calendar is the usual one; styles and eras of calendars other than the Gregorian one.
  case calendars

  /// Names that stand for several sections.
  static let groups: [String: [DiffSection]] = [
    "styles": [.dates, .times, .dateTimes],
    "names": [.months, .weekdays, .quarters, .eras, .dayPeriods, .fields],
  ]

  /// The name of the part of a comparison that is no text: the raw keys.
  static let keysName = "keys"

  /// All names that `--section` takes.
  static var allNames: [String] { allCases.map(\.rawValue) + groups.keys.sorted() + [keysName] }

  /// Whether its texts are words by themselves, and not made by a pattern.
  var isNames: Bool {
    switch self {
    case .months, .weekdays, .quarters, .eras, .dayPeriods, .fields, .digits, .weeks: true
    case .dates, .times, .dateTimes, .skeletons, .ranges, .relative, .offsets, .calendars: false
    }
  }

  static func < (left: DiffSection, right: DiffSection) -> Bool { left.place < right.place }

  /// Where it stands among the sections.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
