public import Almanac

/// What every picker is: columns, a value, events that go in and changes that come out.
///
/// A picker is a value: it holds no view, calls nothing back, and reads no clock, locale or global.
public protocol PickerModel: Hashable, Sendable, Codable {
  /// The kind of picker, for a client that draws each kind in its own way.
  var kind: PickerKind { get }
  /// The locale that the texts are in.
  var locale: LocaleTag { get }
  /// The labels that the picker speaks with.
  var labels: PickerLabels { get }
  /// Which way the columns run.
  var direction: PickerDirection { get }
  /// The title, the buttons, and what a tap outside means.
  var toolbar: PickerToolbar { get set }
  /// What a screen reader says for all columns together.
  var groupLabel: String { get }
  /// The columns, with all their rows; none for month grids.
  var columns: [PickerColumn] { get }
  /// The month grids as a client draws them; nil for a picker with columns.
  var calendar: PickerDocument.Calendar? { get }
  /// What the picker stands on; nil where a column has no rows.
  var value: PickerValue? { get }
  /// The value as one text.
  var summary: String { get }
  /// The value as a field shows it, which may be shorter.
  var fieldText: String { get }
  /// What was not taken as it was asked for when the picker was made.
  var corrections: [PickerCorrection] { get }
  /// What is shown and what cancel returns to, for keeping or sending.
  var state: PickerState { get }

  /// Applies an event.
  mutating func apply(_ event: PickerEvent) -> PickerChange
  /// Sets a value as the event `set` does, without saying what is different now.
  ///
  /// - Returns: What was not taken as it was asked for.
  /// - Throws: What a change of ``apply(_:)`` has as its refusal; the picker is then as it was.
  mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection]
  /// Goes on from a state that was kept or sent.
  mutating func resume(_ state: PickerState) throws(PickerError)
  /// Why a value can't be chosen; nil for one that can.
  func refusal(of value: PickerValue) -> RowRefusal?
  /// The sentence that people read for a reason, with the bound in it that is meant.
  func message(for reason: RowRefusal.Reason) -> String
  /// The value of numbers by their roles, as a form sends them.
  func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading
  /// The value of a text of ISO 8601, as ``Submission/text(_:)`` has it.
  func value(ofText text: String) -> FieldsReading
  /// The value of the indexes of rows, one for each column, as the picker shows them now.
  func value(ofRows rows: [Int]) -> FieldsReading
}

extension PickerModel {
  /// The value as a field shows it: the summary.
  public var fieldText: String { summary }

  /// Sets a value by an event.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    let change = apply(.set(value))
    if let refusal = change.refusal { throw refusal }
    return change.corrections
  }

  /// No month grids.
  public var calendar: PickerDocument.Calendar? { nil }

  /// The value of a text in the form that the kind of picker has.
  public func value(ofText text: String) -> FieldsReading {
    SubmittedText.value(text, kind).map { .value($0) } ?? .refused(nil, SubmittedText.fault(text, kind))
  }
}

/// What the fields of a form are read as.
public enum FieldsReading: Hashable, Sendable {
  /// A value, which may still be one that can't be chosen.
  case value(PickerValue)
  /// No value, and why.
  case refused(ColumnRole?, RowRefusal.Reason)
}

/// The kinds of pickers.
public enum PickerKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// ``DatePicker``, in any of its modes.
  case date, time, dayAndTime, dateAndTime, yearMonth, year, monthDay
  /// ``CountdownPicker``.
  case countdown
  /// ``DistancePicker``.
  case distance
  /// ``OptionPicker`` and ``MultiPicker``.
  case options
  /// ``DependentPicker``.
  case dependent
  /// ``CalendarPicker``.
  case calendar
}

/// Which way the columns run.
public enum PickerDirection: String, Hashable, Sendable, Codable {
  /// The first column is on the left.
  case leftToRight = "ltr"
  /// The first column is on the right; the columns of a time run from the left all the same.
  case rightToLeft = "rtl"
}

/// What a picker shows and what cancel returns to, without anything that a server decides: no bounds, no steps, no texts.
///
/// ```json
/// {"shown":{"value":{"date":"2027-02-28"},"wantedDay":31},"restorePoint":{"value":{"date":"2027-01-31"}}}
/// ```
///
/// A client may keep it and send it back; ``PickerModel/resume(_:)`` checks it against the picker.
public struct PickerState: Hashable, Sendable, Codable {
  /// What is shown.
  public var shown: Point
  /// What cancel returns to.
  public var restorePoint: Point
  /// The first month that month grids show; nil for columns.
  public var month: YearMonth?
  /// The day of month grids that has the focus; nil for columns.
  public var focus: CivilDate?

  /// Makes a state.
  public init(shown: Point, restorePoint: Point, month: YearMonth? = nil, focus: CivilDate? = nil) {
    self.shown = shown
    self.restorePoint = restorePoint
    self.month = month
    self.focus = focus
  }

  /// A value, and what else the columns remember.
  public struct Point: Hashable, Sendable, Codable {
    /// The value; nil where a column has no rows.
    public var value: PickerValue?
    /// The day of the month that was chosen, to which the day returns when the month allows it.
    public var wantedDay: Int?
    /// For dependent columns: the choices below each parent, as paths of row indexes.
    public var remembered: [[Int]]?
    /// For columns of options of which one has nothing to choose, so that there is no value: the row of each column.
    public var rows: [Int?]?

    /// Makes a point.
    public init(value: PickerValue?, wantedDay: Int? = nil, remembered: [[Int]]? = nil, rows: [Int?]? = nil) {
      self.value = value
      self.wantedDay = wantedDay
      self.remembered = remembered
      self.rows = rows
    }
  }
}
