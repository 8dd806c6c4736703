/// Scalars of a secret from UTF-8 and back.
extension SecretScalars {
  /// Decodes UTF-8, which must be well-formed (Unicode, table 3-7): no surrogate, no overlong form, nothing cut short.
  ///
  /// - Parameters:
  ///   - bytes: what was typed.
  ///   - limit: the most scalars that are taken.
  ///   - map: what becomes of each scalar.
  /// - Returns: the scalars, in room of their exact count.
  /// - Throws: `notUTF8`, or `tooLong` for more than `limit` scalars, whichever comes first.
  static func decoded(
    _ bytes: Span<UInt8>, limit: Int, _ map: (UInt32) -> UInt32
  ) throws(EnforcementError) -> SecretScalars {
    // Each scalar has one byte that is no continuation, so this many words are enough, and the room is exact.
    var leads = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { leads += 1 }
    guard leads <= limit else { throw .tooLong }
    var text = SecretScalars(capacity: leads)
    var at = 0
    while at < bytes.count {
      let lead = bytes[at]
      if lead < 0x80 {
        text.append(map(UInt32(lead)))
        at += 1
        continue
      }
      let length = length(ofLead: lead)
      guard length > 0, length <= bytes.count - at else { throw .notUTF8 }
      var scalar = UInt32(lead & (0x7F >> length))
      for offset in 1..<length {
        let byte = bytes[at + offset]
        guard byte & 0xC0 == 0x80 else { throw .notUTF8 }
        scalar = scalar << 6 | UInt32(byte & 0x3F)
      }
      guard scalar >= smallest(ofLength: length), Unicode.Scalar(scalar) != nil else { throw .notUTF8 }
      text.append(map(scalar))
      at += length
    }
    return text
  }

  /// Bytes of the sequence that a byte leads, 2 to 4, or 0 where it leads none.
  private static func length(ofLead lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  private static func smallest(ofLength length: Int) -> UInt32 {
    length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
  }

  /// The scalars as UTF-8.
  borrowing func encoded() -> SecretBytes {
    var byteCount = 0
    for index in 0..<count {
      let scalar = self[index]
      byteCount += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }
    var bytes = SecretBytesWriter(capacity: byteCount)
    for index in 0..<count { bytes.append(scalar: self[index]) }
    return bytes.finish()
  }
}
