import Almanac
import AlmanacPickers
import Foundation
import Testing

/// System A: a date in an action sheet, in Portuguese.
@Suite struct ActionSheetDateTests {
  private func sheet(_ tag: String) throws -> DateSheet {
    DateSheet(try Make.date("2026-11-30", "2020-01-01", "2030-12-31", "pt-BR"), tag: tag)
  }

  @Test func titleAndButtons() throws {
    let sheet = try sheet("first")
    #expect(sheet.picker.toolbar.title == "Selecione a data")
    #expect(sheet.picker.toolbar.doneTitle == "OK")
    #expect(sheet.picker.toolbar.cancelTitle == "Cancelar")
  }

  @Test func okWritesIntoTheFieldWhoseButtonWasPressed() throws {
    var fields = ["first": "", "second": ""]
    for tag in ["second", "first"] {
      var sheet = try sheet(tag)
      let change = sheet.apply(.done)
      #expect(change.presence == .dismissed)
      #expect(change.picker.outcome == .done(try .date("2026-11-30")))
      fields[sheet.tag] = sheet.picker.labelledFieldText
      if tag == "second" { #expect(fields == ["first": "", "second": "Data: 30/11/2026"]) }
    }
    #expect(fields == ["first": "Data: 30/11/2026", "second": "Data: 30/11/2026"])
  }

  @Test func cancelChangesNothing() throws {
    var sheet = try sheet("first")
    let before = sheet.picker
    _ = sheet.apply(.select(.month, row: 1))
    #expect(sheet.picker.value == (try .date("2026-02-28")))
    let change = sheet.apply(.cancel)
    #expect(change.presence == .dismissed)
    #expect(change.picker.outcome == .cancelled(try .date("2026-11-30")))
    #expect(sheet.picker == before)
    // A button that is pressed twice does no harm.
    #expect(sheet.apply(.done).picker == PickerChange())
  }

  @Test func portraitHasTheButtonsUnderThePicker() throws {
    let layout = try sheet("first").layout(.portrait, width: 320, height: 480)
    #expect(layout.arrangement == .buttonsBelow)
    #expect(layout.buttons.map(\.button) == [.done, .cancel])
    #expect(layout.content.width == 320)
    #expect(layout.buttons[0].frame.y >= layout.content.maxY)
    #expect(layout.buttons[1].frame.y >= layout.buttons[0].frame.maxY)
    #expect(layout.sheet.maxY == 480)
    #expect(layout.buttons[1].frame.maxY <= 480)
  }

  @Test(arguments: [ScreenOrientation.landscapeLeft, .landscapeRight])
  func landscapeHasThemBeside(_ orientation: ScreenOrientation) throws {
    let layout = try sheet("first").layout(orientation, width: 480, height: 320)
    #expect(layout.arrangement == .buttonsBeside)
    #expect(layout.content.width == 320, "two thirds of 480")
    #expect(layout.buttons.allSatisfy { $0.frame.x >= layout.content.maxX && $0.frame.maxX <= 480 })
    #expect(layout.buttons[0].button == .done)
    #expect(layout.buttons[0].frame.y == layout.content.y, "OK is level with the top")
  }

  @Test func upsideDownPortraitIsNotOffered() throws {
    let sheet = try sheet("first")
    #expect(!ScreenOrientation.offered.contains(.portraitUpsideDown))
    #expect(throws: PickerError.self) { try sheet.layout(.portraitUpsideDown, width: 320, height: 480) }
    #expect(throws: PickerError.self) { try sheet.layout(.portrait, width: 320, height: 100) }
    #expect(throws: PickerError.self) { try sheet.layout(.portrait, width: .nan, height: 480) }
  }

  @Test func tapOutsideMeansWhatTheToolbarSays() throws {
    var sheet = try sheet("first")
    #expect(sheet.apply(.tapOutside).presence == .presented)
    var picker = sheet.picker
    picker.toolbar.outsideTap = .cancel
    sheet = DateSheet(picker)
    #expect(sheet.apply(.tapOutside).presence == .dismissed)
    picker.toolbar.outsideTap = .done
    sheet = DateSheet(picker)
    #expect(sheet.apply(.tapOutside).picker.outcome == .done(try .date("2026-11-30")))
  }

  @Test func aServerKeepsTheSheetBetweenRequests() throws {
    var sheet = try sheet("first")
    _ = sheet.apply(.select(.month, row: 1))
    let kept = try JSONEncoder().encode(sheet)
    var other = try JSONDecoder().decode(DateSheet.self, from: kept)
    #expect(other == sheet)
    #expect(other.apply(.cancel).picker.outcome == .cancelled(try .date("2026-11-30")))
  }
}
