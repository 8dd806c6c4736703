import Almanac
import AlmanacPickers

/// Month grids on their way into HTML.
struct GridPiece {
  /// What grids have in common with columns.
  let frame: PickerPiece
  let calendar: PickerDocument.Calendar
  /// What is selected, as a text that reads back.
  let selection: String
  let groupLabel: String
  let hasFocus: Bool
  /// What cancel goes back to.
  let was: String
  /// Whether one day is selected, and not several or a range.
  let selectsOne: Bool

  init<Picker>(_ field: PickerField<Picker>, _ picker: CalendarPicker, _ id: ControlID, _ labels: FormLabels) {
    frame = PickerPiece(field, id, labels)
    calendar = PickerDocument.Calendar(picker)
    selection = Self.text(picker.selection)
    groupLabel = picker.summary
    hasFocus = field.hasFocus
    was = field.was ?? selection
    selectsOne = Self.selectsOne(picker.selection)
  }

  init(_ document: PickerDocument, _ calendar: PickerDocument.Calendar, _ id: ControlID, _ labels: FormLabels) {
    frame = PickerPiece(document, id, labels)
    self.calendar = calendar
    if case .selection(let selection)? = document.value {
      self.selection = Self.text(selection)
      selectsOne = Self.selectsOne(selection)
    } else {
      selection = ""
      selectsOne = false
    }
    groupLabel = document.summary
    hasFocus = false
    was = selection
  }

  private static func selectsOne(_ selection: GridSelection) -> Bool {
    if case .single = selection { true } else { false }
  }

  /// A selection as `Submission.text` has it.
  private static func text(_ selection: GridSelection) -> String {
    switch selection {
    case .single(let date): date.map { "\($0)" } ?? ""
    case .multiple(let dates): dates.sorted().map(\.description).joined(separator: ",")
    case .range(let first, let last): [first, last].compactMap(\.self).map(\.description).joined(separator: "/")
    }
  }
}

extension HTMLWriter {
  /// Writes month grids as a group of their own.
  mutating func grid(_ piece: GridPiece) {
    markup("<fieldset class=\"almanac-picker\"")
    id(.id, piece.frame.id)
    language(piece.frame.locale, piece.frame.direction)
    attribute(" data-kind=\"", piece.frame.kind.rawValue)
    description(piece.frame)
    markup("><legend>")
    text(piece.frame.label)
    markup("</legend>")
    notes(piece.frame)
    gridBody(piece)
    markup("</fieldset>")
  }

  /// Writes the selection, the buttons that turn pages, and a table of buttons for each month.
  mutating func gridBody(_ piece: GridPiece) {
    let control = piece.frame.id
    hidden(control.part("selection"), piece.selection)
    hidden(control.part("month"), piece.calendar.months.first.map { "\($0.month)" } ?? "")
    markup("<p class=\"almanac-summary\" role=\"status\">")
    text(piece.groupLabel)
    markup("</p><div class=\"almanac-controls\">")
    for button in piece.calendar.controls {
      markup("<button type=\"submit\" formnovalidate")
      attribute(" class=\"almanac-turn almanac-", button.name)
      name(control.part("action"))
      switch button.event {
      case .move(let months):
        markup(" value=\"turn:")
        integer(months)
        markup(.quote)
      case .clear: markup(" value=\"clear\"")
      default: markup(" value=\"today\"")
      }
      if button.refusal != nil { markup(" disabled") }
      markup(.close)
      text(button.title)
      markup("</button>")
    }
    markup("</div><div class=\"almanac-months\">")
    for month in piece.calendar.months { self.month(month, piece) }
    markup("</div>")
  }

  /// Writes a control that nobody sees.
  mutating func hidden(_ control: ControlID, _ value: String) {
    markup("<input type=\"hidden\"")
    name(control)
    attribute(" value=\"", value)
    markup(.close)
  }

  private mutating func month(_ month: PickerDocument.Calendar.Month, _ piece: GridPiece) {
    markup("<table class=\"almanac-month\"")
    if piece.selectsOne { markup(" data-selects=\"single\"") }
    markup("><caption>")
    text(month.title)
    markup("</caption><thead><tr>")
    if let weekColumn = piece.calendar.weekColumn {
      markup("<th scope=\"col\">")
      text(weekColumn)
      markup("</th>")
    }
    for weekday in piece.calendar.weekdays {
      attribute("<th scope=\"col\" abbr=\"", weekday.wide)
      markup(.close)
      text(weekday.short)
      markup("</th>")
    }
    markup("</tr></thead><tbody>")
    for week in month.weeks {
      markup("<tr>")
      if let number = week.number {
        attribute("<th scope=\"row\" abbr=\"", number.spokenText)
        markup(.close)
        text(number.text)
        markup("</th>")
      }
      for day in week.days { self.day(day, piece) }
      markup("</tr>")
    }
    markup("</tbody></table>")
  }

  private mutating func day(_ day: PickerDocument.Calendar.Day, _ piece: GridPiece) {
    guard day.place != .empty else { return markup("<td></td>") }
    markup("<td class=\"almanac-")
    text(day.selection.rawValue)
    markup(day.place == .outside ? " almanac-outside\">" : "\">")
    markup("<button type=\"submit\" formnovalidate")
    name(piece.frame.id.part("action"))
    attribute(" value=\"pick:", "\(day.date)")
    attribute(" aria-label=\"", day.spokenText)
    markup(day.selection == .none ? " aria-pressed=\"false\"" : " aria-pressed=\"true\"")
    if day.time == .today { markup(" aria-current=\"date\"") }
    if day.date == piece.calendar.focus, day.place == .inside {
      markup(" data-focus")
      if piece.hasFocus { markup(" autofocus") }
    }
    if let refusal = day.refusal {
      markup(" disabled")
      attribute(" title=\"", refusal.message)
    }
    markup(.close)
    text(day.text)
    markup("</button></td>")
  }
}
