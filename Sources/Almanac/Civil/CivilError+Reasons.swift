// The sentences that texts and components share, so that both ways to make a value say the same.
extension CivilError {
  static func monthReason(_ month: Int) -> String { "month \(month); months run from 1 to 12" }

  static func dayReason(_ day: Int, month: Month, year: Int) -> String {
    guard day >= 1 else { return "day \(day); days start at 1" }
    let length = CivilDate.daysInMonth(month, year: year)
    return "\(month) \(ISO8601Writer.yearText(year)) has \(length) days"
  }

  static func hourReason(_ hour: Int) -> String {
    guard hour != 24 else { return "hour 24; hours run from 0 to 23, midnight is 00:00 of the next day" }
    return "hour \(hour); hours run from 0 to 23"
  }

  static func minuteReason(_ minute: Int) -> String { "minute \(minute); minutes run from 0 to 59" }

  static func secondReason(_ second: Int) -> String {
    guard second != 60 else { return "second 60; seconds run from 0 to 59, leap seconds are not counted" }
    return "second \(second); seconds run from 0 to 59"
  }

  static func nanosecondReason(_ nanosecond: Int) -> String {
    "nanosecond \(nanosecond); nanoseconds run from 0 to 999999999"
  }

  static var offsetReason: String { "offsets run from -18:00 to +18:00" }

  static var dateReason: String { "dates run from \(CivilDate.earliest) to \(CivilDate.latest)" }

  static var timestampReason: String { "timestamps run from \(Timestamp.earliest) to \(Timestamp.latest)" }

  static func yearReason(_ year: Int) -> String { "year \(year); a text holds the years -9999 to 9999" }

  static func expected(_ what: String, found byte: UInt8) -> String {
    switch byte {
    case 0x20: return "expected \(what), found a space"
    case 0x21...0x7E: return "expected \(what), found '\(Unicode.Scalar(byte))'"
    default: return "expected \(what), found byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
  }

  static func expectedAtEnd(_ what: String) -> String { "expected \(what), but the text ends" }
}
