import Almanac

/// What a locale's pattern says of columns: their order, what stands before and after each, and how wide names are.
struct PatternLayout: Hashable, Sendable {
  /// A field that can be a column.
  struct Field: Hashable, Sendable {
    let role: ColumnRole
    /// The pattern letter, which says of months whether they are named as in a date or on their own.
    let letter: UInt8
    /// How often the letter stands there: the least number of digits, or the width of a name.
    let count: Int
    var prefix = ""
    var suffix = ""
  }

  private(set) var fields: [Field] = []

  func field(_ role: ColumnRole) -> Field? { fields.first { $0.role == role } }

  /// The layout with another field for a role.
  func replacing(_ role: ColumnRole, by other: (Field) -> Field) -> PatternLayout {
    var layout = self
    for index in fields.indices where fields[index].role == role { layout.fields[index] = other(fields[index]) }
    return layout
  }

  /// Reads a pattern.
  ///
  /// Text between two fields belongs to the field before it where it follows without a space (`年`, the stop of
  /// `30.`) or is an abbreviation (`ж.`, `m.`). A word between spaces belongs to the fields before or after it only if all
  /// of them have one (`H นาฬิกา mm นาที`); else it joins them, as `de` does, and no row has it. Commas and signs that
  /// divide (`/`, `-`, `:`) belong to nothing.
  init(_ pattern: String) {
    var scanner = PatternScanner()
    var texts: [[UInt8]] = [[]]
    var ends: [Bool] = []
    while let item = scanner.next(in: pattern.utf8Span.span) {
      switch item {
      case .literal(let byte): texts[texts.count - 1].append(byte)
      case .field(let letter, let count, _):
        // A field that is no column divides texts as any other one does.
        if let role = Self.role(letter) {
          fields.append(Field(role: role, letter: letter, count: count))
          ends.append(true)
        } else {
          ends.append(false)
        }
        texts.append([])
      }
    }
    attach(texts.map { Text(String(decoding: $0, as: UTF8.self)) }, isColumn: ends)
  }

  private mutating func attach(_ texts: [Text], isColumn: [Bool]) {
    let places = isColumn.indices.filter { isColumn[$0] }
    let allAfter = places.allSatisfy { texts[$0 + 1].isWordBetweenSpaces }
    let allBefore = places.allSatisfy { texts[$0].isWordBetweenSpaces || $0 == 0 && texts[0].isWordAtStart }
    for (index, place) in places.enumerated() {
      let after = texts[place + 1]
      let isLast = place == isColumn.count - 1
      if after.isAttached || after.isAbbreviation || allAfter || isLast && after.hasWord {
        fields[index].suffix = after.suffix
      }
      if allBefore, !allAfter { fields[index].prefix = texts[place].prefix }
    }
  }

  private static func role(_ letter: UInt8) -> ColumnRole? {
    switch Unicode.Scalar(letter) {
    case "G": .era
    case "y", "u", "r", "Y", "U": .year
    case "M", "L": .month
    case "d": .day
    case "a", "b", "B": .dayPeriod
    case "H", "h", "K", "k": .hour
    case "m": .minute
    case "s": .second
    default: nil
    }
  }

  /// Text between two fields.
  private struct Text {
    let whole: String
    /// Without commas, spaces and opening brackets at the end.
    let suffix: String
    let hasWord: Bool

    init(_ whole: String) {
      self.whole = whole
      var end = whole.unicodeScalars[...]
      while let last = end.last, Self.isSpace(last) || Self.isOpening(last) { end.removeLast() }
      suffix = String(Substring(end))
      hasWord = whole.unicodeScalars.contains(where: Self.isAlphabetic)
    }

    /// Whether it follows its field without a space and means more than a division.
    var isAttached: Bool {
      guard let first = suffix.unicodeScalars.first, !Self.isSpace(first) else { return false }
      return hasWord || suffix == "." && suffix != whole
    }

    /// Whether it is a word that is cut short, behind a space.
    var isAbbreviation: Bool { hasWord && suffix.hasSuffix(".") }

    /// Whether a word stands between two fields with spaces on both sides.
    var isWordBetweenSpaces: Bool {
      guard hasWord, let first = whole.unicodeScalars.first, let last = whole.unicodeScalars.last else { return false }
      return Self.isSpace(first) && Self.isSpace(last)
    }

    var isWordAtStart: Bool { hasWord && whole.unicodeScalars.last.map(Self.isSpace) == true }

    var prefix: String {
      var start = whole.unicodeScalars[...]
      while let first = start.first, Self.isSpace(first) || first == "," { start.removeFirst() }
      return String(Substring(start))
    }

    // Most of what stands between fields is ASCII, and needs no look into Unicode's tables.

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
    }

    private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII
        ? "a"..."z" ~= scalar || "A"..."Z" ~= scalar : scalar.properties.isAlphabetic
    }

    /// A comma or an opening bracket.
    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case ",", "\u{60C}", "\u{3001}", "(", "[", "\u{FF08}": true
      default: false
      }
    }
  }
}
