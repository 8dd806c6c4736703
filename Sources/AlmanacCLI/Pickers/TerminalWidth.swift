/// How many cells of a terminal a text takes.
///
/// Letters of East Asia and emoji take two, marks over other letters none. The ranges are those of the properties
/// East_Asian_Width (W and F) and General_Category (Mn, Me, Cf), as far as words of calendars have such characters.
enum TerminalWidth {
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
    0x20000...0x3FFFD,
  ]

  /// The text with spaces behind it, so that it takes so many cells.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// The text with spaces before it, so that it takes so many cells.
  static func aligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - of(text))) + text
  }

  /// The text in the middle of so many cells; without spaces behind it.
  static func centered(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(0, width - of(text)) / 2) + text
  }
}
