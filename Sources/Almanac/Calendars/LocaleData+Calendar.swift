/// Which calendar a locale uses.
extension LocaleData {
  /// The calendar that ICU picks for a tag: the one that `-u-ca-` names, else the first that CLDR lists for the region.
  ///
  /// The region is that of `-u-rg-`, else the tag's own, else the likely one.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - row: the row that answers for it.
  /// - Returns: a BCP 47 `ca` value.
  package func calendar(for tag: LocaleTag, row: Int) -> String {
    if !tag.extensions.isEmpty {
      if let calendar = tag.keyword(.calendar) { return String(calendar) }
      if let region = overridingRegion(of: tag) { return name(ofCalendar: firstCalendar(of: region)) }
    }
    return name(ofCalendar: calendarID(for: tag, row: row))
  }

  /// The same for a tag whose extensions do not count, as the id of a string; nil for the Gregorian calendar of regions of
  /// which the tables say nothing.
  func calendarID(for tag: LocaleTag, row: Int) -> UInt16? {
    guard tag.packedRegion.isNone else { return firstCalendar(of: tag.packedRegion) }
    guard row == rootRow else { return tables.locale(row, .calendar) }
    guard let key = PackedLocale(language: tag.language, script: tag.packedScript) else { return nil }
    let likely = tables.likely(key) ?? tables.likely(key.languageOnly)
    return likely.flatMap { firstCalendar(of: $0.region) }
  }

  /// Whether the id of a calendar's name is that of the Gregorian one.
  func isGregorian(_ id: UInt16?) -> Bool {
    guard let id else { return true }
    return tables.withString(id) { TableReader.order($0, Self.gregorian.utf8Span.span) == 0 }
  }

  func name(ofCalendar id: UInt16?) -> String { id.map { tables.string($0) } ?? Self.gregorian }

  /// The BCP 47 name of the Gregorian calendar.
  package static var gregorian: String { "gregory" }

  func firstCalendar(of region: Subtag) -> UInt16? {
    guard let row = tables.row(ofRegion: region) else { return nil }
    let calendars = tables.list(tables.region(row, .calendars))
    return calendars.count == 0 ? nil : tables.value(calendars, 0)
  }
}
