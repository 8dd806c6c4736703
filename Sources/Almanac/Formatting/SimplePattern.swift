/// Text with numbered places, such as `{0} days ago` or `{1}, {0}`.
///
/// An apostrophe quotes only before a brace, and two of them are one; a lone one is text.
///
/// Source: UTS #35 part 1; ICU's `SimpleFormatter`.
struct SimplePattern {
  /// An item of a pattern.
  enum Item {
    case literal(UInt8)
    /// The place of an argument from 0 on.
    case argument(Int)
  }

  private var position = 0
  private var isQuoted = false

  /// The next item, or nil at the end.
  mutating func next(in pattern: Span<UInt8>) -> Item? {
    while position < pattern.count {
      let byte = pattern[position]
      position += 1
      let next = position < pattern.count ? pattern[position] : 0
      switch byte {
      case UInt8(ascii: "'") where next == UInt8(ascii: "'"):
        position += 1
        return .literal(byte)
      case UInt8(ascii: "'") where isQuoted:
        isQuoted = false
      case UInt8(ascii: "'") where next == UInt8(ascii: "{") || next == UInt8(ascii: "}"):
        isQuoted = true
      case UInt8(ascii: "{") where !isQuoted && position + 1 < pattern.count:
        guard next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9"), pattern[position + 1] == UInt8(ascii: "}") else {
          return .literal(byte)
        }
        position += 2
        return .argument(Int(next - UInt8(ascii: "0")))
      default: return .literal(byte)
      }
    }
    return nil
  }
}
