import Almanac
import AlmanacPickers
import AlmanacTestKit
import Foundation
import Testing

/// Month grids.
@Suite struct MonthGridTests {
  private func grid(
    _ month: String, _ locale: LocaleTag = "en", _ selection: GridSelection = .single(nil),
    _ change: (inout MonthGridOptions) throws -> Void = { _ in }
  ) throws -> MonthGrid {
    var options = MonthGridOptions(locale: locale)
    try change(&options)
    return try MonthGrid(try #require(YearMonth(month)), options, selection: selection)
  }

  @Test(
    arguments: [
      ("tr", Weekday.monday), ("pt-BR", .sunday), ("pt-PT", .sunday), ("ja", .sunday), ("en-GB", .monday),
      ("en-US-u-fw-wed", .wednesday),
    ] as [(LocaleTag, Weekday)])
  func weeksBeginWhereTheLocaleSays(_ locale: LocaleTag, _ first: Weekday) throws {
    let grid = try grid("2026-11", locale)
    #expect(grid.weekdays.first?.weekday == first)
    #expect(grid.weeks.allSatisfy { $0.days.first?.date.weekday == first })
    let own = try self.grid("2026-11", locale) { $0.firstWeekday = .saturday }
    #expect(own.weekdays.first?.weekday == .saturday)
  }

  @Test func narrowNamesHaveFullOnesBehindThem() throws {
    let turkish = try grid("2026-11", "tr")
    #expect(turkish.weekdays.map(\.narrow) == ["P", "S", "Ç", "P", "C", "C", "P"])
    #expect(turkish.weekdays.map(\.abbreviated).first == "Pzt")
    #expect(turkish.weekdays.map(\.wide).last == "Pazar")
    #expect(turkish.title == "Kasım 2026")
    #expect(try grid("2026-11", "ja").title == "2026年11月")
    #expect(try grid("2026-11", "pt-BR").title == "novembro de 2026")
    #expect(try grid("2026-11", "ja-u-ca-japanese").title == "令和8年11月")
    #expect(turkish.previousLabel == "Önceki ay")
    #expect(try grid("2026-11", "ja").previousLabel == "前の月")
  }

  @Test func weeksAreAsManyAsNeededOrSix() throws {
    #expect(try grid("2026-02", "pt-BR").weeks.count == 4)
    #expect(try grid("2026-11", "pt-BR").weeks.count == 5)
    #expect(try grid("2026-08", "pt-BR").weeks.count == 6)
    #expect(try grid("2026-02", "pt-BR") { $0.weekCount = .six }.weeks.count == 6)
    let hidden = try grid("2026-11", "tr") { $0.outsideDays = .hidden }
    #expect(hidden.weeks[0].days.prefix(6).allSatisfy { $0.place == .empty && hidden.text($0).isEmpty })
  }

  @Test func daysSayWhatTheyAre() throws {
    let first = try CivilDate("2026-11-10")
    let last = try CivilDate("2026-11-12")
    let grid = try grid("2026-11", "pt-BR", .range(first: first, last: last)) {
      $0.today = try CivilDate("2026-11-30")
      $0.minimum = try CivilDate("2026-11-02")
    }
    let days = grid.weeks.flatMap(\.days).filter { $0.place == .inside }
    #expect(days[0].refusal == .beforeMinimum)
    #expect(days[9...11].map(\.selection) == [.rangeStart, .inRange, .rangeEnd])
    #expect(days[29].time == .today)
    #expect(grid.spokenText(days[29]) == "Hoje, segunda-feira, 30 de novembro de 2026")
    #expect(grid.spokenText(days[9]) == "terça-feira, 10 de novembro de 2026, início do período")
    #expect(grid.spokenText(days[0]) == "domingo, 1 de novembro de 2026, indisponível")
    #expect(grid.spokenText(days[4]) == "quinta-feira, 5 de novembro de 2026")
    #expect(days[1].edge == .first)
    #expect(grid.spokenText(days[1]) == "segunda-feira, 2 de novembro de 2026, primeira data disponível")
    let end = try self.grid("2026-11", "ja", .single(try CivilDate("2026-11-27"))) {
      $0.maximum = try CivilDate("2026-11-29")
      $0.unavailable.weekdays = [.saturday, .sunday]
    }
    let edge = try #require(end.weeks.flatMap(\.days).first { $0.edge == .last })
    #expect(end.spokenText(edge) == "2026年11月27日金曜日、選択中、選択できる最後の日")
  }

  /// ISO 8601: the week of a year's first Thursday is its first.
  @Test func weekNumbersAreISOsOrTheRegions() throws {
    let iso = try grid("2027-01", "en-GB") { $0.weekNumbers = .iso }
    #expect(iso.weeks.map(\.number) == [53, 1, 2, 3, 4])
    #expect(iso.spokenText(iso.weeks[1]) == "Week 1")
    let american = try grid("2027-01", "en-US") { $0.weekNumbers = .locale }
    #expect(american.weeks.map(\.number) == [1, 2, 3, 4, 5, 6])
    let sunday = try grid("2027-01", "en-US") { $0.weekNumbers = .iso }
    #expect(sunday.weeks.map(\.number) == [53, 1, 2, 3, 4, 5], "of the Thursday in the row")
  }

  /// Foundation counts ISO weeks too.
  @Test func isoWeekNumbersAreFoundations() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    var compared = 0
    for year in 1990...2050 {
      for month in 1...12 {
        let grid = try grid("\(year)-\(month < 10 ? "0" : "")\(month)", "en-GB") { $0.weekNumbers = .iso }
        for week in grid.weeks {
          let day = Date(timeIntervalSince1970: 86_400 * Double(week.days[0].date.dayNumber))
          #expect(week.number == calendar.component(.weekOfYear, from: day))
          compared += 1
        }
      }
    }
    #expect(compared > 3_000)
  }

