import Almanac
import AlmanacTestKit
import Testing

/// Times, patterns, calendars and digits of Portuguese, Japanese, Chinese and Turkish as ICU writes them, through every path.
@Suite struct FormatGoldenTests {
  @Test(arguments: FormatGolden.all) func goldenFile(golden: FormatGolden) throws {
    let rows = try golden.read()
    #expect(rows.count == golden.subjects.count * FormatGolden.moments.count)
    #expect(Set(rows.map(\.subject)) == Set(golden.subjects))
    var formats: [FormatGolden.Subject: DateTimeFormat] = [:]
    for subject in golden.subjects { formats[subject] = try Self.format(golden.locale, subject) }
    var compared = 0
    for row in rows {
      let format = try #require(formats[row.subject])
      compared += WrittenMoment.check(format, row.dateTime, row.offset, is: row.text)
    }
    #expect(compared == 5 * rows.count && compared > 100)
  }

  static func format(_ locale: LocaleTag, _ subject: FormatGolden.Subject) throws -> DateTimeFormat {
    let tag = try LocaleTag(parsing: "\(locale.icuIdentifier)@\(subject.keywords)")
    if let pattern = subject.pattern {
      return try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: tag)
    }
    switch (subject.date, subject.time) {
    case (let date?, let time?): return try DateTimeFormat(date: date, time: time, locale: tag)
    case (let date?, nil): return try DateTimeFormat(date: date, locale: tag)
    case (nil, let time): return try DateTimeFormat(time: try #require(time), locale: tag)
    }
  }
}
