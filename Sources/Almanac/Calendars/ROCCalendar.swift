/// The calendar of the Republic of China.
///
/// ICU's `TaiwanCalendar`: year 1 of era 1 is 1912, year 1 of era 0 is 1911, and era 0 counts backwards; week years and
/// extended years stay Gregorian.
enum ROCCalendar {
  /// What is added to a Gregorian year from 1912 on.
  static let yearShift: Int32 = -1911

  /// The fields of a day.
  static func fields(of date: CivilDate) -> CalendarFields {
    var fields = GregorianCalendar.fields(of: date)
    let year = fields.extendedYear + Int(yearShift)
    fields.era = year > 0 ? 1 : 0
    fields.yearOfEra = year > 0 ? year : 1 - year
    return fields
  }
}
