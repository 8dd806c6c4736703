/// The fields in which the ends of an interval can differ, from the largest on.
///
/// Source: UTS #35 part 4, "intervalFormats" (`greatestDifference`); ICU's `DateIntervalInfo::IntervalPatternIndex`.
enum IntervalField: Int, CaseIterable, Sendable {
  case era, year, month, day, halfDay, hour, minute, second, millisecond

  /// The letter by which ICU puts the field into a skeleton that lacks it.
  var letter: UInt8 {
    switch self {
    case .era: UInt8(ascii: "G")
    case .year: UInt8(ascii: "y")
    case .month: UInt8(ascii: "M")
    case .day: UInt8(ascii: "d")
    case .halfDay: UInt8(ascii: "a")
    case .hour: UInt8(ascii: "h")
    case .minute: UInt8(ascii: "m")
    case .second: UInt8(ascii: "s")
    case .millisecond: UInt8(ascii: "S")
    }
  }

  /// The keys under which the tables may have the field's pattern, the one that counts first.
  var keys: InlineArray<2, UInt8> {
    switch self {
    case .halfDay: [UInt8(ascii: "B"), UInt8(ascii: "a")]
    case .hour: [UInt8(ascii: "H"), UInt8(ascii: "h")]
    default: [letter, letter]
    }
  }

  /// Whether the field belongs to a time, so that both ends are on one day.
  var isTime: Bool { rawValue >= Self.halfDay.rawValue }

  /// How fine the field is.
  private var level: Int {
    switch self {
    case .era: 0
    case .year: 10
    case .month: 20
    case .day: 30
    case .halfDay: 40
    case .hour: 50
    case .minute: 60
    case .second: 70
    case .millisecond: 80
    }
  }

  /// How fine the field of a letter is, as ICU has it (`SimpleDateFormat::getLevelFromChar`); -1 for letters of which
  /// nothing is known there.
  private static func level(of letter: UInt8) -> Int {
    switch Unicode.Scalar(letter) {
    case "G", "V", "X", "Z", "O", "g", "l", "v", "x", "z": 0
    case "U", "Y", "r", "u", "y": 10
    case "D", "L", "M", "Q", "q", "w": 20
    case "E", "F", "W", "c", "d", "e": 30
    case "A", "a": 40
    case "H", "K", "h", "k": 50
    case "m": 60
    case "s": 70
    case "S": 80
    default: -1
    }
  }

  /// Whether a pattern or a skeleton shows neither this field nor a finer one.
  func isIgnored(by pattern: Span<UInt8>) -> Bool {
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern) {
      if case .field(let letter, _, _) = item, level <= Self.level(of: letter) { return false }
    }
    return true
  }
}
