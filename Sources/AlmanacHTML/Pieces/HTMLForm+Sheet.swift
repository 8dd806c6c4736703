import AlmanacPickers

extension HTMLForm {
  /// Writes a field as a button that opens its columns in a sheet: the action sheet of a phone.
  ///
  /// The button says what is chosen ("Data: 30/11/2026"). The sheet is a dialog that the button opens without a script, by
  /// `commandfor`; a browser that does not know that opens it as a popover, and the style sheet shows it in its place where
  /// there is neither. It is served open where something in it is wrong. Done closes it; cancel sends the form to the server,
  /// which goes back to what the page was served with (`birthday.was`), since no browser without a script can. The title, the
  /// buttons and what a tap outside means are those of the picker's toolbar. No part has `required`: a browser would refuse
  /// to send the form and could not show why while the sheet is closed.
  ///
  /// - Parameters:
  ///   - field: The field; one with month grids is written like any other.
  ///   - bytes: The page so far.
  /// - Throws: `repeatedName`; nothing is written then.
  public mutating func writeSheet<Picker>(_ field: PickerField<Picker>, to bytes: inout [UInt8]) throws(FormError) {
    let id = try take(field.name)
    let opener = field.openerText
    if let calendar = field.calendar {
      let grid = GridPiece(field, calendar, id, labels)
      let sheet = SheetPiece(field, opener, grid.frame)
      return HTMLWriter.append(to: &bytes) { html in
        html.sheet(sheet) { html in
          html.gridBody(grid)
          html.hidden(id.part("was"), grid.was)
        }
      }
    }
    let piece = PickerPiece(field, id, labels)
    let sheet = SheetPiece(field, opener, piece)
    HTMLWriter.append(to: &bytes) { html in
      html.sheet(sheet) { html in
        html.columns(piece)
        html.companions(piece)
        html.refreshButton(piece)
      }
    }
  }
}

/// A field in a sheet on its way into HTML.
private struct SheetPiece {
  let piece: PickerPiece
  let opener: String?
  /// What the button says around the value.
  let frame: String?
  let toolbar: PickerToolbar
  let isOpen: Bool
  /// Whether each of the caller's buttons can be pressed.
  let buttonRefusals: [RowRefusal?]

  init<Picker>(_ field: PickerField<Picker>, _ opener: String?, _ piece: PickerPiece) {
    self.piece = piece
    self.opener = opener
    frame = (field.picker as? DatePicker)?.fieldFrame
    toolbar = field.picker.toolbar
    isOpen = field.isOpen
    buttonRefusals = field.picker.toolbar.buttons.map { button in
      if case .set(let value) = button.action { field.picker.refusal(of: value) } else { nil }
    }
  }
}

extension PickerField {
  /// What the button says that opens the picker, or the summary of a row: the value; nil where there is none.
  var openerText: String? {
    guard presence == .chosen, typed == nil else { return nil }
    return (picker as? DatePicker)?.labelledFieldText ?? picker.fieldText
  }
}

extension HTMLWriter {
  fileprivate mutating func sheet(_ sheet: SheetPiece, _ content: (inout HTMLWriter) -> Void) {
    let piece = sheet.piece
    let control = piece.id
    raw("<div class=\"almanac-field\" role=\"group\"")
    id(.id, control)
    language(piece.locale, piece.direction)
    value(" data-kind=\"", piece.kind.rawValue)
    id(" aria-labelledby=\"", control, ".label")
    description(piece)
    raw("><span class=\"almanac-label\"")
    id(.id, control, ".label")
    raw(.close)
    text(piece.label)
    raw("</span>")
    notes(piece)
    opener(sheet)
    raw("<dialog class=\"almanac-sheet\" popover")
    id(.id, control, ".sheet")
    id(" aria-labelledby=\"", control, sheet.toolbar.title == nil ? ".label" : ".title")
    raw(sheet.toolbar.outsideTap == .nothing ? " closedby=\"closerequest\"" : " closedby=\"any\"")
    value(" data-outside=\"", sheet.toolbar.outsideTap.rawValue)
    if sheet.isOpen { raw(" open") }
    raw(.close)
    if let title = sheet.toolbar.title {
      raw("<h2")
      id(.id, control, ".title")
      raw(.close)
      text(title)
      raw("</h2>")
    }
    raw("<div class=\"almanac-content\">")
    content(&self)
    raw("</div><div class=\"almanac-buttons\">")
    buttons(sheet)
    raw("</div></dialog>")
    openingChoices(piece)
    raw("</div>")
  }

  private mutating func opener(_ sheet: SheetPiece) {
    let control = sheet.piece.id
    raw("<button type=\"button\" class=\"almanac-open\" command=\"show-modal\"")
    id(.id, control, ".open")
    id(" commandfor=\"", control, ".sheet")
    id(" popovertarget=\"", control, ".sheet")
    raw(" aria-haspopup=\"dialog\"")
    id(" aria-labelledby=\"", control, ".label")
    // The name is the field's, and what the button says.
    bytesBeforeQuote { html in
      html.raw(" ")
      html.id(control, ".open")
    }
    value(" data-empty=\"", sheet.piece.labels[.choose])
    if let frame = sheet.frame { value(" data-frame=\"", frame) }
    raw(.close)
    text(sheet.opener ?? sheet.piece.labels[.choose])
    raw("</button>")
  }

  /// Done, the buttons of the caller's, and cancel, as the toolbar has them.
  private mutating func buttons(_ sheet: SheetPiece) {
    let control = sheet.piece.id
    if let title = sheet.toolbar.doneTitle {
      raw("<button type=\"button\" class=\"almanac-done\" command=\"close\"")
      id(" commandfor=\"", control, ".sheet")
      id(" popovertarget=\"", control, ".sheet")
      raw(" popovertargetaction=\"hide\">")
      text(title)
      raw("</button>")
    }
    for (button, refusal) in zip(sheet.toolbar.buttons, sheet.buttonRefusals) {
      raw("<button type=\"submit\" formnovalidate class=\"almanac-custom\"")
      name(control.part("action"))
      value(" value=\"", "button:" + button.name)
      if let refusal {
        raw(" disabled")
        value(" title=\"", refusal.message)
      }
      raw(.close)
      text(button.title)
      raw("</button>")
    }
    if let title = sheet.toolbar.cancelTitle {
      action(control, " value=\"cancel\" class=\"almanac-cancel\"", title)
    }
  }

  /// Writes what cancel goes back to: the choices that the page is served with.
  private mutating func openingChoices(_ piece: PickerPiece) {
    guard !piece.shown.isEmpty else { return }
    if let was = piece.was { return hidden(piece.id.part("was"), was) }
    raw("<input type=\"hidden\"")
    name(piece.id.part("was"))
    raw(" value=\"")
    for (index, choice) in piece.shown.enumerated() {
      if index > 0 { raw(",") }
      switch choice {
      case .code(let code): text(piece.isTyped(index) ? piece.typedText(of: code, at: index) : code.text)
      case .text(let typed) where piece.isTyped(index) && !typed.contains(","): text(typed)
      case .text, .none: break
      }
    }
    raw("\">")
  }
}
