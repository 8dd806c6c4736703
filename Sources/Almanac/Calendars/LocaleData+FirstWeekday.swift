/// Which day begins a week.
extension LocaleData {
  /// The first day of the week for a tag: that of `-u-fw-`, else of the region that `-u-rg-` names, else of the tag's own
  /// region, else of the likely one, else of the world (`001`).
  ///
  /// Source: UTS #35 part 4, "Week Data"; ICU's `Calendar::setWeekData`, which reads `-u-fw-` from ICU 73 on.
  package func firstWeekday(for tag: LocaleTag) -> Weekday {
    if let asked = tag.keyword(.firstWeekday), let day = Weekday(keyword: asked) { return day }
    var region = tag.overridingRegion ?? tag.packedRegion
    if region.isNone, let key = PackedLocale(language: tag.language, script: tag.packedScript) {
      region = (tables.likely(key) ?? tables.likely(key.languageOnly))?.region ?? .none
    }
    return firstWeekday(of: region) ?? firstWeekday(of: "001") ?? .monday
  }

  private func firstWeekday(of region: Subtag) -> Weekday? {
    guard !region.isNone, let row = tables.row(of: region.bits, in: .regionKeys) else { return nil }
    let weeks = tables.list(tables.region(row, .weeks))
    guard weeks.count > 0 else { return nil }
    // ICU counts from 1, Sunday; ISO ends with it.
    let number = tables.value(weeks, 0)
    return Weekday(rawValue: number == 1 ? 7 : UInt8(clamping: number) &- 1)
  }
}

extension Weekday {
  /// The weekday of a value of `-u-fw-`.
  fileprivate init?(keyword: Substring) {
    switch keyword {
    case "mon": self = .monday
    case "tue": self = .tuesday
    case "wed": self = .wednesday
    case "thu": self = .thursday
    case "fri": self = .friday
    case "sat": self = .saturday
    case "sun": self = .sunday
    default: return nil
    }
  }
}
