import Almanac
import AlmanacPickers
import AlmanacTestKit
import Foundation
import Testing

/// The document: one value, whose JSON a real parser reads, and a schema that holds for every kind.
@Suite struct DocumentTests {
  static func documents() throws -> [(name: String, document: PickerDocument)] {
    let date = try Make.date("2026-11-30", "2025-08-06", "2027-03-20", "pt-BR")
    var buttons = try Make.date("2026-11-30", "2025-08-06", "2027-03-20", "ja-u-ca-japanese")
    buttons.toolbar.buttons = [
      PickerButton(name: "far", title: "遠い\u{200B}日", action: .set(try .date("2030-01-01"))),
      PickerButton(name: "go", title: "\"行く\"\\\n", action: .perform("go")),
    ]
    buttons.toolbar.title = nil
    var wanted = try Make.date("2027-01-31")
    _ = wanted.choose(.month, 2)
    let time = try Make.time("15:05", "zh-Hant-TW")
    let both = try Make.dateTime("2026-11-30T06:05", "2026-11-01T00:00", "2026-12-31T23:59", "tr", mode: .dayAndTime)
    let separate = try Make.dateTime("2026-11-30T06:05", "2026-11-01T00:00", "2026-12-31T23:59", "en-US")
    let alone = try [
      (DatePickerMode.yearMonth, PickerValue.yearMonth(try #require(YearMonth("2026-11")))), (.year, .year(2026)),
      (.monthDay, .monthDay(try #require(MonthDay("--02-29")))),
    ].map { mode, value in
      let options = DatePickerOptions(mode: mode, selection: value, minimum: value, maximum: value, locale: "ja")
      return (name: mode.rawValue, document: PickerDocument(try DatePicker(options)))
    }
    let countdown = try CountdownPicker(CountdownOptions(seconds: 5_400, locale: "en"))
    let distance = try DistancePicker(
      DistanceOptions(amount: 1_250, maximum: 9_999, units: [.kilometer, .meter], layout: .digits, locale: "zh-Hans"))
    let option = try MultiPicker([OptionColumn(["a", "b"]), OptionColumn([])], locale: "en")
    let dependent = try DependentPicker(
      [PickerNode("a", ["b"]), PickerNode("c")], choice: .rememberParent, locale: "en")
    return alone + [
      ("dateAndTime", PickerDocument(separate)), ("date", PickerDocument(date)), ("buttons", PickerDocument(buttons)),
      ("wanted", PickerDocument(wanted)),
      ("time", PickerDocument(time)), ("dayAndTime", PickerDocument(both)), ("countdown", PickerDocument(countdown)),
      ("distance", PickerDocument(distance)), ("options", PickerDocument(option)),
      ("dependent", PickerDocument(dependent)), ("calendar", PickerDocument(try calendar(.single(nil)))),
      ("days", PickerDocument(try calendar(.multiple([try CivilDate("2026-11-30"), try CivilDate("2026-11-04")])))),
      ("range", PickerDocument(try calendar(.range(first: try CivilDate("2026-11-30"), last: nil), "tr"))),
      ("no range", PickerDocument(try calendar(.range(first: nil, last: nil), "ja-u-ca-japanese"))),
    ]
  }

  private static func calendar(_ selection: GridSelection, _ locale: LocaleTag = "pt-BR") throws -> CalendarPicker {
    var options = MonthGridOptions(locale: locale)
    options.today = try CivilDate("2026-11-30")
    options.minimum = try CivilDate("2026-11-03")
    options.maximum = try CivilDate("2026-12-20")
    options.unavailable.weekdays = [.sunday]
    options.weekNumbers = locale == "tr" ? .iso : .none
    options.outsideDays = locale == "tr" ? .hidden : .shown
    var picker = try CalendarPicker(selection, options, monthCount: 2)
    picker.toolbar.buttons = [
      PickerButton(name: "sunday", title: "Sunday", action: .set(.selection(.single(try CivilDate("2026-11-08")))))
    ]
    return picker
  }

  @Test func everyKindHasADocument() throws {
    let kinds = Set(try Self.documents().map(\.document.kind))
    #expect(kinds == Set(PickerKind.allCases))
  }

  @Test func monthGridsAreWhole() throws {
    let document = PickerDocument(try Self.calendar(.single(try CivilDate("2026-11-30"))))
    let calendar = try #require(document.calendar)
    #expect(document.columns.isEmpty)
    #expect(calendar.months.map(\.title) == ["novembro de 2026", "dezembro de 2026"])
    #expect(
      calendar.controls.map(\.title)
        == ["Ano anterior", "Mês anterior", "Próximo mês", "Próximo ano", "Limpar", "Hoje"])
    let days = calendar.months[0].weeks.flatMap(\.days).filter { $0.place == .inside }
    #expect(days[29].spokenText == "Hoje, segunda-feira, 30 de novembro de 2026, data selecionada")
    #expect(days[0].refusal?.reason == .beforeMinimum)
    #expect(days[7].refusal?.message == "Esta opção não está disponível.")
    #expect(document.buttons.first { $0.name == "sunday" }?.refusal?.reason == .unavailable)
    // What a control sends is an event that the picker takes.
    var picker = try Self.calendar(.single(nil))
    for control in calendar.controls {
      let event = try JSONDecoder().decode(PickerEvent.self, from: JSONEncoder().encode(control.event))
      #expect(picker.apply(event).refusal == nil, "\(control.name)")
    }
  }

  @Test func theWritersJSONIsThatOfCodable() throws {
    for (name, document) in try Self.documents() {
      let read = try JSONDecoder().decode(PickerDocument.self, from: Data(document.json))
      #expect(read == document, "\(name)")
      let own = try JSONSerialization.jsonObject(with: Data(document.json)) as? NSDictionary
      let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(document)) as? NSDictionary
      #expect(own == coded, "\(name)")
    }
  }

  /// Rows that go straight into bytes are those of the document.
  @Test func theJSONOfAPickerIsThatOfItsDocument() throws {
    for (name, picker) in try HostilePickers.all() {
      #expect(PickerDocument.json(of: picker) == PickerDocument(picker).json, "\(name)")
    }
    for locale in LocaleData.embedded.locales {
      let tag = try DateTimeFormatCalendar.supported(locale)
      var options = DatePickerOptions(mode: .dateAndTime, selection: try .dateTime("2026-11-30T15:05"), locale: tag)
      options.minimum = try .dateTime("0995-06-15T12:00")
      options.maximum = try .dateTime("2027-06-15T12:00")
      let picker = try DatePicker(options, labels: try PickerLabels.foreign(tag))
      #expect(PickerDocument.json(of: picker) == PickerDocument(picker).json, "\(tag)")
    }
  }

  @Test func everyDocumentKeepsTheSchema() throws {
    let schema = try JSONSchema.load("Sources/AlmanacPickers/AlmanacPickers.docc/picker-document.schema.json")
    for (name, document) in try Self.documents() {
      let object = try JSONSerialization.jsonObject(with: Data(document.json))
      #expect(schema.violations(of: object) == [], "\(name)")
    }
    // The schema refuses what is none.
    let first = try #require(try Self.documents().first)
    let object = try JSONSerialization.jsonObject(with: Data(first.document.json))
    var broken = try #require(object as? [String: Any])
    broken["version"] = "1"
    broken["columns"] = [["role": "year"]]
    broken["surplus"] = 1
    #expect(schema.violations(of: broken).count >= 3)
  }

  /// Days before the year 1 and behind 9999 are no days of a picker.
  @Test func endsOfTheCalendarKeepTheSchema() throws {
    let schema = try JSONSchema.load("Sources/AlmanacPickers/AlmanacPickers.docc/picker-document.schema.json")
    for (month, strangers) in [("0001-01", 1), ("9999-12", 1)] {
      var options = MonthGridOptions(locale: "en")
      options.weekCount = .six
      let picker = try CalendarPicker(.single(nil), showing: YearMonth(month), options)
      let document = PickerDocument(picker)
      let grid = try #require(document.calendar?.months.first)
      let days = grid.weeks.flatMap(\.days)
      let others = days.filter { !(1...9_999 ~= $0.date.year) }
      #expect(others.count >= strangers, "\(month)")
      #expect(others.allSatisfy { $0.place == .empty && $0.text.isEmpty && $0.spokenText.isEmpty })
      #expect(days.filter { $0.place == .inside }.count == 31)
      let object = try JSONSerialization.jsonObject(with: Data(document.json))
      #expect(schema.violations(of: object) == [], "\(month)")
    }
  }

  @Test func anotherVersionIsRefused() throws {
    let first = try #require(try Self.documents().first).document
    #expect(try JSONDecoder().decode(PickerDocument.self, from: Data(first.json)) == first)
    for version in ["0", "2", "-1", "1.5"] {
      let other = String(decoding: first.json, as: UTF8.self)
        .replacingOccurrences(of: "\"version\":1,", with: "\"version\":\(version),")
      #expect(other.contains("\"version\":\(version),"))
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(PickerDocument.self, from: Data(other.utf8)) }
    }
  }

  @Test func textsAreComplete() throws {
    for (name, document) in try Self.documents() {
      #expect(!document.groupLabel.isEmpty && document.buttons.allSatisfy { !$0.title.isEmpty }, "\(name)")
      for column in document.columns {
        #expect(!column.name.isEmpty, "\(name)")
        #expect(column.rows.isEmpty == (column.selectedRow == nil), "\(name)")
        for row in column.rows {
          #expect(!row.text.isEmpty && !row.label.isEmpty && !row.spokenText.isEmpty, "\(name)")
          #expect(row.refusal?.message.isEmpty != true, "\(name)")
        }
      }
    }
  }

  @Test func columnsAreSpinButtons() throws {
    let picker = try Make.date("2025-08-10", "2025-08-06", "2027-03-20", "pt-BR")
    let day = try #require(picker.column(of: .day))
    #expect(day.name == "Dia")
    #expect(day.spinButton == .init(now: 10, minimum: 6, maximum: 31, text: "domingo, 10 de agosto de 2025"))
    let month = try #require(picker.column(of: .month)?.spinButton)
    #expect(month == .init(now: 8, minimum: 8, maximum: 12, text: "agosto"))
    #expect(picker.groupLabel == "Data")
    #expect(picker.summary == "domingo, 10 de agosto de 2025")
    #expect(picker.openingLabel == "Alterar data, domingo, 10 de agosto de 2025")
  }

  @Test func aPatchHasOnlyTheRowsThatChanged() throws {
    var picker = try Make.date("2027-01-31", "2025-01-01", "2028-12-31", "en")
    let change = picker.apply(.select(.month, row: 1))
    let patch = PickerPatch(change, of: picker)
    #expect(patch.columns.map(\.role) == [.day])
    #expect(patch.state.shown.wantedDay == 31)
    let copy = try JSONDecoder().decode(PickerPatch.self, from: JSONEncoder().encode(patch))
    #expect(copy == patch)
  }
}

/// What clients send back.
@Suite struct SubmissionTests {
  private func read(_ json: String) throws -> Submission {
    try JSONDecoder().decode(Submission.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    #"{"year":2026,"month":2,"day":28}"#, #"{"fields":{"year":2026,"month":2,"day":28}}"#, #"{"text":"2026-02-28"}"#,
    #"{"rows":[1,27,1]}"#, #"{"value":{"date":"2026-02-28"}}"#,
  ])
  func everyFormIsRead(_ json: String) throws {
    let picker = try Make.date("2026-11-30", "2025-08-06", "2027-03-20", "en-US")
    #expect(try picker.checked(try read(json)) == (try .date("2026-02-28")))
    let again = try JSONDecoder().decode(Submission.self, from: JSONEncoder().encode(try read(json)))
    #expect(again == (try read(json)))
  }

