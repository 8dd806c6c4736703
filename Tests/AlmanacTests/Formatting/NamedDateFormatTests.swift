import Almanac
import AlmanacTestKit
import Testing

/// Formats of standards: ISO 8601 and the date of HTTP.
@Suite struct NamedDateFormatTests {
  /// The example of RFC 9110 section 5.6.7 and the ends of what four digits hold.
  @Test(arguments: [
    ("1994-11-06T08:49:37Z", "Sun, 06 Nov 1994 08:49:37 GMT"),
    ("0000-01-01T00:00:00Z", "Sat, 01 Jan 0000 00:00:00 GMT"),
    ("9999-12-31T23:59:59.999999999Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
    ("1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
    ("2026-11-30T06:05:00+09:00", "Sun, 29 Nov 2026 21:05:00 GMT"),
    ("1969-12-31T23:59:59.5Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
  ]) func fixdate(instant: String, text: String) throws {
    let instant = try Timestamp(instant)
    #expect(try NamedDateFormat.imfFixdate.string(from: instant) == text)
    // The offset moves nothing: HTTP knows GMT alone.
    let offset = try UTCOffset("-03:00")
    #expect(try NamedDateFormat.imfFixdate.string(from: instant, offset: offset) == text)
    #expect(try NamedDateFormat.imfFixdate.string(from: instant.civil(at: offset), offset: offset) == text)
  }

  @Test func fixdateOfEveryDayOfACycle() throws {
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    for day in 0..<146_097 {
      let instant = try Timestamp(secondsSince1970: day * 86_400)
      let iso = "\(instant)"
      let month = try #require(Int(iso.dropFirst(5).prefix(2)))
      let expected =
        "\(weekdays[day % 7]), \(iso.dropFirst(8).prefix(2)) \(months[month - 1]) \(iso.prefix(4)) 00:00:00 GMT"
      let text = try NamedDateFormat.imfFixdate.string(from: instant)
      guard text == expected else {
        Issue.record("\(iso): \(text), not \(expected)")
        return
      }
    }
  }

  @Test(arguments: [
    ("2026-11-30T06:05:00Z", "+09:00", "2026-11-30T15:05:00+09:00", "20261130T150500+0900"),
    ("2026-11-30T06:05:00Z", "Z", "2026-11-30T06:05:00Z", "20261130T060500Z"),
    ("2026-11-30T06:05:00.25Z", "-03:30", "2026-11-30T02:35:00.25-03:30", "20261130T023500.25-0330"),
    ("0000-01-01T00:00:00Z", "Z", "0000-01-01T00:00:00Z", "00000101T000000Z"),
    (
      "9999-12-31T05:59:59.999999999Z", "+18:00", "9999-12-31T23:59:59.999999999+18:00",
      "99991231T235959.999999999+1800"
    ),
  ]) func iso(instant: String, offset: String, extended: String, basic: String) throws {
    let instant = try Timestamp(instant)
    let offset = try UTCOffset(offset)
    #expect(try NamedDateFormat.iso8601.string(from: instant, offset: offset) == extended)
    #expect(try NamedDateFormat.iso8601Basic.string(from: instant, offset: offset) == basic)
    #expect(try NamedDateFormat.iso8601.string(from: instant.civil(at: offset), offset: offset) == extended)
    // What is written is read as the same instant.
    #expect(try Timestamp(extended) == instant)
    #expect(extended.utf8.count <= NamedDateFormat.maximumUTF8Count)
  }

  @Test func roundTrips() throws {
    var random = SeededRandom(for: "named formats", seed: 0x1123_58D1)
    for _ in 0..<10_000 {
      let instant = try Timestamp(
        secondsSince1970: Int.random(in: -62_000_000_000...253_000_000_000, using: &random),
        nanosecond: Int.random(in: 0...999_999_999, using: &random))
      let offset = try UTCOffset(secondsEastOfUTC: 60 * Int.random(in: -1080...1080, using: &random))
      #expect(try Timestamp(NamedDateFormat.iso8601.string(from: instant, offset: offset)) == instant)
    }
  }

  // MARK: Refusals

  @Test func yearsOfFourDigits() throws {
    for format in [NamedDateFormat.iso8601, .iso8601Basic, .imfFixdate] {
      for text in ["-0001-12-31T23:00:00", "10000"] {
        let dateTime =
          try text == "10000"
          ? CivilDateTime(date: CivilDate(year: 10_000, month: 1, day: 1)) : CivilDateTime(text)
        var bytes = Array("x".utf8)
        let error = try #require(throws: CivilError.self) { try format.write(dateTime, offset: .utc, to: &bytes) }
        #expect(error.code == .yearOutOfRange && error.position == nil)
        #expect(error.reason == "year \(dateTime.date.year); \(format) holds the years 0000 to 9999")
        #expect(bytes == Array("x".utf8))
      }
    }
    // The year that counts is that on the clock which is read.
    let last = try Timestamp("9999-12-31T23:59:59Z")
    #expect(throws: CivilError.self) { try NamedDateFormat.iso8601.string(from: last, offset: try UTCOffset("+00:01")) }
  }

  @Test func offsetsOfWholeMinutes() throws {
    let offset = try UTCOffset("+00:19:32")
    let error = try #require(throws: CivilError.self) {
      try NamedDateFormat.iso8601.string(from: try Timestamp("1930-01-01T00:00:00Z"), offset: offset)
    }
    #expect(error.code == .offsetNotWholeMinutes && error.code.description == "offsetNotWholeMinutes")
    #expect(error.reason == "the offset +00:19:32 has seconds; iso8601 holds offsets of whole minutes")
    // HTTP's date has no offset to write.
    let text = try NamedDateFormat.imfFixdate.string(from: try CivilDateTime("1930-01-01T00:19:32"), offset: offset)
    #expect(text == "Wed, 01 Jan 1930 00:00:00 GMT")
  }
}
