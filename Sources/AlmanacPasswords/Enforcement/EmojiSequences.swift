import Almanac

/// The emoji sequences of UTS #51, as far as they need scalars that FreeformClass does not allow.
struct EmojiSequences {
  private let unicode: UnicodeTables

  private static let joiner: UInt32 = 0x200D
  private static let keycap: UInt32 = 0x20E3
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let blackFlag: UInt32 = 0x1F3F4
  private static let cancelTag: UInt32 = 0xE007F

  init(_ unicode: UnicodeTables) {
    self.unicode = unicode
  }

  /// How many scalars from `index` on are allowed since they stand in an emoji sequence; 0 where the first is not.
  func allowedCount(_ text: borrowing SecretScalars, _ index: Int) -> Int {
    switch text[index] {
    case Self.emojiSelector: allowsSelector(text, index) ? 1 : 0
    case Self.joiner: allowsJoiner(text, index) ? 1 : 0
    case 0xE0020...Self.cancelTag: tagCount(text, index)
    default: 0
    }
  }

  /// Behind a pictograph (ED-9a), or in a keycap: behind a digit, # or * and before U+20E3 (ED-14c).
  private func allowsSelector(_ text: borrowing SecretScalars, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if isPictograph(text[index - 1]) { return true }
    switch text[index - 1] {
    case 0x23, 0x2A, 0x30...0x39: return index + 1 < text.count && text[index + 1] == Self.keycap
    default: return false
    }
  }

  /// Between two pictographs, the first perhaps with its selector (ED-15a, ED-16).
  private func allowsJoiner(_ text: borrowing SecretScalars, _ index: Int) -> Bool {
    guard index + 1 < text.count, isPictograph(text[index + 1]) else { return false }
    var before = index - 1
    if before > 0 && text[before] == Self.emojiSelector { before -= 1 }
    return before >= 0 && isPictograph(text[before])
  }

  /// The flag of a subdivision (ED-14a): behind the black flag, the tags of a Unicode subdivision id (UTS #35, part 1,
  /// section 3.2: two letters or three digits, then one to four of either) and the tag that ends them.
  private func tagCount(_ text: borrowing SecretScalars, _ index: Int) -> Int {
    guard index > 0, text[index - 1] == Self.blackFlag else { return 0 }
    var end = index
    while end < text.count && (Self.isTagDigit(text[end]) || Self.isTagLetter(text[end])) { end += 1 }
    guard end < text.count, text[end] == Self.cancelTag else { return 0 }
    var region = index
    while region < min(end, index + 3) && Self.isTagDigit(text[region]) { region += 1 }
    if region == index {
      while region < min(end, index + 2) && Self.isTagLetter(text[region]) { region += 1 }
      guard region == index + 2 else { return 0 }
    } else {
      guard region == index + 3 else { return 0 }
    }
    return (1...4).contains(end - region) ? end + 1 - index : 0
  }

  private static func isTagDigit(_ scalar: UInt32) -> Bool { (0xE0030...0xE0039).contains(scalar) }
  private static func isTagLetter(_ scalar: UInt32) -> Bool { (0xE0061...0xE007A).contains(scalar) }

  /// Emoji that stand for themselves: not those of ASCII, which are so in keycaps only, and not regional indicators.
  private func isPictograph(_ scalar: UInt32) -> Bool {
    scalar >= 0x80 && !(0x1F1E6...0x1F1FF).contains(scalar) && unicode.kind(of: scalar).isEmoji
  }
}
