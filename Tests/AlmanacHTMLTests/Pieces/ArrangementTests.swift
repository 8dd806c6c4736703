import Almanac
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers
import Testing

/// Sheets, rows, month grids, passwords and the summary.
@Suite struct ArrangementTests {
  @Test func aSheetOpensWithoutAScript() throws {
    let field = try Make.date(locale: "pt-BR", presence: .chosen)
    let page = try Make.page("pt-BR") { form, bytes in try form.writeSheet(field, to: &bytes) }
    let opener = try #require(page.elements(ofClass: "almanac-open").first)
    #expect(opener.text == "Data: 30/11/2026")
    let dialog = try #require(page.elements("dialog").first)
    #expect(opener["command"] == "show-modal" && opener["commandfor"] == dialog["id"] && opener["type"] == "button")
    #expect(
      opener["popovertarget"] == dialog["id"] && dialog["popover"] != nil, "a browser without commandfor opens it too")
    let names = (opener["aria-labelledby"] ?? "").split(separator: " ").compactMap { page.element(String($0))?.text }
    #expect(names == ["Data", "Data: 30/11/2026"])
    #expect(dialog["open"] == nil)
    #expect(dialog.elements("h2").map(\.text) == ["Selecione a data"])
    #expect(dialog.elements("select").map { $0["name"] } == ["on.day", "on.month", "on.year"])
    #expect(dialog.elements(ofClass: "almanac-buttons")[0].elements("button").map(\.text) == ["OK", "Cancelar"])
    let done = try #require(dialog.elements(ofClass: "almanac-done").first)
    #expect(done["command"] == "close" && done["commandfor"] == dialog["id"] && done["popovertargetaction"] == "hide")
    let cancel = try #require(dialog.elements(ofClass: "almanac-cancel").first)
    #expect(cancel["type"] == "submit" && cancel["name"] == "on.action" && cancel["value"] == "cancel")
    #expect(page.elements("input").map { $0["value"] } == ["30,11,2026"], "what cancel goes back to")
    #expect(page.all.allSatisfy { $0["required"] == nil }, "nothing in a closed dialog may hold the form back")
    #expect(
      try Make.page("pt-BR") { form, bytes in try form.writeSheet(try Make.date(locale: "pt-BR"), to: &bytes) }
        .elements(ofClass: "almanac-open")[0].text == "Escolha")
  }

  @Test func cancelGoesBackToWhatWasServed() throws {
    var field = try Make.date(presence: .chosen)
    let post = try Make.post("on.was=11,30,2026&on.month=2&on.day=31&on.year=2023&on.action=cancel")
    #expect(field.update(from: post) == .cancel)
    #expect(!field.isOpen)
    let page = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    #expect(["month", "day", "year"].map { page.posted("on.\($0)") } == ["11", "30", "2026"])
    // A sheet that was refreshed still goes back to what it was opened with.
    field.update(from: try Make.post("on.was=11,30,2026&on.month=2&on.day=3&on.year=2023&on.action=refresh"))
    #expect(field.isOpen)
    let open = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    #expect(open.elements("dialog")[0]["open"] != nil && open.posted("on.was") == "11,30,2026")
    for bad in [
      "on.action=cancel", "on.was=x,y,z&on.action=cancel", "on.was=1,2&on.action=cancel", "on.was=,,&on.action=cancel",
    ] {
      field.update(from: try Make.post(bad))
      let page = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
      #expect(page.posted("on.year") == "", "\(bad)")
    }
  }

  @Test func buttonsOfTheCallers() throws {
    var picker = try Make.picker()
    picker.toolbar.buttons = [
      PickerButton(name: "today", title: "Today", action: .set(.date(try CivilDate("2026-12-01")))),
      PickerButton(name: "never", title: "Never", action: .set(.date(try CivilDate("2050-12-01")))),
    ]
    picker.toolbar.outsideTap = .cancel
    var field = try PickerField("on", picker)
    let page = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    let buttons = page.elements(ofClass: "almanac-custom")
    #expect(buttons.map { $0["value"] } == ["button:today", "button:never"])
    #expect(buttons.map { $0["disabled"] != nil } == [false, true])
    #expect(page.elements("dialog")[0]["closedby"] == "any")
    field.update(from: try Make.post("on.action=button:today&on.year=&on.month=&on.day="))
    #expect(field.value == .date(try CivilDate("2026-12-01")))
    let before = field.value
    field.update(from: try Make.post("on.action=button:never&on.year=2021&on.month=1&on.day=1"))
    #expect(field.value != .date(try CivilDate("2050-12-01")) && before != nil)
  }

  @Test func rowsOpenOneAtATime() throws {
    let rows = InlineRows([
      InlineField(name: "start", try Make.picker(locale: "tr")),
      InlineField(name: "end", try Make.picker(locale: "tr"), presence: .empty),
    ])
    let page = try Make.page("tr") { form, bytes in
      try form.write(rows, name: "dates", label: { $0 == "start" ? "Başlangıç" : "Bitiş" }, to: &bytes)
    }
    let details = page.elements("details")
    #expect(details.map { $0["name"] } == ["f.dates", "f.dates"])
    #expect(details.allSatisfy { $0["open"] == nil })
    #expect(page.elements("summary").map(\.text).map { $0.contains("30.11.2026") } == [true, false])
    #expect(page.elements(ofClass: "almanac-label").map(\.text) == ["Başlangıç", "Bitiş"])
    let several = try Make.page("tr") { form, bytes in
      try form.write(InlineRows(rows.fields, opening: .several), name: "dates", to: &bytes)
    }
    #expect(several.elements("details").allSatisfy { $0["name"] == nil })
    var bytes: [UInt8] = []
    var form = try Make.form()
    let repeated = InlineRows([InlineField(name: "a", try Make.picker()), InlineField(name: "a", try Make.picker())])
    #expect(throws: FormError.self) { try form.write(repeated, name: "dates", to: &bytes) }
    #expect(bytes.isEmpty)
    try form.write(try Make.date("a"), to: &bytes)
  }

  @Test func aRowInWhichSomethingIsWrongIsOpen() throws {
    let field = try Make.read(try Make.date(), "on.year=2023&on.month=2&on.day=31").field
    let page = try Make.page { form, bytes in try form.writeRow(field, to: &bytes) }
    #expect(page.elements("details")[0]["open"] != nil)
    let sheet = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    #expect(sheet.elements("dialog")[0]["open"] != nil, "a link to a control in a closed dialog goes nowhere")
  }

  @Test func monthGrids() throws {
    var options = MonthGridOptions(locale: "tr")
    options.today = try CivilDate("2026-11-30")
    options.minimum = try CivilDate("2026-11-10")
    var field = try PickerField("day", try CalendarPicker(.single(nil), options))
    let page = try Make.page(field, "tr")
    #expect(page.elements("caption").map(\.text) == ["Kasım 2026"])
    #expect(page.elements("th").map { $0["abbr"] }.first == "Pazartesi")
    let days = page.elements("td").flatMap { $0.elements("button") }
    #expect(days.count == 42 && days.allSatisfy { $0["name"] == "day.action" && $0["type"] == "submit" })
    let today = try #require(days.first { $0["aria-current"] == "date" })
    #expect(today["value"] == "pick:2026-11-30" && today["aria-label"]?.contains("30 Kasım 2026") == true)
    #expect(days.first { $0["value"] == "pick:2026-11-09" }?["disabled"] != nil)
    #expect(days.allSatisfy { $0["aria-pressed"] == "false" })
    #expect(page.posted("day.selection") == "" && page.posted("day.month") == "2026-11")
    #expect(try Make.faults(field, "day.selection=&day.month=2026-11") == ["-: missing"])

    field.update(from: try Make.post("day.selection=&day.month=2026-11&day.action=pick:2026-11-12"))
    let picked = try Make.page(field, "tr")
    #expect(picked.posted("day.selection") == "2026-11-12")
    #expect(picked.elements("button").contains { $0["value"] == "pick:2026-11-12" && $0["aria-pressed"] == "true" })
    #expect(picked.elements("button").count { $0["autofocus"] != nil } == 1, "the focus stays in the grid")
    field.update(from: try Make.post("day.selection=2026-11-12&day.month=2026-11&day.action=turn:1"))
    let turned = try Make.page(field, "tr")
    #expect(turned.elements("caption").map(\.text) == ["Aralık 2026"] && turned.posted("day.selection") == "2026-11-12")
    #expect(
      try Make.read(field, "day.selection=2026-11-12&day.month=2026-12").reading
        == .value(.selection(.single(try CivilDate("2026-11-12")))))
    #expect(try Make.faults(field, "day.selection=2026-11-01") == ["-: beforeMinimum"])
    for text in ["x", "2026-02-31", "2026-11-12,2026-11-13", "2026-11-12/2026-11-13", " 2026-11-12"] {
      #expect(try Make.faults(field, "day.selection=\(text)") == ["-: unreadable"], "\(text)")
    }
    #expect(try Make.faults(field, "day=2026-11-12") == ["-: unreadable"])
    field.update(from: try Make.post("day.selection=2026-11-12&day.month=2026-11&day.action=clear"))
    #expect(try Make.page(field, "tr").posted("day.selection") == "")
    for odd in ["pick:2026-02-31", "pick:", "turn:x", "turn:99999999999", "other", "", "turn:1200", "pick:9999-12-31"] {
      field.update(from: try Make.post("day.selection=2026-11-12&day.month=2026-11&day.action=\(odd)"))
      _ = try Make.page(field, "tr")
    }
    let range = try PickerField("days", try CalendarPicker(.range(first: nil, last: nil), options, monthCount: 2))
    #expect(try Make.page(range).elements("table").count == 2)
    #expect(try Make.faults(range, "days.selection=2026-11-12") == ["-: missing"], "a range that only began")
    #expect(try Make.read(range, "days.selection=2026-11-12/2026-11-14").field.value != nil)
    let document = try Make.page { form, bytes in
      try form.write(PickerDocument(try CalendarPicker(.single(nil), options)), name: "day", to: &bytes)
    }
    #expect(document.elements("td").count == 42)
  }

  @Test func gridsInSheetsAndRows() throws {
    var options = MonthGridOptions(locale: "en")
    options.today = try CivilDate("2026-11-30")
    var field = try PickerField(
      "day", try CalendarPicker(.single(try CivilDate("2026-11-05")), options), presence: .chosen)
    let sheet = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    #expect(sheet.elements("dialog")[0].elements("td").count == 35)
    #expect(sheet.posted("day.was") == "2026-11-05")
    field.update(
      from: try Make.post("day.was=2026-11-05&day.selection=2026-11-05&day.month=2026-11&day.action=pick:2026-11-08"))
    let next = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    #expect(next.posted("day.was") == "2026-11-05" && next.posted("day.selection") == "2026-11-08")
    field.update(from: try Make.post("day.was=2026-11-05&day.selection=2026-11-08&day.month=2026-11&day.action=cancel"))
    #expect(try Make.page(field).posted("day.selection") == "2026-11-05")
    _ = try Make.page { form, bytes in try form.writeRow(field, to: &bytes) }
  }

  @Test func passwords() throws {
    var fields = try PasswordFields("pin", policy: .pin(4...12), locale: "tr")
    let page = try Make.page("tr") { form, bytes in try form.write(fields, to: &bytes) }
    let inputs = page.elements("input")
    #expect(inputs.map { $0["name"] } == ["pin.password", "pin.confirmation"])
    #expect(
      inputs.allSatisfy { $0["type"] == "password" && $0["autocomplete"] == "new-password" && $0["value"] == nil })
    #expect(inputs.allSatisfy { $0["inputmode"] == "numeric" && $0["aria-invalid"] == nil })
    #expect(page.elements("label").map(\.text) == ["Şifre giriniz", "Tekrar şifre giriniz"])
    let buttons = page.elements(ofClass: "almanac-show")
    #expect(buttons.allSatisfy { $0["hidden"] != nil && $0["type"] == "button" }, "for the script alone")
    let names = buttons.map { button in
      (button["aria-labelledby"] ?? "").split(separator: " ").compactMap { page.element(String($0))?.text }
    }
    #expect(
      names == [["Göster", "Şifre giriniz"], ["Göster", "Tekrar şifre giriniz"]], "the two have different names")

    let post = try Make.post("pin.password=830417&pin.confirmation=830418")
    switch fields.read(post) {
    case .accepted: Issue.record("two different PINs are none")
    case .refused(let violations): #expect(violations.map(\.code) == [.mismatch])
    }
    let again = try Make.page("tr") { form, bytes in
      form.writeSummary(of: fields.problems, to: &bytes)
      try form.write(fields, to: &bytes)
    }
    #expect(again.elements("input").allSatisfy { $0["value"] == nil })
    #expect(again.elements("input").map { $0["aria-invalid"] } == [nil, "true"])
    #expect(again.elements("a").map { $0["href"] } == ["#f.pin.confirmation"])
    #expect(
      !again.all.contains { $0.attributes.values.contains { $0.contains("83041") } || $0.ownText.contains("83041") })
    let right = try Make.post("pin.password=830417&pin.confirmation=830417")
    switch fields.read(right) {
    case .accepted: #expect(fields.violations.isEmpty)
    case .refused: Issue.record("the two are the same")
    }
  }

  @Test func aPromptAsAForm() throws {
    var prompt = PasswordPrompt(policy: .nist(.secondFactor), locale: "ja")
    prompt.type("hunter2", in: .password)
    prompt.type("hunter3", in: .confirmation)
    if case .accepted = prompt.apply(.submit) { Issue.record("two passwords") }
    let fields = try PasswordFields("secret", prompt)
    let page = try Make.page("ja") { form, bytes in try form.write(fields, to: &bytes) }
    #expect(
      page.elements("input").count == 2
        && page.elements(ofClass: "almanac-problem").count == prompt.state.violations.count)
    #expect(
      !page.all.contains { $0.ownText.contains("hunter") || $0.attributes.values.contains { $0.contains("hunter") } })
    #expect(page.elements("legend")[0].text == "パスワード")
  }

  /// A language that passwords have no texts in is marked as what it is.
  @Test func passwordsInAnotherLanguage() throws {
    var page = FormPage()
    var form = try page.form("f", labels: .foreign("ar"))
    var bytes: [UInt8] = []
    try form.write(try PasswordFields("pin", policy: .pin(4...12), locale: "ar"), to: &bytes)
    let read = try Element.read(bytes)
    #expect(read.children[0]["lang"] == "en" && read.children[0]["dir"] == "ltr")
  }
}
