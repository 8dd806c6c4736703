import Almanac
import Testing

/// Dates and their day numbers against a calendar that walks from day to day.
@Suite struct CivilDateCalendarTests {
  @Test func everyDayFrom1970To9999BothWays() {
    var calendar = WalkingCalendar()
    var failures = Failures()
    while calendar.year <= 9999 {
      failures.check(calendar)
      calendar.turnToNextDay()
    }
    #expect(failures.checked == 2_932_897)
    #expect(failures.count == 0, "first: \(failures.first)")
  }

  @Test func everyDayFrom1970BackToMinus9999BothWays() {
    var calendar = WalkingCalendar()
    var failures = Failures()
    while calendar.year >= -9999 {
      failures.check(calendar)
      calendar.turnToPreviousDay()
    }
    #expect(failures.checked == 4_371_588)
    #expect(failures.count == 0, "first: \(failures.first)")
  }

  /// Counts, for an expectation a day would take longer than the days.
  private struct Failures {
    var checked = 0
    var count = 0
    var first = "none"

    mutating func check(_ calendar: WalkingCalendar) {
      checked += 1
      let date = CivilDate(dayNumber: Int32(calendar.dayNumber))
      let isRead =
        date.year == calendar.year && Int(date.month.rawValue) == calendar.month && date.day == calendar.day
        && Int(date.weekday.rawValue) == calendar.weekday && date.dayOfYear == calendar.dayOfYear
      let back = try? CivilDate(year: calendar.year, month: calendar.month, day: calendar.day)
      guard !isRead || back?.dayNumber != Int32(calendar.dayNumber) else { return }
      count += 1
      if count == 1 { first = "\(calendar.year)-\(calendar.month)-\(calendar.day), day \(calendar.dayNumber)" }
    }
  }

  @Test func monthLengthsOfFourCenturies() {
    for year in -401...401 {
      let lengths = Month.allCases.map { CivilDate.daysInMonth($0, year: year) }
      #expect(lengths == WalkingCalendar.monthLengths(of: year))
      #expect(CivilDate.isLeapYear(year) == (lengths.reduce(0, +) == 366))
    }
  }

  @Test func monthsEndWhereTheySay() throws {
    for year in [-9999, -400, -1, 0, 1900, 2000, 2023, 2024, 9999] {
      for month in Month.allCases {
        let first = try CivilDate(year: year, month: Int(month.rawValue), day: 1)
        let last = try CivilDate(year: year, month: Int(month.rawValue), day: first.daysInMonth)
        #expect(try last.adding(days: 1).day == 1)
        #expect(throws: CivilError.self) {
          try CivilDate(year: year, month: Int(month.rawValue), day: first.daysInMonth + 1)
        }
      }
    }
  }

  @Test func endsOfTheRange() throws {
    #expect(CivilDate(dayNumber: .min) == .earliest)
    #expect(CivilDate(dayNumber: .max) == .latest)
    #expect(CivilDate.earliest.dayNumber == .min)
    #expect(CivilDate.latest.dayNumber == .max)
    #expect(try CivilDate(year: -5_877_641, month: 6, day: 23) == .earliest)
    #expect(try CivilDate(year: 5_881_580, month: 7, day: 11) == .latest)
    // 2^31 is 2 modulo 7: the last day is 1 weekday after a Thursday, the first is 2 before one.
    #expect(CivilDate.latest.weekday == .friday)
    #expect(CivilDate.earliest.weekday == .tuesday)
  }

  /// Near the ends the model would have to walk too far, but the calendar repeats after 146,097 days, which are 400
  /// years and whole weeks.
  @Test func wholeRangeRepeatsEvery400Years() {
    var failures = 0
    for start in [Int32.min, -1_000_000_000, 1_000_000_000, Int32.max - 200_000] {
      for step in stride(from: Int32(0), to: 200_000, by: 7) {
        let date = CivilDate(dayNumber: start + step)
        let cycles = date.dayNumber / 146_097
        let near = CivilDate(dayNumber: (start + step) - cycles * 146_097)
        let isSame =
          date.year - near.year == 400 * Int(cycles) && date.month == near.month && date.day == near.day
          && date.weekday == near.weekday && date.dayNumber == start + step
        failures += isSame ? 0 : 1
      }
    }
    #expect(failures == 0)
  }

  @Test func namedDays() throws {
    #expect(try CivilDate(year: 1970, month: 1, day: 1).dayNumber == 0)
    #expect(try CivilDate(year: 1969, month: 12, day: 31).dayNumber == -1)
    #expect(try CivilDate(year: 2000, month: 3, day: 1).dayNumber == 11_017)
    #expect(try CivilDate(year: 1582, month: 10, day: 15).weekday == .friday)
    #expect(try CivilDate(year: 2026, month: 11, day: 30).weekday == .monday)
    #expect(try CivilDate(year: 2024, month: 12, day: 31).dayOfYear == 366)
  }

  @Test func orderIsThatOfDays() throws {
    let days = ["-9999-12-31", "-0001-12-31", "0000-01-01", "1969-12-31", "1970-01-01", "1970-02-01", "9999-12-31"]
    let dates = try days.map { (text) in try CivilDate(text) }
    #expect(dates.shuffled().sorted() == dates)
    #expect(dates.map(\.dayNumber).sorted() == dates.map(\.dayNumber))
    #expect(Set(dates + dates).count == dates.count)
  }

  @Test func monthsAndWeekdaysAreNumberedAsInISO8601() {
    #expect(Month.allCases.map(\.rawValue) == Array(1...12))
    #expect(Weekday.allCases.map(\.rawValue) == Array(1...7))
    #expect(Month.allCases.sorted() == Month.allCases)
    #expect(Weekday.allCases.sorted() == Weekday.allCases)
    #expect(
      Month.allCases.map(\.description) == [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ])
    #expect(
      Weekday.allCases.map(\.description) == [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ])
  }
}
