import AlmanacPickers

/// The columns of a dependent picker: each has the rows below what is chosen before it, and posts the whole path.
struct DependentColumns: ColumnSource {
  let picker: DependentPicker
  let roles: [ColumnRole]
  /// The path that is chosen, as far as it leads.
  let path: [Int]

  /// Takes a picker, and the choices of its columns; nil for those that the picker stands on.
  init(_ picker: DependentPicker, _ choices: [ShownChoice]?) {
    self.picker = picker
    roles = picker.formRoles
    guard let choices else {
      path = picker.formPath
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

  var dependent: DependentColumns? { self }

  var dependsOnChoices: Bool { roles.count > 1 }

  func name(at index: Int) -> String { picker.formName(at: index) }

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
      html.raw(.optionOpen)
      for step in path {
        html.integer(step)
        html.raw(.dot)
      }
      html.integer(row)
      html.raw(Piece.optionMiddle(isSelected, isDisabled: node.availability == .unavailable))
      html.text(node.text)
      html.raw(.optionEnd)
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
