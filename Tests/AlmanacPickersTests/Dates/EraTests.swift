import Almanac
import AlmanacPickers
import Testing

/// Eras and calendars of which only the years are counted otherwise.
@Suite struct EraTests {
  private func japanese(_ selection: String, _ change: (inout DatePickerOptions) -> Void = { _ in }) throws
    -> DatePicker
  {
    try Make.date(selection, "1873-01-01", "2050-12-31", "ja-u-ca-japanese", change)
  }

  /// koyomi 13, wareki 2, Japanera 1 were all one day off.
  @Test(arguments: [
    ("1912-07-29", "明治", 45), ("1912-07-30", "大正", 1), ("1926-12-24", "大正", 15), ("1926-12-25", "昭和", 1),
    ("1989-01-07", "昭和", 64), ("1989-01-08", "平成", 1), ("2019-04-30", "平成", 31), ("2019-05-01", "令和", 1),
  ])
  func borders(_ date: String, _ era: String, _ year: Int) throws {
    let picker = try japanese(date)
    #expect(picker.column(of: .era)?.selection?.text == era)
    #expect(picker.column(of: .year)?.selection?.value == year)
    #expect(picker.value == (try .date(date)))
  }

  @Test func theFirstYearIsWrittenAsTheTablesSay() throws {
    let picker = try japanese("2019-05-01")
    #expect(picker.shown == ["令和", "元年", "5月", "1日"])
    #expect(picker.summary == "令和元年5月1日水曜日")
    #expect(picker.columns.map(\.role) == [.era, .year, .month, .day])
    #expect(picker.columns[0].name == "元号")
  }

  @Test(arguments: [
    ("2019-05-01", Array(5...12), Array(1...31)), ("2019-04-30", Array(1...4), Array(1...30)),
    ("1989-01-07", [1], Array(1...7)), ("1989-01-08", Array(1...12), Array(8...31)),
    ("1926-12-25", [12], Array(25...31)), ("1912-07-30", Array(7...12), [30, 31]),
  ])
  func firstAndLastYearsHaveTheirMonthsAndDays(_ date: String, _ months: [Int], _ days: [Int]) throws {
    let picker = try japanese(date)
    #expect(picker.column(of: .month)?.rows.map(\.value) == months)
    #expect(picker.column(of: .day)?.rows.map(\.value) == days)
  }

  @Test func changingTheEraKeepsTheYearAsFarAsItGoes() throws {
    var picker = try japanese("2026-11-30")
    #expect(picker.shown == ["令和", "8年", "11月", "30日"])
    _ = picker.apply(.select(.era, row: 3))
    #expect(picker.value == (try .date("1996-11-30")))
    #expect(picker.shown == ["平成", "8年", "11月", "30日"])
    _ = picker.apply(.select(.era, row: 1))
    #expect(picker.value == (try .date("1919-11-30")))
    _ = picker.choose(.year, 15)
    _ = picker.apply(.select(.era, row: 2))
    #expect(picker.shown == ["昭和", "15年", "11月", "30日"])
  }

  @Test func steppingTheYearGoesFromEraToEra() throws {
    var picker = try japanese("2018-11-30")
    #expect(picker.apply(.step(.year, by: 1)).value == (try .date("2019-11-30")))
    #expect(picker.shown.prefix(2) == ["令和", "元年"])
    #expect(picker.apply(.step(.year, by: -1)).value == (try .date("2018-11-30")))
    #expect(picker.shown.prefix(2) == ["平成", "30年"])
  }

  @Test func theEraMayStandInTheYear() throws {
    var picker = try japanese("2019-05-01") { $0.eras = .year }
    #expect(picker.columns.map(\.role) == [.year, .month, .day])
    #expect(picker.shown == ["令和元年", "5月", "1日"])
    let rows = try #require(picker.column(of: .year)?.rows.map(\.label))
    #expect(rows.contains("平成31年") && rows.contains("令和元年"), "2019 has two rows")
    let heisei = try #require(rows.firstIndex(of: "平成31年"))
    #expect(picker.apply(.select(.year, row: heisei)).value == (try .date("2019-04-01")))
  }

  @Test func oneEraBetweenTheBoundsNeedsNoColumn() throws {
    let picker = try Make.date("2026-11-30", "2020-01-01", "2030-12-31", "ja-u-ca-japanese")
    #expect(picker.shown == ["令和8年", "11月", "30日"])
  }

  @Test func boundsMayBringTheEraColumn() throws {
    var picker = try Make.date("2026-11-30", "2020-01-01", "2030-12-31", "ja-u-ca-japanese")
    let change = picker.apply(.setBounds(minimum: try .date("2018-01-01"), maximum: try .date("2030-12-31")))
    #expect(change.columns.map(\.role) == [.era, .year, .month, .day])
    #expect(change.columns.allSatisfy { $0.rows == .replaced })
    #expect(picker.shown == ["令和", "8年", "11月", "30日"])
    let back = picker.apply(.setBounds(minimum: try .date("2020-01-01"), maximum: try .date("2030-12-31")))
    #expect(back.columns.map(\.rows) == [.removed, .replaced, .replaced, .replaced])
  }

  @Test func daysBefore1873AreRefused() throws {
    let error = try #require(throws: PickerError.self) {
      try Make.date("1900-01-01", "1872-12-31", "2050-12-31", "ja-u-ca-japanese")
    }
    #expect(error.code == .valueOutOfRange)
    #expect("\(error)".contains("1873-01-01"))
  }

  @Test func republicOfChinaAndBuddhistYears() throws {
    let roc = try Make.date("2026-11-30", "2000-01-01", "2050-12-31", "zh-Hant-TW-u-ca-roc")
    #expect(roc.shown == ["民國115年", "11月", "30日"])
    #expect(roc.value == (try .date("2026-11-30")))
    let early = try Make.date("1911-10-10", "1900-01-01", "2050-12-31", "zh-Hant-TW-u-ca-roc")
    #expect(early.columns.map(\.role) == [.era, .year, .month, .day])
    #expect(early.column(of: .year)?.selection?.value == 1)
    let buddhist = try Make.date("2024-02-29", "2000-01-01", "2050-12-31", "en-u-ca-buddhist")
    #expect(buddhist.column(of: .year)?.selection?.value == 2567)
    #expect(buddhist.value == (try .date("2024-02-29")), "leap years are Gregorian")
    #expect(buddhist.open(.day).last == 29)
  }

  @Test func submissionsMayNameTheEra() throws {
    let picker = try japanese("2026-11-30")
    #expect(try picker.checked(.fields([.era: 4, .year: 1, .month: 5, .day: 1])) == (try .date("2019-05-01")))
    let error = try #require(throws: SubmissionError.self) {
      try picker.checked(.fields([.era: 4, .year: 1, .month: 4, .day: 30]))
    }
    #expect(error.refusal.reason == .noSuchDate)
    #expect(try picker.checked(.fields([.year: 2019, .month: 4, .day: 30])) == (try .date("2019-04-30")))
  }
}
