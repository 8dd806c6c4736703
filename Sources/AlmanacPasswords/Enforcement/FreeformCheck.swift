import Almanac

/// Whether a text consists of what a profile allows: FreeformClass with its context rules, and emoji sequences where the
/// profile has them.
struct FreeformCheck {
  let unicode: UnicodeTables
  let profile: PasswordProfile

  /// - Throws: `disallowedCharacter`.
  func check(_ text: borrowing SecretScalars) throws(EnforcementError) {
    var rules = ContextRules(unicode)
    var index = 0
    while index < text.count {
      let scalar = text[index]
      // Most of most passwords: printing ASCII.
      if scalar &- 0x20 < 0x5F {
        index += 1
        continue
      }
      switch unicode.kind(of: scalar).freeformClass {
      case .valid:
        index += 1
      case .contextJ where rules.allowsJoiner(text, index), .contextO where rules.allowsOther(text, index):
        index += 1
      default:
        let count = profile.allowsEmojiSequences ? EmojiSequences(unicode).allowedCount(text, index) : 0
        guard count > 0 else { throw .disallowedCharacter }
        index += count
      }
    }
  }
}
