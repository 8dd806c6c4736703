/// What an event has changed.
public struct PickerChange: Hashable, Sendable, Codable {
  /// The columns that are different now, in the order of the picker's columns, behind those that are there no more; all
  /// others are as they were.
  public var columns: [ColumnChange]
  /// The value, where it is another than before; nil also where there is none any more, as the columns show.
  public var value: PickerValue?
  /// The first month that month grids show, where it is another than before; nil for the same, and for columns.
  public var firstMonth: YearMonth?
  /// What was not done as it was asked for, and why.
  public var corrections: [PickerCorrection]
  /// How the picker has ended, or what a button asks the program to do.
  public var outcome: Outcome?
  /// Why the event changed nothing; nil for an event that was taken.
  public var refusal: PickerError?

  /// Makes a change.
  public init(
    columns: [ColumnChange] = [], value: PickerValue? = nil, firstMonth: YearMonth? = nil,
    corrections: [PickerCorrection] = [], outcome: Outcome? = nil, refusal: PickerError? = nil
  ) {
    self.columns = columns
    self.value = value
    self.firstMonth = firstMonth
    self.corrections = corrections
    self.outcome = outcome
    self.refusal = refusal
  }

  /// A column that is different now.
  public struct ColumnChange: Hashable, Sendable, Codable {
    /// Which column.
    public let role: ColumnRole
    /// Its selected row now.
    public let selectedRow: Int?
    /// Whether the rows are other ones, or only another is selected.
    public let rows: Rows

    /// Makes a change of a column.
    public init(role: ColumnRole, selectedRow: Int?, rows: Rows) {
      self.role = role
      self.selectedRow = selectedRow
      self.rows = rows
    }

    /// What has become of the rows.
    public enum Rows: String, Hashable, Sendable, Codable {
      /// They are as they were.
      case same
      /// They are other ones, or others of them can be chosen.
      case replaced
      /// The column is there no more: other bounds need an era or a digit less. All others are replaced then.
      case removed
    }
  }

  /// How a picker has ended.
  ///
  /// A picker may go on after its end: done makes a new point that cancel returns to.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The value that is shown was taken.
    case done(PickerValue)
    /// The value from before is shown again.
    case cancelled(PickerValue?)
    /// A button of the caller's was pressed that names an action.
    case action(String)
  }
}

/// Something that was not done as it was asked for.
public struct PickerCorrection: Hashable, Sendable, Codable {
  /// The column whose value is another than the one that was asked for.
  public let role: ColumnRole
  /// The number that was asked for, as in ``PickerRow/value``; a year is Gregorian, an hour 0...23.
  public let asked: Int
  /// The number that it became.
  public let given: Int
  /// Why.
  public let reason: RowRefusal.Reason

  /// Makes a correction.
  public init(role: ColumnRole, asked: Int, given: Int, reason: RowRefusal.Reason) {
    self.role = role
    self.asked = asked
    self.given = given
    self.reason = reason
  }
}
