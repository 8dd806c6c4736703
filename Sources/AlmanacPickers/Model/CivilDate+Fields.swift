import Almanac

extension CivilDate {
  /// The date of a year, a month and a day that are moved into their ranges.
  init(clamping year: Int, _ month: Int, _ day: Int) {
    let year = min(max(year, -9_999), 9_999)
    let month = min(max(month, 1), 12)
    let day = min(max(day, 1), lengthOfMonth(year, month))
    guard let date = try? CivilDate(year: year, month: month, day: day) else {
      preconditionFailure("a day of a month that is none")
    }
    self = date
  }

  /// The month's number, 1...12.
  var monthNumber: Int { Int(month.rawValue) }
}

extension CivilTime {
  /// The time so many seconds after midnight, moved into the day.
  init(clamping second: Int) {
    let second = min(max(second, 0), 86_399)
    guard let time = try? CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60) else {
      preconditionFailure("a second of the day that is none")
    }
    self = time
  }
}

/// The days of a month, 28...31; the month is 1...12.
func lengthOfMonth(_ year: Int, _ month: Int) -> Int {
  guard month == 2 else { return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31 }
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
}
