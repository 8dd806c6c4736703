import Almanac
import Testing

/// Calendars beside the Gregorian one.
@Suite struct CalendarSystemTests {
  @Test func identifiers() {
    #expect(CalendarSystem.all.map(\.identifier) == ["gregory", "iso8601", "japanese", "roc", "buddhist"])
    for calendar in CalendarSystem.all { #expect(CalendarSystem(identifier: calendar.identifier) == calendar) }
    for name in ["hebrew", "persian", "gregorian", "", "GREGORY"] { #expect(CalendarSystem(identifier: name) == nil) }
  }

  @Test(arguments: [
    ("th", "2026-11-30", "30 พฤศจิกายน 2569"), ("ja-u-ca-japanese", "2019-04-30", "平成31年4月30日"),
    ("ja-u-ca-japanese", "2019-05-01", "令和元年5月1日"), ("ja-u-ca-japanese", "2020-01-01", "令和2年1月1日"),
    ("ja-u-ca-japanese", "1868-10-22", "慶応4年10月22日"), ("ja-u-ca-japanese", "1868-10-23", "明治元年10月23日"),
    ("zh-Hant-TW-u-ca-roc", "2026-11-30", "民國115年11月30日"), ("zh-Hant-TW-u-ca-roc", "1912-01-01", "民國1年1月1日"),
    ("zh-Hant-TW-u-ca-roc", "1911-12-31", "民國前1年12月31日"), ("en-u-ca-buddhist", "2026-11-30", "November 30, 2569 BE"),
    ("en-u-ca-iso8601", "2026-11-30", "November 30, 2026"),
  ]) func longDates(tag: String, date: String, text: String) throws {
    let format = try DateTimeFormat(date: .long, locale: try LocaleTag(parsing: tag))
    WrittenDate.check(format, try CivilDate(date), is: text)
  }

  @Test func calendarOfAFormat() throws {
    #expect(try DateTimeFormat(date: .long, locale: "th").calendar == .buddhist)
    #expect(try DateTimeFormat(date: .long, locale: "ja").calendar == .gregorian)
    #expect(try DateTimeFormat(date: .long, locale: "th-u-ca-gregory").calendar == .gregorian)
  }

  /// 元 for the first year: by a 年 in the pattern, quoted or not, in Japanese alone.
  @Test(arguments: [
    ("ja-u-ca-japanese", "y年", "元年"), ("ja-u-ca-japanese", "y'年'", "元年"), ("ja-u-ca-japanese", "y", "1"),
    ("en-u-ca-japanese", "y年", "1年"), ("ja", "y年", "2019年"), ("ja-u-ca-japanese-nu-hanidec", "y年M月", "元年五月"),
  ]) func firstYears(tag: String, pattern: String, text: String) throws {
    let format = try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: try LocaleTag(parsing: tag))
    WrittenDate.check(format, try CivilDate("2019-05-01"), is: text)
  }

  /// Years below 1, which only some calendars have.
  @Test(arguments: [
    ("en-u-ca-buddhist", -1000, "-457 -57 -1000"), ("en-u-ca-japanese", 600, "-44 -44 600"),
    ("en-u-ca-roc", 1, "1911 11 1"),
    ("en", -43, "44 44 -43"),
  ]) func smallYears(tag: String, year: Int, text: String) throws {
    let format = try DateTimeFormat(pattern: "y yy u", locale: try LocaleTag(parsing: tag))
    let date = try CivilDate(year: year, month: 2, day: 3)
    WrittenDate.check(format, date, is: text)
  }

  @Test func weeks() throws {
    let date = try CivilDate("2027-01-03")
    func text(_ tag: LocaleTag) throws -> String {
      try DateTimeFormat(pattern: "Y-'W'ww-e", locale: tag).string(from: date)
    }
    #expect(try text("en-US") == "2027-W02-1" && text("de") == "2026-W53-7" && text("en-u-ca-iso8601") == "2026-W53-7")
    #expect(try text("en-US-u-fw-mon") == "2027-W01-7" && text("en-u-rg-dezzzz") == "2026-W53-7")
  }
}
