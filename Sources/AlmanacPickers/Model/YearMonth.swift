public import Almanac

/// A month of a year, 0001-01 to 9999-12, as `YYYY-MM` in ISO 8601.
public struct YearMonth: Hashable, Sendable, Comparable {
  /// The year, 1...9999.
  public let year: Int
  /// The month.
  public let month: Month

  /// Makes a month; nil for a year outside 1...9999.
  public init?(year: Int, month: Month) {
    guard 1...9999 ~= year else { return nil }
    self.year = year
    self.month = month
  }

  /// The month of a date; nil for a year outside 1...9999.
  public init?(_ date: CivilDate) {
    self.init(year: date.year, month: date.month)
  }

  /// How many months lie between 0000-01 and this one.
  var index: Int { 12 * year + Int(month.rawValue) - 1 }

  /// The month of an index; nil outside the years 1...9999.
  init?(index: Int) {
    guard index >= 12, let month = Month(rawValue: UInt8(index % 12) + 1) else { return nil }
    self.init(year: index / 12, month: month)
  }

  /// The month so many months later, or earlier if the number is negative; nil outside the years 1...9999.
  public func adding(months: Int) -> YearMonth? {
    let (sum, overflow) = index.addingReportingOverflow(months)
    return overflow ? nil : YearMonth(index: sum)
  }

  /// Whether one month comes before another.
  public static func < (left: YearMonth, right: YearMonth) -> Bool { left.index < right.index }
}

extension YearMonth: LosslessStringConvertible {
  /// The text of ISO 8601: `2026-11`.
  public var description: String { String("\(CivilDate(clamping: year, Int(month.rawValue), 1))".prefix(7)) }

  /// Reads `YYYY-MM`; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 7, let date = try? CivilDate(text + "-01") else { return nil }
    self.init(date)
  }
}

extension YearMonth: Codable {
  /// Decodes the text of ISO 8601.
  public init(from decoder: any Decoder) throws {
    self = try TextCoding.decode(from: decoder, as: "a month, such as 2026-11", YearMonth.init)
  }

  /// Encodes the text of ISO 8601.
  public func encode(to encoder: any Encoder) throws { try TextCoding.encode(description, to: encoder) }
}

/// A day of every year, February 29 among them, as `--MM-DD` (ISO 8601:2000, and XML Schema's `gMonthDay`).
public struct MonthDay: Hashable, Sendable, Comparable {
  /// The month.
  public let month: Month
  /// The day of the month.
  public let day: Int

  /// Makes a day; nil for one that the month never has.
  public init?(month: Month, day: Int) {
    guard day >= 1, day <= lengthOfMonth(2000, Int(month.rawValue)) else { return nil }
    self.month = month
    self.day = day
  }

  /// Whether one day comes before another in the year.
  public static func < (left: MonthDay, right: MonthDay) -> Bool {
    (left.month.rawValue, left.day) < (right.month.rawValue, right.day)
  }
}

extension MonthDay: LosslessStringConvertible {
  /// The text: `--11-30`.
  public var description: String {
    "--" + "\(CivilDate(clamping: 2000, Int(month.rawValue), day))".suffix(5)
  }

  /// Reads `--MM-DD`; nil for any other text.
  public init?(_ text: String) {
    guard text.hasPrefix("--"), text.utf8.count == 7, let date = try? CivilDate("2000-" + text.dropFirst(2)) else {
      return nil
    }
    self.init(month: date.month, day: date.day)
  }
}

extension MonthDay: Codable {
  /// Decodes the text.
  public init(from decoder: any Decoder) throws {
    self = try TextCoding.decode(from: decoder, as: "a day of every year, such as --11-30", MonthDay.init)
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws { try TextCoding.encode(description, to: encoder) }
}

/// What the Codable conformances share: a single text, and an error that says what would be right.
enum TextCoding {
  static func decode<Value>(from decoder: any Decoder, as what: String, _ read: (String) -> Value?) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = read(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not \(what)")
    }
    return value
  }

  static func encode(_ text: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