  @Test func formFields() throws {
    let picker = try Make.date("2026-11-30", "2025-08-06", "2027-03-20")
    let form = try #require(Submission(form: ["year": "2026", "month": "2", "day": "28", "token": "x"]))
    #expect(try picker.checked(form) == (try .date("2026-02-28")))
    #expect(Submission(form: ["year": "soon"]) == nil)
  }

  @Test(
    arguments: [
      (#"{"year":2026,"month":2,"day":30}"#, .noSuchDate, .day),
      (#"{"year":2026,"month":13,"day":3}"#, .noSuchDate, .month), (#"{"year":2026,"month":2}"#, .missing, .day),
      (#"{"year":0,"month":2,"day":3}"#, .noSuchDate, .year),
      (#"{"year":2026,"month":2,"day":3,"hour":5}"#, .noSuchRow, .hour),
      (#"{"text":"2026-02-30"}"#, .noSuchDate, nil), (#"{"text":"soon"}"#, .unreadable, nil),
      (#"{"text":""}"#, .missing, nil),
      (#"{"text":"2025-08-05"}"#, .beforeMinimum, nil), (#"{"text":"2030-01-01"}"#, .afterMaximum, nil),
      (#"{"rows":[0,0]}"#, .missing, nil), (#"{"rows":[1,40,1]}"#, .noSuchRow, .day),
      (#"{"rows":[0,0,0]}"#, .beforeMinimum, .month), (#"{"value":{"seconds":3}}"#, .unreadable, nil),
      (#"{"year":9223372036854775807,"month":2,"day":3}"#, .noSuchDate, .year),
    ] as [(String, RowRefusal.Reason, ColumnRole?)])
  func reasonsAreThoseOfTheRows(_ json: String, _ reason: RowRefusal.Reason, _ role: ColumnRole?) throws {
    let picker = try Make.date("2026-11-30", "2025-08-06", "2027-03-20", "en-GB") { $0.order = [.month, .day, .year] }
    let submission = try read(json)
    let error = #expect(throws: SubmissionError.self) { try picker.checked(submission) }
    #expect(error?.refusal.reason == reason)
    #expect(error?.role == role)
    #expect(error?.refusal.message.isEmpty == false)
  }

  @Test func messagesAreInTheLanguageOfThePicker() throws {
    let picker = try Make.date("2026-11-30", "2025-08-06", "2027-03-20", "tr")
    let error = #expect(throws: SubmissionError.self) { try picker.checked(.text("2025-08-05")) }
    #expect(error?.refusal.message == "Seçilebilecek en küçük değer: 6 Ağustos 2025 Çarşamba")
  }

  @Test func whatIsNoSubmissionIsNotDecoded() {
    for json in [#"{"yaer":3}"#, #"{"rows":"1"}"#, #"{"year":"2026"}"#, "[]", "3", #"{"value":{}}"#] {
      #expect(throws: DecodingError.self) { try read(json) }
    }
  }

  @Test func timesAndAmounts() throws {
    let time = try Make.time("10:00", "en-US")
    #expect(try time.checked(.fields([.hour: 15, .minute: 5])) == (try .time("15:05")))
    #expect(try time.checked(.fields([.hour: 3, .minute: 5, .dayPeriod: 1])) == (try .time("15:05")))
    #expect(throws: SubmissionError.self) { try time.checked(.fields([.hour: 13, .minute: 5, .dayPeriod: 1])) }
    #expect(try time.checked(.text("15:05")) == (try .time("15:05")))
    let countdown = try CountdownPicker(CountdownOptions(seconds: 0, locale: "en"))
    #expect(try countdown.checked(.text("PT1H30M")) == .seconds(5_400))
    #expect(try countdown.checked(.fields([.hour: 1, .minute: 30])) == .seconds(5_400))
    #expect(throws: SubmissionError.self) { try countdown.checked(.text("PT1M1H")) }
    #expect(throws: SubmissionError.self) { try countdown.checked(.text("PT25H")) }
  }
}
