import Almanac

/// The context rules of RFC 5892, appendix A, which RFC 8264 takes over: scalars that are allowed at some places only.
///
/// Three of the rules ask for the whole text, which is looked through once for all of them.
struct ContextRules {
  private let unicode: UnicodeTables
  private var survey: Survey?

  /// What the whole text has.
  private struct Survey {
    var hasJapanese = false
    var hasArabicIndicDigits = false
    var hasExtendedArabicIndicDigits = false
  }

  /// Canonical_Combining_Class of a virama.
  private static let virama: UInt8 = 9

  init(_ unicode: UnicodeTables) {
    self.unicode = unicode
  }

  // MARK: CONTEXTJ

  /// ZERO WIDTH NON-JOINER (A.1) and ZERO WIDTH JOINER (A.2).
  func allowsJoiner(_ text: borrowing SecretScalars, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if unicode.kind(of: text[index - 1]).combiningClass == Self.virama { return true }
    return text[index] == 0x200C && separatesJoining(text, index)
  }

  /// A.1's pattern: `(L|D) T* ZWNJ T* (R|D)` in joining types.
  private func separatesJoining(_ text: borrowing SecretScalars, _ index: Int) -> Bool {
    var before = index - 1
    while before >= 0 && joiningType(text[before]) == .transparent { before -= 1 }
    guard before >= 0, [.left, .dual].contains(joiningType(text[before])) else { return false }
    var after = index + 1
    while after < text.count && joiningType(text[after]) == .transparent { after += 1 }
    return after < text.count && [.right, .dual].contains(joiningType(text[after]))
  }

  private func joiningType(_ scalar: UInt32) -> ScalarKind.JoiningType { unicode.kind(of: scalar).joiningType }

  // MARK: CONTEXTO

  /// The rules of the other scalars (A.3 to A.9).
  mutating func allowsOther(_ text: borrowing SecretScalars, _ index: Int) -> Bool {
    switch text[index] {
    // MIDDLE DOT (A.3): between two small l, as in Catalan.
    case 0xB7: index > 0 && index + 1 < text.count && text[index - 1] == 0x6C && text[index + 1] == 0x6C
    // GREEK LOWER NUMERAL SIGN (A.4): before Greek.
    case 0x375: index + 1 < text.count && script(text[index + 1]) == .greek
    // HEBREW PUNCTUATION GERESH and GERSHAYIM (A.5, A.6): behind Hebrew.
    case 0x5F3, 0x5F4: index > 0 && script(text[index - 1]) == .hebrew
    // KATAKANA MIDDLE DOT (A.7): in a text with Hiragana, Katakana or Han.
    case 0x30FB: survey(of: text).hasJapanese
    // ARABIC-INDIC DIGITS (A.8) and EXTENDED ARABIC-INDIC DIGITS (A.9): not both in one text.
    case 0x660...0x669: !survey(of: text).hasExtendedArabicIndicDigits
    case 0x6F0...0x6F9: !survey(of: text).hasArabicIndicDigits
    default: false
    }
  }

  private func script(_ scalar: UInt32) -> ScalarKind.Script { unicode.kind(of: scalar).script }

  private mutating func survey(of text: borrowing SecretScalars) -> Survey {
    if let survey { return survey }
    var found = Survey()
    for index in 0..<text.count {
      switch text[index] {
      case 0x660...0x669: found.hasArabicIndicDigits = true
      case 0x6F0...0x6F9: found.hasExtendedArabicIndicDigits = true
      default: if [.hiragana, .katakana, .han].contains(script(text[index])) { found.hasJapanese = true }
      }
    }
    survey = found
    return found
  }
}
