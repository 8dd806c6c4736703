/// Reads the texts of ISO 8601 from left to right and says where and why it stops.
///
/// Each function reads one thing from a position and moves the position behind it. None looks further than its own
/// longest text, so a refusal takes constant time.
enum ISO8601Reader {
  static func date(in text: Span<UInt8>, at position: inout Int) throws(CivilError) -> CivilDate {
    if let date = CivilDate(tenBytesOf: text, at: position) {
      position += 10
      return date
    }
    let start = position
    let first = byte(of: text, at: position)
    guard first != UInt8(ascii: "+") else {
      let reason = "a year has no plus sign; it has four digits, or a minus sign and four digits"
      throw CivilError(.plusSign, in: text, at: start, reason: reason)
    }
    let isNegative = first == UInt8(ascii: "-")
    position += isNegative ? 1 : 0
    let magnitude = try digits(4, of: "the year", in: text, at: &position)
    guard !isNegative || magnitude != 0 else {
      throw CivilError(.negativeZero, in: text, at: start, reason: "year 0 has no minus sign; it is 0000")
    }
    let year = isNegative ? -magnitude : magnitude
    try skip(UInt8(ascii: "-"), after: "the year", in: text, at: &position)

    let monthStart = position
    let month = try digits(2, of: "the month", in: text, at: &position)
    guard 1...12 ~= month else {
      throw CivilError(.monthOutOfRange, in: text, at: monthStart, reason: CivilError.monthReason(month))
    }
    try skip(UInt8(ascii: "-"), after: "the month", in: text, at: &position)

    let dayStart = position
    let day = try digits(2, of: "the day", in: text, at: &position)
    guard day >= 1, day <= CivilDate.lengthOfMonth(UInt32(month), year: Int64(year)) else {
      let reason = CivilError.dayReason(day, month: Month(trusting: UInt8(month)), year: year)
      throw CivilError(.dayOutOfRange, in: text, at: dayStart, reason: reason)
    }
    return CivilDate(trustingYear: Int32(year), month: UInt8(month), day: UInt8(day))
  }

  static func time(in text: Span<UInt8>, at position: inout Int) throws(CivilError) -> CivilTime {
    let hourStart = position
    let hour = try digits(2, of: "the hour", in: text, at: &position)
    guard hour < 24 else {
      throw CivilError(.hourOutOfRange, in: text, at: hourStart, reason: CivilError.hourReason(hour))
    }
    try skip(UInt8(ascii: ":"), after: "the hour", in: text, at: &position)
    let minute = try sixtieth(.minuteOutOfRange, in: text, at: &position)
    var second = 0
    var nanosecond = 0
    if byte(of: text, at: position) == UInt8(ascii: ":") {
      position += 1
      second = try sixtieth(.secondOutOfRange, in: text, at: &position)
      let mark = byte(of: text, at: position)
      if mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
        position += 1
        nanosecond = try fraction(in: text, at: &position)
      }
    }
    return CivilTime(
      trustingHour: UInt8(hour), minute: UInt8(minute), second: UInt8(second), nanosecond: UInt32(nanosecond))
  }

  static func dateTime(in text: Span<UInt8>, at position: inout Int) throws(CivilError) -> CivilDateTime {
    let date = try date(in: text, at: &position)
    try skip(UInt8(ascii: "T"), after: "the date", in: text, at: &position)
    return CivilDateTime(date: date, time: try time(in: text, at: &position))
  }

  static func offset(in text: Span<UInt8>, at position: inout Int) throws(CivilError) -> UTCOffset {
    let start = position
    let sign = byte(of: text, at: position)
    guard sign != UInt8(ascii: "Z") else {
      position += 1
      return .utc
    }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      throw wrongByte("'Z', '+' or '-'", in: text, at: position)
    }
    position += 1
    let hours = try digits(2, of: "the offset's hours", in: text, at: &position)
    try skip(UInt8(ascii: ":"), after: "the offset's hours", in: text, at: &position)
    var seconds = 60 * (60 * hours + (try sixtieth(.minuteOutOfRange, in: text, at: &position)))
    if byte(of: text, at: position) == UInt8(ascii: ":") {
      position += 1
      seconds += try sixtieth(.secondOutOfRange, in: text, at: &position)
    }
    guard sign != UInt8(ascii: "-") || seconds != 0 else {
      let reason = "an offset of zero has no minus sign; it is Z or +00:00"
      throw CivilError(.negativeZero, in: text, at: start, reason: reason)
    }
    guard seconds <= UTCOffset.largest else {
      throw CivilError(.offsetOutOfRange, in: text, at: start, reason: CivilError.offsetReason)
    }
    return UTCOffset(trustingSeconds: Int32(sign == UInt8(ascii: "-") ? -seconds : seconds))
  }

  /// Throws unless the text ends here.
  static func end(of text: Span<UInt8>, at position: Int) throws(CivilError) {
    guard let extra = byte(of: text, at: position) else { return }
    let reason = CivilError.expected("the end of the text", found: extra)
    throw CivilError(.trailingText, in: text, at: position, reason: reason)
  }
}

