/// Walks a pattern as ICU's pattern generator does, which keeps the text between fields as it stands.
///
/// Unlike `PatternScanner`, which a format is compiled by, it hands quoted text out with its quotes, and it stops after
/// ``limit`` items as ICU does.
struct PatternItems {
  enum Item {
    /// A run of one ASCII letter outside quotes.
    case field(letter: UInt8, count: Int)
    /// Other text, quotes and all, by its UTF-8 offsets.
    case text(Range<Int>)
  }

  /// Runs of letters and UTF-16 units that are read of a pattern (ICU's `MAX_DT_TOKEN`), inside quotes too.
  static let limit = 50

  private var offset = 0
  private var count = 0

  /// The next item of `pattern`, or nil at its end or at the limit.
  ///
  /// Call it with the same pattern each time.
  mutating func next(in pattern: Span<UInt8>) -> Item? {
    guard offset < pattern.count, count < Self.limit else { return nil }
    let start = offset
    let byte = pattern[start]
    if byte == UInt8(ascii: "'") {
      skipQuoted(in: pattern)
      return .text(start..<offset)
    }
    skipOne(in: pattern)
    return Self.isLetter(byte) ? .field(letter: byte, count: offset - start) : .text(start..<offset)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Goes on behind a run of letters or one scalar.
  private mutating func skipOne(in pattern: Span<UInt8>) {
    let byte = pattern[offset]
    let isLetter = Self.isLetter(byte)
    // A scalar of four bytes in UTF-8 is two units in UTF-16.
    count += byte >= 0xF0 ? 2 : 1
    repeat {
      offset += 1
    } while offset < pattern.count
      && (isLetter ? pattern[offset] == byte : pattern[offset] & 0xC0 == 0x80)
  }

  /// Goes on behind a quote's closing apostrophe; two apostrophes inside quotes do not close it.
  private mutating func skipQuoted(in pattern: Span<UInt8>) {
    offset += 1
    count += 1
    while offset < pattern.count, count < Self.limit {
      guard pattern[offset] == UInt8(ascii: "'") else {
        skipOne(in: pattern)
        continue
      }
      offset += 1
      count += 1
      let isDoubled = offset < pattern.count && count < Self.limit && pattern[offset] == UInt8(ascii: "'")
      guard isDoubled else { return }
      offset += 1
      count += 1
    }
  }
}
