public import Almanac

/// Dates that can't be chosen although they lie between the bounds: a rule as data, so that it can be coded and compared.
public struct UnavailableDates: Hashable, Sendable, Codable {
  /// Days of the week.
  public var weekdays: Set<Weekday>
  /// Single days.
  public var dates: Set<CivilDate>
  /// Days of every year.
  public var yearly: Set<MonthDay>
  /// Days in a row.
  public var spans: [DateSpan]

  /// Makes a rule; nothing is unavailable where nothing is said.
  public init(
    weekdays: Set<Weekday> = [], dates: Set<CivilDate> = [], yearly: Set<MonthDay> = [], spans: [DateSpan] = []
  ) {
    self.weekdays = weekdays
    self.dates = dates
    self.yearly = yearly
    self.spans = spans
  }

  /// Whether every date is available.
  public var isEmpty: Bool { weekdays.isEmpty && dates.isEmpty && yearly.isEmpty && spans.isEmpty }

  /// Whether a date can't be chosen.
  public func contains(_ date: CivilDate) -> Bool {
    if !weekdays.isEmpty, weekdays.contains(date.weekday) { return true }
    if !dates.isEmpty, dates.contains(date) { return true }
    if !yearly.isEmpty, let day = MonthDay(month: date.month, day: date.day), yearly.contains(day) { return true }
    return spans.contains { $0.contains(date) }
  }
}

/// Days in a row, from a first to a last one.
public struct DateSpan: Hashable, Sendable, Codable {
  /// The first day.
  public let first: CivilDate
  /// The last day; a span whose last day is before its first has no days.
  public let last: CivilDate

  /// Makes a span.
  public init(_ first: CivilDate, through last: CivilDate) {
    self.first = first
    self.last = last
  }

  /// Whether the day is in the span.
  public func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }
}

/// Wall clock readings that a time zone skips, as when clocks go forward: from 2026-03-29T02:00 to 2026-03-29T03:00.
///
/// The core has no time zones; whoever has one says what it skips.
public struct SkippedTimes: Hashable, Sendable, Codable {
  /// The first reading that is skipped.
  public let start: CivilDateTime
  /// The first reading that exists again.
  public let end: CivilDateTime

  /// Makes a gap; one that ends before it starts skips nothing.
  public init(from start: CivilDateTime, to end: CivilDateTime) {
    self.start = start
    self.end = end
  }

  /// The seconds of a day that are skipped, or nil for none.
  func seconds(on date: CivilDate) -> ClosedRange<Int>? {
    guard start < end, start.date <= date, date <= end.date else { return nil }
    let first = start.date == date ? start.time.secondOfDay : 0
    let last = end.date == date ? end.time.secondOfDay - 1 : 86_399
    return first <= last ? first...last : nil
  }
}
