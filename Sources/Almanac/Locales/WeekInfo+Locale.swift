/// The week of a locale.
extension WeekInfo {
  /// Finds how weeks are counted where a locale's language is spoken.
  ///
  /// The region decides, not the language: that of `-u-rg-`, else the tag's own, else that of `-u-sd-`, else the likely
  /// one; where none is known, and for regions that CLDR says nothing of, the world's (`001`) counts. Then `-u-fw-` sets
  /// the first day. With `-u-ca-iso8601` the week is ISO's, but for the weekend, which stays the region's, and for
  /// `-u-fw-`, which still counts.
  ///
  /// As in the ICU of the tables: with those of ICU 72, `-u-rg-` counts where it ends in `zzzz`, and `-u-sd-` not at all.
  /// `-u-fw-` counts in any case, as from ICU 73 on; ICU 74 and earlier let `iso8601` win over it.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - data: the tables.
  /// - Throws: `FormatError`: `leftOutOfSubset` where the tables are a subset that does not know the region of the
  ///   language, `missingData` where they have no weeks.
  public init(locale: LocaleTag, data: LocaleData = .embedded) throws(FormatError) {
    let isISO8601 = !locale.extensions.isEmpty && locale.keyword(.calendar) == "iso8601"
    if data.customsRegion(of: locale) == nil { try data.checkIsKept(locale) }
    guard let week = data.weekInfo(for: locale, isISO8601: isISO8601) else { throw .missingData("weeks", locale, data) }
    self = week
  }
}
