/// Roman numerals; CLDR's rule sets `roman-upper` and `roman-lower`.
enum RomanNumbers {
  /// The case of the letters.
  enum LetterCase: Sendable {
    case capital, small
  }

  /// Appends a number; one of 400,000 or more, in small letters 5,000 or more, is written in digits.
  static func append(_ value: UInt, _ letterCase: LetterCase, grouping: String, to text: inout NumberText) {
    guard value < (letterCase == .capital ? 400_000 : 5_000) else {
      return text.append(digitsOf: value, grouping: grouping)
    }
    guard value > 0 else { return text.append(letterCase == .capital ? "N" : "n") }
    if letterCase == .capital {
      append(value / 100_000, "ↈ", "", "", to: &text)
      append(value / 10_000 % 10, "ↂ", "ↇ", "ↈ", to: &text)
      append(value / 1000 % 10, "M", "ↁ", "ↂ", to: &text)
      append(value / 100 % 10, "C", "D", "M", to: &text)
      append(value / 10 % 10, "X", "L", "C", to: &text)
      append(value % 10, "I", "V", "X", to: &text)
    } else {
      for _ in 0..<value / 1000 { text.append("m") }
      append(value / 100 % 10, "c", "d", "m", to: &text)
      append(value / 10 % 10, "x", "l", "c", to: &text)
      append(value % 10, "i", "v", "x", to: &text)
    }
  }

  private static func append(_ digit: UInt, _ one: String, _ five: String, _ ten: String, to text: inout NumberText) {
    switch digit {
    case 9:
      text.append(one)
      text.append(ten)
    case 4:
      text.append(one)
      text.append(five)
    default:
      if digit >= 5 { text.append(five) }
      for _ in 0..<digit % 5 { text.append(one) }
    }
  }
}
