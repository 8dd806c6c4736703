/// Which weeks a locale has.
extension LocaleData {
  /// The weeks of a tag: those of the region of `-u-rg-`, else of the tag's own, else of the likely one, else of the
  /// world; `-u-fw-` names another first day.
  ///
  /// The calendar of ISO 8601 brings its own. ICU 72 does not know `-u-fw-` yet; later ones do.
  ///
  /// - Parameters:
  ///   - tag: the tag that was asked for.
  ///   - calendar: the calendar.
  /// - Returns: the first day of the week, and how many days the first week has at least.
  package func weeks(for tag: LocaleTag, _ calendar: CalendarSystem) -> WeekRules {
    var rules = WeekRules(firstWeekday: 1, minimalDays: 1)
    if let weeks = weekList(of: supplementalRegion(of: tag)) ?? weekList(of: Self.world) {
      rules.firstWeekday = (Int(tables.value(weeks, 0)) + 6) % 7
      rules.minimalDays = max(1, Int(tables.value(weeks, 1)))
    }
    if calendar == .iso8601 {
      rules = WeekRules(firstWeekday: ISO8601Calendar.firstWeekday, minimalDays: ISO8601Calendar.minimalDays)
    }
    if !tag.extensions.isEmpty, let day = tag.keyword(.firstWeekday), let weekday = Self.weekday(day) {
      rules.firstWeekday = weekday
    }
    return rules
  }

  /// The region whose customs count for a tag, or `Subtag.none`.
  package func supplementalRegion(of tag: LocaleTag) -> Subtag {
    if let region = overridingRegion(of: tag) { return region }
    guard tag.packedRegion.isNone else { return tag.packedRegion }
    guard let key = PackedLocale(language: tag.language, script: tag.packedScript) else { return .none }
    return (tables.likely(key) ?? tables.likely(key.languageOnly))?.region ?? .none
  }

  private func weekList(of region: Subtag) -> TableReader.List? {
    guard !region.isNone, let row = tables.row(of: region.bits, in: .regionKeys) else { return nil }
    let weeks = tables.list(tables.region(row, .weeks))
    return weeks.count == 4 ? weeks : nil
  }

  private static var world: Subtag { "001" }

  private static func weekday(_ value: Substring) -> Int? {
    switch value {
    case "sun": 0
    case "mon": 1
    case "tue": 2
    case "wed": 3
    case "thu": 4
    case "fri": 5
    case "sat": 6
    default: nil
    }
  }
}
