/// Writes the canonical texts of ISO 8601 as UTF-8.
enum ISO8601Writer {
  static func append(_ date: CivilDate, to bytes: inout [UInt8]) {
    appendYear(date.year, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    appendTwoDigits(date.storedMonth, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    appendTwoDigits(date.storedDay, to: &bytes)
  }

  static func append(_ time: CivilTime, to bytes: inout [UInt8]) {
    appendTwoDigits(time.storedHour, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(time.storedMinute, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(time.storedSecond, to: &bytes)
    guard time.storedNanosecond != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = time.storedNanosecond
    var unit: UInt32 = 100_000_000
    while rest != 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  static func append(_ dateTime: CivilDateTime, to bytes: inout [UInt8]) {
    append(dateTime.date, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    append(dateTime.time, to: &bytes)
  }

  static func append(_ offset: UTCOffset, to bytes: inout [UInt8]) {
    guard offset.storedSeconds != 0 else {
      bytes.append(UInt8(ascii: "Z"))
      return
    }
    bytes.append(UInt8(ascii: offset.storedSeconds < 0 ? "-" : "+"))
    let seconds = offset.storedSeconds.magnitude
    appendTwoDigits(UInt8(seconds / 3600), to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(UInt8(seconds / 60 % 60), to: &bytes)
    guard seconds % 60 != 0 else { return }
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(UInt8(seconds % 60), to: &bytes)
  }

  /// Four digits, a minus sign and four digits, or the expanded form of ECMA-262.
  static func yearText(_ year: Int) -> String {
    var bytes: [UInt8] = []
    appendYear(year, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number as a field of a message, whatever its size.
  static func twoDigitText(_ number: Int) -> String { 0...9 ~= number ? "0\(number)" : "\(number)" }

  private static func appendYear(_ year: Int, to bytes: inout [UInt8]) {
    let isExpanded = !(-9999...9999 ~= year)
    if year < 0 {
      bytes.append(UInt8(ascii: "-"))
    } else if isExpanded {
      bytes.append(UInt8(ascii: "+"))
    }
    let digits = String(year.magnitude).utf8
    let width = isExpanded ? 6 : 4
    for _ in 0..<max(0, width - digits.count) {
      bytes.append(UInt8(ascii: "0"))
    }
    bytes.append(contentsOf: digits)
  }

  private static func appendTwoDigits(_ number: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "0") + number / 10)
    bytes.append(UInt8(ascii: "0") + number % 10)
  }
}
