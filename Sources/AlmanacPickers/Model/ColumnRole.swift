/// What a column of a picker stands for; each role is there once in a picker.
///
/// Coded as its text: `year`, `level.0`, `kilometer`, `meter.2` (the digit of the hundreds).
public enum ColumnRole: Hashable, Sendable {
  /// The era of the calendar.
  case era
  /// The year, of the era where the calendar has eras.
  case year
  /// The month of the year.
  case month
  /// The day of the month.
  case day
  /// A whole day, with its month and weekday in one row.
  case date
  /// Before or after noon.
  case dayPeriod
  /// The hour of the day or half-day, or the hours of a duration.
  case hour
  /// The minute.
  case minute
  /// The second.
  case second
  /// The column of an option picker at a level, from 0.
  case level(Int)
  /// A part of a distance in a unit.
  case unit(DistanceUnit)
  /// One decimal digit of a part of a distance; 0 is the digit of the ones.
  case digit(DistanceUnit, place: Int)
}

extension ColumnRole: CustomStringConvertible {
  /// The text that the role is coded as.
  public var description: String {
    switch self {
    case .era: "era"
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .date: "date"
    case .dayPeriod: "dayPeriod"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .level(let index): "level.\(index)"
    case .unit(let unit): unit.rawValue
    case .digit(let unit, let place): "\(unit.rawValue).\(place)"
    }
  }

  /// Reads the text of a role; nil for any other text.
  public init?(_ text: String) {
    switch text {
    case "era": self = .era
    case "year": self = .year
    case "month": self = .month
    case "day": self = .day
    case "date": self = .date
    case "dayPeriod": self = .dayPeriod
    case "hour": self = .hour
    case "minute": self = .minute
    case "second": self = .second
    default:
      let words = text.split(separator: ".", omittingEmptySubsequences: false)
      let number = words.count == 2 ? Int(words[1]).flatMap { 0...9_999 ~= $0 ? $0 : nil } : nil
      let unit = words.first.flatMap { DistanceUnit(rawValue: String($0)) }
      if let unit, words.count == 1 {
        self = .unit(unit)
      } else if let number, words[0] == "level" {
        self = .level(number)
      } else if let unit, let number {
        self = .digit(unit, place: number)
      } else {
        return nil
      }
      // One text for each role: no signs and no leading zeros.
      guard description == text else { return nil }
    }
  }
}

extension ColumnRole: Codable {
  /// Decodes the text of a role.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let role = ColumnRole(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no role of a column")
    }
    self = role
  }

  /// Encodes the text of the role.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
