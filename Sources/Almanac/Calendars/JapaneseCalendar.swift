/// The Japanese calendar.
///
/// ICU's `JapaneseCalendar`: an era begins on the day that the tables say, and the year in which it begins is its year 1
/// to the end of December. Days before the first era, Taika (645), belong to it with years below 1, as in ICU. Week
/// years and extended years stay Gregorian.
enum JapaneseCalendar {
  /// The fields of a day.
  static func fields(of date: CivilDate, _ eras: EraStarts) -> CalendarFields {
    var fields = GregorianCalendar.fields(of: date)
    fields.era = eras.era(of: date)
    fields.yearOfEra = fields.extendedYear - eras.firstYear(ofEra: fields.era) + 1
    return fields
  }
}
