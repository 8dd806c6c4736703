import Almanac

/// What a client redraws after an event: the columns that changed, and nothing else.
///
/// The rows of a column are there only where they are other ones.
public struct PickerPatch: Hashable, Sendable, Codable {
  /// What the event changed.
  public let change: PickerChange
  /// The columns whose rows are other ones, whole.
  public let columns: [PickerDocument.Column]
  /// The month grids, whole; nil for a picker with columns.
  public let calendar: PickerDocument.Calendar?
  /// The value as one text.
  public let summary: String
  /// What a client keeps and sends back.
  public let state: PickerState

  /// Describes what an event changed in a picker, which has taken it already.
  public init(_ change: PickerChange, of picker: some PickerModel) {
    self.change = change
    let replaced = Set(change.columns.filter { $0.rows == .replaced }.map(\.role))
    columns = replaced.isEmpty ? [] : picker.columns.filter { replaced.contains($0.role) }.map { .init($0) }
    calendar = picker.calendar
    summary = picker.summary
    state = picker.state
  }
}
