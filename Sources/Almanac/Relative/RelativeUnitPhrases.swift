/// The place of a phrase among those of a unit: a word for -2 to 2, or a pattern for the past or the future.
struct RelativeSlot: Hashable {
  /// 0 to 4 for words, 5 to 10 for patterns of the past, 11 to 16 for those of the future, 17 for anything else.
  let index: Int

  static let count = 17
  /// The name of the field, a word for three days hence, and others that ICU does not use.
  static let unknown = RelativeSlot(index: count)

  private init(index: Int) {
    self.index = index
  }

  static func word(_ number: Int) -> RelativeSlot { RelativeSlot(index: number + 2) }

  static func pattern(isPast: Bool, _ category: PluralCategory) -> RelativeSlot {
    RelativeSlot(index: (isPast ? 5 : 11) + Int(category.code))
  }

  /// Reads what follows the unit in a key: `relative/-1`, `relativeTime/past/one`.
  init?(_ key: Span<UInt8>) {
    // The length tells the kinds apart: "relative/" has 9 bytes, "relativeTime/past/" 18, "relativeTime/future/" 20.
    let isNumbered = key.count > 12 && key[8] == UInt8(ascii: "T")
    if isNumbered {
      let isPast = key[13] == UInt8(ascii: "p")
      let start = isPast ? 18 : 20
      guard key.count > start, let category = PluralCategory(name: key.extracting(start..<key.count)) else {
        return nil
      }
      self = .pattern(isPast: isPast, category)
      return
    }
    guard key.count == 10 || key.count == 11, key[8] == UInt8(ascii: "/") else { return nil }
    let isNegative = key[9] == UInt8(ascii: "-")
    let digit = key[key.count - 1]
    guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "2"), isNegative == (key.count == 11) else { return nil }
    self = .word(isNegative ? -Int(digit - UInt8(ascii: "0")) : Int(digit - UInt8(ascii: "0")))
  }
}

/// All phrases of a unit, ready to be written.
final class RelativeUnitPhrases: Sendable {
  /// A phrase in `bytes`: the text before the number, and the text behind it.
  struct Phrase: Sendable {
    var offset: UInt32 = 0
    var prefix: UInt16 = 0
    var suffix: UInt16 = 0
    /// Whether there is a phrase at all.
    var isPresent = false
    var hasNumber = false

    var count: Int { Int(prefix) + Int(suffix) }
  }

  private let bytes: [UInt8]
  private let phrases: InlineArray<17, Phrase>

  private init(_ builder: Builder) {
    bytes = builder.bytes
    phrases = builder.phrases
  }

  /// Whether the patterns are there that every number can fall back on.
  var isComplete: Bool {
    phrases[RelativeSlot.pattern(isPast: true, .other).index].isPresent
      && phrases[RelativeSlot.pattern(isPast: false, .other).index].isPresent
  }

  /// The word for a number from -2 to 2, or nil where the language has none.
  func word(for number: Int) -> Phrase? {
    let phrase = phrases[RelativeSlot.word(number).index]
    return phrase.isPresent ? phrase : nil
  }

  /// The pattern for a number.
  func pattern(isPast: Bool, _ category: PluralCategory) -> Phrase {
    phrases[RelativeSlot.pattern(isPast: isPast, category).index]
  }

  /// The text of a phrase in front of its number, and behind it.
  func texts(of phrase: Phrase) -> (prefix: ArraySlice<UInt8>, suffix: ArraySlice<UInt8>) {
    let start = Int(phrase.offset)
    let middle = start + Int(phrase.prefix)
    return (bytes[start..<middle], bytes[middle..<middle + Int(phrase.suffix)])
  }

  /// Writes a phrase with a number, where it has a place for one, from `offset` on.
  ///
  /// - Returns: the offset behind the last byte.
  func write(
    _ phrase: Phrase, _ number: DecimalNumber, _ style: NumberStyle?, into out: inout MutableSpan<UInt8>, at offset: Int
  ) -> Int {
    let all = bytes
    let bytes = all.span
    let start = Int(phrase.offset)
    let middle = start + Int(phrase.prefix)
    var end = offset
    for index in start..<middle {
      out[end] = bytes[index]
      end += 1
    }
    if let style { end = style.write(number, into: &out, at: end) }
    for index in middle..<middle + Int(phrase.suffix) {
      out[end] = bytes[index]
      end += 1
    }
    return end
  }

  /// Puts phrases together; the first one for a slot stays.
  final class Builder {
    fileprivate var bytes: [UInt8] = []
    fileprivate var phrases = InlineArray<17, Phrase>(repeating: Phrase())

    init() {
      bytes.reserveCapacity(512)
    }

    func lacks(_ slot: RelativeSlot) -> Bool { slot != .unknown && !phrases[slot.index].isPresent }

    /// Adds a text of the tables; an empty one counts as none, as it does in ICU.
    func add(_ text: Span<UInt8>, _ slot: RelativeSlot) {
      // More than any language needs, and what 16 bits can say.
      guard text.count > 0, text.count <= DateProgram.longestText else { return }
      var phrase = Phrase()
      phrase.offset = UInt32(bytes.count)
      phrase.isPresent = true
      if slot.index < RelativeSlot.pattern(isPast: true, .zero).index {
        for index in 0..<text.count { bytes.append(text[index]) }
      } else {
        var scanner = SimplePattern()
        while let item = scanner.next(in: text) {
          switch item {
          case .literal(let byte): bytes.append(byte)
          case .argument:
            phrase.hasNumber = true
            phrase.prefix = UInt16(bytes.count - Int(phrase.offset))
          }
        }
      }
      phrase.suffix = UInt16(bytes.count - Int(phrase.offset) - Int(phrase.prefix))
      phrases[slot.index] = phrase
    }

    func finish(_ rules: TextRules?) -> RelativeUnitPhrases {
      if let rules { apply(rules) }
      for isPast in [true, false] {
        let other = phrases[RelativeSlot.pattern(isPast: isPast, .other).index]
        for category in PluralCategory.allCases {
          let index = RelativeSlot.pattern(isPast: isPast, category).index
          if !phrases[index].isPresent { phrases[index] = other }
        }
      }
      return RelativeUnitPhrases(self)
    }

    /// Does to each phrase what the options of a format ask for.
    ///
    /// A phrase that begins with its number has no first letter, as in ICU.
    private func apply(_ rules: TextRules) {
      var changed: [UInt8] = []
      changed.reserveCapacity(bytes.count + 16)
      for index in phrases.indices where phrases[index].isPresent {
        let start = Int(phrases[index].offset)
        let middle = start + Int(phrases[index].prefix)
        let end = middle + Int(phrases[index].suffix)
        let isFirst = start == middle && !phrases[index].hasNumber
        let prefix = rules.apply(to: Array(bytes[start..<middle]), as: .relative)
        let suffix = rules.apply(to: Array(bytes[middle..<end]), as: isFirst ? .relative : nil)
        phrases[index].offset = UInt32(changed.count)
        phrases[index].prefix = UInt16(prefix.count)
        phrases[index].suffix = UInt16(suffix.count)
        changed += prefix + suffix
      }
      bytes = changed
    }
  }
}
