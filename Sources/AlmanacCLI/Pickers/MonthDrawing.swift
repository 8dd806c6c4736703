import AlmanacPickers

/// A month grid as lines of text: title, names of weekdays, weeks.
///
/// Today stands in brackets.
enum MonthDrawing {
  /// The lines of a grid, each with a newline.
  static func lines(_ grid: MonthGrid) -> String {
    let names = grid.weekdays.map(\.short)
    let numbers = grid.weeks.map(grid.text)
    let cells = grid.weeks.map { $0.days.map(grid.text) }
    let width = (names + cells.flatMap(\.self)).map(TerminalWidth.of).max() ?? 2
    let margin = numbers.map(TerminalWidth.of).max() ?? 0
    // A bracket takes the place of the space before or behind a day, so there is one before the first day too.
    let hasToday = grid.weeks.contains { $0.days.contains(where: isToday) }
    let gutter = margin > 0 || hasToday ? " " : ""
    let lead = String(repeating: " ", count: margin) + gutter
    var lines = TerminalWidth.centered(grid.title, in: lead.utf8.count + 7 * (width + 1) - 1) + "\n"
    lines += trimmed(lead + names.map { TerminalWidth.aligned($0, to: width) }.joined(separator: " ")) + "\n"
    for (index, week) in grid.weeks.enumerated() {
      var line = TerminalWidth.aligned(numbers[index], to: margin)
      for (place, day) in week.days.enumerated() {
        let isBehindToday = place > 0 && isToday(week.days[place - 1])
        line += isToday(day) ? "[" : isBehindToday ? "]" : place == 0 ? gutter : " "
        line += TerminalWidth.aligned(cells[index][place], to: width)
      }
      lines += trimmed(line + (week.days.last.map(isToday) == true ? "]" : "")) + "\n"
    }
    return lines
  }

  private static func isToday(_ day: MonthGrid.Day) -> Bool { day.time == .today && day.place == .inside }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
