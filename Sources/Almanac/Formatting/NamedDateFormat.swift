/// Formats of standards, which are the same in every locale: what machines read, in files, in HTTP and in mail.
///
/// ```swift
/// let instant = try Timestamp("2026-11-30T06:05:00Z")
/// try NamedDateFormat.imfFixdate.string(from: instant)                                // Mon, 30 Nov 2026 06:05:00 GMT
/// try NamedDateFormat.iso8601.string(from: instant, offset: UTCOffset("+09:00"))      // 2026-11-30T15:05:00+09:00
/// ```
///
/// No locale data is read: the English names are part of the standards.
public struct NamedDateFormat: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: String, Codable, Hashable, Sendable {
    case iso8601, iso8601Basic, imfFixdate
  }

  private let kind: Kind

  /// The format's name, such as `imfFixdate`.
  public var description: String { "\(kind)" }

  /// The extended format of ISO 8601, which is also the date-time of RFC 3339: `2026-11-30T15:05:00+09:00`.
  ///
  /// Seconds are always written, a fraction with as many digits as it needs, up to nine; UTC is `Z`.
  ///
  /// Source: ISO 8601-1:2019 section 5.4.2; RFC 3339 section 5.6.
  public static let iso8601 = NamedDateFormat(kind: .iso8601)

  /// The basic format of ISO 8601: `20261130T150500+0900`.
  ///
  /// The same as ``iso8601`` without hyphens and colons. RFC 3339 does not allow it.
  public static let iso8601Basic = NamedDateFormat(kind: .iso8601Basic)

  /// The date of HTTP: `Mon, 30 Nov 2026 06:05:00 GMT`.
  ///
  /// It is in UTC always, whatever the offset; its seconds have no fraction, and one is cut off.
  ///
  /// Source: RFC 9110 section 5.6.7, "IMF-fixdate"; also a date-time of RFC 5322 section 3.3 but for the zone's name.
  public static let imfFixdate = NamedDateFormat(kind: .imfFixdate)

  /// The text of an instant.
  ///
  /// - Parameters:
  ///   - instant: the instant.
  ///   - offset: the offset of the clock that is read, UTC if left out.
  /// - Returns: the text, of ASCII characters.
  /// - Throws: `CivilError`: `yearOutOfRange` where the year on that clock is not 0 to 9999, which is all that four digits
  ///   hold; `offsetNotWholeMinutes` for an offset with seconds, which neither ISO 8601 nor RFC 3339 can write.
  public func string(from instant: Timestamp, offset: UTCOffset = .utc) throws(CivilError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.maximumUTF8Count)
    try write(instant, offset: offset, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of the instant at which clocks of an offset show a date and time.
  ///
  /// - Throws: `CivilError` as for an instant; for ``imfFixdate`` also `timestampOutOfRange`.
  public func string(from dateTime: CivilDateTime, offset: UTCOffset) throws(CivilError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.maximumUTF8Count)
    try write(dateTime, offset: offset, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The most bytes that a text has.
  public static var maximumUTF8Count: Int { 35 }

  /// Appends the text of an instant, as UTF-8, to an array; nothing is appended where it throws.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare. Errors are those of
  /// ``string(from:offset:)-(Timestamp,_)``.
  public func write(_ instant: Timestamp, offset: UTCOffset = .utc, to bytes: inout [UInt8]) throws(CivilError) {
    let offset = kind == .imfFixdate ? .utc : offset
    try append(instant.civil(at: offset), offset, &bytes)
  }

  /// Appends the text of the instant at which clocks of an offset show a date and time; nothing where it throws.
  public func write(_ dateTime: CivilDateTime, offset: UTCOffset, to bytes: inout [UInt8]) throws(CivilError) {
    if kind == .imfFixdate, offset != .utc {
      try write(Timestamp(dateTime, at: offset), to: &bytes)
    } else {
      try append(dateTime, offset, &bytes)
    }
  }

  private func append(_ dateTime: CivilDateTime, _ offset: UTCOffset, _ bytes: inout [UInt8]) throws(CivilError) {
    guard 0...9999 ~= dateTime.date.year else {
      throw CivilError(
        .yearOutOfRange, input: "\(dateTime)\(offset)",
        reason: "year \(dateTime.date.year); \(self) holds the years 0000 to 9999")
    }
    guard offset.storedSeconds % 60 == 0 else {
      throw CivilError(
        .offsetNotWholeMinutes, input: "\(dateTime)\(offset)",
        reason: "the offset \(offset) has seconds; \(self) holds offsets of whole minutes")
    }
    switch kind {
    case .iso8601:
      ISO8601Writer.append(dateTime, to: &bytes)
      ISO8601Writer.append(offset, to: &bytes)
    case .iso8601Basic:
      let start = bytes.count
      ISO8601Writer.append(dateTime, to: &bytes)
      let end = bytes.count
      ISO8601Writer.append(offset, to: &bytes)
      // Hyphens of the date and colons go; a hyphen of the offset is its sign.
      var kept = start
      for index in start..<bytes.count {
        let byte = bytes[index]
        guard byte != UInt8(ascii: ":"), index >= end || byte != UInt8(ascii: "-") else { continue }
        bytes[kept] = byte
        kept += 1
      }
      bytes.removeLast(bytes.count - kept)
    case .imfFixdate: Self.appendFixdate(dateTime, &bytes)
    }
  }

  /// Source: RFC 9110 section 5.6.7: `day-name "," SP day SP month SP year SP hour ":" minute ":" second SP GMT`.
  private static func appendFixdate(_ dateTime: CivilDateTime, _ bytes: inout [UInt8]) {
    let date = dateTime.date
    let time = dateTime.time
    bytes.append(contentsOf: date.weekday.description.utf8.prefix(3))
    bytes.append(contentsOf: ", ".utf8)
    append(Int(date.storedDay), 2, &bytes)
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: date.month.description.utf8.prefix(3))
    bytes.append(UInt8(ascii: " "))
    append(date.year, 4, &bytes)
    bytes.append(UInt8(ascii: " "))
    append(Int(time.storedHour), 2, &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(Int(time.storedMinute), 2, &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(Int(time.storedSecond), 2, &bytes)
    bytes.append(contentsOf: " GMT".utf8)
  }

  private static func append(_ number: Int, _ digits: Int, _ bytes: inout [UInt8]) {
    var unit = digits == 4 ? 1000 : 10
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

extension NamedDateFormat: Codable {
  /// Reads a format's name, such as `imfFixdate`.
  ///
  /// - Throws: `DecodingError` for a name that there is not.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}
