/// Which columns a date picker has.
public enum DatePickerMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Year, month and day.
  case date
  /// Hour, minute and so on.
  case time
  /// One column of whole days ("Mon, Nov 30"), and a time.
  case dayAndTime
  /// Year, month, day and a time, each in a column of its own.
  case dateAndTime
  /// Year and month.
  case yearMonth
  /// The year alone.
  case year
  /// Month and day of every year, February 29 among them.
  case monthDay

  /// Whether there are columns for a time.
  var hasTime: Bool { self == .time || self == .dayAndTime || self == .dateAndTime }

  /// Whether the picker chooses among days: by their columns, or by one column of them.
  var hasDay: Bool { self == .date || self == .dayAndTime || self == .dateAndTime || self == .monthDay }

  /// The kind of the picker's value.
  var valueKind: PickerValue.Kind {
    switch self {
    case .date: .date
    case .time: .time
    case .dayAndTime, .dateAndTime: .dateTime
    case .yearMonth: .yearMonth
    case .year: .year
    case .monthDay: .monthDay
    }
  }

  /// The kind of picker.
  var kind: PickerKind {
    switch self {
    case .date: .date
    case .time: .time
    case .dayAndTime: .dayAndTime
    case .dateAndTime: .dateAndTime
    case .yearMonth: .yearMonth
    case .year: .year
    case .monthDay: .monthDay
    }
  }
}

/// The finest column of a time.
public enum TimePrecision: String, Hashable, Sendable, Codable, CaseIterable {
  /// Hours alone.
  case hour
  /// Hours and minutes.
  case minute
  /// Hours, minutes and seconds.
  case second
}

/// Rows that can't be chosen because of the bounds or the steps: in the column or not.
public enum RowPresence: String, Hashable, Sendable, Codable, CaseIterable {
  /// They are there, each with the reason why it can't be chosen.
  case disabled
  /// They are left out.
  case hidden
}

/// Where the era of a calendar stands that has eras, such as the Japanese one.
public enum EraPlacement: String, Hashable, Sendable, Codable, CaseIterable {
  /// In a column of its own, if there is more than one to choose.
  case column
  /// In the rows of the year: 令和8年.
  case year
}

/// The steps of the hours, minutes and seconds, and what happens to a time between two of them.
public struct TimeSteps: Hashable, Sendable, Codable {
  /// Hours from row to row; 24 is divisible by it.
  public var hours: Int
  /// Minutes from row to row; 60 is divisible by it.
  public var minutes: Int
  /// Seconds from row to row; 60 is divisible by it.
  public var seconds: Int
  /// Where the steps are counted from.
  public var base: Base
  /// What becomes of a time between two steps.
  public var rounding: Rounding
  /// Whether rounding may go into another day.
  public var dayEnd: DayEnd

  /// Where steps are counted from.
  public enum Base: String, Hashable, Sendable, Codable {
    /// From the full hour, and from midnight for the hours: 10:57 with a step of 10 minutes allows 11:00 next.
    case fullHour
    /// From the minimum, as in HTML: 10:57 allows 11:07 next.
    case minimum
  }

  /// What becomes of a time between two steps.
  public enum Rounding: String, Hashable, Sendable, Codable, CaseIterable {
    /// The step before it: 15:57 becomes 15:50 with a step of 10 minutes.
    case down
    /// The nearest step; of two that are as near, the one before.
    case nearest
    /// The step after it.
    case up
  }

  /// Whether rounding up may go into another day.
  public enum DayEnd: String, Hashable, Sendable, Codable {
    /// It stays in the day: 23:57 becomes 23:50 where up would be midnight.
    case stays
    /// It goes to the first step of the next day, in a picker with days.
    case crosses
  }

  /// Makes steps; of one hour, minute and second where nothing is said.
  public init(
    hours: Int = 1, minutes: Int = 1, seconds: Int = 1, base: Base = .fullHour, rounding: Rounding = .down,
    dayEnd: DayEnd = .stays
  ) {
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.base = base
    self.rounding = rounding
    self.dayEnd = dayEnd
  }
}
