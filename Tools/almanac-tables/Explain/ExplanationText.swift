/// Lines of an explanation, in columns that are as wide as they need be.
struct ExplanationText {
  private(set) var text = ""
  private var rows: [[String]] = []

  /// Adds a line of cells, which are aligned with those of the lines before and after it.
  mutating func row(_ cells: String...) { rows.append(cells) }

  /// Adds a line of cells, which are aligned with those of the lines before and after it.
  mutating func row(_ cells: [String]) { rows.append(cells) }

  /// Ends a table, and adds a line by itself.
  mutating func line(_ line: String) {
    flush()
    text += line + "\n"
  }

  /// Ends a table: what comes next has columns of its own.
  mutating func flush() {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], Self.width(cell))
      }
    }
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column + 1 < row.count { line += String(repeating: " ", count: widths[column] - Self.width(cell) + 2) }
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    rows = []
  }

  /// The columns that a terminal gives a text: two for each letter of East Asia, none for marks.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        width + 2
      case _ where scalar.properties.generalCategory == .nonspacingMark: width
      default: width + 1
      }
    }
  }
}
