import Almanac
import AlmanacPickers

extension HTMLWriter {
  /// Writes the columns of a field, each with its label, in the order of the picker.
  mutating func columns(_ piece: PickerPiece) {
    raw("<div class=\"almanac-columns\"")
    if piece.isAllTime { raw(" dir=\"ltr\"") }
    raw(.close)
    var run: LeftToRightRun?
    for index in piece.columns.roles.indices {
      let isTurned = piece.direction == .rightToLeft && !piece.isAllTime
      let next = isTurned ? LeftToRightRun(piece.columns.roles[index]) : nil
      if next != run {
        if run != nil { raw("</div>") }
        if next != nil { raw("<div class=\"almanac-columns\" dir=\"ltr\">") }
        run = next
      }
      column(piece, index)
    }
    if run != nil { raw("</div>") }
    raw("</div>")
  }

  private mutating func column(_ piece: PickerPiece, _ index: Int) {
    let role = piece.columns.roles[index]
    let control = piece.id.column(role)
    raw(.columnOpen)
    id(.forControl, control)
    raw(.close)
    text(piece.columns.name(at: index))
    raw(.labelEnd)
    if piece.isTyped(index) {
      input(piece, index, control)
    } else {
      select(piece, index, control)
    }
    raw(.columnEnd)
  }

  private mutating func select(_ piece: PickerPiece, _ index: Int, _ control: ControlID) {
    let shown = piece.shown[index]
    let hasRows = piece.columns.hasRows(at: index)
    raw("<select")
    attributes(piece, index, control)
    if piece.columns.ends(at: index) == .cyclic { raw(" data-ends=\"cyclic\"") }
    if !hasRows, case .none = shown { raw(" disabled") }
    raw(.close)
    var code: FieldCode?
    if case .code(let chosen) = shown { code = chosen }
    let isEmpty = if case .none = shown { true } else { false }
    if isEmpty || piece.requirement == .optional {
      raw("<option value=\"\"")
      if isEmpty { raw(" selected") }
      raw(.close)
      text(piece.labels[.choose])
      raw(.optionEnd)
    }
    let isFound = piece.columns.writeRows(at: index, selected: code, to: &self)
    switch shown {
    case .code(let code) where !isFound: outside(code.text, piece.columns.label(of: code, at: index))
    case .text(let text): outside(text, nil)
    case .code, .none: break
    }
    raw("</select>")
  }

  /// Writes what was sent and is no row, so that it is shown and not another row in its place.
  private mutating func outside(_ code: String, _ label: String?) {
    value("<option selected value=\"", code)
    raw(.close)
    let text = label ?? code
    // An option of nothing but spaces would have no text.
    self.text(text.allSatisfy(\.isWhitespace) ? "?" : text)
    raw(.optionEnd)
  }

  private mutating func input(_ piece: PickerPiece, _ index: Int, _ control: ControlID) {
    raw("<input type=\"text\" inputmode=\"numeric\" spellcheck=\"false\"")
    raw(piece.columns.roles[index] == .year ? " size=\"4\"" : " size=\"2\"")
    attributes(piece, index, control)
    switch piece.shown[index] {
    case .none: break
    case .text(let typed): value(" value=\"", typed)
    case .code(let code): value(" value=\"", piece.typedText(of: code, at: index))
    }
    raw(.close)
  }

  /// Writes what a select and an input have alike.
  private mutating func attributes(_ piece: PickerPiece, _ index: Int, _ control: ControlID) {
    id(.id, control)
    name(control)
    let role = piece.columns.roles[index]
    if piece.purpose == .birthday, let token = role.birthdayToken { value(" autocomplete=\"", token) }
    if piece.requirement == .required, !piece.kind.hasOpenEnd || index == 0 { raw(" aria-required=\"true\"") }
    if piece.isAtFault(index) {
      raw(" aria-invalid=\"true\"")
      id(
        " aria-describedby=\"", piece.problems.contains { $0.part == role.description } ? control : piece.id, ".problem"
      )
    }
  }
}

extension PickerPiece {
  /// Whether there are columns for a time and no others.
  var isAllTime: Bool { kind == .time || kind == .countdown }

  /// The picker's own number as somebody would type it.
  func typedText(of code: FieldCode, at index: Int) -> String {
    guard let dates, var number = code.numbers.last else { return code.text }
    if columns.roles[index] == .hour { number = (1...24).first { dates.hour(shown: $0) == number } ?? 0 }
    return dates.digits(number, atLeast: 1)
  }
}

extension PickerKind {
  /// Whether only the first column always needs a choice.
  var hasOpenEnd: Bool { self == .dependent }
}

/// What stands in neighbouring columns that run from the left in every script: a time, or the digits of one number.
private enum LeftToRightRun: Equatable {
  case time
  case number(DistanceUnit)

  init?(_ role: ColumnRole) {
    switch role {
    case .dayPeriod, .hour, .minute, .second: self = .time
    case .unit(let unit), .digit(let unit, _): self = .number(unit)
    case .era, .year, .month, .day, .date, .level: return nil
    }
  }
}

extension ColumnRole {
  /// The name that browsers know the part of a birthday by.
  var birthdayToken: String? {
    switch self {
    case .year: "bday-year"
    case .month: "bday-month"
    case .day: "bday-day"
    default: nil
    }
  }
}

extension Piece {
  static let columnOpen: Piece = "<div class=\"almanac-column\"><label"
  static let columnEnd: Piece = "</div>"
  static let forControl: Piece = " for=\""
  static let labelEnd: Piece = "</label>"
}
