import AlmanacPickers

/// The id of a control, or of what belongs to it.
struct ControlID {
  let prefix: FieldName
  let name: FieldName
  var part: String?

  init(_ prefix: FieldName, _ name: FieldName, part: String? = nil) {
    self.prefix = prefix
    self.name = name
    self.part = part
  }

  /// The id of a part.
  func part(_ part: String) -> ControlID { ControlID(prefix, name, part: part) }

  /// The id of a column, or of the whole.
  func column(_ role: ColumnRole?) -> ControlID { ControlID(prefix, name, part: role?.description) }
}

extension HTMLWriter {
  /// Writes an id without quotation marks around it.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - suffix: What it is of the control, such as `.hint`.
  mutating func id(_ control: ControlID, _ suffix: Piece? = nil) {
    text(control.prefix.description)
    raw(.dot)
    text(control.name.description)
    if let part = control.part {
      raw(.dot)
      text(part)
    }
    if let suffix { raw(suffix) }
  }

  /// Writes an attribute that is an id, or refers to one.
  mutating func id(_ opening: Piece, _ control: ControlID, _ suffix: Piece? = nil) {
    raw(opening)
    id(control, suffix)
    raw(.quote)
  }

  /// Writes the name that a part is posted under.
  mutating func name(_ control: ControlID) {
    raw(.name)
    text(control.name.description)
    if let part = control.part {
      raw(.dot)
      text(part)
    }
    raw(.quote)
  }
}

extension Piece {
  static let dot: Piece = "."
  static let quote: Piece = "\""
  static let close: Piece = ">"
  static let name: Piece = " name=\""
  static let id: Piece = " id=\""
}
