public import AlmanacPickers

extension HTMLForm {
  /// Writes a field as a group with its columns beside each other.
  ///
  /// The columns stand in the order of the locale's full date style, or of the options' `order`. A column of dates offers
  /// whatever can be right beside some choice in the others, such as 31 days, since without a script the page does not change
  /// while its reader chooses; the button to refresh has the server cut the days to the month, and brings the rows of
  /// dependent columns. Month grids are written as tables of buttons.
  ///
  /// - Parameters:
  ///   - field: The field, as it is to be shown: untouched, with a value, or with what was typed and what is wrong with it.
  ///   - bytes: The page so far.
  /// - Throws: `repeatedName`; nothing is written then.
  public mutating func write<Picker>(_ field: PickerField<Picker>, to bytes: inout [UInt8]) throws(FormError) {
    let id = try take(field.name)
    if let calendar = field.calendar {
      let piece = GridPiece(field, calendar, id, labels)
      return HTMLWriter.append(to: &bytes) { $0.grid(piece) }
    }
    let piece = PickerPiece(field, id, labels)
    HTMLWriter.append(to: &bytes) { $0.picker(piece) }
  }

  /// Writes a document as a group with its columns beside each other, on the rows that it has.
  ///
  /// A document has the rows that belong to what is selected, such as the days of one month; a ``PickerField`` has those that
  /// can be right beside any selection, and is what a form without a script should have.
  ///
  /// - Parameters:
  ///   - document: The document; its month grids are written as tables of buttons.
  ///   - name: The name that parts are posted under; see ``FieldName``.
  ///   - bytes: The page so far.
  /// - Throws: `invalidName` and `repeatedName`; nothing is written then.
  public mutating func write(
    _ document: PickerDocument, name: String, to bytes: inout [UInt8]
  ) throws(FormError) {
    let id = try take(try FieldName(name))
    if let calendar = document.calendar {
      let piece = GridPiece(document, calendar, id, labels)
      return HTMLWriter.append(to: &bytes) { $0.grid(piece) }
    }
    let piece = PickerPiece(document, id, labels)
    HTMLWriter.append(to: &bytes) { $0.picker(piece) }
  }
}

extension HTMLWriter {
  /// Writes a field as a group of its own.
  fileprivate mutating func picker(_ piece: PickerPiece) {
    raw("<fieldset class=\"almanac-picker\"")
    id(.id, piece.id)
    language(piece.locale, piece.direction)
    value(" data-kind=\"", piece.kind.rawValue)
    description(piece)
    raw("><legend>")
    text(piece.label)
    raw("</legend>")
    notes(piece)
    columns(piece)
    companions(piece)
    refreshButton(piece)
    raw("</fieldset>")
  }

  /// Writes the button that has the server bring the rows that belong to what is chosen.
  mutating func refreshButton(_ piece: PickerPiece) {
    guard piece.columns.dependsOnChoices else { return }
    action(piece.id, " value=\"refresh\" class=\"almanac-refresh\"", piece.labels[.refresh])
  }

  /// Writes a button that sends the form for an action of a field.
  mutating func action(_ control: ControlID, _ value: Piece, _ title: String) {
    raw("<button type=\"submit\" formnovalidate")
    name(control.part("action"))
    raw(value)
    raw(.close)
    text(title)
    raw("</button>")
  }

  /// Writes what the script needs to know of a field: how years are counted, and the rows below other parents.
  mutating func companions(_ piece: PickerPiece) {
    if let dependent = piece.columns.dependent { rows(of: dependent) }
    guard let dates = piece.dates else { return }
    raw("<template class=\"almanac-calendar\"")
    raw(" data-offsets=\"")
    for (index, offset) in dates.eraOffsets.enumerated() {
      if index > 0 { raw(" ") }
      if let offset { integer(offset) } else { raw("x") }
    }
    raw(.quote)
    if let pattern = dates.fieldPattern { value(" data-pattern=\"", pattern) }
    if !dates.hasASCIIDigits {
      raw(" data-digits=\"")
      for digit in 0...9 { text(dates.digits(digit, atLeast: 1)) }
      raw(.quote)
    }
    raw("></template>")
  }

  /// Writes the rows of dependent columns below each parent, which no browser shows.
  private mutating func rows(of columns: DependentColumns) {
    var paths: [[Int]] = columns.picker.nodes.indices.map { [$0] }
    while let path = paths.popLast() {
      let nodes = DependentColumns.nodes(columns.picker, below: path)
      guard !nodes.isEmpty else { continue }
      raw("<template class=\"almanac-rows\" data-below=\"")
      text(FieldCode(path).text)
      raw("\">")
      _ = DependentColumns.write(nodes, below: path, nil, to: &self)
      raw("</template>")
      for row in nodes.indices.reversed() { paths.append(path + [row]) }
    }
  }
}
