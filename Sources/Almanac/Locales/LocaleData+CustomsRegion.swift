/// Which region's customs count for a tag: the calendar of a wall, the first day of a week, the clock.
extension LocaleData {
  /// The region of `-u-rg-`, else the tag's own, else that of `-u-sd-`, else the one that the language and script
  /// imply; nil where nothing is known of the language.
  ///
  /// Source: UTS #35 part 1, sections "Region Override" and "Unicode Subdivision Codes";
  /// `ulocimp_getRegionForSupplementalData` of ICU 76 and later, where a subdivision stands for its region (`gbsct`).
  /// ICU 75 and earlier read `-u-rg-` only where it ends in `zzzz`, and do not read `-u-sd-`.
  package func customsRegion(of tag: LocaleTag) -> Subtag? {
    if !tag.extensions.isEmpty, let region = tag.regionOfSubdivision(.regionOverride) { return region }
    guard tag.packedRegion.isNone else { return tag.packedRegion }
    if !tag.extensions.isEmpty, let region = tag.regionOfSubdivision(.subdivision) { return region }
    return likelyRegion(of: tag)
  }

  private func likelyRegion(of tag: LocaleTag) -> Subtag? {
    guard let key = PackedLocale(language: tag.language, script: tag.packedScript) else { return nil }
    let likely = tables.likely(key) ?? tables.likely(key.languageOnly)
    return likely.map(\.region)
  }
}

extension LocaleTag {
  /// The region that a subdivision belongs to, such as `GB` for `gbsct` and `gbzzzz`; nil for a value that is none.
  ///
  /// Regions of three digits have no customs of their own in CLDR, so, as in ICU, only letters count.
  fileprivate func regionOfSubdivision(_ key: LocaleKey) -> Subtag? {
    // A key without a value has the value `true`, which is no subdivision of Türkiye.
    guard let value = keyword(key)?.utf8, !value.elementsEqual("true".utf8), (3...7).contains(value.count),
      let region = Subtag(value.prefix(2)),
      region.isAlphabetic
    else { return nil }
    return region.uppercased
  }
}
