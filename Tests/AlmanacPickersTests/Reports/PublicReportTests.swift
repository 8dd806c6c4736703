import Almanac
import AlmanacPickers
import Testing

/// What users reported of other pickers, tried on ours; each test is named after its report.
@Suite struct PublicReportTests {
  /// Time mode, step 5, initial 17:53, done untouched: returned 17:53 where 17:55 was shown.
  @Test func actionSheetPicker310and62() throws {
    var picker = try Make.time("17:53") {
      $0.steps.minutes = 5
      $0.steps.rounding = .nearest
    }
    #expect(picker.shown == ["17", "55"])
    #expect(picker.corrections == [PickerCorrection(role: .minute, asked: 53, given: 55, reason: .offStep)])
    #expect(picker.apply(.done).outcome == .done(try .time("17:55")))
  }

  /// No rows, done: a crash.
  @Test func actionSheetPicker317() throws {
    var picker = try OptionPicker([], locale: "en")
    #expect(picker.selection == nil)
    let change = picker.apply(.done)
    #expect(change.outcome == nil)
    #expect(change.refusal?.code == .nothingSelected)
    #expect(picker.columns.count == 1)
    #expect(PickerDocument(picker).buttons.first?.refusal?.message == "Make a selection.")
  }

  /// Dependent columns, initial (1, 2), first parent has fewer children: an assertion.
  @Test func actionSheetPickerPullRequest113() throws {
    let picker = try DependentPicker(
      [PickerNode("a", ["a0"]), PickerNode("b", ["b0", "b1", "b2"])], initialRows: [1, 2], locale: "en")
    #expect(picker.selection?.map(\.text) == ["b", "b2"])
    #expect(picker.corrections.isEmpty)
  }

  /// Countdown preset 600 s, step 10: showed 1 h 10 min.
  @Test func actionSheetPicker72() throws {
    let picker = try CountdownPicker(CountdownOptions(seconds: 600, minuteStep: 10, locale: "en"))
    #expect(picker.shown == ["0 hours", "10 minutes"])
    #expect(picker.seconds == 600)
  }

  /// 31 January, choose February: became 2 or 3 March.
  @Test(arguments: [("2026-01-31", "2026-02-28"), ("2028-01-31", "2028-02-29")])
  func xdanDatetimepicker691(_ start: String, _ expected: String) throws {
    var picker = try Make.date(start)
    #expect(picker.choose(.month, 2).value == (try .date(expected)))
  }

  /// 20 August then September with the day column showing 1, confirm: returned 20 September.
  @Test func antDesignMobile2852() throws {
    var picker = try Make.date("2026-08-20")
    let change = picker.choose(.month, 9)
    #expect(picker.column(of: .day)?.selection?.value == 20)
    #expect(change.value == (try .date("2026-09-20")))
    #expect(picker.apply(.done).outcome == .done(try .date("2026-09-20")))
  }

  /// Minimum 2015-08-06, at 2016-02-02 set year 2015: month 8 but day 2.
  @Test func mDatePicker14() throws {
    var picker = try Make.date("2016-02-02", "2015-08-06", "2020-12-31")
    #expect(picker.choose(.year, 2015).value == (try .date("2015-08-06")))
    #expect(picker.shown == ["August", "6", "2015"])
  }

  /// Step 10, 15:57: showed 15:00.
  @Test func reactNativeDatePicker570() throws {
    let picker = try Make.time("15:57") { $0.steps.minutes = 10 }
    #expect(picker.value == (try .time("15:50")))
  }

  /// 7:25 to 20:45: minutes 25-45 at every hour.
  @Test func jQueryTimepickerAddon819() throws {
    var picker = try Make.time("12:00") {
      $0.minimum = try .time("07:25")
      $0.maximum = try .time("20:45")
    }
    #expect(picker.open(.minute) == Array(0...59))
    #expect(picker.open(.hour) == Array(7...20))
    _ = picker.choose(.hour, 7)
    #expect(picker.open(.minute) == Array(25...59))
    _ = picker.choose(.hour, 20)
    #expect(picker.open(.minute) == Array(0...45))
  }

  /// The Japanese wheel in month, day, year order.
  @Test func flutter65448() throws {
    let picker = try Make.date("2026-11-30", "2000-01-01", "2050-12-31", "ja")
    #expect(picker.columns.map(\.role) == [.year, .month, .day])
    #expect(picker.shown == ["2026年", "11月", "30日"])
  }

  /// Type 02, 29, 2008 in an empty field: 29 refused.
  @Test func reactSpectrum4181() throws {
    var picker = try Make.date("2026-06-15")
    _ = picker.apply(.type(.month, digits: "02"))
    #expect(picker.apply(.type(.day, digits: "29")).refusal == nil)
    #expect(picker.value == (try .date("2026-02-28")))
    #expect(picker.apply(.type(.year, digits: "2008")).value == (try .date("2008-02-29")))
  }

  /// October 2017 grid in São Paulo: 14 twice, 15 missing.
  @Test func dateRangePicker1520andTempusDominus2195() throws {
    let month = try #require(YearMonth(year: 2017, month: .october))
    let grid = try MonthGrid(month, MonthGridOptions(locale: "pt-BR"))
    let days = grid.weeks.flatMap(\.days).filter { $0.place == .inside }.map(\.date.day)
    #expect(days == Array(1...31))
  }
}
