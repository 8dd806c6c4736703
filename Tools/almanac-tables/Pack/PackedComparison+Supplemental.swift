import Almanac

/// What belongs to no locale, read back area by area.
extension PackedComparison {
  /// Says how many values were compared; throws at the first that differs.
  func compareSupplemental() throws -> Int {
    var compared = 0
    for (area, packed) in areas() {
      var expected = text.supplemental[area] ?? [:]
      if area == "plurals" { expected = expected.mapValues(Packer.withoutSamples) }
      let keys = Set(packed.keys).union(expected.keys)
      if let key = keys.sorted().first(where: { packed[$0] != expected[$0] }) {
        let found = packed[key] ?? "nothing"
        throw PackError(key: "\(area)/\(key)", problem: "reading back gave \(found), not \(expected[key] ?? "nothing")")
      }
      compared += packed.count
    }
    for (slot, expected) in [
      (SupplementalSlot.source, input.sourceStrings), (.overlays, input.overlayStrings), (.subset, input.subsetStrings),
    ] {
      let list = tables.supplemental(slot)
      let packed = (0..<list.count).map { string(tables.value(list, $0)) }
      guard packed == expected else { throw PackError(key: "\(slot)", problem: "reading back gave \(packed)") }
      compared += packed.count
    }
    return compared
  }

  /// The areas as the packed file has them; what is known of Unicode scalars is not among them.
  func areas() -> [(name: String, values: [String: String])] {
    [
      ("aliases", aliases()), ("parents", pairs(.parents)), ("likely-subtags", likelySubtags()), ("regions", regions()),
      ("day-periods", pairs(.dayPeriodRules)), ("number-systems", numberSystems()), ("plurals", pluralRules()),
      ("eras", pairs(.eraStarts)),
      ("language-matching", languageMatching()),
    ]
  }

  /// The plural rules by kind, language and category again; each language has `other`, without a condition.
  private func pluralRules() -> [String: String] {
    var values: [String: String] = [:]
    for (slot, kind) in [(SupplementalSlot.cardinalRules, "cardinal"), (.ordinalRules, "ordinal")] {
      for (language, text) in pairs(slot) {
        values["\(kind)/\(language)/other"] = ""
        for rule in text.split(separator: "; ") {
          let parts = rule.split(separator: ": ", maxSplits: 1)
          values["\(kind)/\(language)/\(parts[0])"] = String(parts.last ?? "")
        }
      }
    }
    return values
  }

  func pairs(_ slot: SupplementalSlot, _ prefix: String = "") -> [String: String] {
    let list = tables.supplemental(slot)
    var values: [String: String] = [:]
    for pair in 0..<list.count / 2 {
      values[prefix + string(tables.value(list, 2 * pair))] = string(tables.value(list, 2 * pair + 1))
    }
    return values
  }

  private func aliases() -> [String: String] {
    var values = pairs(.compoundAliases, "language/")
    for (row, subtag) in tables.aliasedLanguages.enumerated() {
      let id = tables.load16(tables.section(.languageAliasValues).offset + 2 * row)
      values["language/\(subtag)"] = string(id)
    }
    for (slot, prefix) in [
      (SupplementalSlot.scriptAliases, "script/"), (.regionAliases, "region/"), (.variantAliases, "variant/"),
      (.subdivisionAliases, "subdivision/"), (.legacyLocales, "locale/"),
    ] {
      values.merge(pairs(slot, prefix)) { $1 }
    }
    return values
  }

  private func likelySubtags() -> [String: String] {
    let keys = tables.likelyKeys
    return Dictionary(keys.map { ($0.text, tables.likely($0)?.text ?? "") }) { first, _ in first }
  }

  private func regions() -> [String: String] {
    var values = pairs(.localeHourCycles, "hours/")
    for (row, region) in tables.regions.enumerated() {
      for (slot, prefix) in [(RegionSlot.calendars, "calendars/"), (.hourCycles, "hours/"), (.weeks, "weeks/")] {
        let list = tables.list(tables.region(row, slot))
        guard list.count > 0 else { continue }
        let words = (0..<list.count).map { index in
          let value = tables.value(list, index)
          return slot == .weeks ? "\(value)" : string(value)
        }
        values["\(prefix)\(region)"] = words.joined(separator: " ")
      }
    }
    return values
  }

  private func numberSystems() -> [String: String] {
    pairs(.decimalDigits, "decimal/").merging(pairs(.algorithmicNumbers, "algorithmic/")) { $1 }
  }
}
