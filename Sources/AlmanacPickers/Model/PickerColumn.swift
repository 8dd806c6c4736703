/// One column of a picker, with all its rows.
public struct PickerColumn: Hashable, Sendable, Codable {
  /// What the column stands for.
  public let role: ColumnRole

  /// The name that a screen reader says, such as "Year".
  public let name: String

  /// What stands before the text of each row; empty for nothing.
  public let prefix: String

  /// What stands after the text of each row (`年`, ` km`); empty for nothing, and where rows differ in it.
  public let suffix: String

  /// Whether the first row follows the last.
  public let ends: Ends

  /// The rows from top to bottom.
  public let rows: [PickerRow]

  /// The index of the selected row; nil where there are no rows.
  public let selectedRow: Int?

  /// What comes before the first row and after the last.
  public enum Ends: String, Hashable, Sendable, Codable {
    /// Nothing.
    case bounded
    /// The last and the first.
    case cyclic
  }

  /// Makes a column.
  public init(
    role: ColumnRole, name: String, prefix: String = "", suffix: String = "", ends: Ends = .bounded,
    rows: [PickerRow], selectedRow: Int?
  ) {
    self.role = role
    self.name = name
    self.prefix = prefix
    self.suffix = suffix
    self.ends = ends
    self.rows = rows
    self.selectedRow = selectedRow
  }

  /// The selected row; nil where there are none.
  public var selection: PickerRow? { selectedRow.map { rows[$0] } }

  /// The column as one spin button, in the words of ARIA; nil where there are no rows.
  ///
  /// Source: WAI-ARIA 1.2, role `spinbutton`.
  public var spinButton: SpinButton? {
    guard let selection, let first = rows.first(where: \.isEnabled), let last = rows.last(where: \.isEnabled) else {
      return nil
    }
    return SpinButton(
      now: selection.value, minimum: min(first.value, last.value), maximum: max(first.value, last.value),
      text: selection.spokenText)
  }

  /// The values of a spin button.
  public struct SpinButton: Hashable, Sendable, Codable {
    /// `aria-valuenow`.
    public let now: Int
    /// `aria-valuemin`: the least value that can be chosen.
    public let minimum: Int
    /// `aria-valuemax`: the greatest value that can be chosen.
    public let maximum: Int
    /// `aria-valuetext`.
    public let text: String

    /// Makes a spin button.
    public init(now: Int, minimum: Int, maximum: Int, text: String) {
      self.now = now
      self.minimum = minimum
      self.maximum = maximum
      self.text = text
    }
  }
}
