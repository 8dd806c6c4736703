import AlmanacPickers

/// The columns of options and amounts, whose texts are made when they are written.
struct RowColumns: ColumnSource {
  let picker: any FormRows
  let roles: [ColumnRole]

  init(_ picker: any FormRows) {
    self.picker = picker
    roles = picker.formRoles
  }

  func name(at index: Int) -> String { picker.formName(at: index) }

  func ownChoice(at index: Int) -> ShownChoice {
    picker.formSelection(at: index).map { .code(FieldCode([$0])) } ?? .none
  }

  func ends(at index: Int) -> PickerColumn.Ends { picker.formEnds(at: index) }

  func writeRows(at index: Int, selected: FieldCode?, to html: inout HTMLWriter) -> Bool {
    let selected = selected?.single
    if let numbers = picker.formNumbers(at: index) { return Self.write(numbers, selected, to: &html) }
    var isFound = false
    picker.forEachFormRow(at: index) { value, label, row in
      let isSelected = value == selected
      if isSelected { isFound = true }
      html.option(value, label, isSelected: isSelected, isDisabled: row == .closed)
    }
    return isFound
  }

  private static func write(_ numbers: FormNumbers, _ selected: Int?, to html: inout HTMLWriter) -> Bool {
    var template = OptionTemplate()
    for row in 0..<numbers.count {
      html.option(
        row, showing: row, digits: numbers.digits, (numbers.prefix, numbers.suffix), isSelected: row == selected,
        &template)
    }
    return selected.map { 0..<numbers.count ~= $0 } ?? false
  }

  func reason(against number: Int, at index: Int) -> RowRefusal.Reason? {
    switch picker.formRow(of: number, at: index) {
    case .open: nil
    case .closed: .unavailable
    case .absent: .noSuchRow
    }
  }
}

/// Columns whose rows are there as values: those of options, amounts and documents.
struct PlainColumns: ColumnSource {
  /// A column.
  struct Column {
    let role: ColumnRole
    let name: String
    let rows: [PickerRow]
    let selectedRow: Int?
    let ends: PickerColumn.Ends
  }

  let columns: [Column]
  /// Whether a row that can't be chosen can't be chosen whatever else is.
  let disablesRows: Bool

  init(_ picker: some PickerModel) {
    columns = picker.columns.map {
      Column(role: $0.role, name: $0.name, rows: $0.rows, selectedRow: $0.selectedRow, ends: $0.ends)
    }
    disablesRows = picker.kind == .options || columns.count == 1
  }

  init(_ document: PickerDocument) {
    columns = document.columns.map {
      Column(role: $0.role, name: $0.name, rows: $0.rows, selectedRow: $0.selectedRow, ends: $0.ends)
    }
    disablesRows = document.kind == .options || document.kind == .dependent || columns.count == 1
  }

  var roles: [ColumnRole] { columns.map(\.role) }

  func name(at index: Int) -> String { columns[index].name }

  func ownChoice(at index: Int) -> ShownChoice {
    let column = columns[index]
    return column.selectedRow.map { .code(FieldCode([column.rows[$0].value])) } ?? .none
  }

  func hasRows(at index: Int) -> Bool { !columns[index].rows.isEmpty }

  func ends(at index: Int) -> PickerColumn.Ends { columns[index].ends }

  func writeRows(at index: Int, selected: FieldCode?, to html: inout HTMLWriter) -> Bool {
    var isFound = false
    for row in columns[index].rows {
      let isSelected = !isFound && row.value == selected?.single
      if isSelected { isFound = true }
      html.option(row.value, row.label, isSelected: isSelected, isDisabled: disablesRows && !row.isEnabled)
    }
    return isFound
  }

  func reason(against number: Int, at index: Int) -> RowRefusal.Reason? {
    guard let row = columns[index].rows.first(where: { $0.value == number }) else { return .noSuchRow }
    return disablesRows ? row.refusal?.reason : nil
  }
}
