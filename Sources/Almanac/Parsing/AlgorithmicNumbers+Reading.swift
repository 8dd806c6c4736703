/// Reading years that are written by rules.
///
/// A number is made of the signs that stand there by what each means, and it counts only if the rules write it so.
extension AlgorithmicNumbers {
  /// Whether years can be read; Hebrew ones in letters cannot.
  var canBeRead: Bool { self != .hebr }

  /// The longest number that stands at an offset, and its end; nil where none does.
  func read(_ text: Span<UInt8>, at start: Int) -> (value: Int, end: Int)? {
    var ends: [(value: Int, end: Int)] = []
    var meaning = Meaning()
    var position = start
    // The longest year has some twenty signs.
    while position < text.count, ends.count < 32 {
      var next = position
      guard let sign = sign(text.scalar(at: &next)), meaning.add(sign) else { break }
      position = next
      ends.append((meaning.value, position))
    }
    return ends.last { writes($0.value, as: text, start..<$0.end) }
  }

  /// Whether a number is written as the bytes of a range.
  private func writes(_ value: Int, as text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var written = NumberText()
    append(value, grouping: "", to: &written)
    guard written.count == range.count else { return false }
    for index in 0..<written.count where written.bytes[index] != text[range.lowerBound + index] { return false }
    return true
  }

  /// What a sign adds to a number.
  private enum Sign {
    case digit(Int)
    /// Ten, a hundred, a thousand, ten thousand: times the digit before it.
    case power(Int)
    /// A Roman letter: taken away where a larger one follows.
    case letter(Int)
  }

  private func sign(_ scalar: UInt32) -> Sign? {
    switch self {
    case .roman, .romanlow:
      switch scalar | 0x20 {
      case 0x69: return .letter(1)
      case 0x76: return .letter(5)
      case 0x78: return .letter(10)
      case 0x6C: return .letter(50)
      case 0x63: return .letter(100)
      case 0x64: return .letter(500)
      case 0x6D: return .letter(1000)
      default: return nil
      }
    default: break
    }
    if scalar &- 0x30 < 10 { return .digit(Int(scalar - 0x30)) }
    if let digit = EastAsianDates.digit(scalar) { return .digit(digit) }
    switch scalar {
    case 0x5143, 0x58F1, 0x58F9: return .digit(1)
    case 0x5F10, 0x8CB3, 0x8D30: return .digit(2)
    case 0x53C1, 0x53C2, 0x53C3: return .digit(3)
    case 0x8086: return .digit(4)
    case 0x4F0D: return .digit(5)
    case 0x9646, 0x9678: return .digit(6)
    case 0x67D2: return .digit(7)
    case 0x634C: return .digit(8)
    case 0x7396: return .digit(9)
    case 0x5341, 0x62FE: return .power(10)
    case 0x5EFF: return .digit(20)
    case 0x767E, 0x4F70: return .power(100)
    case 0x5343, 0x4EDF, 0x9621: return .power(1000)
    case 0x4E07, 0x842C: return .power(10_000)
    default: return nil
    }
  }

  /// A number as its signs come.
  private struct Meaning {
    private var total = 0
    private var group = 0
    private var digits = 0
    private var hasDigits = false
    private var lastLetter = 0

    var value: Int { total + group + digits }

    /// Takes a sign in; false where the number would be no year of any calendar.
    mutating func add(_ sign: Sign) -> Bool {
      switch sign {
      case .letter(let letter):
        // IV was added as 1 and then 5, and is 4.
        total += letter > lastLetter ? letter - 2 * lastLetter : letter
        lastLetter = letter
      case .digit(let digit):
        digits = digits * 10 + digit
        hasDigits = true
      case .power(let power) where power >= 10_000:
        total += (group + digits) * power
        (group, digits, hasDigits) = (0, 0, false)
      case .power(let power):
        group += (hasDigits && digits > 0 ? digits : 1) * power
        (digits, hasDigits) = (0, false)
      }
      return value < 100_000_000
    }
  }
}
