import Almanac

/// The days that a verification compares.
enum DaySpread {
  /// Every month's ends and every leap day of several years of all kinds, and days spread evenly over years 1 to 9999.
  static func standard() throws -> [CivilDate] {
    var days = Set<CivilDate>()
    for year in [1, 4, 99, 100, 400, 999, 1000, 1581, 1582, 1583, 1899, 1900, 1970, 1999, 2000, 2023, 2024, 2026, 9999]
    {
      for month in 1...12 {
        let length = CivilDate.daysInMonth(Month(rawValue: UInt8(month)) ?? .january, year: year)
        for day in [1, 9, 10, length] { days.insert(try CivilDate(year: year, month: month, day: day)) }
        if month == 2, length == 29 { days.insert(try CivilDate(year: year, month: 2, day: 28)) }
      }
    }
    let first = try CivilDate(year: 1, month: 1, day: 1).dayNumber
    let last = try CivilDate(year: 9999, month: 12, day: 31).dayNumber
    // A prime stride meets every weekday, month and day of the month.
    for number in stride(from: first, through: last, by: 8_999) { days.insert(CivilDate(dayNumber: number)) }
    return days.sorted()
  }

  /// Every day from the first of January of one year to the last of December of another.
  static func every(from first: Int, through last: Int) throws -> [CivilDate] {
    let start = try CivilDate(year: first, month: 1, day: 1).dayNumber
    let end = try CivilDate(year: last, month: 12, day: 31).dayNumber
    return (start...end).map { CivilDate(dayNumber: $0) }
  }
}
