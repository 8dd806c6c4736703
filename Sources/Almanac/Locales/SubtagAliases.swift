/// The replacements of deprecated and legacy subtags that CLDR lists.
///
/// Source: UTS #35 part 1 annex C; the bundles `metadata/alias` and `likelySubtags` of ICU. Keys and values are in canonical case.
package struct SubtagAliases: Sendable {
  /// The replacements of the embedded tables.
  package static var embedded: SubtagAliases { SubtagAliases() }

  /// Replacement for a language subtag that stands alone as a rule ("iw" -> "he", "sh" -> "sr-Latn"); nil when there is none.
  ///
  /// Called once for every tag that is read: keep it quick.
  package func language(_ subtag: Subtag) -> AliasReplacement? {
    TemporaryAliases.languages[subtag]
  }

  /// Whether a rule's key has more than one subtag and starts with this language, which may be `und`.
  package func hasCompoundRules(startingWith language: Subtag) -> Bool {
    TemporaryAliases.compoundHeads[language] != nil
  }

  /// Replacement for a rule whose key has more than one subtag.
  ///
  /// The key is canonical hyphenated text: "sgn-BR", "hy-arevmda", "und-aaland", "und-hepburn-heploc". It is asked for only
  /// when ``hasCompoundRules(startingWith:)`` is true of its first subtag. Legacy tags of BCP 47 are asked for as a whole:
  /// "i-klingon", "en-GB-oed", "sgn-BE-FR", "zh-min-nan".
  package func compound(_ key: String) -> AliasReplacement? {
    TemporaryAliases.compounds[key]
  }

  /// Replacement for a script ("Qaai" -> "Zinh").
  package func script(_ subtag: Subtag) -> Subtag? {
    TemporaryAliases.scripts[subtag]
  }

  /// One or more replacement regions, the first being the one for lack of a better.
  package func regions(_ subtag: Subtag) -> [Subtag]? {
    TemporaryAliases.regions[subtag]
  }

  /// Replacement for a variant ("heploc" -> "alalc97").
  package func variant(_ subtag: Subtag) -> Subtag? {
    TemporaryAliases.variants[subtag]
  }

  /// Replacement for a subdivision as in `-u-sd-` and `-u-rg-`, small letters ("no23" -> "no50"); a region's own code may
  /// be the answer ("fi01" -> "ax", in either case).
  package func subdivision(_ value: String) -> String? {
    TemporaryAliases.subdivisions[value]
  }

  /// The likely region, for choosing among several replacements; nil when nothing is known.
  package func likelyRegion(language: Subtag, script: Subtag?) -> Subtag? {
    if let script, let region = TemporaryAliases.likelyRegions["\(language)-\(script)"] { return region }
    return TemporaryAliases.likelyRegions[language.description]
      ?? script.flatMap { TemporaryAliases.likelyRegions["und-\($0)"] }
  }
}
