/// What a relative phrase counts: a unit of time, or a day of the week.
///
/// Source: UTS #35 part 4, "Calendar Fields"; ICU's `URelativeDateTimeUnit`.
public enum RelativeUnit: String, CaseIterable, Hashable, Codable, Sendable {
  /// Years: "next year".
  case year
  /// Quarters of a year.
  case quarter
  /// Months.
  case month
  /// Weeks.
  case week
  /// Days: "yesterday", "tomorrow".
  case day
  /// Hours.
  case hour
  /// Minutes.
  case minute
  /// Seconds: "now".
  case second
  /// Sundays: "next Sunday" for 1, "in 3 Sundays" for 3.
  case sunday
  /// Mondays.
  case monday
  /// Tuesdays.
  case tuesday
  /// Wednesdays.
  case wednesday
  /// Thursdays.
  case thursday
  /// Fridays.
  case friday
  /// Saturdays.
  case saturday

  /// The unit that counts a day of the week.
  public init(_ weekday: Weekday) {
    switch weekday {
    case .monday: self = .monday
    case .tuesday: self = .tuesday
    case .wednesday: self = .wednesday
    case .thursday: self = .thursday
    case .friday: self = .friday
    case .saturday: self = .saturday
    case .sunday: self = .sunday
    }
  }
}
