/// A calendar that only knows how to turn to the next or the previous day: slow, and written from the rules of the
/// calendar alone, so that it shares nothing with the code under test.
struct WalkingCalendar {
  private(set) var year = 1970
  private(set) var month = 1
  private(set) var day = 1
  private(set) var dayNumber = 0
  /// 1 for Monday to 7 for Sunday.
  private(set) var weekday = 4
  private(set) var dayOfYear = 1
  private var lengths = WalkingCalendar.monthLengths(of: 1970)

  mutating func turnToNextDay() {
    dayNumber += 1
    weekday = weekday == 7 ? 1 : weekday + 1
    day += 1
    dayOfYear += 1
    guard day > lengths[month - 1] else { return }
    day = 1
    month += 1
    guard month > 12 else { return }
    month = 1
    dayOfYear = 1
    year += 1
    lengths = WalkingCalendar.monthLengths(of: year)
  }

  mutating func turnToPreviousDay() {
    dayNumber -= 1
    weekday = weekday == 1 ? 7 : weekday - 1
    day -= 1
    dayOfYear -= 1
    guard day == 0 else { return }
    month -= 1
    if month == 0 {
      month = 12
      year -= 1
      lengths = WalkingCalendar.monthLengths(of: year)
      dayOfYear = lengths.reduce(0, +)
    }
    day = lengths[month - 1]
  }

  static func monthLengths(of year: Int) -> [Int] {
    var isLeapYear = year.isMultiple(of: 4)
    if year.isMultiple(of: 100) { isLeapYear = false }
    if year.isMultiple(of: 400) { isLeapYear = true }
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }
}
