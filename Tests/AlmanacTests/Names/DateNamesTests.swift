import Almanac
import Testing

/// What names a locale has, and who answers.
@Suite struct DateNamesTests {
  @Test func inflection() throws {
    let polish = try DateNames(locale: "pl")
    #expect(try polish.month(.november, .wide, .format) == "listopada")
    #expect(try polish.month(.november, .wide, .standalone) == "listopad")
    #expect(try polish.weekday(.sunday, .wide, .standalone) == "niedziela")
    #expect(try polish.weekday(.monday, .abbreviated, .format) == "pon.")
  }

  @Test func oneNameIsTheNameInTheList() throws {
    let names = try DateNames(locale: "tr")
    for month in Month.allCases {
      #expect(try names.month(month, .wide, .format) == names.months(.wide, .format)[Int(month.rawValue) - 1])
    }
    for (index, day) in Weekday.allCases.enumerated() {
      #expect(try names.weekday(day, .short, .format) == names.weekdays(.short, .format, from: .monday)[index])
    }
  }

  @Test(arguments: Weekday.allCases) func weekdaysBeginWhereAsked(first: Weekday) throws {
    let names = try DateNames(locale: "en")
    let week = try names.weekdays(.wide, .format, from: first)
    #expect(week.count == 7 && Set(week).count == 7)
    #expect(week.first == first.description)
    #expect(try names.weekdays(.wide, .format).first == "Sunday")
  }

  @Test(arguments: [
    ("pt-BR", Weekday.sunday), ("pt-PT", .sunday), ("tr", .monday), ("ja", .sunday), ("en-GB", .monday),
    ("ar-EG", .saturday), ("dv", .friday), ("und", .sunday), ("en-u-rg-gbzzzz", .monday), ("en-GB-u-fw-sat", .saturday),
    ("en-GB-u-fw-bogus", .monday), ("en-u-ca-iso8601", .monday), ("en-001", .monday),
  ]) func firstWeekday(tag: String, day: Weekday) throws {
    #expect(try DateNames(locale: try LocaleTag(parsing: tag)).firstWeekday == day, "\(tag)")
  }

  @Test func eras() throws {
    #expect(try DateNames(locale: "en").eras(.wide) == ["Before Christ", "Anno Domini"])
    #expect(try DateNames(locale: "en-u-ca-iso8601").eras(.abbreviated) == ["BC", "AD"])
    #expect(try DateNames(locale: "zh-Hant-TW-u-ca-roc").eras(.wide) == ["民國前", "民國"])
    let japanese = try DateNames(locale: "ja-u-ca-japanese").eras(.wide)
    #expect(japanese.count == 237 && japanese.first == "大化" && japanese.last == "令和")
    // The calendar of Thailand is the Buddhist one without being asked for.
    #expect(try DateNames(locale: "th").calendar == .buddhist)
    #expect(try DateNames(locale: "th").eras(.wide) == ["พุทธศักราช"])
  }

  @Test func dayPeriods() throws {
    let names = try DateNames(locale: "pt")
    let all = try names.dayPeriods(.wide, .standalone)
    #expect(all.map(\.period) == [.am, .pm, .midnight, .noon, .morning1, .afternoon1, .evening1, .night1])
    // ICU 78 has no name of it that stands alone; the one within a date answers.
    #expect(all.map(\.name).last == "da madrugada")
    #expect(try names.dayPeriod(.noon, .wide, .format) == "meio-dia")
    #expect(try names.dayPeriod(.morning2, .wide, .format) == nil)
    #expect(try DateNames(locale: "en").dayPeriod(.night1, .narrow, .standalone) == "night")
    #expect(try DateNames(locale: "en").dayPeriod(.night1, .narrow, .format) == "at night")
    #expect(DateNames.DayPeriod.am < .pm && DateNames.DayPeriod.evening1 < .night2)
  }

  @Test func fieldsFallBackToTheLongerWidth() throws {
    let names = try DateNames(locale: "de")
    #expect(try names.field(.quarter, .wide) == "Quartal")
    #expect(try names.field(.quarter, .abbreviated) == "Quart.")
    #expect(try names.field(.year, .narrow) == "J")
    #expect(try DateNames(locale: "ja").field(.dayPeriod, .wide) == "午前/午後")
  }

  // MARK: Who answers

  @Test func fallbacks() throws {
    #expect(try DateNames(locale: "pt-AO").months(.wide, .format)[0] == "janeiro")
    #expect(try DateNames(locale: "zh-US").resolvedLocale == "zh-Hant")
    let unknown = try DateNames(locale: "tlh", fallback: "tr")
    #expect(unknown.resolvedLocale == "tr" && unknown.firstWeekday == .monday)
    #expect(try unknown.months(.wide, .format)[0] == "Ocak")
    #expect(try DateNames(locale: "tlh").months(.wide, .format)[0] == "M01")
    #expect(try DateNames(locale: "tlh-u-fw-wed", fallback: "tr").firstWeekday == .wednesday)
  }

  @Test func refusals() throws {
    let calendar = try #require(throws: FormatError.self) { try DateNames(locale: "fa") }
    #expect(calendar.code == .unsupportedCalendar && calendar.subject == "persian")
    // Tables in which the first rows have no names.
    var sections = PackedFile(try LocaleData(TableErrorTests.file).tables).sections
    let width = TableSection.localeRecords.itemByteCount
    for row in 0..<8 { sections[.localeRecords]?.put(0, at: width * row + LocaleSlot.names.offset, 2) }
    let data = try LocaleData(PackedFile(sections: sections).bytes())
    let error = try #require(throws: FormatError.self) {
      try DateNames(locale: "pt", data: data).months(.wide, .format)
    }
    #expect(error.code == .missingData && error.subject == "names")
  }

  @Test func everyLocaleHasEveryList() throws {
    var lists = 0
    for locale in LocaleData.embedded.locales {
      let tag = try LocaleTag(parsing: "\(locale.removingExtensions)-u-ca-gregory")
      let names = try DateNames(locale: tag)
      for context in DateNames.Context.allCases {
        for width in DateNames.Width.allCases {
          let sizes = [try names.months(width, context).count, try names.quarters(width, context).count]
          let periods = try names.dayPeriods(width, context).count
          #expect(sizes == [12, 4] && periods >= 2, "\(locale)")
          lists += 3
        }
        for width in DateNames.WeekdayWidth.allCases {
          #expect(try names.weekdays(width, context).count == 7, "\(locale)")
          lists += 1
        }
      }
      for field in DateNames.Field.allCases { #expect(try !names.field(field, .narrow).isEmpty, "\(locale) \(field)") }
    }
    #expect(lists > 20_000)
  }

  @Test func equality() throws {
    let names = try DateNames(locale: "pt-BR")
    #expect(try names == DateNames(locale: "pt-BR"))
    #expect(try names != DateNames(locale: "pt-PT"))
    #expect(try names != DateNames(locale: "pt-BR", capitalization: .standalone))
    #expect(try names != DateNames(locale: "pt-BR", fallback: "tr"))
    #expect(Set([names, try DateNames(locale: "pt-BR", fallback: nil)]).count == 1)
  }
}
