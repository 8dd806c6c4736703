/// Which weeks a locale has.
extension LocaleData {
  /// The weeks of a tag in a calendar.
  ///
  /// That of ISO 8601 brings its own; see ``WeekInfo/init(locale:data:)``.
  ///
  /// - Parameters:
  ///   - tag: the tag that was asked for.
  ///   - calendar: the calendar.
  /// - Returns: the first day of the week, and how many days the first week has at least.
  package func weeks(for tag: LocaleTag, _ calendar: CalendarSystem) -> WeekRules {
    // Without data, weeks begin on Monday and any day makes one, as in most of the world.
    guard let week = weekInfo(for: tag, isISO8601: calendar == .iso8601) else {
      return WeekRules(firstWeekday: 1, minimalDays: 1)
    }
    return WeekRules(week)
  }

  /// The week of a tag, or nil where the tables have none.
  package func weekInfo(for tag: LocaleTag, isISO8601: Bool) -> WeekInfo? {
    guard let week = week(of: customsRegion(of: tag)) ?? week(of: Self.world),
      let start = Weekday(icuNumber: tables.value(week, 2)), let end = Weekday(icuNumber: tables.value(week, 3)),
      var first = Weekday(icuNumber: tables.value(week, 0))
    else { return nil }
    var minimum = Int(tables.value(week, 1))
    guard (1...7).contains(minimum) else { return nil }
    if isISO8601 {
      first = ISO8601Calendar.firstWeekday
      minimum = ISO8601Calendar.minimalDays
    }
    if !tag.extensions.isEmpty, let named = tag.keyword(.firstWeekday).flatMap({ Weekday(keywordValue: $0) }) {
      first = named
    }
    return WeekInfo(trusting: first, minimumDaysInFirstWeek: minimum, weekendStart: start, weekendEnd: end)
  }

  /// The four numbers of a region's week, in the order of `RegionSlot.weeks`; nil where there are none.
  private func week(of region: Subtag?) -> TableReader.List? {
    guard let region, let row = tables.row(ofRegion: region) else { return nil }
    let week = tables.list(tables.region(row, .weeks))
    return week.count == 4 ? week : nil
  }

  private static var world: Subtag { "001" }
}

extension WeekRules {
  init(_ week: WeekInfo) {
    self.init(firstWeekday: Int(week.firstWeekday.rawValue) % 7, minimalDays: week.minimumDaysInFirstWeek)
  }
}
