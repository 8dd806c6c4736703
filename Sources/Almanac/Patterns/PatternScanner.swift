/// Walks a date pattern, one item at a time.
///
/// Every ASCII letter outside quotes is a field, repeated as often as the letter; everything else is literal. `'…'` quotes
/// literal text, and `''` is one apostrophe inside and outside quotes. A quote that is never closed ends with the
/// pattern, as in ICU.
///
/// Source: UTS #35 part 4 section 8 "Date Format Patterns".
package struct PatternScanner: Sendable {
  /// What a pattern consists of.
  package enum Item: Equatable, Sendable {
    /// A field: its ASCII letter and how often it stands there, with the UTF-8 offset of the first.
    case field(letter: UInt8, count: Int, offset: Int)
    /// One byte of literal text.
    case literal(UInt8)
  }

  /// The UTF-8 offset behind the last item.
  private(set) var offset = 0
  private var isQuoted = false

  package init() {}

  /// The next item of `pattern`, or nil at its end.
  ///
  /// Call it with the same pattern each time.
  package mutating func next(in pattern: Span<UInt8>) -> Item? {
    while offset < pattern.count {
      let byte = pattern[offset]
      if byte == UInt8(ascii: "'") {
        if offset + 1 < pattern.count, pattern[offset + 1] == byte {
          offset += 2
          return .literal(byte)
        }
        isQuoted.toggle()
        offset += 1
        continue
      }
      let first = offset
      offset += 1
      guard !isQuoted, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return .literal(byte) }
      while offset < pattern.count, pattern[offset] == byte { offset += 1 }
      return .field(letter: byte, count: offset - first, offset: first)
    }
    return nil
  }
}
