import Almanac
import AlmanacPickers
import Testing

/// The behaviours of dates that the documentation states.
@Suite struct DateBehaviourTests {
  @Test func theWantedDayComesBack() throws {
    var picker = try Make.date("2027-01-31")
    #expect(picker.choose(.month, 2).corrections == [.init(role: .day, asked: 31, given: 28, reason: .noSuchDate)])
    #expect(picker.choose(.month, 4).value == (try .date("2027-04-30")))
    #expect(picker.choose(.month, 3).value == (try .date("2027-03-31")))
    // Choosing a day forgets the other one.
    _ = picker.choose(.month, 2)
    _ = picker.choose(.day, 28)
    #expect(picker.choose(.month, 3).value == (try .date("2027-03-28")))
  }

  @Test func february29ComesBackInLeapYears() throws {
    var picker = try Make.date("2028-02-29")
    #expect(picker.choose(.year, 2029).value == (try .date("2029-02-28")))
    #expect(picker.choose(.year, 2032).value == (try .date("2032-02-29")))
  }

  @Test func aBoundLimitsOnlyWhereLargerColumnsStandOnIt() throws {
    var picker = try Make.date("2026-06-15", "2025-08-06", "2027-03-20")
    #expect(picker.open(.year) == [2025, 2026, 2027])
    #expect(picker.open(.month) == Array(1...12))
    _ = picker.choose(.year, 2025)
    #expect(picker.open(.month) == Array(8...12))
    #expect(picker.value == (try .date("2025-08-15")))
    #expect(picker.open(.day) == Array(6...31))
    _ = picker.choose(.month, 9)
    #expect(picker.open(.day) == Array(1...30))
    _ = picker.choose(.year, 2027)
    #expect(picker.value == (try .date("2027-03-15")), "the month gives way, the day does not")
    #expect(picker.open(.day) == Array(1...20))
  }

  @Test func rowsOutsideBoundsAreThereWithAReasonOrHidden() throws {
    let shown = try Make.date("2025-09-15", "2025-08-06", "2027-03-20", "pt-BR")
    let month = try #require(shown.column(of: .month))
    #expect(month.rows.count == 12)
    #expect(month.rows[0].refusal?.reason == .beforeMinimum)
    #expect(month.rows[0].refusal?.message == "O valor mínimo é quarta-feira, 6 de agosto de 2025.")
    let hidden = try Make.date("2025-09-15", "2025-08-06", "2027-03-20") { $0.rowsOutsideBounds = .hidden }
    #expect(hidden.column(of: .month)?.rows.map(\.value) == Array(8...12))
    #expect(hidden.column(of: .month)?.selectedRow == 1)
  }

  @Test func choosingADisabledRowGoesToTheNearestOfItsColumn() throws {
    var picker = try Make.date("2025-09-15", "2025-08-06", "2027-03-20")
    let change = picker.choose(.month, 2)
    #expect(change.value == (try .date("2025-08-15")))
    #expect(change.corrections == [.init(role: .month, asked: 2, given: 8, reason: .beforeMinimum)])
  }

  @Test(arguments: [
    ("2030-06-15", "2027-03-20", RowRefusal.Reason.afterMaximum), ("1999-01-01", "2025-08-06", .beforeMinimum),
  ])
  func anInitialValueOutsideIsMovedAndReported(_ asked: String, _ given: String, _ reason: RowRefusal.Reason) throws {
    var picker = try Make.date(asked, "2025-08-06", "2027-03-20")
    #expect(picker.value == (try .date(given)))
    #expect(picker.corrections.first?.role == .year)
    #expect(picker.corrections.allSatisfy { $0.reason == reason })
    #expect(!picker.corrections.isEmpty)
    #expect(picker.apply(.done).outcome == .done(try .date(given)), "what is shown is what done returns")
  }

