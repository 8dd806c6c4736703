extension Timestamp {
  /// Reads a date, a time and an offset: `2026-03-29T06:05:00Z`, `2026-03-29T06:05+02:00`.
  ///
  /// The profile of ISO 8601 that RFC 3339 describes, with these differences: seconds may be left out and offsets may
  /// have them, years may be negative, fractions have at most 9 digits; the letters are upper case, as RFC 3339 section
  /// 5.6 lets a reader demand; second 60 and the offset `-00:00` are refused. The offset must be there, and in UTC the
  /// year must be in -9999...9999, so that every text read can be written again.
  ///
  /// - Parameter iso8601: The text; all of it must be the timestamp.
  /// - Throws: A `CivilError` with the position of what is wrong, as for `CivilDateTime` and `UTCOffset`;
  ///   `offsetMissing` if the text ends before the offset, `yearOutOfRange` if the offset leads out of the years.
  public init(_ iso8601: String) throws(CivilError) {
    try self.init(iso8601: iso8601.utf8.span)
  }

  /// Reads a date, a time and an offset from UTF-8 bytes.
  ///
  /// - Parameter bytes: The text, with the same rules as for a String.
  /// - Throws: The same errors as for a String.
  public init(iso8601 bytes: Span<UInt8>) throws(CivilError) {
    var position = 0
    let civil = try ISO8601Reader.dateTime(in: bytes, at: &position)
    guard position < bytes.count else {
      let reason = "a timestamp needs an offset: Z, +HH:MM or +HH:MM:SS"
      throw CivilError(.offsetMissing, in: bytes, at: position, reason: reason)
    }
    let offsetStart = position
    let offset = try ISO8601Reader.offset(in: bytes, at: &position)
    try ISO8601Reader.end(of: bytes, at: position)
    try self.init(civil, at: offset)
    let year = self.civil(at: .utc).date.year
    guard -9999...9999 ~= year else {
      throw CivilError(.yearOutOfRange, in: bytes, at: offsetStart, reason: "in UTC: " + CivilError.yearReason(year))
    }
  }
}

extension Timestamp: CustomStringConvertible {
  /// The instant in UTC as RFC 3339 writes it: `2026-03-29T04:05:00Z`, with a fraction of as many digits as it needs.
  ///
  /// A year outside -9999...9999 is written as in `CivilDate.description`.
  public var description: String {
    var bytes: [UInt8] = []
    ISO8601Writer.append(civil(at: .utc), to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Timestamp: Codable {
  /// Decodes the text of an instant.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is not a timestamp.
  public init(from decoder: any Decoder) throws {
    self = try ISO8601Coding.decode(from: decoder) { (text) throws(CivilError) in try Timestamp(text) }
  }

  /// Encodes the instant in UTC.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: `EncodingError.invalidValue` if the year in UTC is outside -9999...9999, which no text of ours can hold.
  public func encode(to encoder: any Encoder) throws {
    try ISO8601Coding.encode(self, year: civil(at: .utc).date.year, to: encoder)
  }
}
