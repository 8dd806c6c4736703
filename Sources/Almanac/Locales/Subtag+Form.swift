/// What a subtag's characters say it can be, and its letter case.
///
/// In ASCII, the bit 0x40 tells a letter from a digit and the bit 0x20 a small letter from a capital, so each question
/// about all eight characters is one operation on the word.
extension Subtag {
  private static var letterBits: UInt64 { 0x4040_4040_4040_4040 }

  /// Whether every character is a letter.
  var isAlphabetic: Bool { (bits & Self.letterBits).nonzeroBitCount == count }

  /// Whether every character is a digit.
  var isNumeric: Bool { bits & Self.letterBits == 0 }

  /// Whether the first character is a digit.
  var startsWithDigit: Bool { bits >> 56 & 0x40 == 0 }

  /// With small letters.
  var lowercased: Subtag { Subtag(trusting: bits | (bits & Self.letterBits) >> 1) }

  /// With capital letters.
  var uppercased: Subtag { Subtag(trusting: bits & ~((bits & Self.letterBits) >> 1)) }

  /// With a capital first letter and small letters after it.
  var titlecased: Subtag {
    let small = lowercased.bits
    return Subtag(trusting: small & ~((small & 0x4000_0000_0000_0000) >> 1))
  }

  /// Two, three or five to eight letters: `unicode_language_subtag` of UTS #35 section 3.2.
  ///
  /// RFC 5646 section 2.2.1 keeps four letters for later use.
  var hasLanguageForm: Bool {
    let count = count
    return isAlphabetic && count >= 2 && count != 4
  }

  /// Three letters: `extlang` of RFC 5646 section 2.2.2.
  var hasExtendedLanguageForm: Bool { count == 3 && isAlphabetic }

  /// Four letters: `unicode_script_subtag`.
  var hasScriptForm: Bool { count == 4 && isAlphabetic }

  /// Two letters or three digits: `unicode_region_subtag`.
  var hasRegionForm: Bool { count == 2 ? isAlphabetic : count == 3 && isNumeric }

  /// Five to eight characters, or four of which the first is a digit: `unicode_variant_subtag`.
  var hasVariantForm: Bool { count >= 5 || count == 4 && startsWithDigit }

  /// A letter or digit and then a letter: a `key` of the extension `-u-`.
  var hasKeyForm: Bool { count == 2 && self[1] & 0x40 != 0 }

  /// A letter and then a digit: a `tkey` of the extension `-t-`.
  var hasFieldKeyForm: Bool { count == 2 && self[0] & 0x40 != 0 && self[1] & 0x40 == 0 }
}
