import Almanac
import AlmanacPickers
import Testing

@Suite struct PickerExamples {
  @Test func pickADate() throws {
    try example { print in
      let days = try CivilDate("2026-11-30")...CivilDate("2027-03-31")
      var picker = try DatePicker(selection: try CivilDate("2027-01-31"), in: days, locale: "pt-BR")
      print(picker.toolbar.title ?? "", picker.columns.map { $0.selection?.label ?? "" })
      // Selecione a data ["31", "janeiro", "2027"]
      print(picker.apply(.select(.month, row: 1)).corrections[0].reason, picker.labelledFieldText)
      // noSuchDate Data: 28/02/2027
      print(PickerDocument(picker).json.count > 1_000)
      // true
    }
  }

  @Test func overview() throws {
    try example { print in
      var picker = try DatePicker(
        selection: try CivilDate("2027-01-31"), in: try CivilDate("2020-01-01")...CivilDate("2030-12-31"), locale: "ja")
      print(picker.columns.map { $0.selection?.label ?? "" })
      // ["2027年", "1月", "31日"]
      print(picker.apply(.select(.month, row: 1)).value ?? .rows([]))
      // date(2027-02-28)
      print(picker.apply(.select(.month, row: 2)).value ?? .rows([]))
      // date(2027-03-31)
      print(picker.apply(.done).outcome == .done(.date(try CivilDate("2027-03-31"))))
      // true
    }
  }

  @Test func documentStateAndPatch() throws {
    try example { print in
      func picker() throws -> DatePicker {
        try DatePicker(
          selection: try CivilDate("2027-01-31"), in: try CivilDate("2027-01-01")...CivilDate("2027-12-31"),
          locale: "pt-BR")
      }
      let document = PickerDocument(try picker())
      print(document.title ?? "", document.summary)
      // Selecione a data domingo, 31 de janeiro de 2027

      var later = try picker()
      try later.resume(document.state)
      let patch = PickerPatch(later.apply(.select(.month, row: 1)), of: later)
      print(patch.columns.map(\.role), patch.summary)
      // [day] domingo, 28 de fevereiro de 2027

      var altered = document.state
      altered.shown.value = .date(try CivilDate("2031-01-01"))
      do throws(PickerError) {
        try later.resume(altered)
      } catch {
        print(error.code)
        // invalidState
      }
    }
  }

  @Test func submissions() throws {
    try example { print in
      let form = try DatePicker(
        selection: try CivilDate("2027-01-31"), in: try CivilDate("2027-01-01")...CivilDate("2027-12-31"),
        locale: "pt-BR")
      print(try form.checked(.fields([.year: 2027, .month: 2, .day: 28])))
      // date(2027-02-28)
      do throws(SubmissionError) {
        _ = try form.checked(.text("2026-12-31"))
      } catch {
        print(error.refusal.reason, error.refusal.message)
        // beforeMinimum O valor mínimo é sexta-feira, 1 de janeiro de 2027.
      }
    }
  }
}
