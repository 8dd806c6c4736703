public import AlmanacPickers

extension HTMLForm {
  /// Writes a field as a row that opens into its columns: the inline date cell of a list.
  ///
  /// The row is a `details` element, whose summary has the label and the value. Rows of one group close each other. One in
  /// which something is wrong is served open.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - group: The name of the group of which one row is open at a time; nil where each opens on its own.
  ///   - bytes: The page so far.
  /// - Throws: `repeatedName`, and `invalidName` for the group; nothing is written then.
  public mutating func writeRow<Picker>(
    _ field: PickerField<Picker>, group: String? = nil, to bytes: inout [UInt8]
  ) throws(FormError) {
    var groupName: FieldName?
    if let group { groupName = try FieldName(group) }
    let id = try take(field.name)
    let value = field.presence == .chosen && field.typed == nil ? field.picker.fieldText : nil
    let isOpen = field.isOpen
    if let calendar = field.calendar {
      let grid = GridPiece(field, calendar, id, labels)
      return HTMLWriter.append(to: &bytes) { $0.row(grid.frame, value, isOpen, groupName) { $0.gridBody(grid) } }
    }
    let piece = PickerPiece(field, id, labels)
    HTMLWriter.append(to: &bytes) { html in
      html.row(piece, value, isOpen, groupName) { html in
        html.columns(piece)
        html.companions(piece)
        html.refreshButton(piece)
      }
    }
  }

  /// Writes a list of fields that open into their pickers, each as ``writeRow(_:group:to:)`` does.
  ///
  /// - Parameters:
  ///   - rows: The list: where it lets one picker be open at a time, rows close each other.
  ///   - name: The name of the group.
  ///   - label: The name that people read for a field, by the field's name; nil for that of the picker.
  ///   - bytes: The page so far.
  /// - Throws: `invalidName` for a field of the list whose name is none, and `repeatedName`.
  public mutating func write<Picker>(
    _ rows: InlineRows<Picker>, name: String, label: (String) -> String? = { _ in nil }, to bytes: inout [UInt8]
  ) throws(FormError) {
    // All names are looked at before anything is written.
    var fields: [PickerField<Picker>] = []
    for row in rows.fields { fields.append(try PickerField(row, label: label(row.name))) }
    var form = self
    var written: [UInt8] = []
    for field in fields {
      try form.writeRow(field, group: rows.opening == .single ? name : nil, to: &written)
    }
    self = form
    bytes.append(contentsOf: written)
  }
}

extension HTMLWriter {
  fileprivate mutating func row(
    _ piece: PickerPiece, _ shown: String?, _ isOpen: Bool, _ group: FieldName?,
    _ content: (inout HTMLWriter) -> Void
  ) {
    raw("<details class=\"almanac-row\"")
    language(piece.locale, piece.direction)
    if let group {
      raw(" name=\"")
      text(piece.id.prefix.description)
      raw(.dot)
      text(group.description)
      raw(.quote)
    }
    if isOpen || !piece.problems.isEmpty { raw(" open") }
    raw("><summary><span class=\"almanac-label\">")
    text(piece.label)
    raw("</span> <span class=\"almanac-value\"")
    value(" data-empty=\"", piece.labels[.choose])
    raw(.close)
    text(shown ?? piece.labels[.choose])
    raw("</span></summary><fieldset class=\"almanac-picker\"")
    id(.id, piece.id)
    value(" data-kind=\"", piece.kind.rawValue)
    description(piece)
    raw("><legend>")
    text(piece.label)
    raw("</legend>")
    notes(piece)
    content(&self)
    raw("</fieldset></details>")
  }
}
