/// How far a clock is ahead of UTC, in seconds east: -64,800...64,800, that is -18:00...+18:00, as in java.time.
///
/// ```swift
/// try UTCOffset("-03:00").secondsEastOfUTC           // -10800
/// try UTCOffset(secondsEastOfUTC: 20_700)            // +05:45
/// ```
///
/// Ordered from west to east.
public struct UTCOffset: Sendable, Hashable, Comparable {
  /// The seconds east of UTC as they are stored.
  let storedSeconds: Int32

  /// The largest offset either way, in seconds.
  static var largest: Int { 64_800 }

  /// Makes an offset of a number that is known to be in the range.
  init(trustingSeconds seconds: Int32) {
    assert(seconds.magnitude <= UTCOffset.largest)
    storedSeconds = seconds
  }

  /// Makes an offset of its seconds east of UTC.
  ///
  /// - Parameter seconds: -64,800...64,800; negative to the west.
  /// - Throws: `offsetOutOfRange`.
  public init(secondsEastOfUTC seconds: Int) throws(CivilError) {
    guard seconds.magnitude <= UTCOffset.largest else {
      throw CivilError(.offsetOutOfRange, input: "\(seconds) s", reason: CivilError.offsetReason)
    }
    self.init(trustingSeconds: Int32(seconds))
  }

  /// UTC itself, 0 seconds.
  public static var utc: UTCOffset { UTCOffset(trustingSeconds: 0) }

  /// The seconds east of UTC, -64,800...64,800; negative to the west.
  public var secondsEastOfUTC: Int { Int(storedSeconds) }

  /// Whether one offset is west of another.
  public static func < (left: UTCOffset, right: UTCOffset) -> Bool { left.storedSeconds < right.storedSeconds }
}

extension UTCOffset {
  /// Reads an offset: `Z`, `+HH:MM`, `-HH:MM`, `+HH:MM:SS` or `-HH:MM:SS`.
  ///
  /// The seconds are for the local mean times of the past, as in java.time. `-00:00` is refused: ISO 8601 writes zero
  /// with a plus sign, and the meaning that RFC 3339 section 4.3 gives it, "offset unknown", is not an offset.
  ///
  /// - Parameter iso8601: The text; all of it must be the offset.
  /// - Throws: A `CivilError` with the position of what is wrong: `incompleteText`, `invalidCharacter`, `trailingText`,
  ///   `minuteOutOfRange`, `secondOutOfRange`, `negativeZero`, `offsetOutOfRange`.
  public init(_ iso8601: String) throws(CivilError) {
    try self.init(iso8601: iso8601.utf8.span)
  }

  /// Reads an offset from UTF-8 bytes.
  ///
  /// - Parameter bytes: The text, with the same rules as for a String.
  /// - Throws: The same errors as for a String.
  public init(iso8601 bytes: Span<UInt8>) throws(CivilError) {
    var position = 0
    self = try ISO8601Reader.offset(in: bytes, at: &position)
    try ISO8601Reader.end(of: bytes, at: position)
  }
}

extension UTCOffset: CustomStringConvertible {
  /// The offset as ISO 8601 writes it: `Z` for zero, else a sign, `HH:MM`, and `:SS` if there are seconds.
  public var description: String {
    var bytes: [UInt8] = []
    ISO8601Writer.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UTCOffset: Codable {
  /// Decodes the text of an offset.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is not an offset.
  public init(from decoder: any Decoder) throws {
    self = try ISO8601Coding.decode(from: decoder) { (text) throws(CivilError) in try UTCOffset(text) }
  }

  /// Encodes the text of the offset.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try ISO8601Coding.encode(self, to: encoder)
  }
}
