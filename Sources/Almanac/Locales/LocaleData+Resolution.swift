/// From a tag to the row of the tables that ICU would answer from.
extension LocaleData {
  /// The row for a tag, or nil where the fallback ends at root without having met a row.
  ///
  /// ICU's rules for a bundle that exists (`ures_open` since ICU 72): the id itself; a legacy alias; the parent that CLDR
  /// states; and else one subtag less at a time, where a region gives way to the script that it implies, so that zh-US
  /// finds zh-Hant, and a script that the language does not imply is never dropped, so that zh-Latn finds nothing.
  ///
  /// Source: UTS #35 part 1, "Parent Locales" and "Locale Inheritance and Matching".
  package func row(for tag: LocaleTag) -> Int? {
    guard
      var key = PackedLocale(
        language: tag.language, script: tag.packedScript, region: tag.packedRegion, variant: variant(of: tag))
    else { return nil }
    let asked = key
    // Each step takes something away, but for a stated parent; the count ends a circle in damaged data.
    for _ in 0..<16 {
      if let row = exactRow(key) { return row }
      if isLeftOut(key) { return nil }
      guard let next = next(after: key, asked: asked) else { return nil }
      key = next.key
    }
    return nil
  }

  /// Why a key is looked for after another that no row has.
  package enum FallbackRule: Hashable, Sendable {
    /// The variant was taken away.
    case variant
    /// CLDR states it as the parent.
    case statedParent
    /// The script was taken away, which the language has anyhow.
    case impliedScript
    /// The region was taken away; the script stays.
    case region
    /// The region was taken away, and the script that the language has there put in.
    case regionForScript
  }

  /// The tag that answers for a request, and its row: the request itself, else the fallback, else root in the name of the
  /// request.
  ///
  /// - Throws: `leftOutOfSubset` where root would answer because the tables are a subset.
  package func answering(
    _ locale: LocaleTag, _ fallback: LocaleTag?
  ) throws(FormatError) -> (tag: LocaleTag, row: Int) {
    if let row = row(for: locale) { return (locale, row) }
    if let fallback, let row = row(for: fallback) { return (fallback, row) }
    guard !leavesLocalesOut || (fallback ?? locale).isRoot else { throw .leftOutOfSubset(locale, self) }
    return (locale, rootRow)
  }

  /// The row of root, which every table has.
  package var rootRow: Int { 0 }

  func exactRow(_ key: PackedLocale) -> Int? {
    if let row = tables.row(of: key.rawValue, in: .localeKeys) { return row }
    guard let legacy = tables.row(of: key.rawValue, in: .legacyKeys) else { return nil }
    return Int(tables.load16(tables.section(.legacyRows).offset + 2 * legacy))
  }

  /// The key that is looked for after another, and why; nil where root comes next.
  func next(after key: PackedLocale, asked: PackedLocale) -> (key: PackedLocale, rule: FallbackRule)? {
    if key.variant != 0 { return (key.withoutVariant, .variant) }
    if let parent = statedParent(of: key) { return parent == .root ? nil : (parent, .statedParent) }
    switch (key.scriptBits != 0, key.regionBits != 0) {
    case (true, true):
      let isImplied = impliedScript(key).scriptBits == key.scriptBits
      return isImplied ? (key.withoutScript, .impliedScript) : (key.withoutRegion, .region)
    case (false, true):
      let script = asked.scriptBits != 0 ? asked : impliedScript(key)
      return (key.withoutRegion.withScript(of: script), .regionForScript)
    case (true, false):
      return impliedScript(key).scriptBits == key.scriptBits ? (key.withoutScript, .impliedScript) : nil
    case (false, false):
      return nil
    }
  }

  /// A key with the script that a language has in a region, or else at large; Latin where nothing is known.
  ///
  /// ICU's table of scripts (`localefallback_data.h`) leaves out all that are Latin, and the search for the region then
  /// goes on to the language: so sr-TR, for which CLDR says `sr-Latn-TR`, finds Cyrillic as sr does.
  private func impliedScript(_ key: PackedLocale) -> PackedLocale {
    if let likely = tables.likely(key.withoutScript), likely.scriptBits != PackedLocale.latin.scriptBits {
      return likely
    }
    return tables.likely(key.languageOnly) ?? .latin
  }

  private func statedParent(of key: PackedLocale) -> PackedLocale? {
    let parents = tables.supplemental(.parents)
    guard let id = tables.value(of: key.text, in: parents) else { return nil }
    return PackedLocale(legacy: tables.string(id).split(separator: "-").compactMap { Subtag($0.utf8) })
  }

  /// The number of the tag's variant in the tables' list, or 0 where no row has it.
  func variant(of tag: LocaleTag) -> Int {
    guard tag.hasVariants || !tag.extensions.isEmpty, let name = tag.rowVariant else { return 0 }
    let variants = tables.supplemental(.variants)
    return (0..<variants.count).first { tables.string(tables.value(variants, $0)) == "\(name)" }.map { $0 + 1 } ?? 0
  }
}