// MARK: - Pieces

extension ISO8601Reader {
  /// The byte at a position, or nil behind the end.
  static func byte(of text: Span<UInt8>, at position: Int) -> UInt8? {
    position < text.count ? text[position] : nil
  }

  private static func wrongByte(_ wanted: String, in text: Span<UInt8>, at position: Int) -> CivilError {
    guard let found = byte(of: text, at: position) else {
      return CivilError(.incompleteText, in: text, at: position, reason: CivilError.expectedAtEnd(wanted))
    }
    let reason = CivilError.expected(wanted, found: found)
    return CivilError(.invalidCharacter, in: text, at: position, reason: reason)
  }

  private static func digits(
    _ count: Int, of field: String, in text: Span<UInt8>, at position: inout Int
  ) throws(CivilError) -> Int {
    var number = 0
    for _ in 0..<count {
      guard let found = byte(of: text, at: position), UInt8(ascii: "0")...UInt8(ascii: "9") ~= found else {
        throw wrongByte("a digit of \(field)", in: text, at: position)
      }
      number = 10 * number + Int(found - UInt8(ascii: "0"))
      position += 1
    }
    return number
  }

  /// A minute or a second: two digits, 00 to 59.
  private static func sixtieth(
    _ code: CivilError.Code, in text: Span<UInt8>, at position: inout Int
  ) throws(CivilError) -> Int {
    let start = position
    let isMinute = code == .minuteOutOfRange
    let number = try digits(2, of: isMinute ? "the minute" : "the second", in: text, at: &position)
    guard number < 60 else {
      let reason = isMinute ? CivilError.minuteReason(number) : CivilError.secondReason(number)
      throw CivilError(code, in: text, at: start, reason: reason)
    }
    return number
  }

  /// One to nine digits behind the decimal mark, in nanoseconds.
  private static func fraction(in text: Span<UInt8>, at position: inout Int) throws(CivilError) -> Int {
    var nanosecond = try digits(1, of: "the fraction", in: text, at: &position)
    var count = 1
    while let found = byte(of: text, at: position), UInt8(ascii: "0")...UInt8(ascii: "9") ~= found {
      guard count < 9 else {
        let reason = "a fraction of a second has at most 9 digits"
        throw CivilError(.fractionTooLong, in: text, at: position, reason: reason)
      }
      nanosecond = 10 * nanosecond + Int(found - UInt8(ascii: "0"))
      position += 1
      count += 1
    }
    for _ in count..<9 {
      nanosecond *= 10
    }
    return nanosecond
  }

  private static func skip(
    _ separator: UInt8, after field: String, in text: Span<UInt8>, at position: inout Int
  ) throws(CivilError) {
    guard byte(of: text, at: position) == separator else {
      throw wrongByte("'\(Unicode.Scalar(separator))' after \(field)", in: text, at: position)
    }
    position += 1
  }
}
