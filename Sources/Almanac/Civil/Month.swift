/// A month of the Gregorian year, numbered 1 (January) to 12 (December).
///
/// Coded as its number. The words that people read come from a `DateTimeFormat`, not from here.
public enum Month: UInt8, Sendable, Hashable, Comparable, Codable, CaseIterable, CustomStringConvertible {
  /// The first month, 31 days.
  case january = 1
  /// The second month, 28 days, or 29 in a leap year.
  case february
  /// The third month, 31 days.
  case march
  /// The fourth month, 30 days.
  case april
  /// The fifth month, 31 days.
  case may
  /// The sixth month, 30 days.
  case june
  /// The seventh month, 31 days.
  case july
  /// The eighth month, 31 days.
  case august
  /// The ninth month, 30 days.
  case september
  /// The tenth month, 31 days.
  case october
  /// The eleventh month, 30 days.
  case november
  /// The twelfth month, 31 days.
  case december

  /// Makes a month of a number that a checked date holds.
  init(trusting number: UInt8) {
    guard let month = Month(rawValue: number) else {
      preconditionFailure("month \(number)")
    }
    self = month
  }

  /// The English name, for logs and messages to programmers.
  public var description: String {
    switch self {
    case .january: return "January"
    case .february: return "February"
    case .march: return "March"
    case .april: return "April"
    case .may: return "May"
    case .june: return "June"
    case .july: return "July"
    case .august: return "August"
    case .september: return "September"
    case .october: return "October"
    case .november: return "November"
    case .december: return "December"
    }
  }

  /// Whether one month comes before another in the year.
  public static func < (left: Month, right: Month) -> Bool { left.rawValue < right.rawValue }
}
