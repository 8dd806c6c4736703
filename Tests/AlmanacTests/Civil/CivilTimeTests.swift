import Almanac
import Testing

@Suite struct CivilTimeTests {
  @Test(arguments: [
    ("00:00", 0, 0, 0, 0, "00:00:00"), ("06:05", 6, 5, 0, 0, "06:05:00"), ("23:59:59", 23, 59, 59, 0, "23:59:59"),
    ("12:00:00.5", 12, 0, 0, 500_000_000, "12:00:00.5"), ("12:00:00,25", 12, 0, 0, 250_000_000, "12:00:00.25"),
    ("12:00:00.000000001", 12, 0, 0, 1, "12:00:00.000000001"), ("12:00:00.100", 12, 0, 0, 100_000_000, "12:00:00.1"),
    ("12:00:00.000", 12, 0, 0, 0, "12:00:00"), ("23:59:59.999999999", 23, 59, 59, 999_999_999, "23:59:59.999999999"),
  ])
  func reads(_ text: String, hour: Int, minute: Int, second: Int, nanosecond: Int, writes written: String) throws {
    let time = try CivilTime(text)
    #expect(try time == CivilTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond))
    #expect([time.hour, time.minute, time.second, time.nanosecond] == [hour, minute, second, nanosecond])
    #expect(time.description == written)
    #expect(try CivilTime(written) == time)
  }

  @Test func everySecondOfTheDayComesBack() throws {
    var failures = 0
    var previous: CivilTime?
    for number in 0..<86_400 {
      let time = try CivilTime(hour: number / 3600, minute: number / 60 % 60, second: number % 60)
      var isRight = try CivilTime(time.description) == time && time.secondOfDay == number
      if let previous { isRight = isRight && previous < time && !(time < previous) }
      failures += isRight ? 0 : 1
      previous = time
    }
    #expect(failures == 0)
    #expect(CivilTime.midnight.secondOfDay == 0)
    #expect(try CivilTime("10:00:00.1") < CivilTime("10:00:00.2"))
  }

  @Test(arguments: [
    ("2026-03-29T06:05", "2026-03-29T06:05:00"), ("-0044-03-15T12:00:00.5", "-0044-03-15T12:00:00.5"),
    ("0000-01-01T00:00:00", "0000-01-01T00:00:00"),
  ])
  func readsDateTime(_ text: String, writes written: String) throws {
    let dateTime = try CivilDateTime(text)
    #expect(dateTime.description == written)
    #expect(try CivilDateTime(written) == dateTime)
    #expect(CivilDateTime(date: dateTime.date, time: dateTime.time) == dateTime)
  }

  @Test func dateTimesAreOrderedByDateThenTime() throws {
    let texts = [
      "-0001-12-31T23:59", "2026-03-28T23:00", "2026-03-29T06:05", "2026-03-29T06:05:00.1", "2026-03-30T00:00",
    ]
    let dateTimes = try texts.map { (text) in try CivilDateTime(text) }
    #expect(dateTimes.shuffled().sorted() == dateTimes)
    #expect(CivilDateTime(date: dateTimes[4].date) == dateTimes[4])
  }
}
