import Almanac
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
  /// What people read for a code that is not among the rows.
  func label(of code: FieldCode, at index: Int) -> String?
  /// Whether the first row of a column follows the last.
  func ends(at index: Int) -> PickerColumn.Ends
  /// Whether the rows of a column depend on what is chosen in others, so that a refreshed page has better ones.
  var dependsOnChoices: Bool { get }
}

extension ColumnSource {
  func hasRows(at index: Int) -> Bool { true }
  func label(of code: FieldCode, at index: Int) -> String? { nil }
  func ends(at index: Int) -> PickerColumn.Ends { .bounded }
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

  func name(at index: Int) -> String { picker.heading(at: index).name }

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
    let suffix = picker.heading(at: index).suffix
    let selectedEra = selected?.numbers.count == 2 ? selected?.numbers[0] : nil
    let selectedValue = selected.flatMap { $0.numbers.count <= 2 ? $0.numbers.last : nil }
    let isASCII = picker.hasASCIIDigits
    var isFound = false
    picker.forEachChoice(at: index, dayCount: dayCount) { choice in
      let isSelected = choice.value == selectedValue && choice.era == selectedEra
      if isSelected { isFound = true }
      html.markup(.optionOpen)
      if let era = choice.era {
        html.integer(era)
        html.markup(.dot)
      }
      html.integer(choice.value)
      html.markup(Markup.optionMiddle(isSelected, isDisabled: choice.availability == .unavailable))
      html.text(choice.parts.prefix)
      switch choice.parts.body {
      case .number(let number, let digits):
        if isASCII, digits <= 1 || number > 999 {
          html.integer(number)
        } else {
          html.text(picker.digits(number, atLeast: digits))
        }
      case .text(let text): html.text(text)
      }
      html.text(suffix)
      html.markup(.optionEnd)
    }
    return isFound
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
      html.markup(.optionOpen)
      html.integer(row.value)
      html.markup(Markup.optionMiddle(isSelected, isDisabled: disablesRows && !row.isEnabled))
      html.text(row.label)
      html.markup(.optionEnd)
    }
    return isFound
  }
}

/// The columns of a dependent picker: each has the rows below what is chosen before it, and posts the whole path.
struct DependentColumns: ColumnSource {
  let picker: DependentPicker
  let roles: [ColumnRole]
  /// The path that is chosen, as far as it leads.
  let path: [Int]
  private let names: [String]

  /// Takes a picker, and the choices of its columns; nil for those that the picker stands on.
  init(_ picker: DependentPicker, _ choices: [ShownChoice]?) {
    self.picker = picker
    let columns = picker.columns
    roles = columns.map(\.role)
    names = columns.map(\.name)
    guard let choices else {
      path = columns.compactMap(\.selectedRow)
      return
    }
    var path: [Int] = []
    for (level, choice) in choices.enumerated() {
      guard case .code(let code) = choice, code.numbers.count == level + 1,
        code.numbers.dropLast().elementsEqual(path), let row = code.numbers.last,
        Self.nodes(picker, below: path).indices.contains(row)
      else { break }
      path.append(row)
    }
    self.path = path
  }

  /// The rows below a path.
  static func nodes(_ picker: DependentPicker, below path: some Collection<Int>) -> [PickerNode] {
    var rows = picker.nodes
    for row in path {
      guard rows.indices.contains(row) else { return [] }
      rows = rows[row].children
    }
    return rows
  }

  var dependsOnChoices: Bool { roles.count > 1 }

  func name(at index: Int) -> String { names[index] }

  func ownChoice(at index: Int) -> ShownChoice {
    index < path.count ? .code(FieldCode(Array(path[...index]))) : .none
  }

  func hasRows(at index: Int) -> Bool {
    index <= path.count && !Self.nodes(picker, below: path[..<index]).isEmpty
  }

  func writeRows(at index: Int, selected: FieldCode?, to html: inout HTMLWriter) -> Bool {
    guard index <= path.count else { return false }
    return Self.write(Self.nodes(picker, below: path[..<index]), below: Array(path[..<index]), selected, to: &html)
  }

  /// Writes the rows below a path, and says whether a code is among them.
  static func write(
    _ nodes: [PickerNode], below path: [Int], _ selected: FieldCode?, to html: inout HTMLWriter
  ) -> Bool {
    var isFound = false
    for (row, node) in nodes.enumerated() {
      let isSelected = selected.map { $0.numbers.last == row && $0.numbers.dropLast().elementsEqual(path) } ?? false
      if isSelected { isFound = true }
      html.markup(.optionOpen)
      for step in path {
        html.integer(step)
        html.markup(.dot)
      }
      html.integer(row)
      html.markup(Markup.optionMiddle(isSelected, isDisabled: node.availability == .unavailable))
      html.text(node.text)
      html.markup(.optionEnd)
    }
    return isFound
  }

  /// What a choice below another parent is called, which was right when it was made.
  func label(of code: FieldCode, at index: Int) -> String? {
    guard code.numbers.count == index + 1, let row = code.numbers.last else { return nil }
    let rows = Self.nodes(picker, below: code.numbers.dropLast())
    return rows.indices.contains(row) ? rows[row].text : nil
  }
}

extension Markup {
  static let optionOpen: Markup = "<option value=\""
  static let optionEnd: Markup = "</option>"
  private static let plain: Markup = "\">"
  private static let selected: Markup = "\" selected>"
  private static let disabled: Markup = "\" disabled>"
  private static let selectedAndDisabled: Markup = "\" selected disabled>"

  /// What stands between the value of an option and its text.
  static func optionMiddle(_ isSelected: Bool, isDisabled: Bool) -> Markup {
    isDisabled ? (isSelected ? selectedAndDisabled : disabled) : isSelected ? selected : plain
  }
}
