import Testing

@testable import Almanac

@Suite struct WeekInfoTests {
  @Test(
    arguments: [
      ("pt-BR", Weekday.sunday, 1), ("pt-PT", .sunday, 4), ("pt", .sunday, 1), ("ja", .sunday, 1),
      ("zh-Hans", .monday, 1),
      ("zh-TW", .sunday, 1), ("tr", .monday, 1), ("de", .monday, 4), ("en", .sunday, 1), ("en-GB", .monday, 4),
      ("ar-EG", .saturday, 1), ("dv", .friday, 1), ("xx", .monday, 1), ("en-001", .monday, 1), ("und", .sunday, 1),
      ("en-u-rg-gbzzzz", .monday, 4), ("en-u-rg-gbsct", .monday, 4), ("pt-BR-u-fw-mon", .monday, 1),
      ("pt-BR-u-fw-frogs", .sunday, 1), ("en-u-sd-gbsct", .monday, 4), ("en-US-u-sd-gbsct", .sunday, 1),
      ("en-u-ca-iso8601", .monday, 4), ("en-u-ca-iso8601-fw-sun", .sunday, 4), ("en-u-rg-zz", .sunday, 1),
    ] as [(LocaleTag, Weekday, Int)])
  func weeks(locale: LocaleTag, first: Weekday, minimum: Int) throws {
    let week = try WeekInfo(locale: locale)
    #expect(week.firstWeekday == first)
    #expect(week.minimumDaysInFirstWeek == minimum)
    #expect(week.weekdays.count == 7)
    #expect(Set(week.weekdays).count == 7)
    #expect(week.weekdays.first == first)
    #expect(week.weekdays.map(week.number) == Array(1...7))
  }

  @Test func weekends() throws {
    #expect(try WeekInfo(locale: "pt-BR").weekend == [.saturday, .sunday])
    #expect(try WeekInfo(locale: "he-IL").weekend == [.friday, .saturday])
    #expect(try WeekInfo(locale: "fa-IR").weekend == [.friday])
    #expect(try WeekInfo(locale: "hi").weekend == [.sunday])
    #expect(try WeekInfo(locale: "fa-AF").weekend == [.thursday, .friday])
    for locale: LocaleTag in ["pt-BR", "he-IL", "fa-IR", "hi", "fa-AF"] {
      let week = try WeekInfo(locale: locale)
      #expect(Weekday.allCases.filter(week.isWeekend).count == week.weekend.count)
      #expect(week.weekend.allSatisfy(week.isWeekend))
    }
  }

  @Test func weeksOfYears() throws {
    #expect(WeekInfo.iso8601.weekOfYear(try CivilDate("2027-01-02")) == (2026, 53))
    #expect(WeekInfo.iso8601.weekOfYear(try CivilDate("2026-11-30")) == (2026, 49))
    #expect(WeekInfo.iso8601.weekOfYear(try CivilDate("2024-12-30")) == (2025, 1))
    #expect(try WeekInfo(locale: "en").weekOfYear(CivilDate("2026-12-27")) == (2027, 1))
    // Every day of a cycle: weeks follow one another, and the one with the first Thursday is the first.
    var last = WeekInfo.iso8601.weekOfYear(try CivilDate("1999-12-31"))
    for number in 10_957..<(10_957 + 146_097) {
      let day = CivilDate(dayNumber: Int32(number))
      let week = WeekInfo.iso8601.weekOfYear(day)
      let thursday = CivilDate(dayNumber: Int32(number + 4 - Int(day.weekday.rawValue)))
      let expected = (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
      if week != expected || (week != last) != (day.weekday == .monday) { Issue.record("\(day): \(week)") }
      last = week
    }
  }

  @Test func textDirections() {
    for tag: LocaleTag in [
      "ar", "he", "fa-IR", "ur", "az-IR", "uz-AF", "pa-PK", "en-Hebr", "dv", "ckb", "yi", "und-Arab",
    ] {
      #expect(tag.textDirection == .rightToLeft, "\(tag)")
    }
    for tag: LocaleTag in ["pt-BR", "ja", "zh-Hant", "tr", "ar-Latn", "az", "pa", "xx", "und", "und-IR", "mn-Mong"] {
      #expect(tag.textDirection == .leftToRight, "\(tag)")
    }
    #expect(TextDirection.rightToLeft.rawValue == "rtl")
  }
}
