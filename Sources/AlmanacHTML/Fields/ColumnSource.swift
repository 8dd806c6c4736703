import AlmanacPickers

/// The columns of a field as they are written: the same for all kinds of pickers.
protocol ColumnSource {
  var roles: [ColumnRole] { get }
  /// The name of a column.
  func name(at index: Int) -> String
  /// What the picker stands on in a column.
  func ownChoice(at index: Int) -> ShownChoice
  /// Whether there is anything to choose in a column, beside what is chosen in the others.
  func hasRows(at index: Int) -> Bool
  /// Writes the rows of a column, and says whether the code is among them.
  func writeRows(at index: Int, selected: FieldCode?, to html: inout HTMLWriter) -> Bool
  /// Why no row has a number, whatever is chosen in the other columns; nil where one has, or where the picker says it better.
  func reason(against number: Int, at index: Int) -> RowRefusal.Reason?
  /// What people read for a code that is not among the rows.
  func label(of code: FieldCode, at index: Int) -> String?
  /// Whether the first row of a column follows the last.
  func ends(at index: Int) -> PickerColumn.Ends
  /// The picker of columns of dates or times; nil for others.
  var dates: DatePicker? { get }
  /// Itself, where each column depends on the one before; nil for others.
  var dependent: DependentColumns? { get }
  /// Whether the rows of a column depend on what is chosen in others, so that a refreshed page has better ones.
  var dependsOnChoices: Bool { get }
}

extension ColumnSource {
  func hasRows(at index: Int) -> Bool { true }
  func label(of code: FieldCode, at index: Int) -> String? { nil }
  func reason(against number: Int, at index: Int) -> RowRefusal.Reason? { nil }
  func ends(at index: Int) -> PickerColumn.Ends { .bounded }
  var dates: DatePicker? { nil }
  var dependent: DependentColumns? { nil }
  var dependsOnChoices: Bool { false }
}

/// The columns of a date picker, with whatever can be right beside some choice in the others.
struct DateColumns: ColumnSource {
  let picker: DatePicker
  let roles: [ColumnRole]
  let dayCount: Int

  init(_ picker: DatePicker, dayCount: Int) {
    self.picker = picker
    self.dayCount = dayCount
    roles = picker.columnRoles
  }

  var dates: DatePicker? { picker }

  func name(at index: Int) -> String { picker.columnName(at: index) }

  func ends(at index: Int) -> PickerColumn.Ends {
    switch roles[index] {
    case .month, .day, .hour, .minute, .second: picker.options.ends
    default: .bounded
    }
  }

  /// The days follow the month.
  var dependsOnChoices: Bool { roles.contains(.day) && roles.contains(.month) }

  func ownChoice(at index: Int) -> ShownChoice {
    let (value, era) = picker.selectedChoice(at: index)
    return .code(FieldCode(era.map { [$0, value] } ?? [value]))
  }

  func writeRows(at index: Int, selected: FieldCode?, to html: inout HTMLWriter) -> Bool {
    let selectedEra = selected?.numbers.count == 2 ? selected?.numbers[0] : nil
    let selectedValue = selected.flatMap { $0.numbers.count <= 2 ? $0.numbers.last : nil }
    let isASCII = picker.hasASCIIDigits
    var template = OptionTemplate()
    var isFound = false
    picker.forEachChoice(at: index, dayCount: dayCount) { choice, suffix in
      let isSelected = choice.value == selectedValue && choice.era == selectedEra
      if isSelected { isFound = true }
      if isASCII, choice.era == nil, choice.availability == .available,
        case .number(let number, let digits) = choice.body, choice.value >= 0, number >= 0
      {
        html.option(
          choice.value, showing: number, digits: digits, (choice.prefix, suffix), isSelected: isSelected, &template)
        return
      }
      html.raw(.optionOpen)
      if let era = choice.era {
        html.integer(era)
        html.raw(.dot)
      }
      html.integer(choice.value)
      html.raw(Piece.optionMiddle(isSelected, isDisabled: choice.availability == .unavailable))
      html.text(choice.prefix)
      switch choice.body {
      case .number(let number, let digits): html.text(picker.digits(number, atLeast: digits))
      case .text(let text): html.text(text)
      }
      html.text(suffix)
      html.raw(.optionEnd)
    }
    return isFound
  }
}
