/// Where a text will stand, which decides whether its first letter is a capital.
///
/// Languages differ: standing alone, `enero` is `Enero` in Spanish, and `janeiro` stays as it is in Portuguese, which
/// capitalizes weekdays in that place. The data say so for weekdays, months and eras apart. Only a text that begins with a
/// small letter ever changes, and of it only that letter.
///
/// Source: UTS #35 part 2, "Context Transforms"; ICU's `UDisplayContext`.
public enum CapitalizationContext: String, CaseIterable, Codable, Sendable {
  /// Nothing is known, or the middle of a sentence: the text as the data have it (`UDISPCTX_CAPITALIZATION_NONE`).
  case none
  /// The beginning of a sentence: a first small letter becomes a capital in every language.
  case beginningOfSentence
  /// A text by itself, such as a heading: as the locale's data say.
  case standalone
  /// An entry of a list or menu: as the locale's data say.
  case uiListOrMenu
}
