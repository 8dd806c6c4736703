/// The number that typed digits stand for.
enum TypedDigits {
  /// The number of 1 to 9 decimal digits of any script; nil for any other text.
  static func number(_ text: String) -> Int? {
    var number = 0
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < 9, scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
        return nil
      }
      number = 10 * number + Int(digit)
      count += 1
    }
    return count == 0 ? nil : number
  }
}