  @Test func everyDayIsThereOnce() throws {
    for index in 12 * 1900..<12 * 2100 {
      let text = "\(index / 12)-\(index % 12 < 9 ? "0" : "")\(index % 12 + 1)"
      let grid = try grid(text, "pt-BR")
      let days = grid.weeks.flatMap(\.days)
      #expect(zip(days, days.dropFirst()).allSatisfy { $0.date.days(until: $1.date) == 1 })
      #expect(days.filter { $0.place == .inside }.count == (try CivilDate(text + "-01")).daysInMonth)
    }
  }
}

/// Selecting in month grids.
@Suite struct CalendarPickerTests {
  private func picker(_ selection: GridSelection, months: Int = 1) throws -> CalendarPicker {
    var options = MonthGridOptions(locale: "pt-BR")
    options.today = try CivilDate("2026-11-30")
    options.minimum = try CivilDate("2026-11-02")
    return try CalendarPicker(selection, options, monthCount: months)
  }

  @Test func oneDay() throws {
    var picker = try picker(.single(nil))
    #expect(picker.summary == "Nenhuma data selecionada")
    let change = picker.apply(.tap(try CivilDate("2026-12-04")))
    #expect(change.value == .selection(.single(try CivilDate("2026-12-04"))))
    #expect(change.firstMonth == YearMonth("2026-12"))
    #expect(picker.summary == "sexta-feira, 4 de dezembro de 2026")
    let early = try CivilDate("2026-11-01")
    #expect(picker.apply(.tap(early)).refusal?.code == .valueOutOfRange)
    #expect(
      picker.refusal(of: .selection(.single(early)))?.message
        == "O valor mínimo é segunda-feira, 2 de novembro de 2026.")
    #expect(picker.apply(.cancel).outcome == .cancelled(.selection(.single(nil))))
  }

  @Test func severalDays() throws {
    var picker = try picker(.multiple([]))
    for day in ["2026-11-03", "2026-11-05", "2026-11-03"] { _ = picker.apply(.tap(try CivilDate(day))) }
    #expect(picker.selection == .multiple([try CivilDate("2026-11-05")]))
    _ = picker.apply(.tap(try CivilDate("2026-11-06")))
    #expect(picker.summary == "2 datas selecionadas")
    #expect(picker.apply(.clear).value == .selection(.multiple([])))
  }

  @Test func aRange() throws {
    var picker = try picker(.range(first: nil, last: nil), months: 2)
    #expect(picker.grids.map(\.title) == ["novembro de 2026", "dezembro de 2026"])
    _ = picker.apply(.tap(try CivilDate("2026-12-04")))
    let change = picker.apply(.tap(try CivilDate("2026-11-30")))
    let range = GridSelection.range(first: try CivilDate("2026-11-30"), last: try CivilDate("2026-12-04"))
    #expect(change.value == .selection(range))
    #expect(change.firstMonth == nil)
    #expect(picker.summary == "De segunda-feira, 30 de novembro de 2026 a sexta-feira, 4 de dezembro de 2026")
    _ = picker.apply(.tap(try CivilDate("2026-12-10")))
    #expect(picker.selection == .range(first: try CivilDate("2026-12-10"), last: nil))
  }

  @Test func keysMoveTheFocus() throws {
    var picker = try picker(.single(nil))
    #expect(picker.focus == (try CivilDate("2026-11-30")))
    #expect(picker.apply(.moveFocus(days: 1)).firstMonth == YearMonth("2026-12"))
    #expect(picker.focus == (try CivilDate("2026-12-01")))
    _ = picker.apply(.focusWeekStart)
    #expect(picker.focus == (try CivilDate("2026-11-29")))
    _ = picker.apply(.focusWeekEnd)
    #expect(picker.focus == (try CivilDate("2026-12-05")))
    _ = picker.apply(.turnFocus(months: 12))
    #expect(picker.month == YearMonth("2027-12"))
    _ = picker.apply(.showToday)
    #expect(picker.month == YearMonth("2026-11"))
    #expect(picker.apply(.move(months: .max)).refusal?.code == .valueOutOfRange)
  }

  @Test func alteredStatesAreRefused() throws {
    var picker = try picker(.range(first: nil, last: nil))
    _ = picker.apply(.tap(try CivilDate("2026-11-30")))
    let state = try JSONDecoder().decode(PickerState.self, from: JSONEncoder().encode(picker.state))
    var other = try self.picker(.range(first: nil, last: nil))
    try other.resume(state)
    #expect(other == picker)
    func selecting(_ selection: GridSelection) -> (inout PickerState) -> Void {
      { $0.shown.value = .selection(selection) }
    }
    for change in [
      selecting(.range(first: try CivilDate("2026-11-01"), last: nil)),
      selecting(.range(first: nil, last: try CivilDate("2026-11-05"))),
      selecting(.range(first: try CivilDate("2026-11-09"), last: try CivilDate("2026-11-05"))),
      selecting(.single(nil)), { $0.focus = .latest }, { $0.focus = nil }, { $0.month = nil },
      { $0.shown.value = nil }, { $0.shown.wantedDay = 3 }, { $0.restorePoint.value = .seconds(3) },
      { $0.month = $0.month?.adding(months: 1) },
    ] as [(inout PickerState) -> Void] {
      var altered = state
      change(&altered)
      let error = #expect(throws: PickerError.self) { try other.resume(altered) }
      #expect(error?.code == .invalidState)
      #expect(other == picker)
    }
  }

  @Test func aWholePickerIsCoded() throws {
    for selection in [
      GridSelection.single(try CivilDate("2026-11-30")),
      .multiple([try CivilDate("2026-11-30"), try CivilDate("2026-12-01")]),
      .range(first: try CivilDate("2026-11-30"), last: nil), .single(nil),
    ] {
      var picker = try picker(selection, months: 2)
      _ = picker.apply(.moveFocus(days: 9))
      #expect(try JSONDecoder().decode(CalendarPicker.self, from: JSONEncoder().encode(picker)) == picker)
    }
  }

  /// What can't be chosen at the beginning is moved to the nearest day that can, and the correction is reported.
  @Test func theInitialSelectionIsCorrected() throws {
    var options = MonthGridOptions(locale: "pt-BR")
    options.minimum = try CivilDate("2026-11-02")
    options.maximum = try CivilDate("2026-11-30")
    options.unavailable.weekdays = [.saturday, .sunday]
    let early = try CalendarPicker(.single(try CivilDate("2020-01-01")), options)
    #expect(early.selection == .single(try CivilDate("2026-11-02")))
    let asked = Int(try CivilDate("2020-01-01").dayNumber)
    let given = Int(try CivilDate("2026-11-02").dayNumber)
    #expect(early.corrections == [PickerCorrection(role: .date, asked: asked, given: given, reason: .beforeMinimum)])
    let closed = try CalendarPicker(
      .range(first: try CivilDate("2026-11-07"), last: try CivilDate("2026-12-24")), options)
    #expect(closed.selection == .range(first: try CivilDate("2026-11-06"), last: try CivilDate("2026-11-30")))
    #expect(closed.corrections.map(\.reason) == [.unavailable, .afterMaximum])
    options.unavailable.weekdays = Set(Weekday.allCases)
    let error = #expect(throws: PickerError.self) { try CalendarPicker(.single(try CivilDate("2026-11-07")), options) }
    #expect(error?.code == .nothingAvailable)
  }

  @Test func boundsMoveWhatIsSelected() throws {
    var picker = try picker(.single(try CivilDate("2026-11-10")))
    let change = picker.apply(.setBounds(minimum: try .date("2026-11-20"), maximum: nil))
    #expect(change.value == .selection(.single(try CivilDate("2026-11-20"))))
    #expect(change.corrections.map(\.reason) == [.beforeMinimum])
    let refused = picker.apply(.setBounds(minimum: try .date("2026-11-20"), maximum: try .date("2026-11-19")))
    #expect(refused.refusal?.code == .minimumAboveMaximum)
    #expect(picker.apply(.select(.day, row: 1)).refusal?.code == .noSuchColumn)
  }

  @Test func clientsSendDays() throws {
    let single = try picker(.single(nil))
    let day = PickerValue.selection(.single(try CivilDate("2026-11-30")))
    #expect(try single.checked(.text("2026-11-30")) == day)
    #expect(try single.checked(.fields([.year: 2026, .month: 11, .day: 30])) == day)
    #expect(try single.checked(.value(day)) == day)
    let several = try picker(.multiple([]))
    let days = Set([try CivilDate("2026-11-30"), try CivilDate("2026-12-04")])
    #expect(try several.checked(.text("2026-11-30,2026-12-04")) == .selection(.multiple(days)))
    let range = try picker(.range(first: nil, last: nil))
    #expect(
      try range.checked(.text("2026-11-30/2026-12-04"))
        == .selection(.range(first: try CivilDate("2026-11-30"), last: try CivilDate("2026-12-04"))))
    for (picker, text, reason) in [
      (single, "2026-11-01", RowRefusal.Reason.beforeMinimum), (single, "2026-11-31", .noSuchDate),
      (single, "soon", .unreadable), (several, "2026-11-30,", .unreadable),
      (range, "2026-12-04/2026-11-30", .unreadable),
      (range, "2026-11-30/2026-12-01/2026-12-04", .unreadable), (single, "2026-11-30/2026-12-04", .unreadable),
    ] {
      let error = #expect(throws: SubmissionError.self) { try picker.checked(.text(text)) }
      #expect(error?.refusal.reason == reason, "\(text)")
    }
    let rows = #expect(throws: SubmissionError.self) { try single.checked(.rows([1])) }
    #expect(rows?.refusal.reason == .noSuchRow)
  }

  @Test func aCalendarComesUpInASheet() throws {
    var sheet = PickerSheet(try picker(.single(nil)), tag: "departure")
    #expect(sheet.picker.toolbar.title == "Selecione a data")
    _ = sheet.apply(.tap(try CivilDate("2026-11-30")))
    #expect(sheet.apply(.done).picker.outcome == .done(.selection(.single(try CivilDate("2026-11-30")))))
    #expect(sheet.presence == .dismissed)
  }
}
