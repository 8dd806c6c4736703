/// A number of units between two days or moments, negative where the second one is earlier.
public struct RelativeSpan: Hashable, Sendable {
  /// How many units.
  public let count: Int
  /// Of what.
  public let unit: RelativeUnit

  /// Puts a number and a unit together.
  public init(_ count: Int, _ unit: RelativeUnit) {
    self.count = count
    self.unit = unit
  }
}

extension RelativeDateFormat {
  /// The unit in which the way from one day to another is best told, and how many of it that is.
  ///
  /// | distance | unit | count |
  /// |---|---|---|
  /// | less than 7 days | day | days |
  /// | 7 days or more, but no whole month | week | whole weeks |
  /// | a whole month or more, but no whole year | month | whole months |
  /// | a whole year or more | year | whole years |
  ///
  /// A month is whole when the same day of a later month is reached, or its last day where it is too short, so from 31
  /// January to 28 February 2026 it is one month; a year is 12 such months. Counts are cut, never rounded up: 20 months are
  /// 1 year.
  ///
  /// - Parameters:
  ///   - today: where one stands.
  ///   - day: where one looks to.
  /// - Returns: the count, negative for a day before today, and the unit.
  public static func best(from today: CivilDate, to day: CivilDate) -> RelativeSpan {
    let days = today.days(until: day)
    guard days.magnitude >= 7 else { return RelativeSpan(days, .day) }
    let months = wholeMonths(from: today, to: day)
    guard months != 0 else { return RelativeSpan(days / 7, .week) }
    return months.magnitude < 12 ? RelativeSpan(months, .month) : RelativeSpan(months / 12, .year)
  }

  /// The unit in which the way from one moment to another is best told, and how many of it that is.
  ///
  /// | distance | unit | count |
  /// |---|---|---|
  /// | less than 60 seconds | second | whole seconds |
  /// | less than 60 minutes | minute | whole minutes |
  /// | less than 24 hours | hour | whole hours |
  /// | 24 hours or more | as between the two days | |
  ///
  /// Both are read off the same clock; a change of that clock in between is not known here. Counts are cut, never rounded up.
  ///
  /// - Parameters:
  ///   - now: where one stands.
  ///   - moment: where one looks to.
  /// - Returns: the count, negative for a moment before now, and the unit.
  public static func best(from now: CivilDateTime, to moment: CivilDateTime) -> RelativeSpan {
    let days = now.date.days(until: moment.date)
    // Two dates apart is at least 24 hours.
    guard days.magnitude < 2 else { return best(from: now.date, to: moment.date) }
    let clock = moment.time.secondOfDay - now.time.secondOfDay
    let fraction = moment.time.nanosecond - now.time.nanosecond
    let seconds = ((86_400 * days + clock) * 1_000_000_000 + fraction) / 1_000_000_000
    switch seconds.magnitude {
    case ..<60: return RelativeSpan(seconds, .second)
    case ..<3_600: return RelativeSpan(seconds / 60, .minute)
    case ..<86_400: return RelativeSpan(seconds / 3_600, .hour)
    default: return best(from: now.date, to: moment.date)
    }
  }

  /// Months from one day to another that are whole, by the calendar.
  private static func wholeMonths(from start: CivilDate, to end: CivilDate) -> Int {
    let months = 12 * (Int(end.year) - Int(start.year)) + Int(end.month.rawValue) - Int(start.month.rawValue)
    // Where the last month is not reached in full, it does not count. A month that leads out of the range of dates
    // cannot be compared, and is not reached either.
    guard months != 0, let reached = try? start.adding(months: months) else { return months - months.signum() }
    return (months > 0 ? reached <= end : reached >= end) ? months : months - months.signum()
  }
}
