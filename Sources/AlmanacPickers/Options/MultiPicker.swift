public import Almanac

/// Several columns of options that do not depend on one another, as ActionSheetPicker's string and custom pickers have.
///
/// ```swift
/// var picker = try MultiPicker(
///   [OptionColumn(["S", "M", "L"]), OptionColumn(["红", "蓝"])], initialRows: [1], locale: "zh-Hans")
/// picker.apply(.done).outcome                  // done(rows([1, 0]))
/// ```
public struct MultiPicker: ColumnWheels {
  /// The columns of options.
  public let optionColumns: [OptionColumn]
  /// The title, the buttons, and what a tap outside means.
  public var toolbar: PickerToolbar
  /// What was not taken as it was asked for when the picker was made.
  public internal(set) var corrections: [PickerCorrection]
  /// The locale of the words.
  public let locale: LocaleTag
  /// The labels that the picker speaks with.
  public let labels: PickerLabels
  /// Which way the columns run.
  public let direction: PickerDirection
  /// Whether columns turn round.
  public let ends: PickerColumn.Ends

  /// The selected row of each column; nil where none can be chosen.
  var draft: [Int?]
  var opening: [Int?]

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - columns: The columns, one or more; one without rows has no selection, and then there is no value to take.
  ///   - initialRows: The rows at the beginning; missing ones are 0, and those that can't be chosen are moved to the
  ///     nearest that can.
  ///   - locale: The locale of the labels.
  ///   - fallback: The locale whose labels to use where there are none for `locale`; nil for none.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in.
  ///   - ends: Whether columns turn round.
  ///   - data: The tables that say which way the script runs.
  /// - Throws: `invalidColumns`, `tooManyRows`, `noLabels`.
  public init(
    _ columns: [OptionColumn], initialRows: [Int] = [], locale: LocaleTag, fallback: LocaleTag? = nil,
    labels: PickerLabels? = nil, ends: PickerColumn.Ends = .bounded, data: LocaleData = .embedded
  ) throws(PickerError) {
    guard 1...100 ~= columns.count else {
      throw PickerError(.invalidColumns, "\(columns.count)", "a picker has 1 to 100 columns")
    }
    guard initialRows.count <= columns.count else {
      throw PickerError(
        .invalidColumns, "\(initialRows.count) rows", "there are only \(columns.count) columns to choose in")
    }
    if let long = columns.first(where: { $0.options.count > DatePickerOptions.mostRows }) {
      throw PickerError(
        .tooManyRows, "\(long.options.count)", "a column has at most \(DatePickerOptions.mostRows) rows")
    }
    optionColumns = columns
    (self.locale, self.labels) = try DateWords.language(locale, fallback, labels)
    direction = try LocaleTexts(of: self.locale, data).direction
    self.ends = ends
    toolbar = PickerToolbar(self.labels, title: .titleOption)
    draft = []
    corrections = []
    for (index, column) in columns.enumerated() {
      let asked = index < initialRows.count ? initialRows[index] : 0
      let given = column.nearest(to: min(max(asked, 0), column.options.count))
      if let given, given != asked {
        let reason: RowRefusal.Reason = column.options.indices.contains(asked) ? .unavailable : .noSuchRow
        corrections.append(PickerCorrection(role: .level(index), asked: asked, given: given, reason: reason))
      }
      draft.append(given)
    }
    opening = draft
  }

  /// The selected options, one for each column; nil where a column has none to choose.
  public var selection: [PickerOption]? {
    var options: [PickerOption] = []
    for (column, row) in zip(optionColumns, draft) {
      guard let row else { return nil }
      options.append(column.options[row])
    }
    return options
  }
}

extension MultiPicker {
  var roles: [ColumnRole] { optionColumns.indices.map { .level($0) } }

  func wheel(at index: Int) -> Wheel {
    Wheel(rowCount: optionColumns[index].options.count, selectedRow: draft[index], ends: ends)
  }

  func isEnabled(row: Int, at index: Int) -> Bool { optionColumns[index].options[row].availability == .available }

  func largeStep(at index: Int) -> Int { 5 }

  mutating func select(row: Int, at index: Int) -> [PickerCorrection] {
    let given = optionColumns[index].nearest(to: row)
    draft[index] = given
    guard let given, given != row else { return [] }
    return [PickerCorrection(role: .level(index), asked: row, given: given, reason: .unavailable)]
  }

  mutating func move(at index: Int, by count: Int) -> [PickerCorrection] { moveOverRows(at: index, by: count) }

  func row(showing number: Int, at index: Int) -> Int? { nil }

  mutating func type(_ number: Int, at index: Int) -> [PickerCorrection]? { nil }

  /// Sets a value as the event `set` does, without saying what is different now.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    if let refusal = refusal(of: value) {
      throw PickerError(.valueOutOfRange, "\(value)", "the rows are \(refusal.reason.rawValue) in this picker")
    }
    if case .rows(let rows) = value { draft = rows }
    return []
  }

  mutating func setBounds(_ minimum: PickerValue?, _ maximum: PickerValue?) throws(PickerError) -> [PickerCorrection] {
    throw PickerError(.valueOutOfRange, "bounds", "a picker of options has none")
  }

  func point(of draft: [Int?]) -> PickerState.Point {
    let rows = draft.compactMap(\.self)
    return rows.count == draft.count
      ? PickerState.Point(value: .rows(rows)) : PickerState.Point(value: nil, rows: draft)
  }

  func draft(at point: PickerState.Point) throws(PickerError) -> [Int?] {
    var rows = point.rows ?? []
    if case .rows(let whole) = point.value, point.rows == nil { rows = whole }
    let isWhole = rows.count == optionColumns.count && point.wantedDay == nil && point.remembered == nil
    guard isWhole, self.point(of: rows) == point,
      zip(optionColumns, rows).allSatisfy({ column, row in
        row.map { column.options.indices.contains($0) && column.options[$0].availability == .available }
          ?? (column.nearest(to: 0) == nil)
      })
    else {
      throw PickerError(
        .invalidState, "\(rows.map { $0.map { "\($0)" } ?? "none" })",
        "the state has a row that can be chosen for each of the \(optionColumns.count) columns")
    }
    return rows
  }
}
