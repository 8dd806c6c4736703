/// A set of numbers from 0 to 63 in one machine word: the months, days, hours, minutes or seconds of a column.
struct NumberSet: Hashable, Sendable {
  var bits: UInt64

  static let empty = NumberSet(bits: 0)

  init(bits: UInt64) {
    self.bits = bits
  }

  /// The numbers of a range; none where the last is before the first.
  @inline(__always)
  init(_ first: Int, through last: Int) {
    guard first <= last, first <= 63, last >= 0 else {
      bits = 0
      return
    }
    bits = (~0 as UInt64) << UInt64(max(first, 0)) & (~0 as UInt64) >> UInt64(63 - min(last, 63))
  }

  /// Every so many numbers from a first to a last one.
  init(from first: Int, through last: Int, by step: Int) {
    bits = 0
    for number in stride(from: first, through: last, by: step) { bits |= 1 << UInt64(number) }
  }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }
  var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }
  var last: Int? { bits == 0 ? nil : 63 - bits.leadingZeroBitCount }

  func contains(_ number: Int) -> Bool { number >= 0 && number < 64 && bits >> UInt64(number) & 1 == 1 }

  func intersection(_ other: NumberSet) -> NumberSet { NumberSet(bits: bits & other.bits) }
  mutating func formUnion(_ other: NumberSet) { bits |= other.bits }
  mutating func remove(_ number: Int) { bits &= ~(1 << UInt64(number)) }

  /// How many numbers are less.
  func index(of number: Int) -> Int { NumberSet(0, through: number - 1).intersection(self).count }

  /// The number that so many others are less than.
  func number(at index: Int) -> Int {
    var rest = bits
    for _ in 0..<index { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  /// The greatest number that is at most this one.
  func last(through number: Int) -> Int? { intersection(NumberSet(0, through: number)).last }

  /// The least number that is at least this one.
  func first(from number: Int) -> Int? { intersection(NumberSet(number, through: 63)).first }

  /// The number nearest to this one; of two that are as near, the greater one.
  func nearest(to number: Int) -> Int? {
    guard let below = last(through: number) else { return first(from: max(number, 0)) }
    guard let above = first(from: max(number, 0)) else { return below }
    return above - number <= number - below ? above : below
  }
}
