public import Almanac

/// One column of options.
///
/// ```swift
/// var picker = try OptionPicker(["男", "女", "未知"], initialRow: 1, locale: "zh-Hans")
/// picker.selection?.index                      // 1
/// picker.apply(.select(.level(0), row: 2))
/// picker.selection?.option.text                // 未知
/// ```
public struct OptionPicker: Hashable, Sendable {
  /// The column as a picker of several columns.
  var columnPicker: MultiPicker

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - options: The rows; there may be none, and then there is nothing to take.
  ///   - initialRow: The row at the beginning; one that does not exist or can't be chosen is moved to the nearest that can.
  ///   - name: The name that a screen reader says for the column; nil for the labels' "Option".
  ///   - locale: The locale of the labels.
  ///   - fallback: The locale whose labels to use where there are none for `locale`; nil for none.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in.
  ///   - ends: Whether the column turns round.
  ///   - data: The tables that say which way the script runs.
  /// - Throws: `tooManyRows`, `noLabels`.
  public init(
    _ options: [PickerOption], initialRow: Int = 0, name: String? = nil, locale: LocaleTag, fallback: LocaleTag? = nil,
    labels: PickerLabels? = nil, ends: PickerColumn.Ends = .bounded, data: LocaleData = .embedded
  ) throws(PickerError) {
    columnPicker = try MultiPicker(
      [OptionColumn(name: name, options)], initialRows: [initialRow], locale: locale, fallback: fallback,
      labels: labels, ends: ends, data: data)
  }

  /// The rows.
  public var options: [PickerOption] { columnPicker.optionColumns[0].options }

  /// The selected row, its index, which decides, and what it is; nil where no row can be chosen.
  public var selection: (index: Int, option: PickerOption)? {
    columnPicker.draft[0].map { ($0, options[$0]) }
  }
}

extension OptionPicker: PickerModel {
  /// The kind of picker.
  public var kind: PickerKind { columnPicker.kind }
  /// The locale of the words.
  public var locale: LocaleTag { columnPicker.locale }
  /// The labels that the picker speaks with.
  public var labels: PickerLabels { columnPicker.labels }
  /// Which way the columns run.
  public var direction: PickerDirection { columnPicker.direction }
  /// The title, the buttons, and what a tap outside means.
  public var toolbar: PickerToolbar {
    get { columnPicker.toolbar }
    set { columnPicker.toolbar = newValue }
  }
  /// What a screen reader says for the picker.
  public var groupLabel: String { columnPicker.groupLabel }
  /// The column, with all its rows.
  public var columns: [PickerColumn] { columnPicker.columns }
  /// The selected row; nil where none can be chosen.
  public var value: PickerValue? { columnPicker.value }
  /// The text of the selected row.
  public var summary: String { columnPicker.summary }
  /// What was not taken as it was asked for when the picker was made.
  public var corrections: [PickerCorrection] { columnPicker.corrections }
  /// What the picker stands on, as it is coded.
  public var state: PickerState { columnPicker.state }

  /// Applies an event.
  public mutating func apply(_ event: PickerEvent) -> PickerChange { columnPicker.apply(event) }
  /// Sets a value as the event `set` does, without saying what is different now.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    try columnPicker.set(value)
  }
  /// Goes on from a state that was kept or sent.
  public mutating func resume(_ state: PickerState) throws(PickerError) { try columnPicker.resume(state) }
  /// The sentence that people read for a reason.
  public func message(for reason: RowRefusal.Reason) -> String { columnPicker.message(for: reason) }
  /// Why a value can't be chosen; nil for one that can.
  public func refusal(of value: PickerValue) -> RowRefusal? { columnPicker.refusal(of: value) }
  /// The value of the index of a row.
  public func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading { columnPicker.value(ofFields: fields) }
  /// The value of the index of a row.
  public func value(ofRows rows: [Int]) -> FieldsReading { columnPicker.value(ofRows: rows) }
}

extension OptionPicker: Codable {
  /// Decodes a picker that was encoded whole.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a picker that is none, or that has several columns.
  public init(from decoder: any Decoder) throws {
    columnPicker = try MultiPicker(from: decoder)
    guard columnPicker.optionColumns.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an option picker has one column"))
    }
  }

  /// Encodes what the picker is made of and where it stands.
  public func encode(to encoder: any Encoder) throws { try columnPicker.encode(to: encoder) }
}
