import Almanac
import AlmanacPickers
import Foundation
import Testing

/// Options: the index decides, and what is not there is no crash.
@Suite struct OptionTests {
  /// ActionSheetPicker does not check: -1 or too large crashes at done.
  @Test(arguments: [(-1, 0), (7, 2), (Int.max, 2), (Int.min, 0)])
  func anInitialRowOutsideIsMoved(_ asked: Int, _ given: Int) throws {
    let picker = try OptionPicker(["a", "b", "c"], initialRow: asked, locale: "en")
    #expect(picker.selection?.index == given)
    #expect(picker.corrections == [.init(role: .level(0), asked: asked, given: given, reason: .noSuchRow)])
  }

  @Test func fewerInitialRowsThanColumnsAreZero() throws {
    let picker = try MultiPicker(
      [OptionColumn(["a", "b"]), OptionColumn(["c", "d"])], initialRows: [1], locale: "en")
    #expect(picker.value == .rows([1, 0]))
  }

  @Test func aColumnWithoutRowsIsThere() throws {
    var picker = try MultiPicker([OptionColumn(["a", "b"]), OptionColumn([])], initialRows: [1], locale: "en")
    #expect(picker.columns.count == 2)
    #expect(picker.columns[1].selectedRow == nil)
    #expect(picker.value == nil)
    #expect(picker.apply(.done).refusal?.code == .nothingSelected)
    _ = picker.apply(.select(.level(0), row: 0))
    let copy = try JSONDecoder().decode(MultiPicker.self, from: JSONEncoder().encode(picker))
    #expect(copy == picker)
  }

  @Test func rowsThatCannotBeChosenAreSkipped() throws {
    var picker = try OptionPicker(
      ["a", PickerOption("b", availability: .unavailable), "c"], initialRow: 1, locale: "en")
    #expect(picker.selection?.index == 0)
    #expect(picker.apply(.step(.level(0), by: 1)).value == .rows([2]))
    #expect(picker.apply(.select(.level(0), row: 1)).corrections.first?.reason == .unavailable)
    #expect(picker.columns[0].rows[1].refusal?.message == "This choice is not available.")
    let none = try OptionPicker([PickerOption("a", availability: .unavailable)], locale: "en")
    #expect(none.selection == nil)
  }

  private static let nodes = [
    PickerNode("metric", ["km", "m", "cm"]), PickerNode("nautical", ["m", "km"]), PickerNode("none", []),
  ]

  @Test(arguments: [
    (DependentChoice.keepValue, [1, 0]), (.keepRow, [1, 1]), (.first, [1, 0]), (.rememberParent, [1, 0]),
  ])
  func choicesBelowANewParent(_ choice: DependentChoice, _ expected: [Int]) throws {
    var picker = try DependentPicker(Self.nodes, initialRows: [0, 1], choice: choice, locale: "en")
    _ = picker.apply(.select(.level(0), row: 1))
    #expect(picker.value == .rows(expected))
  }

  @Test func choicesAreRememberedForEachParent() throws {
    var picker = try DependentPicker(Self.nodes, initialRows: [0, 2], choice: .rememberParent, locale: "en")
    _ = picker.apply(.select(.level(0), row: 1))
    _ = picker.apply(.select(.level(1), row: 1))
    _ = picker.apply(.select(.level(0), row: 2))
    #expect(picker.apply(.select(.level(0), row: 0)).value == .rows([0, 2]))
    #expect(picker.apply(.select(.level(0), row: 1)).value == .rows([1, 1]))
    let copy = try JSONDecoder().decode(DependentPicker.self, from: JSONEncoder().encode(picker))
    #expect(copy == picker)
    #expect(picker.apply(.cancel).outcome == .cancelled(.rows([0, 2])))
  }

  @Test func depthAndRowsAreLimited() {
    var node = PickerNode("leaf")
    for _ in 0..<16 { node = PickerNode("level", [node]) }
    #expect(throws: PickerError.self) { try DependentPicker([node], locale: "en") }
    #expect(throws: PickerError.self) { try OptionPicker(Array(repeating: "a", count: 10_001), locale: "en") }
    #expect(throws: PickerError.self) { try MultiPicker([], locale: "en") }
  }

  @Test func submissionsAreRowsOrFields() throws {
    let picker = try DependentPicker(Self.nodes, locale: "en")
    #expect(try picker.checked(.rows([1, 1])) == .rows([1, 1]))
    #expect(try picker.checked(.fields([.level(0): 2])) == .rows([2]))
    for (rows, reason) in [
      ([], RowRefusal.Reason.missing), ([0], .missing), ([0, 3], .noSuchRow), ([2, 0], .noSuchRow),
    ] {
      let error = #expect(throws: SubmissionError.self) { try picker.checked(.rows(rows)) }
      #expect(error?.refusal.reason == reason)
    }
  }
}
