/// Scalars as a tolerant parser compares them: without regard to letter case and width, and taken apart into letters and
/// marks.
///
/// Sources: Unicode, section 3.13 "Default Caseless Matching", with the mappings T of CaseFolding.txt for Turkish and
/// Azerbaijani; UAX #15 for the canonical decompositions. Both come from the tables. Beyond Unicode's own: all spaces are one,
/// all dashes, apostrophes and commas are, digits of every script are ASCII, and what cannot be seen is left out.
struct LetterFolding: Sendable {
  /// One to four folded scalars, or none.
  struct Units {
    private(set) var scalars = InlineArray<4, UInt32>(repeating: 0)
    private(set) var count = 0

    init() {}

    init(_ scalar: UInt32) {
      scalars[0] = scalar
      count = 1
    }

    init(_ first: UInt32, _ second: UInt32) {
      scalars[0] = first
      scalars[1] = second
      count = 2
    }

    /// Further scalars than fit are left out; none of Unicode's mappings has more.
    mutating func append(_ scalar: UInt32) {
      guard count < 4 else { return }
      scalars[count] = scalar
      count += 1
    }
  }

  private let unicode: UnicodeTables
  /// Whether I is the capital of ı, and İ that of i.
  let isTurkic: Bool

  init(_ unicode: UnicodeTables, language: Subtag) {
    self.unicode = unicode
    isTurkic = language == Self.turkish || language == Self.azerbaijani
  }

  private static var turkish: Subtag { Subtag(trusting: 0x7472_0000_0000_0000) }
  private static var azerbaijani: Subtag { Subtag(trusting: 0x617A_0000_0000_0000) }

  /// What stands for a scalar.
  func units(of scalar: UInt32) -> Units {
    if scalar < 0x80 { return Units(ascii(scalar)) }
    switch scalar {
    // Fullwidth forms of ASCII.
    case 0xFF01...0xFF5E: return units(of: scalar - 0xFEE0)
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return Units(0x20)
    // Soft hyphen, joiners, bidirectional controls, byte order mark; but no overrides, which show digits in another order.
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202C, 0x2060...0x2069, 0xFEFF: return Units()
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return Units(0x2D)
    case 0x2044, 0x2215: return Units(0x2F)
    case 0xB4, 0x2BB...0x2BD, 0x2018...0x201B, 0x2032: return Units(0x27)
    case 0x60C, 0x104A, 0x1363, 0x2E41, 0x3001, 0xFE50: return Units(0x2C)
    case 0x130: return isTurkic ? Units(0x69) : Units(0x69, 0x307)
    case 0xDF, 0x1E9E: return Units(0x73, 0x73)
    case 0x3C2: return Units(0x3C3)
    case 0x132, 0x133: return Units(0x69, 0x6A)
    case 0x587: return Units(0x565, 0x582)
    default: return decomposed(scalar)
    }
  }

  /// An ASCII scalar in lower case; white space is a space.
  private func ascii(_ scalar: UInt32) -> UInt32 {
    if scalar &- 0x41 < 26 { return isTurkic && scalar == 0x49 ? 0x131 : scalar | 0x20 }
    return scalar &- 9 < 5 ? 0x20 : scalar == 0x60 ? 0x27 : scalar
  }

  private func decomposed(_ scalar: UInt32) -> Units {
    let kind = unicode.kind(of: scalar)
    if let digit = kind.digit { return Units(0x30 + UInt32(digit)) }
    let small = kind.hasLowercase ? unicode.lowercase(of: scalar) : scalar
    if let letter = Self.letterWithStroke(small) { return Units(letter, 0x335) }
    var units = Units()
    append(small, depth: 0, to: &units)
    return units
  }

  private func append(_ scalar: UInt32, depth: Int, to units: inout Units) {
    // Syllables of Hangul decompose by arithmetic (The Unicode Standard, section 3.12).
    let syllable = scalar &- 0xAC00
    if syllable < 11_172 {
      units.append(0x1100 + syllable / 588)
      units.append(0x1161 + syllable / 28 % 21)
      if syllable % 28 != 0 { units.append(0x11A7 + syllable % 28) }
      return
    }
    guard depth < UnicodeLayout.mappingDepth, unicode.kind(of: scalar).hasMapping,
      let mapping = unicode.mapping(of: scalar)
    else { return units.append(scalar) }
    append(mapping.first, depth: depth + 1, to: &units)
    if mapping.second != 0 { append(mapping.second, depth: depth + 1, to: &units) }
  }

  /// The letter of one with a stroke, which has no decomposition although people leave its stroke away as they do marks.
  private static func letterWithStroke(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xF8: 0x6F
    case 0x111: 0x64
    case 0x127: 0x68
    case 0x142: 0x6C
    case 0x167: 0x74
    case 0x180: 0x62
    case 0x1E5: 0x67
    case 0x268: 0x69
    case 0x289: 0x75
    default: nil
    }
  }

  /// Whether a folded scalar is a mark that people leave away: accents, cedillas, strokes, points of Hebrew and Arabic.
  ///
  /// Marks that are letters in all but name, such as the vowels of Thai and Hindi and the voicing of kana, have other
  /// combining classes.
  func isOmissibleMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch unicode.kind(of: scalar).combiningClass {
    case 1, 10...36, 200...240: return true
    default: return false
    }
  }
}
