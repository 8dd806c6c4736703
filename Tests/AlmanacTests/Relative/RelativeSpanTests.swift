import Almanac
import Testing

/// Which unit is chosen, and how many of it.
@Suite struct RelativeSpanTests {
  static let days: [(from: String, to: String, count: Int, unit: RelativeUnit)] = [
    ("2026-11-30", "2026-11-30", 0, .day), ("2026-11-30", "2026-11-28", -2, .day),
    ("2026-11-30", "2026-12-06", 6, .day),
    ("2026-11-30", "2026-12-07", 1, .week), ("2026-11-30", "2026-12-13", 1, .week),
    ("2026-11-30", "2026-12-29", 4, .week),
    ("2026-11-30", "2026-12-30", 1, .month), ("2026-01-31", "2026-02-28", 1, .month),
    ("2026-01-31", "2026-02-27", 3, .week),
    ("2026-03-31", "2026-02-28", -1, .month), ("2026-03-30", "2026-03-01", -4, .week),
    ("2026-11-30", "2027-11-29", 11, .month),
    ("2026-11-30", "2027-11-30", 1, .year), ("2024-02-29", "2025-02-28", 1, .year),
    ("2026-11-30", "2024-12-01", -1, .year),
    ("0001-01-01", "9999-12-31", 9998, .year), ("2026-11-30", "2028-07-30", 1, .year),
  ]

  @Test(arguments: days) func day(_ from: String, _ to: String, _ count: Int, _ unit: RelativeUnit) throws {
    #expect(try RelativeDateFormat.best(from: CivilDate(from), to: CivilDate(to)) == RelativeSpan(count, unit))
  }

  static let moments: [(from: String, to: String, count: Int, unit: RelativeUnit)] = [
    ("2026-11-30T12:00:00", "2026-11-30T12:00:00", 0, .second),
    ("2026-11-30T12:00:00", "2026-11-30T12:00:59", 59, .second),
    ("2026-11-30T12:00:00", "2026-11-30T11:59:00", -1, .minute),
    ("2026-11-30T23:59:30", "2026-12-01T00:00:29", 59, .second),
    ("2026-11-30T12:00:00", "2026-11-30T12:59:59", 59, .minute),
    ("2026-11-30T12:00:00", "2026-12-01T11:59:59", 23, .hour),
    ("2026-11-30T12:00:00", "2026-12-01T12:00:00", 1, .day), ("2026-11-30T23:00:00", "2026-12-02T00:30:00", 2, .day),
    ("2026-11-30T12:00:00.5", "2026-11-30T12:00:01.25", 0, .second),
    ("2026-11-30T12:00:01", "2026-11-30T12:00:00.5", 0, .second),
    ("2026-11-30T00:00:00", "2027-12-30T00:00:00", 1, .year),
  ]

  @Test(arguments: moments) func moment(_ from: String, _ to: String, _ count: Int, _ unit: RelativeUnit) throws {
    #expect(try RelativeDateFormat.best(from: CivilDateTime(from), to: CivilDateTime(to)) == RelativeSpan(count, unit))
  }

  @Test func endsOfTheRange() {
    let span = RelativeDateFormat.best(from: .earliest, to: .latest)
    #expect(span.unit == .year && span.count > 11_000_000)
    let back = RelativeDateFormat.best(from: .latest, to: .earliest)
    #expect(back.unit == .year && back.count < -11_000_000)
  }

  /// For every pair: the count of months or years fits, and one more does not.
  @Test func wholeMonthsAreWhole() throws {
    let start = try CivilDate("2023-12-28")
    var compared = 0
    for first in 0..<70 {
      let today = try start.adding(days: first)
      for distance in stride(from: -800, through: 800, by: 1) {
        let day = try today.adding(days: distance)
        let span = RelativeDateFormat.best(from: today, to: day)
        let sign = distance.signum()
        let months = span.unit == .month ? span.count : span.unit == .year ? 12 * span.count : 0
        guard months != 0 else { continue }
        let step = span.unit == .year ? 12 * sign : sign
        let reached = try today.adding(months: months)
        let beyond = try today.adding(months: months + step)
        #expect(sign > 0 ? reached <= day && beyond > day : reached >= day && beyond < day)
        compared += 1
      }
    }
    #expect(compared > 90_000)
  }

  @Test func namedOnlyWhereTheCalendarAgrees() throws {
    let format = try RelativeDateFormat(locale: "en")
    func text(_ today: String, _ day: String) throws -> String {
      format.string(from: try CivilDate(day), relativeTo: try CivilDate(today))
    }
    #expect(try text("2026-11-30", "2026-11-29") == "yesterday")
    #expect(try text("2026-11-30", "2026-12-07") == "in 1 week")
    #expect(try text("2026-11-30", "2026-12-31") == "next month")
    // One whole month, but two by the names of the months.
    #expect(try text("2026-01-31", "2026-03-01") == "in 1 month")
    #expect(try text("2026-12-31", "2028-01-01") == "in 1 year")
    #expect(try text("2026-06-01", "2025-05-01") == "last year")
    let now = try CivilDateTime("2026-11-30T12:00:00")
    #expect(format.string(from: try CivilDateTime("2026-11-30T15:00:00"), relativeTo: now) == "in 3 hours")
    #expect(format.string(from: now, relativeTo: now) == "now")
  }
}
