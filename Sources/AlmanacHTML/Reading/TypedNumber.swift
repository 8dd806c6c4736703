/// The number that somebody typed.
enum TypedNumber {
  /// The number of 1 to 9 decimal digits of one script, with spaces around them.
  ///
  /// Signs, separators and digits of several scripts are refused: `+2`, `2_023` and `２0` are no numbers that a person means.
  ///
  /// - Returns: The number and how many digits it has; nil for any other text.
  static func read(_ text: String) -> (number: Int, digitCount: Int)? {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    var number = 0
    var count = 0
    var zero: UInt32?
    for scalar in scalars {
      guard count < 9, scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
        return nil
      }
      let digit = UInt32(value)
      // The digits of a script stand in a row, so its zero tells the script.
      let own = scalar.value - digit
      guard zero == nil || zero == own else { return nil }
      zero = own
      number = 10 * number + Int(digit)
      count += 1
    }
    return count == 0 ? nil : (number, count)
  }
}
