extension CivilTime {
  /// Reads a time of day in the extended format of ISO 8601: `06:05`, `06:05:09`, `06:05:09.25`.
  ///
  /// A fraction has 1 to 9 digits behind a full stop or a comma, and only seconds have one. `24:00` and second 60 are
  /// refused, as is the prefix `T`.
  ///
  /// - Parameter iso8601: The text; all of it must be the time, without spaces.
  /// - Throws: A `CivilError` with the position of what is wrong: `incompleteText`, `invalidCharacter`, `trailingText`,
  ///   `hourOutOfRange`, `minuteOutOfRange`, `secondOutOfRange`, `fractionTooLong`.
  public init(_ iso8601: String) throws(CivilError) {
    try self.init(iso8601: iso8601.utf8.span)
  }

  /// Reads a time of day in the extended format of ISO 8601 from UTF-8 bytes.
  ///
  /// - Parameter bytes: The text, with the same rules as for a String; all of it must be the time.
  /// - Throws: The same errors as for a String.
  public init(iso8601 bytes: Span<UInt8>) throws(CivilError) {
    var position = 0
    self = try ISO8601Reader.time(in: bytes, at: &position)
    try ISO8601Reader.end(of: bytes, at: position)
  }
}

extension CivilTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it, always with seconds: `06:05:00`, with a fraction of as many digits as it needs.
  public var description: String {
    var bytes: [UInt8] = []
    ISO8601Writer.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CivilTime: Codable {
  /// Decodes the text of ISO 8601.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is not a time.
  public init(from decoder: any Decoder) throws {
    self = try ISO8601Coding.decode(from: decoder) { (text) throws(CivilError) in try CivilTime(text) }
  }

  /// Encodes the text of ISO 8601.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try ISO8601Coding.encode(self, to: encoder)
  }
}
