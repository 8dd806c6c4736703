/// A decimal number as it is written: its sign, its digits, and how many of them stand behind the point.
///
/// ```swift
/// DecimalNumber(3)                                  // 3
/// try DecimalNumber(parsing: "1.50")                // 1.50
/// try DecimalNumber(1.5)                            // 1.5
/// ```
///
/// `1.50` and `1.5` are different values, because languages treat them differently: "1 day" but "1.0 days".
/// A minus sign may stand before zero. The value is immutable and takes no heap memory.
public struct DecimalNumber: Hashable, Sendable {
  /// The digits without the point, as a number: 150 for `1.50`.
  public let coefficient: UInt64
  /// How many of the digits stand behind the point, 0 to 18.
  public let fractionDigits: Int
  /// Whether a minus sign stands before the number.
  public let isNegative: Bool
  /// The exponent of a compact form, 0 to 18: 6 for the million of "1.2 million", and 0 where all digits are written.
  ///
  /// The coefficient already stands for the whole number, 1,200,000. Only plural rules look at it (UTS #35's operands
  /// `c` and `e`).
  public let compactExponent: Int

  /// A whole number.
  public init(_ number: Int) {
    coefficient = UInt64(number.magnitude)
    fractionDigits = 0
    isNegative = number < 0
    compactExponent = 0
  }

  init(trusting coefficient: UInt64, fractionDigits: Int, isNegative: Bool, compactExponent: Int = 0) {
    self.coefficient = coefficient
    self.fractionDigits = fractionDigits
    self.isNegative = isNegative
    self.compactExponent = compactExponent
  }

  /// The most digits behind the point.
  static let mostFractionDigits = 18

  /// 10 to the power of 0 to 19.
  static func power(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// The number with at most so many digits behind the point and no zeros at its end, rounded half to even as ICU's
  /// number formats do.
  func rounded(toFractionDigits most: Int) -> DecimalNumber {
    guard fractionDigits > 0 else { return self }
    var digits = coefficient
    var count = fractionDigits
    if count > most {
      let unit = Self.power(count - most)
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
      let isUp = rest > unit / 2 || rest == unit / 2 && quotient & 1 == 1
      digits = quotient + (isUp ? 1 : 0)
      count = most
    }
    while count > 0, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    return DecimalNumber(
      trusting: digits, fractionDigits: count, isNegative: isNegative, compactExponent: compactExponent)
  }

  /// Whether the number, without its sign, is less than 0.005 away from a whole number, as ICU sees it.
  ///
  /// ICU's words for -2 to 2 also stand for numbers that are almost those (`RelativeDateTimeFormatter::format`).
  func isAlmost(_ number: UInt64) -> Bool {
    let scale = UInt128(Self.power(fractionDigits))
    let thousandths = UInt128(coefficient) * 1000
    let whole = UInt128(number) * 1000 * scale
    return thousandths + 5 * scale >= whole && thousandths < whole + 5 * scale
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number as ``init(parsing:)`` reads it: `-1.50`, `1.2c6`.
  public var description: String {
    let sign = isNegative ? "-" : ""
    guard compactExponent > 0 else { return sign + Self.digits(coefficient, pointBefore: fractionDigits) }
    var digits = coefficient
    var count = fractionDigits + compactExponent
    // Where no digit is behind the point any more, the zeros at the end may have come with the exponent.
    while fractionDigits == 0, count > 0, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    return sign + Self.digits(digits, pointBefore: count) + "c\(compactExponent)"
  }

  private static func digits(_ number: UInt64, pointBefore count: Int) -> String {
    var text = "\(number)"
    guard count > 0 else { return text }
    text = String(repeating: "0", count: max(0, count + 1 - text.utf8.count)) + text
    text.insert(".", at: text.utf8.index(text.endIndex, offsetBy: -count))
    return text
  }
}
