/// How numbers are written.
package enum NumberSystem: Sendable {
  /// In ten digits.
  case decimal(Digits)
  /// By rules.
  case algorithmic(AlgorithmicNumbers)
}

/// Fields that have a number system of their own.
struct NumberOverride: Sendable {
  /// The pattern letter of the field, or 0 for all fields of a date.
  var letter: UInt8
  var system: NumberSystem

  /// The letters that 0 stands for (ICU's `kDateFields`).
  static let dateLetters: StaticString = "yMdDFwWYugcLQqUr"

  /// Whether it is for a letter.
  func covers(_ letter: UInt8) -> Bool {
    guard self.letter == 0 else { return self.letter == letter }
    return "\(Self.dateLetters)".utf8.contains(letter)
  }
}
