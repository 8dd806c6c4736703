import AlmanacPickers

/// The columns of a picker as lines of text: some rows around the selected ones, which stand in one line.
enum PickerDrawing {
  /// The lines, each with a newline.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - reach: How many rows are shown above and below the selected ones.
  /// - Returns: One line for each row that is shown.
  static func lines(_ columns: [PickerColumn], reach: Int) -> String {
    let texts = columns.map { column in (-reach...reach).map { text(column, $0) } }
    let widths = texts.map { $0.map(TerminalWidth.of).max() ?? 0 }
    var lines = ""
    for line in 0..<2 * reach + 1 {
      let cells = zip(texts, widths).map { TerminalWidth.aligned($0[line], to: $1) }.joined(separator: "   ")
      let drawn = line == reach ? "> \(cells) <" : "  \(cells)"
      lines += trimmed(drawn) + "\n"
    }
    return lines
  }

  /// The row at a distance from the selected one; in brackets where it can't be chosen, empty where there is none.
  private static func text(_ column: PickerColumn, _ distance: Int) -> String {
    guard let selected = column.selectedRow else { return distance == 0 ? "-" : "" }
    var index = selected + distance
    if column.ends == .cyclic, column.rows.count > abs(distance) {
      index = (index + column.rows.count) % column.rows.count
    }
    guard column.rows.indices.contains(index) else { return "" }
    let row = column.rows[index]
    return row.isEnabled ? row.label : "(\(row.label))"
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
