/// A day of the week, numbered as in ISO 8601: 1 (Monday) to 7 (Sunday).
///
/// Coded as its number. Which weekday starts a week is a question of the locale; the order here is ISO's.
/// ICU and Foundation number from 1 (Sunday) to 7 (Saturday).
public enum Weekday: UInt8, Sendable, Hashable, Comparable, Codable, CaseIterable, CustomStringConvertible {
  /// ISO weekday 1.
  case monday = 1
  /// ISO weekday 2.
  case tuesday
  /// ISO weekday 3.
  case wednesday
  /// ISO weekday 4, the weekday of 1970-01-01.
  case thursday
  /// ISO weekday 5.
  case friday
  /// ISO weekday 6.
  case saturday
  /// ISO weekday 7.
  case sunday

  /// Makes a weekday of a number that a calculation modulo 7 gave.
  init(trusting number: UInt8) {
    guard let weekday = Weekday(rawValue: number) else {
      preconditionFailure("weekday \(number)")
    }
    self = weekday
  }

  /// The English name, for logs and messages to programmers.
  public var description: String {
    switch self {
    case .monday: return "Monday"
    case .tuesday: return "Tuesday"
    case .wednesday: return "Wednesday"
    case .thursday: return "Thursday"
    case .friday: return "Friday"
    case .saturday: return "Saturday"
    case .sunday: return "Sunday"
    }
  }

  /// Whether one weekday comes before another in a week that starts on Monday.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
