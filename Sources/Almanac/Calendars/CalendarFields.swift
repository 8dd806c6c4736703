/// What a calendar says of a day.
///
/// The numbers are ICU's of the same names (`UCalendarDateFields`), with months from 1.
package struct CalendarFields: Hashable, Sendable {
  /// The era's place in the calendar's list of eras.
  package var era: Int
  /// The year of the era (`y`); the number that a cyclic year's name stands for (`U`).
  package var yearOfEra: Int
  /// The year in one count without eras (`u`).
  package var extendedYear: Int
  /// The Gregorian year in which the calendar's year begins (`r`).
  package var relatedYear: Int
  /// The month's place among the names of months, from 1; a calendar may have 13.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int
  /// The day of the year, from 1 (`D`).
  package var dayOfYear: Int
  /// The length of the year in days.
  package var daysInYear: Int
  /// The length of the year before in days.
  package var daysInPreviousYear: Int
}

/// A calendar, with what the tables know of it.
struct CalendarReckoning: Sendable {
  let system: CalendarSystem
  /// The first days of the eras; empty for calendars that need none.
  let eras: EraStarts

  init(_ system: CalendarSystem, _ tables: TableReader) {
    self.system = system
    eras = system == .japanese ? tables.japaneseEras : .none
  }

  /// What the calendar says of a day.
  func fields(of date: CivilDate) -> CalendarFields {
    switch system.kind {
    case .gregorian: GregorianCalendar.fields(of: date)
    case .iso8601: ISO8601Calendar.fields(of: date)
    case .japanese: JapaneseCalendar.fields(of: date, eras)
    case .roc: ROCCalendar.fields(of: date)
    case .buddhist: BuddhistCalendar.fields(of: date)
    }
  }
}
