/// The capital letter at the beginning of a text, in the manner of a language.
///
/// As ICU's `UnicodeString::toTitle` with `U_TITLECASE_NO_LOWERCASE` and `U_TITLECASE_NO_BREAK_ADJUSTMENT` on a text that
/// begins with a small letter: the first letter gets its title-case mapping, and the rest stays. The mappings are the
/// standard library's, of Unicode's `SpecialCasing.txt`, and the exceptions of languages are here.
///
/// Source: Unicode chapter 3.13 "Default Case Algorithms", rule R3.
enum TitleCase {
  /// The text with its first letter as a capital; the text itself where it does not begin with a small letter.
  static func capitalizingFirst(of text: String, in language: Subtag) -> String {
    guard let first = text.unicodeScalars.first, first.properties.generalCategory == .lowercaseLetter else {
      return text
    }
    let rest = text.unicodeScalars.dropFirst()
    switch (language, first) {
    case ("tr", "i"), ("az", "i"):
      // The dotted and the dotless i are two letters.
      return "\u{130}" + String(rest)
    case ("nl", "i") where rest.first == "j":
      // The letter ij is written with two characters, and both are capitals.
      return "IJ" + String(rest.dropFirst())
    case ("hy", "\u{587}"):
      // The ligature ech-yiwn: Eastern Armenian spells its second part with vew.
      return "\u{535}\u{57E}" + String(rest)
    default:
      return first.properties.titlecaseMapping + String(rest)
    }
  }
}