  @Test func mistakesAreTypedErrors() throws {
    func code(_ make: () throws -> DatePicker) -> PickerError.Code? {
      do {
        _ = try make()
        return nil
      } catch {
        return (error as? PickerError)?.code
      }
    }
    #expect(code { try Make.date("2026-01-01", "2027-01-01", "2026-01-01") } == .minimumAboveMaximum)
    #expect(code { try Make.date("2026-01-01", "2026-01-01", "2026-12-31", "fr") } == .noLabels)
    #expect(code { try Make.date("2026-01-01") { $0.minimum = nil } } == .boundsMissing)
    #expect(code { try Make.date("2026-01-01") { $0.order = [.day, .month] } } == .invalidOrder)
    #expect(code { try Make.date("2026-01-01") { $0.order = [.day, .day, .year] } } == .invalidOrder)
    #expect(code { try Make.date("2026-01-01") { $0.selection = .seconds(1) } } == .valueOutOfRange)
    #expect(
      code {
        try Make.date("2026-01-01", "2026-01-01", "2026-01-02") {
          $0.unavailable.spans = [DateSpan($0.minimum.date, through: $0.maximum.date)]
        }
      } == .nothingAvailable)
    #expect(code { try Make.time("10:00") { $0.steps.minutes = 7 } } == .invalidStep)
    #expect(code { try Make.time("10:00") { $0.steps.minutes = 0 } } == .invalidStep)
    #expect(code { try Make.date("2026-01-01", "2026-01-01", "2026-12-31", "fa") } == .noLabels)
    #expect(code { try Make.date("2026-01-01", "2026-01-01", "2026-12-31", "en-u-ca-hebrew") } == .unsupportedLocale)
    #expect(
      code { try Make.dateTime("2026-01-01T00:00", "1900-01-01T00:00", "2100-01-01T00:00", mode: .dayAndTime) }
        == .tooManyRows)
    #expect(code { try Make.date("2026-01-01", "0001-01-01", "9999-12-31") } == nil)
    let error = try #require(throws: PickerError.self) { try Make.date("2026-01-01", "2027-01-01", "2026-01-01") }
    #expect("\(error)".contains("2027-01-01"))
  }

  @Test func orderIsTheLocalesOrTheCallers() throws {
    func roles(_ locale: LocaleTag) throws -> [ColumnRole] {
      try Make.date("2026-11-30", "2026-01-01", "2026-12-31", locale).columns.map(\.role)
    }
    #expect(try roles("en-US") == [.month, .day, .year])
    #expect(try roles("en-GB") == [.day, .month, .year])
    #expect(try roles("pt") == [.day, .month, .year])
    #expect(try roles("zh-Hant") == [.year, .month, .day])
    #expect(try roles("tr") == [.day, .month, .year])
    let own = try Make.date("2026-11-30", locale: "ja") { $0.order = [.day, .month, .year] }
    #expect(own.columns.map(\.role) == [.day, .month, .year])
  }

  @Test func namesAreThoseOfTheFullPattern() throws {
    #expect(try Make.date("2026-11-30", locale: "zh-Hans").shown == ["2026年", "11月", "30日"])
    #expect(try Make.date("2026-02-05", locale: "tr").shown == ["5", "Şubat", "2026"])
    #expect(try Make.date("2026-02-05", locale: "pt-PT").shown == ["5", "fevereiro", "2026"])
    let month = DatePickerOptions(
      mode: .yearMonth, selection: .yearMonth(try #require(YearMonth("2026-11"))),
      minimum: .yearMonth(try #require(YearMonth("2026-03"))), maximum: .yearMonth(try #require(YearMonth("2027-02"))),
      locale: "pt-BR")
    let picker = try DatePicker(month)
    #expect(picker.shown == ["novembro", "2026"])
    #expect(picker.summary == "novembro de 2026")
    #expect(picker.value == .yearMonth(try #require(YearMonth("2026-11"))))
  }

  @Test func monthsAndDaysHaveALeapDay() throws {
    let day = try #require(MonthDay("--02-29"))
    var picker = try DatePicker(DatePickerOptions(mode: .monthDay, selection: .monthDay(day), locale: "pt"))
    #expect(picker.value == .monthDay(day))
    #expect(picker.summary == "29 de fevereiro")
    #expect(picker.choose(.month, 4).value == .monthDay(try #require(MonthDay("--04-29"))))
    #expect(MonthDay("--02-30") == nil)
  }

  @Test func yearsAlone() throws {
    var picker = try DatePicker(
      DatePickerOptions(mode: .year, selection: .year(2026), minimum: .year(2000), maximum: .year(2030), locale: "ja"))
    #expect(picker.shown == ["2026年"])
    #expect(picker.apply(.largeStep(.year, .forward)).value == .year(2030))
    #expect(picker.apply(.first(.year)).value == .year(2000))
    #expect(picker.apply(.last(.year)).value == .year(2030))
    #expect(picker.apply(.type(.year, digits: "2008")).value == .year(2008))
    #expect(picker.apply(.type(.year, digits: "1066")).refusal?.code == .unreadableDigits)
    #expect(picker.apply(.select(.month, row: 1)).refusal?.code == .noSuchColumn)
    #expect(picker.apply(.select(.year, row: 31)).refusal?.code == .noSuchRow)
  }

  @Test func closedDaysAreSkipped() throws {
    var picker = try Make.date("2026-11-28", "2026-11-01", "2027-12-31") {
      $0.unavailable.weekdays = [.saturday, .sunday]
    }
    #expect(picker.value == (try .date("2026-11-27")), "the nearest open day")
    #expect(picker.corrections == [.init(role: .day, asked: 28, given: 27, reason: .unavailable)])
    #expect(picker.open(.day) == (2...30).filter { ![7, 8, 14, 15, 21, 22, 28, 29].contains($0) })
    #expect(picker.apply(.step(.day, by: 1)).value == (try .date("2026-11-30")))
    #expect(picker.refusal(of: try .date("2026-11-29"))?.reason == .unavailable)
  }

  @Test func cyclicColumnsTurnAndBoundedOnesStop() throws {
    var picker = try Make.date("2026-12-31")
    #expect(picker.apply(.step(.month, by: 1)).value == (try .date("2026-01-31")))
    #expect(picker.apply(.step(.day, by: 1)).value == (try .date("2026-01-01")))
    var bounded = try Make.date("2026-12-31") { $0.ends = .bounded }
    #expect(bounded.apply(.step(.month, by: 1)) == PickerChange())
    #expect(bounded.apply(.step(.month, by: .min)).value == (try .date("2026-01-31")))
  }

  @Test func changesListOnlyTheColumnsThatChanged() throws {
    var picker = try Make.date("2027-01-31")
    #expect(picker.apply(.select(.day, row: 4)).columns == [.init(role: .day, selectedRow: 4, rows: .same)])
    let month = picker.choose(.month, 2)
    #expect(
      month.columns == [
        .init(role: .month, selectedRow: 1, rows: .same), .init(role: .day, selectedRow: 4, rows: .replaced),
      ])
    #expect(picker.apply(.select(.month, row: 1)) == PickerChange())
  }

  @Test func cancelReturnsToTheLastDone() throws {
    var picker = try Make.date("2027-01-31")
    _ = picker.choose(.month, 3)
    _ = picker.apply(.done)
    _ = picker.choose(.month, 2)
    #expect(picker.apply(.cancel).outcome == .cancelled(try .date("2027-03-31")))
  }
}

extension Optional<PickerValue> {
  fileprivate var date: CivilDate {
    if case .date(let date) = self { date } else { .earliest }
  }
}

extension Make {
  static func date(
    _ selection: String, locale: LocaleTag, _ change: (inout DatePickerOptions) -> Void = { _ in }
  ) throws -> DatePicker {
    try date(selection, "1900-01-01", "2100-12-31", locale, change)
  }
}
