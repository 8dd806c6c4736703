extension CivilDate {
  /// Reads a date in the extended format of ISO 8601, `YYYY-MM-DD`, and nothing else.
  ///
  /// The years 0000 to 9999 have four digits and no sign. The years before 0000 have a minus sign and four digits,
  /// `-0044-03-15`, as in ISO 8601-2:2019 (level 1), XML Schema 1.1 and java.time. `-0000` is refused, for it would be
  /// a second text for 0000, and so is any plus sign, which ISO 8601-1:2019 keeps for years of more than four digits.
  /// So a date has one text only, and two texts are the same date only if they are the same bytes.
  ///
  /// - Parameter iso8601: The text; all of it must be the date, without spaces.
  /// - Throws: A `CivilError` with the position of what is wrong, in constant time however long the text is:
  ///   `incompleteText`, `invalidCharacter`, `trailingText`, `plusSign`, `negativeZero`, `monthOutOfRange`,
  ///   `dayOutOfRange`.
  public init(_ iso8601: String) throws(CivilError) {
    try self.init(iso8601: iso8601.utf8.span)
  }

  /// Reads a date in the extended format of ISO 8601 from UTF-8 bytes, without making a String unless it fails.
  ///
  /// - Parameter bytes: The text, with the same rules as for a String; all of it must be the date.
  /// - Throws: The same errors as for a String.
  public init(iso8601 bytes: Span<UInt8>) throws(CivilError) {
    if bytes.count == 10, let date = CivilDate(tenBytesOf: bytes, at: 0) {
      self = date
      return
    }
    self = try CivilDate.carefullyRead(bytes)
  }

  /// The slow way, kept out of the fast one's code: signed years, and saying what is wrong.
  @inline(never)
  private static func carefullyRead(_ bytes: Span<UInt8>) throws(CivilError) -> CivilDate {
    var position = 0
    let date = try ISO8601Reader.date(in: bytes, at: &position)
    try ISO8601Reader.end(of: bytes, at: position)
    return date
  }

  /// Reads the ten bytes `YYYY-MM-DD` from a position, or nil if they are anything but a date without sign.
  ///
  /// The bytes are checked and combined eight at a time in one register.
  init?(tenBytesOf bytes: Span<UInt8>, at start: Int) {
    guard start >= 0, bytes.count - start >= 10 else { return nil }
    // The compiler makes one load of these eight.
    var text = UInt64(bytes[start])
    text |= UInt64(bytes[start + 1]) << 8
    text |= UInt64(bytes[start + 2]) << 16
    text |= UInt64(bytes[start + 3]) << 24
    text |= UInt64(bytes[start + 4]) << 32
    text |= UInt64(bytes[start + 5]) << 40
    text |= UInt64(bytes[start + 6]) << 48
    text |= UInt64(bytes[start + 7]) << 56
    let tail = UInt32(bytes[start + 8]) | UInt32(bytes[start + 9]) << 8

    // "0000-00-" and "00" taken away, digits are 0...9 and hyphens 0. A digit of 10 or more and 0x76, or a hyphen of 1
    // or more and 0x7F, reach the high bit of their byte; bytes that have it already are caught as they are.
    let digits = text ^ 0x2D30_302D_3030_3030
    let tailDigits = tail ^ 0x3030
    let isWrong = (digits | (digits &+ 0x7F76_767F_7676_7676)) & 0x8080_8080_8080_8080
    let isTailWrong = (tailDigits | (tailDigits &+ 0x7676)) & 0x8080
    guard isWrong | UInt64(isTailWrong) == 0 else { return nil }

    // Ten times each byte plus the next: bytes 0 and 2 hold the halves of the year, byte 5 the month.
    let pairs = digits &* 10 &+ digits >> 8
    let year = UInt32(truncatingIfNeeded: pairs & 0xFF) &* 100 &+ UInt32(truncatingIfNeeded: pairs >> 16 & 0xFF)
    let month = UInt32(truncatingIfNeeded: pairs >> 40 & 0xFF)
    let day = (tailDigits &* 10 &+ tailDigits >> 8) & 0xFF
    // Every month has 28 days, and most days need no more than that; computing the length without a branch is slower.
    guard month &- 1 < 12, day &- 1 < 28 || day &- 1 < CivilDate.lengthOfMonth(month, year: Int64(year)) else {
      return nil
    }
    self.init(
      trustingYear: Int32(truncatingIfNeeded: year), month: UInt8(truncatingIfNeeded: month),
      day: UInt8(truncatingIfNeeded: day))
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in the extended format of ISO 8601: `2026-11-30`, `-0044-03-15`.
  ///
  /// A year outside -9999...9999 has the expanded form of ECMA-262, a sign and six digits or as many as it needs:
  /// `+010000-01-01`, `-5877641-06-23`. That form is for reading by people; neither `init(_:)` nor `Codable` takes it.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    ISO8601Writer.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CivilDate: Codable {
  /// Decodes the text of ISO 8601.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is not a date.
  public init(from decoder: any Decoder) throws {
    self = try ISO8601Coding.decode(from: decoder) { (text) throws(CivilError) in try CivilDate(text) }
  }

  /// Encodes the text of ISO 8601.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: `EncodingError.invalidValue` if the year is outside -9999...9999, which no text of ours can hold.
  public func encode(to encoder: any Encoder) throws {
    try ISO8601Coding.encode(self, year: year, to: encoder)
  }
}
