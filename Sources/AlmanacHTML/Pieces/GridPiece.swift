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

  /// The day that gets the focus: the picker's, or the first that can be chosen where that one can't; nil where none can.
  fileprivate var focusDay: CivilDate? {
    var first: CivilDate?
    for month in calendar.months {
      for week in month.weeks {
        for day in week.days where day.place == .inside && day.refusal == nil {
          if day.date == calendar.focus { return day.date }
          if first == nil { first = day.date }
        }
      }
    }
    return first
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
    raw("<fieldset class=\"almanac-picker\"")
    id(.id, piece.frame.id)
    language(piece.frame.locale, piece.frame.direction)
    value(" data-kind=\"", piece.frame.kind.rawValue)
    description(piece.frame)
    raw("><legend>")
    text(piece.frame.label)
    raw("</legend>")
    notes(piece.frame)
    gridBody(piece)
    raw("</fieldset>")
  }

  /// Writes the selection, the buttons that turn pages, and a table of buttons for each month.
  mutating func gridBody(_ piece: GridPiece) {
    let control = piece.frame.id
    let focusDay = piece.focusDay
    // A reader who turned to months without a day to choose goes on from the buttons.
    var needsFocus = piece.hasFocus && focusDay == nil
    hidden(control.part("selection"), piece.selection)
    hidden(control.part("month"), piece.calendar.months.first.map { "\($0.month)" } ?? "")
    raw("<p class=\"almanac-summary\" role=\"status\">")
    text(piece.groupLabel)
    raw("</p><div class=\"almanac-controls\">")
    for button in piece.calendar.controls {
      raw("<button type=\"submit\" formnovalidate")
      value(" class=\"almanac-turn almanac-", button.name)
      name(control.part("action"))
      switch button.event {
      case .move(let months):
        raw(" value=\"turn:")
        integer(months)
        raw(.quote)
      case .clear: raw(" value=\"clear\"")
      default: raw(" value=\"today\"")
      }
      if button.refusal != nil {
        raw(" disabled")
      } else if needsFocus {
        raw(" autofocus")
        needsFocus = false
      }
      raw(.close)
      text(button.title)
      raw("</button>")
    }
    raw("</div><div class=\"almanac-months\">")
    // All days begin alike.
    var dayOpening: [UInt8] = []
    HTMLWriter.append(to: &dayOpening) { html in
      html.raw("<button type=\"submit\" formnovalidate")
      html.name(control.part("action"))
      html.raw(" value=\"pick:")
    }
    for month in piece.calendar.months { self.month(month, focusDay, piece, dayOpening) }
    raw("</div>")
  }

  /// Writes a control that nobody sees.
  mutating func hidden(_ control: ControlID, _ content: String) {
    raw("<input type=\"hidden\"")
    name(control)
    value(" value=\"", content)
    raw(.close)
  }

  private mutating func month(
    _ month: PickerDocument.Calendar.Month, _ focusDay: CivilDate?, _ piece: GridPiece, _ dayOpening: [UInt8]
  ) {
    raw("<table class=\"almanac-month\"")
    if piece.selectsOne { raw(" data-selects=\"single\"") }
    raw("><caption>")
    text(month.title)
    raw("</caption><thead><tr>")
    if let weekColumn = piece.calendar.weekColumn {
      raw("<th scope=\"col\">")
      text(weekColumn)
      raw("</th>")
    }
    for weekday in piece.calendar.weekdays {
      value("<th scope=\"col\" abbr=\"", weekday.wide)
      raw(.close)
      text(weekday.short)
      raw("</th>")
    }
    raw("</tr></thead><tbody>")
    for week in month.weeks {
      raw("<tr>")
      if let number = week.number {
        value("<th scope=\"row\" abbr=\"", number.spokenText)
        raw(.close)
        text(number.text)
        raw("</th>")
      }
      for day in week.days { self.day(day, focusDay, piece, dayOpening) }
      raw("</tr>")
    }
    raw("</tbody></table>")
  }

  private mutating func day(
    _ day: PickerDocument.Calendar.Day, _ focusDay: CivilDate?, _ piece: GridPiece, _ opening: [UInt8]
  ) {
    guard day.place != .empty else { return raw("<td></td>") }
    raw(.cell(day.selection))
    raw(day.place == .outside ? " almanac-outside\">" : "\">")
    append(written: opening)
    date(day.date)
    raw("\" aria-label=\"")
    text(day.spokenText)
    raw(day.selection == .none ? "\" aria-pressed=\"false\"" : "\" aria-pressed=\"true\"")
    if day.time == .today { raw(" aria-current=\"date\"") }
    if day.date == focusDay, day.place == .inside {
      raw(" data-focus")
      if piece.hasFocus { raw(" autofocus") }
    }
    if let refusal = day.refusal {
      raw(" disabled")
      value(" title=\"", refusal.message)
    }
    raw(.close)
    text(day.text)
    raw("</button></td>")
  }
}

extension Piece {
  /// The beginning of a cell, as far as the class that says what its day is in the selection.
  fileprivate static func cell(_ selection: MonthGrid.Selection) -> Piece {
    switch selection {
    case .none: "<td class=\"almanac-none"
    case .selected: "<td class=\"almanac-selected"
    case .rangeStart: "<td class=\"almanac-rangeStart"
    case .inRange: "<td class=\"almanac-inRange"
    case .rangeEnd: "<td class=\"almanac-rangeEnd"
    }
  }
}
