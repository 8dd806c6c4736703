/// The replacements of deprecated and legacy subtags that CLDR lists, read from the embedded tables.
///
/// They are the embedded ones even for a format over other tables: a tag is made canonical before anyone knows which
/// tables it will be looked up in.
///
/// Source: UTS #35 part 1 annex C; the bundles `metadata/alias` and `likelySubtags` of ICU. Keys and values are in
/// canonical case.
package struct SubtagAliases: Sendable {
  private let tables: TableReader

  /// The replacements of the embedded tables.
  package static var embedded: SubtagAliases { SubtagAliases(tables: .embedded) }

  /// Replacement for a language subtag that stands alone as a rule ("iw" -> "he", "sh" -> "sr-Latn"); nil when there is
  /// none.
  ///
  /// Called once for every tag that is read: keep it quick.
  package func language(_ subtag: Subtag) -> AliasReplacement? {
    guard let row = tables.aliasRow(of: subtag) else { return nil }
    return replacement(tables.load16(tables.section(.languageAliasValues).offset + 2 * row))
  }

  /// Whether a rule's key has more than one subtag and starts with this language, which may be `und`.
  package func hasCompoundRules(startingWith language: Subtag) -> Bool {
    tables.row(of: language.bits, in: .compoundAliasHeads) != nil
  }

  /// Replacement for a rule whose key has more than one subtag.
  ///
  /// The key is canonical hyphenated text: "sgn-BR", "hy-arevmda", "und-aaland", "und-hepburn-heploc". It is asked for
  /// only when ``hasCompoundRules(startingWith:)`` is true of its first subtag. Legacy tags of BCP 47 are asked for as a
  /// whole: "i-klingon", "en-GB-oed", "sgn-BE-FR", "zh-min-nan".
  package func compound(_ key: String) -> AliasReplacement? {
    tables.value(of: key, in: tables.supplemental(.compoundAliases)).flatMap(replacement)
  }

  /// Replacement for a script ("Qaai" -> "Zinh").
  package func script(_ subtag: Subtag) -> Subtag? {
    subtags(.scriptAliases, subtag)?.first
  }

  /// One or more replacement regions, the first being the one for lack of a better.
  package func regions(_ subtag: Subtag) -> [Subtag]? {
    subtags(.regionAliases, subtag)
  }

  /// Replacement for a variant ("heploc" -> "alalc97").
  package func variant(_ subtag: Subtag) -> Subtag? {
    subtags(.variantAliases, subtag)?.first
  }

  /// Replacement for a subdivision as in `-u-sd-` and `-u-rg-`, small letters ("no23" -> "no50"); a region's own code may
  /// be the answer ("fi01" -> "AX", in either case).
  package func subdivision(_ value: String) -> String? {
    guard let id = tables.value(of: value, in: tables.supplemental(.subdivisionAliases)) else { return nil }
    return tables.string(id).split(separator: " ").first.map(String.init)
  }

  /// The likely region, for choosing among several replacements; nil when nothing is known.
  package func likelyRegion(language: Subtag, script: Subtag?) -> Subtag? {
    let keys = [(language, script ?? .none), (language, .none), (.und, script ?? .none)]
    for (language, script) in keys {
      guard let key = PackedLocale(language: language, script: script), let likely = tables.likely(key) else {
        continue
      }
      return likely.region.isNone ? nil : likely.region
    }
    return nil
  }

  private func subtags(_ slot: SupplementalSlot, _ subtag: Subtag) -> [Subtag]? {
    guard let id = tables.value(of: subtag, in: tables.supplemental(slot)) else { return nil }
    return tables.string(id).split(separator: " ").compactMap { Subtag($0.utf8) }
  }

  /// Reads a replacement such as "sr-Latn", "en-GB-oxendict" or "en-x-i-default".
  private func replacement(_ id: UInt16) -> AliasReplacement? {
    let parts = tables.string(id).split(separator: "-")
    guard let language = parts.first.flatMap({ Subtag($0.utf8) }) else { return nil }
    var replacement = AliasReplacement(language: language)
    for (index, part) in parts.enumerated().dropFirst() {
      if part == "x" {
        replacement.privateUse = parts[(index + 1)...].joined(separator: "-")
        break
      }
      guard let subtag = Subtag(part.utf8) else { return nil }
      if subtag.hasScriptForm {
        replacement.script = subtag
      } else if subtag.hasRegionForm {
        replacement.region = subtag
      } else {
        replacement.variants.append(subtag)
      }
    }
    return replacement
  }
}

extension TableReader {
  /// The row of a language's alias, or nil where it has none.
  func aliasRow(of language: Subtag) -> Int? {
    guard language != .und, let key = PackedLocale(language: language) else { return nil }
    return row(of: UInt16(truncatingIfNeeded: key.languageBits), in: .languageAliasKeys)
  }

  /// The languages that have an alias of their own.
  package var aliasedLanguages: [Subtag] {
    let keys = section(.languageAliasKeys)
    return (0..<keys.count).map { PackedLocale.language(UInt64(load16(keys.offset + 2 * $0))).language }
  }

  /// The row of a region's data, or nil where there are none.
  package func row(ofRegion region: Subtag) -> Int? {
    guard let key = PackedLocale(language: .und, region: region), key != .root else { return nil }
    return row(of: UInt16(truncatingIfNeeded: key.regionBits), in: .regionKeys)
  }

  /// The regions that have data.
  package var regions: [Subtag] {
    let keys = section(.regionKeys)
    return (0..<keys.count).map { PackedLocale(rawValue: UInt64(load16(keys.offset + 2 * $0)) << 4).region }
  }
}
