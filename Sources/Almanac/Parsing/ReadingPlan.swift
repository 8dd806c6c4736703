/// What a text is read against: the items of a format's pattern, ready for exact comparison.
final class ReadingPlan: Sendable {
  /// One item of a pattern.
  enum Item: Sendable {
    /// Literal text: a range of ``ReadingPlan/bytes``.
    case literal(Range<Int>)
    /// A number in digits.
    case number(Number)
    /// One of the names in a range of ``ReadingPlan/names``; `isNumber` where these are numbers in words or signs.
    case names(ReadingField, Range<Int>, isNumber: Bool)
    /// A year in a number system that has rules in place of digits.
    case ruledYear(AlgorithmicNumbers)
    /// An offset from UTC.
    case offset(OffsetForm)
  }

  /// How a number is written.
  struct Number: Sendable {
    var field: ReadingField
    /// The digits that it has at least, with zeros in front.
    var minimum: Int
    /// The digits that it has at most.
    var maximum: Int
    /// The place of its digits among ``ReadingPlan/digits``; nil for ASCII digits.
    var digits: Int?
  }

  /// A name that a field may have: a range of ``ReadingPlan/bytes`` and what it means.
  struct Name: Sendable {
    /// Its first eight bytes, the first one lowest, and a mask for as many as it has.
    var head: UInt64
    var mask: UInt64
    var offset: Int
    var count: Int
    var value: Int32
    /// Whether a space of a kind that another may stand for is in it.
    var hasSpaces: Bool
  }

  let items: [Item]
  /// Literal text and names, as UTF-8.
  let bytes: [UInt8]
  /// The names of all items, those of one item longest first.
  let names: [Name]
  /// The digits of numbers that have others than ASCII.
  let digits: [Digits]
  let offsets: OffsetForms?
  let context: DateProgram.Context
  /// The language whose letters are compared.
  let language: Subtag
  /// Whether taking the longest match at each item finds the only reading of a text that the format wrote.
  let isDeterministic: Bool

  init(
    items: [Item], bytes: [UInt8], names: [Name], digits: [Digits], offsets: OffsetForms?,
    context: DateProgram.Context
  ) {
    self.items = items
    self.bytes = bytes
    self.names = names
    self.digits = digits
    self.offsets = offsets
    self.context = context
    language = context.data.tag(context.row).language
    isDeterministic = ReadingPlan.isDeterministic(items, bytes, names)
  }

  /// Literal text or a name.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a field is among the items.
  func has(_ field: ReadingField) -> Bool { items.contains { $0.field == field } }

  /// Whether years are written in their last two digits.
  var hasTwoDigitYear: Bool {
    items.contains { if case .number(let number) = $0 { number.field == .year && number.maximum == 2 } else { false } }
  }
}

extension ReadingPlan.Item {
  /// Whether the item is a number.
  var isNumber: Bool {
    switch self {
    case .number, .ruledYear, .names(_, _, isNumber: true): true
    case .literal, .names, .offset: false
    }
  }

  /// The field of the item; nil for literal text.
  var field: ReadingField? {
    switch self {
    case .literal: nil
    case .number(let number): number.field
    case .names(let field, _, _): field
    case .ruledYear: .year
    case .offset: .offset
    }
  }
}

extension ReadingPlan {
  /// Whether the longest match at each item is the only one that can lead to the end.
  ///
  /// It is where no name stands for two values, where no name that begins another is followed by what the other goes on
  /// with, and where no digit follows a number of an open length. Rare items are always looked at closely.
  private static func isDeterministic(_ items: [Item], _ bytes: [UInt8], _ names: [Name]) -> Bool {
    for (index, item) in items.enumerated() {
      let next: UInt8? =
        if index + 1 < items.count, case .literal(let range) = items[index + 1] { bytes[range.lowerBound] } else {
          nil
        }
      let isLast = index + 1 == items.count
      switch item {
      case .literal: continue
      case .ruledYear, .offset: return false
      case .number(let number):
        if number.minimum == number.maximum || isLast { continue }
        // A byte that ASCII digits or those of another script may begin with is reason enough to look closer.
        guard let next, next &- 0x30 >= 10, number.digits == nil || next < 0x80 else { return false }
      case .names(_, let range, _):
        for (position, long) in names[range].enumerated() {
          for short in names[range].dropFirst(position + 1) where begins(long, with: short, bytes) {
            if short.count == long.count { return false }
            if isLast { continue }
            guard let next, bytes[long.offset + short.count] != next else { return false }
          }
        }
      }
    }
    return true
  }

  /// Whether a name begins with all of one that is no longer.
  private static func begins(_ long: Name, with short: Name, _ bytes: [UInt8]) -> Bool {
    guard (long.head ^ short.head) & short.mask == 0 else { return false }
    var index = 8
    while index < short.count, bytes[long.offset + index] == bytes[short.offset + index] { index += 1 }
    return index >= short.count
  }
}
