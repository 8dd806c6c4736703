/// What a form needs of a picker whose rows are there for each column on its own: options and amounts.
///
/// Texts are made when they are asked for, so that reading a post makes none.
package protocol FormRows {
  /// The roles of the columns, in their order.
  var formRoles: [ColumnRole] { get }
  /// The name of a column.
  func formName(at index: Int) -> String
  /// Whether the first row of a column follows the last.
  func formEnds(at index: Int) -> PickerColumn.Ends
  /// The number behind the selected row of a column; nil for none.
  func formSelection(at index: Int) -> Int?
  /// Whether a column has a row for a number.
  func formRow(of number: Int, at index: Int) -> FormRow
  /// Goes through the rows of a column: the number behind each, its label, and what it is whatever else is chosen.
  func forEachFormRow(at index: Int, _ body: (Int, String, FormRow) -> Void)
  /// The rows of a column that are numbers from 0 in the digits of ASCII, all of which are open; nil for any other column.
  func formNumbers(at index: Int) -> FormNumbers?
}

extension FormRows {
  package func formNumbers(at index: Int) -> FormNumbers? { nil }
}

/// Rows that are the numbers from 0 on.
package struct FormNumbers {
  /// How many there are.
  package let count: Int
  /// The least count of digits.
  package let digits: Int
  /// What stands before each number.
  package let prefix: String
  /// What stands behind each number.
  package let suffix: String
}

/// What a row is, whatever is chosen in the other columns.
package enum FormRow: Sendable {
  /// There is none.
  case absent
  /// It can be chosen beside some choice in the others.
  case open
  /// It can't be chosen.
  case closed
}

extension MultiPicker: FormRows {
  package var formRoles: [ColumnRole] { roles }

  package func formName(at index: Int) -> String { optionColumns[index].name ?? labels.text(.columnOption) }

  package func formEnds(at index: Int) -> PickerColumn.Ends { ends }

  package func formSelection(at index: Int) -> Int? { draft[index] }

  package func formRow(of number: Int, at index: Int) -> FormRow {
    let options = optionColumns[index].options
    guard options.indices.contains(number) else { return .absent }
    return options[number].availability == .available ? .open : .closed
  }

  package func forEachFormRow(at index: Int, _ body: (Int, String, FormRow) -> Void) {
    for (row, option) in optionColumns[index].options.enumerated() {
      body(row, option.text, option.availability == .available ? .open : .closed)
    }
  }
}

extension OptionPicker: FormRows {
  package var formRoles: [ColumnRole] { columnPicker.formRoles }

  package func formName(at index: Int) -> String { columnPicker.formName(at: index) }

  package func formEnds(at index: Int) -> PickerColumn.Ends { columnPicker.formEnds(at: index) }

  package func formSelection(at index: Int) -> Int? { columnPicker.formSelection(at: index) }

  package func formRow(of number: Int, at index: Int) -> FormRow { columnPicker.formRow(of: number, at: index) }

  package func forEachFormRow(at index: Int, _ body: (Int, String, FormRow) -> Void) {
    columnPicker.forEachFormRow(at: index, body)
  }
}

extension AmountWheels {
  package var formRoles: [ColumnRole] { roles }

  package func formEnds(at index: Int) -> PickerColumn.Ends { index == 0 ? .bounded : ends }

  package func formSelection(at index: Int) -> Int? { radix.numbers(draft)[index] }

  /// A number that a bound refuses beside other columns has a row all the same.
  package func formRow(of number: Int, at index: Int) -> FormRow {
    number >= 0 && row(showing: number, at: index) != nil ? .open : .absent
  }
}

extension CountdownPicker: FormRows {
  package func formName(at index: Int) -> String { labels.text(Self.nameKey(roles[index])) }

  package func forEachFormRow(at index: Int, _ body: (Int, String, FormRow) -> Void) {
    let place = radix.places[index]
    for row in 0..<radix.rowCount(index) {
      let number = row * place.step
      body(number, labels.text(Self.countKey(place.role), counting: number, as: numbers.text(number)), .open)
    }
  }
}

extension DistancePicker: FormRows {
  package func formName(at index: Int) -> String { columnName(at: index) }

  package func forEachFormRow(at index: Int, _ body: (Int, String, FormRow) -> Void) {
    let rows = formRows(at: index)
    for row in 0..<rows.count {
      body(row, rows.prefix + numbers.text(row, digits: rows.digits) + rows.suffix, .open)
    }
  }

  package func formNumbers(at index: Int) -> FormNumbers? { numbers.areASCII ? formRows(at: index) : nil }

  private func formRows(at index: Int) -> FormNumbers {
    let frame = frame(at: index)
    let digits = options.layout == .units && radix.places[index].role.isFraction(options) ? options.decimals : 1
    return FormNumbers(count: radix.rowCount(index), digits: digits, prefix: frame.prefix, suffix: frame.suffix)
  }
}

extension DependentPicker {
  /// The roles of the columns, in their order.
  package var formRoles: [ColumnRole] { roles }

  /// The name of a column.
  package func formName(at index: Int) -> String { index < names.count ? names[index] : labels.text(.columnOption) }

  /// The rows that the picker stands on.
  package var formPath: [Int] { draft.path }
}
