/// The proleptic Gregorian calendar: a ``CivilDate`` as it is, with eras before and after year 1.
///
/// ICU's `GregorianCalendar` with the change date moved away.
enum GregorianCalendar {
  /// The fields of a day.
  static func fields(of date: CivilDate) -> CalendarFields {
    let year = date.year
    return CalendarFields(
      era: year > 0 ? 1 : 0, yearOfEra: year > 0 ? year : 1 - year, extendedYear: year, relatedYear: year,
      month: Int(date.storedMonth), day: date.day, dayOfYear: date.dayOfYear,
      daysInYear: CivilDate.isLeapYear(year) ? 366 : 365, daysInPreviousYear: CivilDate.isLeapYear(year - 1) ? 366 : 365
    )
  }
}
