/// Which region's customs count for a tag: the first day of a week, the weekend.
extension LocaleData {
  /// The region of `-u-rg-`, else the tag's own, else that of `-u-sd-`, else the one that the language and script
  /// imply; nil where nothing is known of the language.
  ///
  /// Subdivisions stand for their regions where the ICU of the tables takes them so, which 72 does not. Source: UTS #35
  /// part 1, sections "Region Override" and "Unicode Subdivision Codes"; ICU's `ulocimp_getRegionForSupplementalData`.
  package func customsRegion(of tag: LocaleTag) -> Subtag? {
    if let region = overridingRegion(of: tag) { return region }
    guard tag.packedRegion.isNone else { return tag.packedRegion }
    if !tag.extensions.isEmpty, edition.readsSubdivisionsAsRegions, let region = customsRegion(of: tag, .subdivision) {
      return region
    }
    guard let key = PackedLocale(language: tag.language, script: tag.packedScript) else { return nil }
    return (tables.likely(key) ?? tables.likely(key.languageOnly)).map(\.region)
  }
}
