/// Which way the lines of a text run.
///
/// The raw value is that of HTML's attribute `dir`.
public enum TextDirection: String, CaseIterable, Hashable, Codable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

extension LocaleTag {
  /// Which way text of the language runs.
  ///
  /// ```swift
  /// LocaleTag("ar").textDirection           // rightToLeft
  /// LocaleTag("az-IR").textDirection        // rightToLeft: Azerbaijani is written in Arabic script there
  /// LocaleTag("ar-Latn").textDirection      // leftToRight
  /// ```
  ///
  /// The script decides, the one that the language has in the region where the tag names none. Where nothing is known of the
  /// language it is left to right.
  ///
  /// Source: UTS #35 part 1 "Likely Subtags"; the bidirectional classes of Unicode 17; ICU's `uloc_isRightToLeft`.
  public var textDirection: TextDirection {
    var script = packedScript
    if script.isNone, language != .und {
      let tables = TableReader.embedded
      let inRegion = PackedLocale(language: language, region: packedRegion).flatMap(tables.likely)
      script = (inRegion ?? PackedLocale(language: language).flatMap(tables.likely))?.script ?? .none
    }
    return script.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Subtag {
  /// Whether a script's letters run from right to left.
  fileprivate var isRightToLeft: Bool {
    switch "\(self)" {
    case "Adlm", "Arab", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung", "Khar", "Lydi", "Mand",
      "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr", "Palm", "Phli", "Phlp", "Phnx", "Prti",
      "Rohg", "Samr", "Sarb", "Sidt", "Sogd", "Sogo", "Syrc", "Thaa", "Yezi":
      true
    default: false
    }
  }
}
