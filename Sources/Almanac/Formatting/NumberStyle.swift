/// How a locale writes decimal numbers: its digits, where it groups them, and the signs between them.
///
/// Source: UTS #35 part 3, "Number Patterns" and "Number Symbols".
final class NumberStyle: Sendable {
  let digits: Digits
  /// The sign between groups, and the one before the decimals, as bytes with the first one lowest.
  private let group: Sign
  private let decimal: Sign
  /// Digits in the last group, 0 where digits are not grouped, and in all groups before it.
  private let lastGroup: Int
  private let otherGroups: Int
  /// The most digits behind the point.
  let mostFractionDigits: Int

  /// A sign of at most eight bytes.
  struct Sign: Sendable {
    var bytes: UInt64
    var count: Int

    static let none = Sign()

    private init() { (bytes, count) = (0, 0) }

    /// Nil for longer ones; the longest that a locale has takes four bytes.
    init?(_ text: Span<UInt8>) {
      guard text.count <= 8 else { return nil }
      bytes = 0
      count = text.count
      for index in 0..<text.count { bytes |= UInt64(text[index]) << UInt64(8 * index) }
    }
  }

  /// Makes a style of a pattern such as `#,##,##0.###`; nil for text that is no such pattern.
  init?(pattern: Span<UInt8>, digits: Digits, group: Sign, decimal: Sign) {
    var groups = (last: 0, before: 0)
    var hasGroups = false
    var fraction = 0
    var isBehindPoint = false
    for index in 0..<pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "0"):
        if isBehindPoint { fraction += 1 } else { groups.last += 1 }
      case UInt8(ascii: ",") where !isBehindPoint:
        // What stands before the first comma is no group.
        groups = (0, hasGroups ? groups.last : 0)
        hasGroups = true
      case UInt8(ascii: ".") where !isBehindPoint: isBehindPoint = true
      // A pattern for negative numbers says nothing more about digits.
      case UInt8(ascii: ";"): break
      default: return nil
      }
      if pattern[index] == UInt8(ascii: ";") { break }
    }
    guard fraction <= DecimalNumber.mostFractionDigits, !hasGroups || groups.last > 0 else { return nil }
    self.digits = digits
    self.group = group
    self.decimal = decimal
    lastGroup = hasGroups ? groups.last : 0
    otherGroups = groups.before > 0 ? groups.before : lastGroup
    mostFractionDigits = fraction
    let digitBytes = digits.isASCII ? 1 : 4
    capacity = 21 * digitBytes + 19 * group.count + decimal.count
  }

  /// Makes the style of whole numbers without signs between their digits.
  init(_ digits: Digits) {
    self.digits = digits
    (group, decimal) = (.none, .none)
    (lastGroup, otherGroups, mostFractionDigits) = (0, 0, 0)
    capacity = 20 * (digits.isASCII ? 1 : 4)
  }

  /// The most bytes that a number takes: 20 digits, a sign after each one but the last, and the decimal sign with a zero
  /// in front.
  let capacity: Int

  /// Writes a number without its sign, with all its decimals, from `offset` on.
  ///
  /// - Returns: the offset behind the last byte.
  func write(_ number: DecimalNumber, into bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    guard number.fractionDigits > 0 else { return write(whole: number.coefficient, into: &bytes, at: offset) }
    let (whole, fraction) = number.coefficient.quotientAndRemainder(
      dividingBy: DecimalNumber.power(number.fractionDigits))
    var end = write(whole: whole, into: &bytes, at: offset)
    end = write(decimal, into: &bytes, at: end)
    var unit = DecimalNumber.power(number.fractionDigits - 1)
    while unit > 0 {
      end = write(digit: Int(fraction / unit % 10), into: &bytes, at: end)
      unit /= 10
    }
    return end
  }

  /// Writes a whole number from `offset` on.
  ///
  /// - Returns: the offset behind the last byte.
  func write(whole number: UInt64, into bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    if number < 10 { return write(digit: Int(truncatingIfNeeded: number), into: &bytes, at: offset) }
    var ten = InlineArray<20, UInt8>(repeating: 0)
    var count = 0
    var rest = number
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      ten[count] = UInt8(truncatingIfNeeded: digit)
      count += 1
      rest = quotient
    }
    var end = offset
    while count > 0 {
      count -= 1
      end = write(digit: Int(ten[count]), into: &bytes, at: end)
      if isGroupEnd(count) { end = write(group, into: &bytes, at: end) }
    }
    return end
  }

  /// Whether a sign stands before the last so many digits.
  ///
  /// ICU's relative formats group all numbers that are long enough: CLDR's minimumGroupingDigits, by which Spanish writes
  /// 1000 without a sign, counts only where a caller of ICU asks for it (`Grouper::forProperties`).
  private func isGroupEnd(_ digitsLeft: Int) -> Bool {
    guard digitsLeft > 0, lastGroup > 0, digitsLeft >= lastGroup else { return false }
    return (digitsLeft - lastGroup) % otherGroups == 0
  }

  private func write(digit: Int, into bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    if digits.isASCII {
      bytes[offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      return offset + 1
    }
    var rest = digits.bytes(digit)
    let count = digits.count(digit)
    for index in 0..<count {
      bytes[offset + index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    return offset + count
  }

  private func write(_ sign: Sign, into bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    var rest = sign.bytes
    for index in 0..<sign.count {
      bytes[offset + index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    return offset + sign.count
  }
}
