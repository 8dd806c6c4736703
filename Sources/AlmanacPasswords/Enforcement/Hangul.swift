/// Syllables of Hangul, which decompose and compose by arithmetic (The Unicode Standard, section 3.12).
enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leadings: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// One below the first trailing consonant: no trailing consonant is number 0.
  private static let trailings: UInt32 = 0x11A7
  private static let leadingCount: UInt32 = 19
  private static let vowelCount: UInt32 = 21
  private static let trailingCount: UInt32 = 28

  /// The jamo of a syllable, the last one 0 where it has none; nil for other scalars.
  static func parts(of scalar: UInt32) -> (leading: UInt32, vowel: UInt32, trailing: UInt32)? {
    let number = scalar &- syllables
    guard number < leadingCount * vowelCount * trailingCount else { return nil }
    let trailing = number % trailingCount
    return (
      leadings + number / (vowelCount * trailingCount), vowels + number / trailingCount % vowelCount,
      trailing == 0 ? 0 : trailings + trailing
    )
  }

  /// Whether a scalar is a vowel or a trailing consonant that composes with what stands before it.
  static func isTrailing(_ scalar: UInt32) -> Bool {
    scalar &- vowels < vowelCount || scalar &- trailings &- 1 < trailingCount - 1
  }

  /// The syllable of a leading consonant and a vowel, or of a syllable without a trailing consonant and one; nil where
  /// the two make none.
  static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let leading = first &- leadings
    let vowel = second &- vowels
    if leading < leadingCount && vowel < vowelCount {
      return syllables + (leading * vowelCount + vowel) * trailingCount
    }
    let number = first &- syllables
    let trailing = second &- trailings
    guard number < leadingCount * vowelCount * trailingCount, number % trailingCount == 0, trailing > 0,
      trailing < trailingCount
    else { return nil }
    return first + trailing
  }
}
