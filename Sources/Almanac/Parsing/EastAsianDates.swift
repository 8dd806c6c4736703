/// What dates in Chinese, Japanese and Korean have beyond digits: words for year, month and day, and Chinese numbers.
enum EastAsianDates {
  /// The languages: Chinese, Cantonese, Japanese, Korean.
  static var languages: [Subtag] { ["zh", "yue", "ja", "ko"] }

  /// Whether a folded scalar is one of the words, or the first jamo of one.
  static func isMarker(_ unit: UInt32) -> Bool {
    switch unit {
    case 0x5E74, 0x6708, 0x65E5: true
    default: false
    }
  }

  /// The words that may stand behind a field, in folded scalars: 年, 月, 日, 号 and 號, and 년, 월 and 일.
  static func markers(after field: ReadingField?) -> [[UInt32]] {
    switch field {
    case .year, .extendedYear: [[0x5E74], [0x1102, 0x1167, 0x11AB]]
    case .month: [[0x6708], [0x110B, 0x116F, 0x11AF]]
    case .day: [[0x65E5], [0x53F7], [0x865F], [0x110B, 0x1175, 0x11AF]]
    default: []
    }
  }

  /// The value of a Chinese digit, 0 to 9; nil for other scalars.
  static func digit(_ unit: UInt32) -> Int? {
    switch unit {
    case 0x3007, 0x96F6: 0
    case 0x4E00: 1
    case 0x4E8C: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  /// Whether a scalar is part of a number in Chinese numerals.
  static func isNumeral(_ unit: UInt32) -> Bool { digit(unit) != nil || power(unit) != nil }

  /// The power of ten that a Chinese numeral names, and how often: 廿 is 2 times 10.
  private static func power(_ unit: UInt32) -> (times: Int, power: Int)? {
    switch unit {
    case 0x5341: (1, 10)
    case 0x5EFF: (2, 10)
    case 0x5345: (3, 10)
    case 0x767E: (1, 100)
    case 0x5343: (1, 1000)
    default: nil
    }
  }

  /// A number in Chinese numerals at an index, such as 十一, 三十, 二〇二六 or 二千二十六; nil where none stands.
  ///
  /// - Returns: the number, how many digits a number without powers of ten has (0 for the others), and its end.
  static func number(in text: FoldedText, at start: Int) -> (value: Int64, digits: Int, end: Int)? {
    var position = start
    var total: Int64 = 0
    var digits: Int64 = 0
    var digitCount = 0
    var lastPower = 10_000
    var hasPowers = false
    while position - start < 12 {
      if let digit = digit(text[position]) {
        // With powers of ten there is one digit before each, and a zero says that one is skipped.
        if hasPowers, digitCount > 0, digits != 0 { return nil }
        digits = digits * 10 + Int64(digit)
        digitCount += 1
      } else if let (times, power) = power(text[position]) {
        guard power < lastPower, digitCount <= 1 || digitCount == 2 && digits < 10, times == 1 || digitCount == 0 else {
          return nil
        }
        total += Int64(times * power) * (digitCount == 0 ? 1 : digits)
        lastPower = power
        (digits, digitCount, hasPowers) = (0, 0, true)
      } else {
        break
      }
      position += 1
    }
    guard position > start else { return nil }
    return hasPowers ? (total + digits, 0, position) : (digits, digitCount, position)
  }
}
