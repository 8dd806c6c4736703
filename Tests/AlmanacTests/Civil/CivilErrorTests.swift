import Almanac
import Testing

/// Every message that civil time has, as it is printed.
@Suite struct CivilErrorTests {
  private static let date: @Sendable (String) throws(CivilError) -> Void = { (text) throws(CivilError) in
    _ = try CivilDate(text)
  }
  private static let time: @Sendable (String) throws(CivilError) -> Void = { (text) throws(CivilError) in
    _ = try CivilTime(text)
  }
  private static let dateTime: @Sendable (String) throws(CivilError) -> Void = { (text) throws(CivilError) in
    _ = try CivilDateTime(text)
  }
  private static let offset: @Sendable (String) throws(CivilError) -> Void = { (text) throws(CivilError) in
    _ = try UTCOffset(text)
  }
  private static let timestamp: @Sendable (String) throws(CivilError) -> Void = { (text) throws(CivilError) in
    _ = try Timestamp(text)
  }

  private func expect(
    _ read: (String) throws(CivilError) -> Void, _ text: String, _ code: CivilError.Code, at position: Int,
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(CivilError) {
      try read(text)
      Issue.record("\(text) was read", sourceLocation: sourceLocation)
    } catch {
      #expect(error.code == code, sourceLocation: sourceLocation)
      #expect(error.position == position, sourceLocation: sourceLocation)
      #expect(error.input == text, sourceLocation: sourceLocation)
      #expect(error.reason == reason, sourceLocation: sourceLocation)
      #expect(
        error.description == "\(text.isEmpty ? "\"\"" : text): \(reason)", sourceLocation: sourceLocation)
    }
  }

  private func expect(
    _ code: CivilError.Code, _ description: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: () throws(CivilError) -> Void
  ) {
    do throws(CivilError) {
      try make()
      Issue.record("\(description): did not throw", sourceLocation: sourceLocation)
    } catch {
      #expect(error.code == code, sourceLocation: sourceLocation)
      #expect(error.position == nil, sourceLocation: sourceLocation)
      #expect(error.description == description, sourceLocation: sourceLocation)
    }
  }

  @Test func datesOfText() {
    let date = CivilErrorTests.date
    expect(date, "", .incompleteText, at: 0, "expected a digit of the year, but the text ends")
    expect(date, "2026", .incompleteText, at: 4, "expected '-' after the year, but the text ends")
    expect(date, "2026-1", .incompleteText, at: 6, "expected a digit of the month, but the text ends")
    expect(date, "2026-11", .incompleteText, at: 7, "expected '-' after the month, but the text ends")
    expect(date, "2026-11-3", .incompleteText, at: 9, "expected a digit of the day, but the text ends")
    expect(date, "2026/11/30", .invalidCharacter, at: 4, "expected '-' after the year, found '/'")
    expect(date, "2026-11 30", .invalidCharacter, at: 7, "expected '-' after the month, found a space")
    expect(date, "2026-1x-30", .invalidCharacter, at: 6, "expected a digit of the month, found 'x'")
    expect(date, "\u{2212}0044-03-15", .invalidCharacter, at: 0, "expected a digit of the year, found byte 0xE2")
    expect(date, "12026-11-30", .invalidCharacter, at: 4, "expected '-' after the year, found '6'")
    expect(date, "2026-11-30Z", .trailingText, at: 10, "expected the end of the text, found 'Z'")
    expect(
      date, "+2026-11-30", .plusSign, at: 0,
      "a year has no plus sign; it has four digits, or a minus sign and four digits")
    expect(date, "-0000-01-01", .negativeZero, at: 0, "year 0 has no minus sign; it is 0000")
    expect(date, "2026-13-01", .monthOutOfRange, at: 5, "month 13; months run from 1 to 12")
    expect(date, "2026-02-29", .dayOutOfRange, at: 8, "February 2026 has 28 days")
    expect(date, "2024-02-30", .dayOutOfRange, at: 8, "February 2024 has 29 days")
    expect(date, "2026-11-31", .dayOutOfRange, at: 8, "November 2026 has 30 days")
    expect(date, "-0044-03-32", .dayOutOfRange, at: 9, "March -0044 has 31 days")
    expect(date, "2026-11-00", .dayOutOfRange, at: 8, "day 0; days start at 1")
  }

  @Test func timesOfText() {
    let time = CivilErrorTests.time
    expect(time, "6:05", .invalidCharacter, at: 1, "expected a digit of the hour, found ':'")
    expect(time, "06", .incompleteText, at: 2, "expected ':' after the hour, but the text ends")
    expect(time, "06.05", .invalidCharacter, at: 2, "expected ':' after the hour, found '.'")
    expect(time, "06:5", .incompleteText, at: 4, "expected a digit of the minute, but the text ends")
    expect(time, "06:05:x", .invalidCharacter, at: 6, "expected a digit of the second, found 'x'")
    expect(time, "06:05:00.", .incompleteText, at: 9, "expected a digit of the fraction, but the text ends")
    expect(time, "06:05.5", .trailingText, at: 5, "expected the end of the text, found '.'")
    expect(
      time, "06:05:00.1234567890", .fractionTooLong, at: 18, "a fraction of a second has at most 9 digits")
    expect(
      time, "24:00", .hourOutOfRange, at: 0, "hour 24; hours run from 0 to 23, midnight is 00:00 of the next day")
    expect(time, "25:00", .hourOutOfRange, at: 0, "hour 25; hours run from 0 to 23")
    expect(time, "06:60", .minuteOutOfRange, at: 3, "minute 60; minutes run from 0 to 59")
    expect(
      time, "23:59:60", .secondOutOfRange, at: 6, "second 60; seconds run from 0 to 59, leap seconds are not counted")
    expect(time, "23:59:61", .secondOutOfRange, at: 6, "second 61; seconds run from 0 to 59")
  }

  @Test func dateTimesOffsetsAndTimestampsOfText() {
    let (dateTime, offset, timestamp) = (CivilErrorTests.dateTime, CivilErrorTests.offset, CivilErrorTests.timestamp)
    expect(dateTime, "2026-03-29", .incompleteText, at: 10, "expected 'T' after the date, but the text ends")
    expect(dateTime, "2026-03-29 06:05", .invalidCharacter, at: 10, "expected 'T' after the date, found a space")
    expect(dateTime, "2026-03-29t06:05", .invalidCharacter, at: 10, "expected 'T' after the date, found 't'")
    expect(dateTime, "2026-02-29T06:05", .dayOutOfRange, at: 8, "February 2026 has 28 days")
    expect(dateTime, "2026-03-29T06:60", .minuteOutOfRange, at: 14, "minute 60; minutes run from 0 to 59")
    expect(dateTime, "2026-03-29T06:05Z", .trailingText, at: 16, "expected the end of the text, found 'Z'")

    expect(offset, "", .incompleteText, at: 0, "expected 'Z', '+' or '-', but the text ends")
    expect(offset, "z", .invalidCharacter, at: 0, "expected 'Z', '+' or '-', found 'z'")
    expect(offset, "+3", .incompleteText, at: 2, "expected a digit of the offset's hours, but the text ends")
    expect(offset, "+0300", .invalidCharacter, at: 3, "expected ':' after the offset's hours, found '0'")
    expect(offset, "+03:60", .minuteOutOfRange, at: 4, "minute 60; minutes run from 0 to 59")
    expect(
      offset, "+03:00:60", .secondOutOfRange, at: 7, "second 60; seconds run from 0 to 59, leap seconds are not counted"
    )
    expect(offset, "-00:00", .negativeZero, at: 0, "an offset of zero has no minus sign; it is Z or +00:00")
    expect(offset, "+18:00:01", .offsetOutOfRange, at: 0, "offsets run from -18:00 to +18:00")
    expect(offset, "Z0", .trailingText, at: 1, "expected the end of the text, found '0'")

    expect(
      timestamp, "2026-03-29T06:05", .offsetMissing, at: 16,
      "a timestamp needs an offset: Z, +HH:MM or +HH:MM:SS")
    expect(timestamp, "2026-03-29T06:05z", .invalidCharacter, at: 16, "expected 'Z', '+' or '-', found 'z'")
    expect(
      timestamp, "2026-03-29T06:05-00:00", .negativeZero, at: 16,
      "an offset of zero has no minus sign; it is Z or +00:00")
    expect(
      timestamp, "9999-12-31T23:59-00:01", .yearOutOfRange, at: 16,
      "in UTC: year 10000; a text holds the years -9999 to 9999")
    expect(
      timestamp, "-9999-01-01T00:00+00:01", .yearOutOfRange, at: 17,
      "in UTC: year -10000; a text holds the years -9999 to 9999")
  }

  @Test func valuesThatAreNotText() {
    expect(.monthOutOfRange, "2026-00-01: month 0; months run from 1 to 12") { () throws(CivilError) in
      _ = try CivilDate(year: 2026, month: 0, day: 1)
    }
    expect(.dayOutOfRange, "2026-02-29: February 2026 has 28 days") { () throws(CivilError) in
      _ = try CivilDate(year: 2026, month: 2, day: 29)
    }
    expect(.dayOutOfRange, "+012026-11-31: November +012026 has 30 days") { () throws(CivilError) in
      _ = try CivilDate(year: 12_026, month: 11, day: 31)
    }
    expect(.dayOutOfRange, "2026-02--1: day -1; days start at 1") { () throws(CivilError) in
      _ = try CivilDate(year: 2026, month: 2, day: -1)
    }
    expect(.dateOutOfRange, "+5881580-07-12: dates run from -5877641-06-23 to +5881580-07-11") {
      () throws(CivilError) in
      _ = try CivilDate(year: 5_881_580, month: 7, day: 12)
    }
    expect(.dateOutOfRange, "-5877641-06-23 - 1 days: dates run from -5877641-06-23 to +5881580-07-11") {
      () throws(CivilError) in
      _ = try CivilDate.earliest.adding(days: -1)
    }
    expect(
      .dateOutOfRange, "1970-01-01 + 9223372036854775807 months: dates run from -5877641-06-23 to +5881580-07-11"
    ) { () throws(CivilError) in
      _ = try CivilDate(dayNumber: 0).adding(months: .max)
    }
    expect(.dateOutOfRange, "1970-01-01 + 5879611 years: dates run from -5877641-06-23 to +5881580-07-11") {
      () throws(CivilError) in
      _ = try CivilDate(dayNumber: 0).adding(years: 5_879_611)
    }
    expect(.hourOutOfRange, "24:00:00: hour 24; hours run from 0 to 23, midnight is 00:00 of the next day") {
      () throws(CivilError) in
      _ = try CivilTime(hour: 24, minute: 0)
    }
    expect(.minuteOutOfRange, "06:-1:00: minute -1; minutes run from 0 to 59") { () throws(CivilError) in
      _ = try CivilTime(hour: 6, minute: -1)
    }
    expect(.secondOutOfRange, "06:05:99: second 99; seconds run from 0 to 59") { () throws(CivilError) in
      _ = try CivilTime(hour: 6, minute: 5, second: 99)
    }
    expect(
      .nanosecondOutOfRange,
      "06:05:00 + 1000000000 ns: nanosecond 1000000000; nanoseconds run from 0 to 999999999"
    ) { () throws(CivilError) in
      _ = try CivilTime(hour: 6, minute: 5, nanosecond: 1_000_000_000)
    }
    expect(.offsetOutOfRange, "64801 s: offsets run from -18:00 to +18:00") { () throws(CivilError) in
      _ = try UTCOffset(secondsEastOfUTC: 64_801)
    }
    let range = "timestamps run from -5877641-06-23T18:00:00Z to +5881580-07-11T05:59:59.999999999Z"
    expect(.timestampOutOfRange, "9223372036854775807 s: \(range)") { () throws(CivilError) in
      _ = try Timestamp(secondsSince1970: .max)
    }
    expect(.timestampOutOfRange, "-5877641-06-23T00:00:00Z: \(range)") { () throws(CivilError) in
      _ = try Timestamp(CivilDateTime(date: .earliest), at: .utc)
    }
    expect(
      .nanosecondOutOfRange, "0 s + -1 ns: nanosecond -1; nanoseconds run from 0 to 999999999"
    ) { () throws(CivilError) in
      _ = try Timestamp(secondsSince1970: 0, nanosecond: -1)
    }
  }

  @Test func inputIsCutAtACharacterAndEscaped() {
    let long = String(repeating: "2", count: 63) + "\u{20AC}" + String(repeating: "x", count: 1000)
    let error = #expect(throws: CivilError.self) { try CivilDate(long) }
    #expect(error?.input == String(repeating: "2", count: 63) + "\u{2026}")

    let hostile = #expect(throws: CivilError.self) { try CivilDate("1\n\u{202E}\u{A0}é \u{2028}") }
    #expect(
      hostile?.description
        == "1\\u{A}\\u{202E}\\u{A0}é \\u{2028}: expected a digit of the year, found byte 0x0A")

    let notUTF8: [UInt8] = [0xFF, 0x31]
    let broken = #expect(throws: CivilError.self) { try CivilDate(iso8601: notUTF8.span) }
    #expect(broken?.input == "\u{FFFD}1")

    let continuations = [UInt8](repeating: 0x80, count: 100)
    let cut = #expect(throws: CivilError.self) { try CivilDate(iso8601: continuations.span) }
    #expect(cut?.input == String(repeating: "\u{FFFD}", count: 61) + "\u{2026}")
  }

  @Test func codesPrintTheirNames() {
    let codes: [(CivilError.Code, String)] = [
      (.incompleteText, "incompleteText"), (.invalidCharacter, "invalidCharacter"), (.trailingText, "trailingText"),
      (.plusSign, "plusSign"), (.negativeZero, "negativeZero"), (.fractionTooLong, "fractionTooLong"),
      (.offsetMissing, "offsetMissing"), (.yearOutOfRange, "yearOutOfRange"), (.monthOutOfRange, "monthOutOfRange"),
      (.dayOutOfRange, "dayOutOfRange"), (.hourOutOfRange, "hourOutOfRange"),
      (.minuteOutOfRange, "minuteOutOfRange"), (.secondOutOfRange, "secondOutOfRange"),
      (.nanosecondOutOfRange, "nanosecondOutOfRange"), (.offsetOutOfRange, "offsetOutOfRange"),
      (.dateOutOfRange, "dateOutOfRange"), (.timestampOutOfRange, "timestampOutOfRange"),
    ]
    for (code, name) in codes {
      #expect(code.description == name)
    }
    #expect(Set(codes.map(\.0)).count == codes.count)
  }
}
