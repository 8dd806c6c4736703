import Almanac
import AlmanacPickers
import Foundation
import Testing

/// System B: a date row that opens in a list, in Japanese.
@Suite struct InlineDateRowTests {
  private func rows(
    _ opening: InlineRows<DatePicker>.Opening = .single, _ presence: InlineField<DatePicker>.Presence = .chosen
  ) throws -> InlineRows<DatePicker> {
    let picker = try Make.date("2026-11-30", "2020-01-01", "2030-12-31", "ja")
    return InlineRows(
      ["start", "end", "reminder"].map { InlineField(name: $0, picker, presence: presence) }, opening: opening)
  }

  @Test func tappingInsertsThePickerBelowAndTappingAgainRemovesIt() throws {
    var rows = try rows()
    let open = rows.apply(.tap(field: 1))
    #expect(open.insertions == [2])
    #expect(open.deletions.isEmpty)
    #expect(open.reloads == [1])
    #expect(open.keyboard == .dismissed)
    #expect(rows.fields[1].phase == .editing)
    #expect(rows.displayCount == 4)
    #expect(rows.row(atDisplayIndex: 2) == .picker(1))
    #expect(rows.row(atDisplayIndex: 3) == .field(2))
    #expect(rows.row(atDisplayIndex: 4) == nil)
    #expect(rows.height(atDisplayIndex: 1) == 44)
    #expect(rows.height(atDisplayIndex: 2) == 216)
    let close = rows.apply(.tap(field: 1))
    #expect(close.deletions == [2])
    #expect(close.insertions.isEmpty)
    #expect(rows.fields[1].phase == .settled)
    #expect(rows.displayCount == 3)
  }

  @Test func theTextFollowsThePicker() throws {
    var rows = try rows()
    #expect(rows.fields[0].text == "2026/11/30")
    _ = rows.apply(.tap(field: 0))
    let change = rows.apply(.picker(field: 0, .select(.month, row: 1)))
    #expect(rows.fields[0].text == "2026/02/28")
    #expect(change.reloads == [0])
    #expect(rows.fields[1].text == "2026/11/30")
    // A picker that is not open is not moved by a client.
    #expect(rows.apply(.picker(field: 1, .select(.month, row: 1))) == InlineChange())
  }

  @Test func openingAnotherClosesTheFirst() throws {
    var rows = try rows()
    _ = rows.apply(.tap(field: 0))
    let change = rows.apply(.tap(field: 2))
    #expect(change.deletions == [1], "as it was before")
    #expect(change.insertions == [3], "as it is afterwards")
    #expect(change.reloads == [0, 2])
    #expect(rows.fields.map(\.phase) == [.settled, .settled, .editing])
    #expect(rows.displayIndex(ofField: 2) == 2)
    #expect(rows.displayIndex(ofPicker: 2) == 3)
  }

  @Test func severalMayBeOpen() throws {
    var rows = try rows(.several)
    _ = rows.apply(.tap(field: 0))
    let change = rows.apply(.tap(field: 2))
    #expect(change.deletions.isEmpty)
    #expect(change.insertions == [4])
    #expect((0..<5).map(rows.row) == [.field(0), .picker(0), .field(1), .field(2), .picker(2)])
    #expect(rows.displayIndex(ofField: 2) == 3)
  }

  @Test func tappingElsewhereDismissesTheKeyboard() throws {
    var rows = try rows()
    _ = rows.apply(.tap(field: 0))
    let change = rows.apply(.tapElsewhere)
    #expect(change.keyboard == .dismissed)
    #expect(rows.fields[0].phase == .editing)
  }

  @Test func aFieldWithoutAValueStaysSoUntilItIsMoved() throws {
    var rows = try rows(.single, .empty)
    _ = rows.apply(.tap(field: 0))
    #expect(rows.fields[0].text == nil)
    _ = rows.apply(.tap(field: 0))
    #expect(rows.fields[0].value == nil)
    _ = rows.apply(.tap(field: 0))
    _ = rows.apply(.picker(field: 0, .select(.day, row: 0)))
    #expect(rows.fields[0].text == "2026/11/01")
    let cancelled = rows.apply(.picker(field: 0, .cancel))
    #expect(cancelled.deletions == [1])
    #expect(rows.fields[0].text == nil, "cancel takes the value away that was not there")
  }

  @Test func cancelReturnsToTheValueAtOpening() throws {
    var rows = try rows()
    _ = rows.apply(.tap(field: 0))
    _ = rows.apply(.picker(field: 0, .select(.day, row: 0)))
    _ = rows.apply(.tap(field: 0))
    _ = rows.apply(.tap(field: 0))
    _ = rows.apply(.picker(field: 0, .select(.day, row: 9)))
    _ = rows.apply(.picker(field: 0, .cancel))
    #expect(rows.fields[0].text == "2026/11/01")
  }

  /// XLForm #203 and #993, Former #18: removing a field left its picker's row.
  @Test func removingAFieldRemovesItsPicker() throws {
    var rows = try rows()
    _ = rows.apply(.tap(field: 1))
    let change = rows.remove(at: 1)
    #expect(change.deletions == [1, 2])
    #expect(rows.displayCount == 2)
    let field = InlineField(name: "new", rows.fields[0].picker)
    #expect(rows.insert(field, at: 0).insertions == [0])
  }

  /// An end that follows a start.
  @Test func boundsOfAnotherFieldFollow() throws {
    var rows = try rows()
    let start = try PickerValue.date("2027-03-10")
    let change = rows.apply(.set(field: 1, .setBounds(minimum: start, maximum: try .date("2030-12-31"))))
    #expect(rows.fields[1].text == "2027/03/10")
    #expect(change.picker?.corrections.isEmpty == false)
  }

  @Test func keptAndSent() throws {
    var rows = try rows()
    _ = rows.apply(.tap(field: 1))
    let copy = try JSONDecoder().decode(InlineRows<DatePicker>.self, from: JSONEncoder().encode(rows))
    #expect(copy == rows)
  }
}
