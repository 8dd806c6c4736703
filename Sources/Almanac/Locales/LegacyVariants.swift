/// Variants of ICU, Java and POSIX names that BCP 47 says in another way.
///
/// Source: UTS #35 part 1 section 3.8.2 "Legacy Variants"; ICU's former canonicalization table (`ja_JP_TRADITIONAL`, `no_NO_NY`);
/// Java's `Locale` class, special cases (`ja_JP_JP`, `th_TH_TH`); glibc's list of locales (`sr_RS@latin`, `de_DE@euro`).
enum LegacyVariants {
  /// What a legacy variant says.
  enum Meaning {
    /// Nothing that a tag can say.
    case nothing
    /// A script, for a tag that has none.
    case script(Subtag)
    /// Another language.
    case language(Subtag)
    /// A keyword.
    case keyword(key: Subtag, value: String)
    /// The variant itself is right.
    case variant(Subtag)
  }

  /// The meaning of a subtag that follows `_` in an ICU or Java name, small letters; nil when it has none.
  ///
  /// Variants that BCP 47 can write, such as `pinyin`, are left to it; `posix` is here for modifiers.
  static func meaning(ofSubtag name: String, language: Subtag) -> Meaning? {
    switch (name, language) {
    case ("posix", _): .keyword(key: "va", value: "posix")
    case ("traditional", "ja"): .keyword(key: "ca", value: "japanese")
    case ("traditional", "th"): .keyword(key: "ca", value: "buddhist")
    case ("traditional", _): .keyword(key: "co", value: "trad")
    case ("phonebook", _): .keyword(key: "co", value: "phonebk")
    case ("ny", "no"), ("ny", "nb"), ("ny", "nn"): .language("nn")
    case ("jp", "ja"): .keyword(key: "ca", value: "japanese")
    case ("th", "th"): .keyword(key: "nu", value: "thai")
    case ("cyrl", _): .script("Cyrl")
    case ("latn", _): .script("Latn")
    case ("euro", _): .nothing
    default: nil
    }
  }

  /// The meaning of a POSIX modifier, which follows `@`; nil when it is not known and cannot be a variant.
  ///
  /// `@euro` is dropped: the countries that used it have had no other currency since 2002.
  static func meaning(ofModifier name: String, language: Subtag) -> Meaning? {
    switch name {
    case "latin", "iqtelif": return .script("Latn")
    case "cyrillic": return .script("Cyrl")
    case "devanagari": return .script("Deva")
    case "arabic": return .script("Arab")
    case "abegede", "cjknarrow": return .nothing
    default: break
    }
    if let meaning = meaning(ofSubtag: name, language: language) { return meaning }
    guard let variant = Subtag(name.utf8), variant.hasVariantForm else { return nil }
    return .variant(variant)
  }
}
