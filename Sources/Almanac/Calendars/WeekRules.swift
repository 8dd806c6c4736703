/// How a region counts weeks.
///
/// Source: UTS #35 part 4, "Week Data"; ICU's `Calendar::computeWeekFields`.
package struct WeekRules: Hashable, Sendable {
  /// The first day of the week, 0 for Sunday to 6 for Saturday.
  package var firstWeekday: Int
  /// The days that a year's or a month's first week has at least, 1...7.
  package var minimalDays: Int

  /// The rules of ISO 8601: weeks begin on Monday, and a year's first week has four of its days.
  package static let iso8601 = WeekRules(WeekInfo.iso8601)

  /// The number that a week has in its Gregorian year; the day is any of its days.
  package func weekOfYear(of date: CivilDate) -> Int {
    weekOfYear(GregorianCalendar.fields(of: date), weekday: Int(date.weekday.rawValue) % 7).week
  }

  /// The day of the week counted from the week's first day, 1...7; the weekday is 0 for Sunday.
  package func localWeekday(_ weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 + 1 }

  /// The number of the week that has a day, in a month or a year whose days are counted from 1; 0 for days before the
  /// first week.
  func week(ofDay day: Int, weekday: Int) -> Int {
    let first = ((weekday - firstWeekday - day + 1) % 7 + 7) % 7
    let week = (day + first - 1) / 7
    return 7 - first >= minimalDays ? week + 1 : week
  }

  /// The week of the year, and the year that it belongs to.
  func weekOfYear(_ fields: CalendarFields, weekday: Int) -> (week: Int, year: Int) {
    let week = week(ofDay: fields.dayOfYear, weekday: weekday)
    guard week > 0 else {
      // The last week of the year before.
      let day = fields.dayOfYear + fields.daysInPreviousYear
      return (self.week(ofDay: day, weekday: weekday), fields.extendedYear - 1)
    }
    guard fields.dayOfYear >= fields.daysInYear - 5 else { return (week, fields.extendedYear) }
    let place = localWeekday(weekday) - 1
    let last = (place + fields.daysInYear - fields.dayOfYear) % 7
    let isOfNextYear = 6 - last >= minimalDays && fields.dayOfYear + 7 - place > fields.daysInYear
    return isOfNextYear ? (1, fields.extendedYear + 1) : (week, fields.extendedYear)
  }
}
