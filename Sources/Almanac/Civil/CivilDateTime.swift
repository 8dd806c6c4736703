/// A day and a time of day, without zone: what a clock on the wall and a calendar beside it show.
///
/// ```swift
/// try CivilDateTime("2026-03-29T06:05")  // 2026-03-29T06:05:00
/// ```
///
/// It is no instant until an offset is known; see `Timestamp.init(_:at:)`.
public struct CivilDateTime: Sendable, Hashable, Comparable {
  /// The day.
  public let date: CivilDate
  /// The time of that day.
  public let time: CivilTime

  /// Puts a day and a time together; midnight if the time is left out.
  public init(date: CivilDate, time: CivilTime = .midnight) {
    self.date = date
    self.time = time
  }

  /// Reads a date and a time in the extended format of ISO 8601, with an upper case `T` between them.
  ///
  /// The parts are those that `CivilDate` and `CivilTime` read; no offset may follow. A lower case `t` or a space in
  /// place of the `T` is refused, for ISO 8601 knows neither.
  ///
  /// - Parameter iso8601: The text; all of it must be the date and the time.
  /// - Throws: A `CivilError` with the position of what is wrong, as for `CivilDate` and `CivilTime`.
  public init(_ iso8601: String) throws(CivilError) {
    try self.init(iso8601: iso8601.utf8.span)
  }

  /// Reads a date and a time in the extended format of ISO 8601 from UTF-8 bytes.
  ///
  /// - Parameter bytes: The text, with the same rules as for a String.
  /// - Throws: The same errors as for a String.
  public init(iso8601 bytes: Span<UInt8>) throws(CivilError) {
    var position = 0
    self = try ISO8601Reader.dateTime(in: bytes, at: &position)
    try ISO8601Reader.end(of: bytes, at: position)
  }

  /// Whether one wall clock reading comes before another.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.date == right.date ? left.time < right.time : left.date < right.date
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date and the time as ISO 8601 writes them, always with seconds: `2026-03-29T06:05:00`.
  ///
  /// A year outside -9999...9999 is written as in `CivilDate.description`.
  public var description: String {
    var bytes: [UInt8] = []
    ISO8601Writer.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CivilDateTime: Codable {
  /// Decodes the text of ISO 8601.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is not a date and a time.
  public init(from decoder: any Decoder) throws {
    self = try ISO8601Coding.decode(from: decoder) { (text) throws(CivilError) in try CivilDateTime(text) }
  }

  /// Encodes the text of ISO 8601.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: `EncodingError.invalidValue` if the year is outside -9999...9999, which no text of ours can hold.
  public func encode(to encoder: any Encoder) throws {
    try ISO8601Coding.encode(self, year: date.year, to: encoder)
  }
}
