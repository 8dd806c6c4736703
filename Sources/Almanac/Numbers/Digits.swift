/// The ten digits of a number system as UTF-8, ready to be stored.
///
/// An object, so that what a format is made with is not copied by the hundred bytes.
package final class Digits: Sendable {
  /// Each digit's one to four bytes, the first one lowest, and its byte count in the highest byte.
  private let digits: InlineArray<10, UInt64>
  /// Whether these are the ASCII digits, for which faster ways exist.
  package let isASCII: Bool

  /// The digits 0 to 9.
  static let ascii = Digits(isASCII: true, digits: InlineArray { 1 << 56 | UInt64(48 + $0) })

  private init(isASCII: Bool, digits: InlineArray<10, UInt64>) {
    self.isASCII = isASCII
    self.digits = digits
  }

  /// Reads ten scalars of UTF-8; nil for any other number of them.
  convenience init?(_ bytes: Span<UInt8>) {
    var digits = InlineArray<10, UInt64>(repeating: 0)
    var count = 0
    for index in 0..<bytes.count {
      let byte = UInt64(bytes[index])
      if byte & 0xC0 != 0x80 {
        guard count < 10 else { return nil }
        digits[count] = 1 << 56 | byte
        count += 1
      } else {
        guard count > 0, digits[count - 1] >> 56 < 4 else { return nil }
        let length = digits[count - 1] >> 56
        digits[count - 1] += 1 << 56 | byte << (8 * length)
      }
    }
    guard count == 10 else { return nil }
    self.init(isASCII: false, digits: digits)
  }

  /// The bytes of one digit, first one lowest.
  package func bytes(_ digit: Int) -> UInt32 { UInt32(truncatingIfNeeded: digits[digit]) }

  /// How many bytes a digit has.
  package func count(_ digit: Int) -> Int { Int(truncatingIfNeeded: digits[digit] >> 56) }
}
