/// The Thai solar calendar.
///
/// ICU's `BuddhistCalendar`: the year is the Gregorian one and 543 in the only era, so that it is zero or negative before
/// 542 BC; week years and extended years stay Gregorian.
enum BuddhistCalendar {
  /// What is added to a Gregorian year.
  static let yearShift: Int32 = 543

  /// The fields of a day.
  static func fields(of date: CivilDate) -> CalendarFields {
    var fields = GregorianCalendar.fields(of: date)
    fields.era = 0
    fields.yearOfEra = fields.extendedYear + Int(yearShift)
    return fields
  }
}
