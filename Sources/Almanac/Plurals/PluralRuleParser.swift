/// Reads a plural rule, such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 @integer 2~4, …`, into a program.
///
/// Source: UTS #35 part 3, "Plural rules syntax"; the samples from `@` on are skipped. The older words `is`, `in`, `within`,
/// `mod` and `not` had left CLDR's data before ICU 67, and are refused.
package struct PluralRuleParser {
  /// Where the next byte stands.
  package private(set) var position = 0

  package init() {}

  /// Adds the relations of a rule to a program.
  ///
  /// - Returns: whether the text is a rule; if it is not, `position` is where it ends to be one, and the program has a part
  ///   of it.
  package mutating func parse(_ rule: Span<UInt8>, _ category: PluralCategory, into program: inout PluralProgram)
    -> Bool
  {
    guard !isAtEnd(rule) else { return true }
    while true {
      let start = program.words.count
      guard let operand = operand(rule) else { return false }
      var modulus: UInt32 = 0
      if skip(UInt8(ascii: "%"), rule) {
        guard let number = number(rule), number > 0 else { return false }
        modulus = number
      }
      let isNegated = skip(UInt8(ascii: "!"), rule)
      guard skip(UInt8(ascii: "="), rule) else { return false }
      program.openRelation(operand, modulus: modulus, isNegated: isNegated, category)
      repeat {
        guard let first = number(rule) else { return false }
        var last = first
        if skip(UInt8(ascii: "."), rule) {
          guard skip(UInt8(ascii: "."), rule), let number = number(rule), number >= first else { return false }
          last = number
        }
        program.addRange(first, last)
      } while skip(UInt8(ascii: ","), rule)

      let isEnd = isAtEnd(rule)
      let isAnd = !isEnd && skip("and", rule)
      guard isEnd || isAnd || skip("or", rule) else { return false }
      program.closeRelation(at: start, isLast: !isAnd)
      if isEnd { return true }
    }
  }

  /// Adds the rules of a language to a program: `many: e != 0..5; one: i = 0..1`.
  ///
  /// - Returns: whether the text is such rules; if it is not, `position` is where it ends to be.
  mutating func parse(rules: Span<UInt8>, into program: inout PluralProgram) -> Bool {
    skipSpaces(rules)
    while position < rules.count {
      let start = position
      var end = start
      while end < rules.count, rules[end] != UInt8(ascii: ":") { end += 1 }
      guard end < rules.count, let category = PluralCategory(name: rules.extracting(start..<end)) else { return false }
      position = end + 1
      guard parse(rules, category, into: &program) else { return false }
      guard position == rules.count || skip(UInt8(ascii: ";"), rules) else { return false }
      skipSpaces(rules)
    }
    return true
  }

  private mutating func operand(_ rule: Span<UInt8>) -> PluralProgram.Operand? {
    skipSpaces(rule)
    guard position < rule.count else { return nil }
    let operand: PluralProgram.Operand
    switch rule[position] {
    case UInt8(ascii: "n"): operand = .n
    case UInt8(ascii: "i"): operand = .i
    case UInt8(ascii: "v"): operand = .v
    case UInt8(ascii: "w"): operand = .w
    case UInt8(ascii: "f"): operand = .f
    case UInt8(ascii: "t"): operand = .t
    case UInt8(ascii: "c"), UInt8(ascii: "e"): operand = .c
    default: return nil
    }
    position += 1
    return operand
  }

  private mutating func number(_ rule: Span<UInt8>) -> UInt32? {
    skipSpaces(rule)
    let start = position
    var number: UInt32 = 0
    while position < rule.count, rule[position] >= UInt8(ascii: "0"), rule[position] <= UInt8(ascii: "9") {
      // Rules have numbers of seven digits at most; nine cannot overflow.
      guard position - start < 9 else { return nil }
      number = number * 10 + UInt32(rule[position] - UInt8(ascii: "0"))
      position += 1
    }
    return position > start ? number : nil
  }

  private mutating func isAtEnd(_ rule: Span<UInt8>) -> Bool {
    skipSpaces(rule)
    return position == rule.count || rule[position] == UInt8(ascii: "@") || rule[position] == UInt8(ascii: ";")
  }

  private mutating func skip(_ byte: UInt8, _ rule: Span<UInt8>) -> Bool {
    // A range has no space inside.
    if byte != UInt8(ascii: ".") { skipSpaces(rule) }
    guard position < rule.count, rule[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skip(_ word: String, _ rule: Span<UInt8>) -> Bool {
    skipSpaces(rule)
    let word = word.utf8Span.span
    guard rule.count - position >= word.count else { return false }
    for index in word.indices where rule[position + index] != word[index] { return false }
    position += word.count
    return true
  }

  private mutating func skipSpaces(_ rule: Span<UInt8>) {
    while position < rule.count, rule[position] == UInt8(ascii: " ") { position += 1 }
  }
}
