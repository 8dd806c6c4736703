/// How a region counts weeks: where a week begins, which week is a year's first, and which days are the weekend.
///
/// ```swift
/// let week = try WeekInfo(locale: "pt-BR")
/// week.firstWeekday                       // Sunday
/// week.weekdays                           // Sunday to Saturday: the columns of a calendar
/// week.weekend                            // Saturday, Sunday
/// try WeekInfo(locale: "pt-BR-u-fw-mon").firstWeekday       // Monday
/// ```
///
/// Source: UTS #35 part 4, "Week Data" and "First Day Overrides"; ICU's `Calendar::setWeekData`.
public struct WeekInfo: Sendable, Hashable {
  /// The day that a week begins on.
  public let firstWeekday: Weekday

  /// How many days of a week a year or month must have for the week to be its first: 1 to 7.
  ///
  /// 4 in ISO 8601, where the first week is the one with the first Thursday; 1 where any day makes a week.
  public let minimumDaysInFirstWeek: Int

  /// The first day of the weekend.
  public let weekendStart: Weekday

  /// The last day of the weekend, which may be its first.
  public let weekendEnd: Weekday

  /// The week of ISO 8601: from Monday on, four days make a first week, and the weekend is Saturday and Sunday.
  public static let iso8601 = WeekInfo(
    trusting: .monday, minimumDaysInFirstWeek: 4, weekendStart: .saturday, weekendEnd: .sunday)

  package init(
    trusting firstWeekday: Weekday, minimumDaysInFirstWeek: Int, weekendStart: Weekday, weekendEnd: Weekday
  ) {
    assert((1...7).contains(minimumDaysInFirstWeek), "a week has 1 to 7 days")
    self.firstWeekday = firstWeekday
    self.minimumDaysInFirstWeek = minimumDaysInFirstWeek
    self.weekendStart = weekendStart
    self.weekendEnd = weekendEnd
  }

  /// Whether a day belongs to the weekend.
  public func isWeekend(_ day: Weekday) -> Bool { days(from: weekendStart, to: day) <= weekendLength }

  /// The days of the weekend, one or more, in order.
  public var weekend: [Weekday] { (0...weekendLength).map { weekendStart.advanced(by: $0) } }

  /// All seven days, in the order in which a calendar of the region shows them.
  public var weekdays: [Weekday] { (0..<7).map { firstWeekday.advanced(by: $0) } }

  /// The number of a day within the week: 1 for ``firstWeekday``, up to 7.
  ///
  /// It is what the pattern letter `e` writes.
  public func number(of day: Weekday) -> Int { days(from: firstWeekday, to: day) + 1 }

  /// The week of a year that a day is in, and the year that the week belongs to, by the proleptic Gregorian calendar.
  ///
  /// ```swift
  /// WeekInfo.iso8601.weekOfYear(try CivilDate("2027-01-02"))     // (year: 2026, week: 53)
  /// ```
  ///
  /// Weeks are numbered from 1 to 53. They are what the pattern letters `Y` and `w` write, and for ``iso8601`` those of
  /// the ISO 8601 form `2026-W53-6`.
  public func weekOfYear(_ date: CivilDate) -> (year: Int, week: Int) {
    let weekday = Int(date.weekday.rawValue) % 7
    let found = WeekRules(self).weekOfYear(GregorianCalendar.fields(of: date), weekday: weekday)
    return (found.year, found.week)
  }

  private var weekendLength: Int { days(from: weekendStart, to: weekendEnd) }

  private func days(from start: Weekday, to end: Weekday) -> Int {
    (Int(end.rawValue) - Int(start.rawValue) + 7) % 7
  }
}

extension Weekday {
  /// The day that comes a number of days later, 0 or more.
  fileprivate func advanced(by days: Int) -> Weekday {
    Weekday(trusting: UInt8((Int(rawValue) - 1 + days) % 7 + 1))
  }

  /// The day that ICU and CLDR number from 1 (Sunday) to 7 (Saturday); nil for other numbers.
  package init?(icuNumber number: UInt16) {
    guard (1...7).contains(number) else { return nil }
    self = Weekday(trusting: number == 1 ? 7 : UInt8(number) - 1)
  }

  /// The number that ICU and CLDR give the day: 1 (Sunday) to 7 (Saturday).
  package var icuNumber: Int { self == .sunday ? 1 : Int(rawValue) + 1 }

  /// The day that a value of `-u-fw-` names (`sun`, `mon` and so on); nil for other values.
  package init?(keywordValue value: some StringProtocol) {
    switch value {
    case "mon": self = .monday
    case "tue": self = .tuesday
    case "wed": self = .wednesday
    case "thu": self = .thursday
    case "fri": self = .friday
    case "sat": self = .saturday
    case "sun": self = .sunday
    default: return nil
    }
  }
}
