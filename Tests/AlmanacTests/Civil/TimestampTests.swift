import Almanac
import AlmanacTestKit
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    ("Z", 0, "Z"), ("+00:00", 0, "Z"), ("-03:00", -10_800, "-03:00"), ("+05:45", 20_700, "+05:45"),
    ("+18:00", 64_800, "+18:00"), ("-18:00", -64_800, "-18:00"), ("+01:02:03", 3723, "+01:02:03"),
    ("-00:00:01", -1, "-00:00:01"), ("+05:30:00", 19_800, "+05:30"),
  ])
  func readsOffset(_ text: String, seconds: Int, writes written: String) throws {
    let offset = try UTCOffset(text)
    #expect(offset.secondsEastOfUTC == seconds)
    #expect(offset.description == written)
    #expect(try UTCOffset(secondsEastOfUTC: seconds) == offset)
  }

  @Test func everyOffsetComesBack() throws {
    var failures = 0
    var previous = UTCOffset.utc
    for seconds in -64_800...64_800 {
      let offset = try UTCOffset(secondsEastOfUTC: seconds)
      let isRight =
        try UTCOffset(offset.description) == offset && offset.secondsEastOfUTC == seconds
        && (seconds == -64_800 || previous < offset)
      failures += isRight ? 0 : 1
      previous = offset
    }
    #expect(failures == 0)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, 0, "1970-01-01T00:00:00Z"),
    ("2026-03-29T06:05+02:00", 1_774_757_100, 0, "2026-03-29T04:05:00Z"),
    ("1969-12-31T23:59:59.5Z", -1, 500_000_000, "1969-12-31T23:59:59.5Z"),
    ("1969-12-31T23:59:59-00:00:01", 0, 0, "1970-01-01T00:00:00Z"),
    ("0000-01-01T00:00:00Z", -62_167_219_200, 0, "0000-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999, "9999-12-31T23:59:59.999999999Z"),
  ])
  func reads(_ text: String, seconds: Int, nanosecond: Int, writes written: String) throws {
    let timestamp = try Timestamp(text)
    #expect(timestamp.secondsSince1970 == seconds)
    #expect(timestamp.nanosecond == nanosecond)
    #expect(timestamp.description == written)
    #expect(try Timestamp(secondsSince1970: seconds, nanosecond: nanosecond) == timestamp)
  }

  @Test func civilNeedsAnOffset() throws {
    let timestamp = try Timestamp("2026-03-29T04:05:00.5Z")
    #expect(timestamp.civil(at: .utc).description == "2026-03-29T04:05:00.5")
    #expect(timestamp.civil(at: try UTCOffset("-18:00")).description == "2026-03-28T10:05:00.5")
    #expect(timestamp.civil(at: try UTCOffset("+18:00")).description == "2026-03-29T22:05:00.5")
  }

  @Test func endsOfTheRangeAreCivilAtEveryOffset() throws {
    let west = try UTCOffset(secondsEastOfUTC: -64_800)
    let east = try UTCOffset(secondsEastOfUTC: 64_800)
    let midnight = CivilDateTime(date: .earliest)
    let lastMoment = CivilDateTime(
      date: .latest, time: try CivilTime(hour: 23, minute: 59, second: 59, nanosecond: 999_999_999))
    #expect(Timestamp.earliest.civil(at: west) == midnight)
    #expect(Timestamp.latest.civil(at: east) == lastMoment)
    #expect(try Timestamp(midnight, at: west) == .earliest)
    #expect(try Timestamp(lastMoment, at: east) == .latest)
    #expect(throws: CivilError.self) { try Timestamp(midnight, at: UTCOffset(secondsEastOfUTC: -64_799)) }
    #expect(throws: CivilError.self) { try Timestamp(lastMoment, at: UTCOffset(secondsEastOfUTC: 64_799)) }
    #expect(throws: CivilError.self) { try Timestamp(secondsSince1970: Timestamp.earliest.secondsSince1970 - 1) }
    #expect(throws: CivilError.self) { try Timestamp(secondsSince1970: Timestamp.latest.secondsSince1970 + 1) }
  }

  @Test func civilAndBack() throws {
    var random = SeededRandom(for: "civilAndBack", seed: 0xA1_3A7A_C003)
    var failures: [String] = []
    let span = Timestamp.latest.secondsSince1970 - Timestamp.earliest.secondsSince1970
    for _ in 0..<5_000 {
      let timestamp = try Timestamp(
        secondsSince1970: Timestamp.earliest.secondsSince1970 + random.next(below: span + 1),
        nanosecond: random.next(below: 1_000_000_000))
      let offset = try UTCOffset(secondsEastOfUTC: random.next(below: 129_601) - 64_800)
      if try Timestamp(timestamp.civil(at: offset), at: offset) != timestamp {
        failures.append("\(timestamp) at \(offset)")
      }
      let text = "\(timestamp.civil(at: offset))\(offset)"
      if -9998...9998 ~= timestamp.civil(at: .utc).date.year, try Timestamp(text) != timestamp {
        failures.append(text)
      }
    }
    #expect(failures.prefix(5).isEmpty)
  }

  @Test func textAtRandomOffsetsOfTheYearsOfText() throws {
    var random = SeededRandom(for: "textAtRandomOffsetsOfTheYearsOfText", seed: 0xA1_3A7A_C004)
    var failures: [String] = []
    let first = try Timestamp("-9999-01-02T00:00Z").secondsSince1970
    let last = try Timestamp("9999-12-30T00:00Z").secondsSince1970
    for _ in 0..<5_000 {
      let timestamp = try Timestamp(
        secondsSince1970: first + random.next(below: last - first), nanosecond: random.next(below: 1_000_000_000))
      let offset = try UTCOffset(secondsEastOfUTC: random.next(below: 129_601) - 64_800)
      let text = "\(timestamp.civil(at: offset))\(offset)"
      if try Timestamp(text) != timestamp || Timestamp(timestamp.description) != timestamp { failures.append(text) }
    }
    #expect(failures.prefix(5).isEmpty)
  }

  @Test func orderIsThatOfTime() throws {
    let texts = ["-0001-01-01T00:00Z", "1969-12-31T23:59:59.1Z", "1969-12-31T23:59:59.2Z", "2026-01-01T00:00+01:00"]
    let timestamps = try texts.map { (text) in try Timestamp(text) }
    #expect(timestamps.shuffled().sorted() == timestamps)
  }
}
