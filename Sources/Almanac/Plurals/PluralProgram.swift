/// Plural rules, compiled: a row of relations, each a few 32-bit words.
///
/// A relation is two words and then two more for each of its ranges:
///
/// - bits 0 to 2: the operand; bit 3: whether the relation is negated; bit 4: whether it is the last of those that are
///   joined by `and`; bits 8 to 10: the category; bits 16 to 31: the number of ranges;
/// - the modulus, or 0 for none;
/// - first and last number of each range.
///
/// Relations are joined by `and` up to a last one; the first such group that holds decides. When none holds, it is `other`.
package struct PluralProgram: Hashable, Sendable {
  package private(set) var words: [UInt32] = []

  package init() {}

  /// Makes an empty program with room for so many words.
  init(capacity: Int) {
    words.reserveCapacity(capacity)
  }

  /// What a relation looks at.
  ///
  /// Source: UTS #35 part 3, "Operands".
  enum Operand: UInt32 {
    case n, i, v, w, f, t, c
  }

  private static let negated: UInt32 = 1 << 3
  private static let last: UInt32 = 1 << 4

  /// Adds a relation without ranges; `closeRelation` says that it has all of them.
  mutating func openRelation(_ operand: Operand, modulus: UInt32, isNegated: Bool, _ category: PluralCategory) {
    words.append(operand.rawValue | (isNegated ? Self.negated : 0) | category.code << 8)
    words.append(modulus)
  }

  /// Adds a range to the relation that was added last.
  mutating func addRange(_ first: UInt32, _ last: UInt32) {
    words.append(first)
    words.append(last)
  }

  /// Ends the relation that began at `start`.
  mutating func closeRelation(at start: Int, isLast: Bool) {
    words[start] |= UInt32((words.count - start) / 2 - 1) << 16 | (isLast ? Self.last : 0)
  }

  /// One bit for each category that a rule gives.
  var usedCategories: UInt32 {
    var used: UInt32 = 0
    var at = 0
    while at < words.count {
      used |= 1 << (words[at] >> 8 & 7)
      at += 2 + 2 * Int(words[at] >> 16)
    }
    return used
  }

  /// The category of a number.
  func category(_ number: PluralOperands) -> PluralCategory {
    let words = words.span
    var holds = true
    var at = 0
    while at < words.count {
      let head = words[at]
      let end = at + 2 + 2 * Int(head >> 16)
      if holds { holds = number.isIn(words, at + 1, end, head & 7) != (head & Self.negated != 0) }
      if head & Self.last != 0 {
        if holds { return PluralCategory(code: head >> 8 & 7) }
        holds = true
      }
      at = end
    }
    return .other
  }
}

/// What plural rules look at in a number.
///
/// Source: UTS #35 part 3, "Operands".
struct PluralOperands {
  /// The whole part.
  private let i: UInt64
  /// The digits behind the point as a number, with and without the zeros at their end.
  private let f: UInt64
  private let t: UInt64
  /// How many digits there are behind the point, with and without the zeros at their end.
  private let v: UInt64
  private let w: UInt64
  /// The compact exponent.
  private let c: UInt64

  init(_ whole: UInt64) {
    i = whole
    (f, t, v, w, c) = (0, 0, 0, 0, 0)
  }

  init(_ number: DecimalNumber) {
    let (whole, fraction) = number.coefficient.quotientAndRemainder(
      dividingBy: DecimalNumber.power(number.fractionDigits))
    var digits = fraction
    var count = number.fractionDigits
    while count > 0, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    i = whole
    f = fraction
    t = digits
    v = UInt64(number.fractionDigits)
    w = UInt64(count)
    c = UInt64(number.compactExponent)
  }

  /// Whether an operand lies in one of the ranges that follow the modulus at `modulus`.
  func isIn(_ words: Span<UInt32>, _ modulus: Int, _ end: Int, _ operand: UInt32) -> Bool {
    var value: UInt64
    switch operand {
    case PluralProgram.Operand.n.rawValue:
      // A number with a fraction is in no range of whole numbers.
      if t != 0 { return false }
      value = i
    case PluralProgram.Operand.i.rawValue: value = i
    case PluralProgram.Operand.v.rawValue: value = v
    case PluralProgram.Operand.w.rawValue: value = w
    case PluralProgram.Operand.f.rawValue: value = f
    case PluralProgram.Operand.t.rawValue: value = t
    default: value = c
    }
    if words[modulus] != 0 { value %= UInt64(words[modulus]) }
    var at = modulus + 1
    while at < end {
      if value >= UInt64(words[at]), value <= UInt64(words[at + 1]) { return true }
      at += 2
    }
    return false
  }
}
