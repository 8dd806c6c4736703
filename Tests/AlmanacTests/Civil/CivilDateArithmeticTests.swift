import Almanac
import AlmanacTestKit
import Testing

@Suite struct CivilDateArithmeticTests {
  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-01-31", 2, "2026-03-31"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-01-01", -1, "2025-12-01"), ("0000-01-15", -1, "-0001-12-15"),
    ("2026-11-30", 3, "2027-02-28"), ("2026-05-31", 0, "2026-05-31"), ("-0001-12-31", 2, "0000-02-29"),
  ])
  func addingMonths(to start: String, months: Int, gives result: String) throws {
    #expect(try CivilDate(start).adding(months: months).description == result)
  }

  @Test(arguments: [
    ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"), ("2000-02-29", -100, "1900-02-28"),
    ("0001-06-15", -2, "-0001-06-15"),
  ])
  func addingYears(to start: String, years: Int, gives result: String) throws {
    #expect(try CivilDate(start).adding(years: years).description == result)
  }

  /// Months one at a time, the day clamped once at the end.
  private static func slowlyAdding(months: Int, to date: CivilDate) throws -> CivilDate {
    var year = date.year
    var month = Int(date.month.rawValue)
    for _ in 0..<abs(months) {
      month += months.signum()
      if month == 13 {
        month = 1
        year += 1
      } else if month == 0 {
        month = 12
        year -= 1
      }
    }
    return try CivilDate(
      year: year, month: month, day: min(date.day, WalkingCalendar.monthLengths(of: year)[month - 1]))
  }

  @Test func monthsAndYearsAgreeWithASlowModel() throws {
    var random = SeededRandom(for: "monthsAndYearsAgreeWithASlowModel", seed: 0xA1_3A7A_C001)
    var failures: [String] = []
    for _ in 0..<5_000 {
      let date = CivilDate(dayNumber: Int32(random.next(below: 1_500_000)) - 750_000)
      let months = random.next(below: 601) - 300
      if try date.adding(months: months) != CivilDateArithmeticTests.slowlyAdding(months: months, to: date) {
        failures.append("\(date) + \(months) months")
      }
      if try date.adding(years: months) != date.adding(months: 12 * months) {
        failures.append("\(date) + \(months) years")
      }
    }
    #expect(failures.prefix(5).isEmpty)
  }

  @Test func daysAddAndCountBack() throws {
    var random = SeededRandom(for: "daysAddAndCountBack", seed: 0xA1_3A7A_C002)
    var failures = 0
    for _ in 0..<5_000 {
      let start = CivilDate(dayNumber: Int32(truncatingIfNeeded: random.next()))
      let end = CivilDate(dayNumber: Int32(truncatingIfNeeded: random.next()))
      let days = start.days(until: end)
      let isRight =
        try start.adding(days: days) == end && end.days(until: start) == -days && (start < end) == (days > 0)
      failures += isRight ? 0 : 1
    }
    #expect(failures == 0)
    #expect(CivilDate.earliest.days(until: .latest) == 4_294_967_295)
    #expect(try CivilDate.earliest.adding(days: 4_294_967_295) == .latest)
  }

  @Test func leavingTheRangeThrows() throws {
    let epoch = CivilDate(dayNumber: 0)
    for amount in [Int.min, Int.min + 1, Int.min + 8, Int.max - 1, Int.max, 1 << 40, -(1 << 40)] {
      for date in [CivilDate.earliest, epoch, try CivilDate("0000-01-01"), .latest] {
        #expect(throws: CivilError.self) { try date.adding(days: amount) }
        #expect(throws: CivilError.self) { try date.adding(months: amount) }
        #expect(throws: CivilError.self) { try date.adding(years: amount) }
      }
    }
    #expect(throws: CivilError.self) { try CivilDate.latest.adding(days: 1) }
    #expect(throws: CivilError.self) { try CivilDate.latest.adding(months: 1) }
    #expect(throws: CivilError.self) { try CivilDate.earliest.adding(days: -1) }
    #expect(throws: CivilError.self) { try CivilDate.earliest.adding(years: -1) }
    #expect(try CivilDate(year: 5_881_580, month: 6, day: 11).adding(months: 1) == .latest)
    #expect(throws: CivilError.self) { try CivilDate(year: 5_881_580, month: 6, day: 12).adding(months: 1) }
  }
}
