extension DecimalNumber {
  /// A number of so many digits, some of them behind the point: 150 with two is `1.50`.
  ///
  /// - Parameters:
  ///   - coefficient: the digits without the point; its sign is the number's.
  ///   - fractionDigits: how many of them stand behind the point, 0 to 18.
  /// - Throws: `DecimalNumberError.tooPrecise` for another count of digits behind the point.
  public init(coefficient: Int, fractionDigits: Int) throws(DecimalNumberError) {
    guard 0...Self.mostFractionDigits ~= fractionDigits else {
      throw DecimalNumberError(
        .tooPrecise, input: "\(coefficient) with \(fractionDigits) decimals", position: nil,
        reason: "it must have 0 to \(Self.mostFractionDigits) digits behind the point")
    }
    self.init(
      trusting: UInt64(coefficient.magnitude), fractionDigits: fractionDigits, isNegative: coefficient < 0)
  }

  /// The number with the fewest digits that reads back as a floating-point number.
  ///
  /// -0.0 keeps its sign, as ICU's relative formats want it.
  ///
  /// - Throws: `DecimalNumberError`: the number is infinite or not a number, has more than 18 digits behind the point, or
  ///   is more than 18,446,744,073,709,551,615 without its sign and point.
  public init(_ number: Double) throws(DecimalNumberError) {
    guard number.isFinite else {
      throw DecimalNumberError(.notFinite, input: "\(number)", position: nil, reason: "it is no finite number")
    }
    // The standard library writes the shortest digits: 1234.5, 1e-07, 1e+16.
    let text = number.description
    var coefficient: UInt64 = 0
    var scale = 0
    var isBehindPoint = false
    var exponent = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "."): isBehindPoint = true
      case UInt8(ascii: "e"):
        exponent =
          Int(
            text.utf8.dropFirst(index + 1).drop { $0 == UInt8(ascii: "+") }.reduce(into: "") {
              $0.unicodeScalars.append(Unicode.Scalar($1))
            }) ?? 0
      case UInt8(ascii: "0")...UInt8(ascii: "9") where exponent == 0:
        // At most 17 digits and a zero, so this cannot overflow.
        coefficient = coefficient * 10 + UInt64(byte - UInt8(ascii: "0"))
        scale += isBehindPoint ? 1 : 0
      default: break
      }
    }
    // "1.0" has a zero that only says that it is no integer.
    while scale > 0, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    self = try Self.shifted(
      coefficient, scale: scale, by: exponent, isNegative: number.sign == .minus, compactExponent: 0, input: text)
  }

  /// Reads a number: an optional `-`, digits, an optional `.` with digits, and an optional compact exponent, `c` or `e` with
  /// digits, as in the samples of UTS #35's plural rules (`1.50`, `1.2c6`).
  ///
  /// - Throws: `DecimalNumberError` with the position of what is wrong, for anything else, for more than 18 digits behind
  ///   the point, and for a number above 18,446,744,073,709,551,615 without its sign and point.
  public init(parsing text: String) throws(DecimalNumberError) {
    var coefficient: UInt64 = 0
    var scale = 0
    var exponent = 0
    var isNegative = false
    var state = Reading.start
    var position = 0
    for byte in text.utf8 {
      switch (state, byte) {
      case (.start, UInt8(ascii: "-")):
        isNegative = true
        state = .sign
      case (.whole, UInt8(ascii: ".")): state = .point
      case (.whole, UInt8(ascii: "c")), (.whole, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "c")),
        (.fraction, UInt8(ascii: "e")):
        state = .marker
      case (.marker, UInt8(ascii: "0")...UInt8(ascii: "9")), (.exponent, UInt8(ascii: "0")...UInt8(ascii: "9")):
        exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 100)
        state = .exponent
      case (_, UInt8(ascii: "0")...UInt8(ascii: "9")):
        let (product, isTooLarge) = coefficient.multipliedReportingOverflow(by: 10)
        let (sum, isTooLargeToo) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
        guard !isTooLarge, !isTooLargeToo else { throw .tooLarge(text, position) }
        coefficient = sum
        if state == .point || state == .fraction {
          scale += 1
          state = .fraction
        } else {
          state = .whole
        }
      default: throw .unexpected(text, position)
      }
      position += 1
    }
    guard state == .whole || state == .fraction || state == .exponent else { throw .unexpected(text, position) }
    self = try Self.shifted(
      coefficient, scale: scale, by: exponent, isNegative: isNegative, compactExponent: exponent, input: text)
  }

  /// What was read last.
  private enum Reading {
    case start, sign, whole, point, fraction, marker, exponent
  }

  /// A number with its point moved to the right, or to the left for a negative count.
  private static func shifted(
    _ coefficient: UInt64, scale: Int, by exponent: Int, isNegative: Bool, compactExponent: Int, input: String
  ) throws(DecimalNumberError) -> DecimalNumber {
    var coefficient = coefficient
    var scale = scale - exponent
    if coefficient == 0 { scale = max(scale, 0) }
    while scale < 0 {
      let (product, isTooLarge) = coefficient.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { throw .tooLarge(input, nil) }
      coefficient = product
      scale += 1
    }
    guard scale <= mostFractionDigits, compactExponent <= 18 else {
      throw DecimalNumberError(
        .tooPrecise, input: input, position: nil,
        reason: "it must have at most \(mostFractionDigits) digits behind the point and an exponent of at most 18")
    }
    return DecimalNumber(
      trusting: coefficient, fractionDigits: scale, isNegative: isNegative, compactExponent: compactExponent)
  }
}
