/// The Gregorian calendar with the weeks of ISO 8601.
///
/// ICU's `ISO8601Calendar` with the change date moved away.
enum ISO8601Calendar {
  /// The days that a year's first week has at least.
  static let minimalDays = 4
  /// The first day of the week, Monday, unless the locale names another (`-u-fw-`), as in ICU since 74.
  static let firstWeekday = Weekday.monday

  /// The fields of a day.
  static func fields(of date: CivilDate) -> CalendarFields { GregorianCalendar.fields(of: date) }
}
