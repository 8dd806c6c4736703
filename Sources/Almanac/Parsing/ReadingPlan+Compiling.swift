extension ReadingPlan {
  /// The most items of a pattern that is read; a date with its time has some twenty.
  static let mostItems = 128

  /// Compiles the pattern that a format writes.
  ///
  /// - Throws: `unreadableField` for numbers that only the format's rules can write.
  convenience init(_ pattern: Span<UInt8>, _ context: DateProgram.Context) throws(FormatError) {
    var builder = ReadingPlanBuilder(context)
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern) {
      switch item {
      case .literal(let byte): builder.append(byte)
      case .field(let letter, let count, let offset): try builder.append(letter, count, offset)
      }
      guard builder.items.count <= Self.mostItems else {
        throw .textTooLong("pattern", pattern.count, context.locale)
      }
    }
    self.init(
      items: builder.items, bytes: builder.bytes, names: builder.names, digits: builder.digits,
      offsets: builder.offsets, context: context)
  }
}

/// Turns the items of a pattern into those of a plan.
struct ReadingPlanBuilder {
  let context: DateProgram.Context
  private(set) var items: [ReadingPlan.Item] = []
  private(set) var bytes: [UInt8] = []
  private(set) var names: [ReadingPlan.Name] = []
  private(set) var digits: [Digits] = []
  private(set) var offsets: OffsetForms?
  /// What the pattern's first field is used as while it is added; nil from then on.
  private var usage: Capitalization.Usage?
  private var hasFields = false

  init(_ context: DateProgram.Context) {
    self.context = context
  }

  /// Adds a byte of literal text.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    if case .literal(let range)? = items.last, range.upperBound == bytes.count - 1 {
      items[items.count - 1] = .literal(range.lowerBound..<bytes.count)
    } else {
      items.append(.literal(bytes.count - 1..<bytes.count))
    }
  }

  /// Adds a field.
  mutating func append(_ letter: UInt8, _ count: Int, _ offset: Int) throws(FormatError) {
    usage = hasFields ? nil : Capitalization.Usage(letter, count)
    hasFields = true
    switch Unicode.Scalar(letter) {
    case "l": return
    case "G": return append(.era, try eras(count), firstValue: 0)
    case "a", "b", "B": return append(.dayPeriod, try dayPeriods(letter, count))
    case "Z", "O", "X", "x", "z": return try appendOffset(letter, count, offset)
    default: break
    }
    if let slot = NameSlot(letter, count) { return append(slot.field, try list(slot), firstValue: slot.firstValue) }
    guard let field = ReadingField(number: letter) else {
      throw .unreadableField(letter, count, offset, context.locale)
    }
    switch context.numbers(letter) {
    case .decimal(let digits): append(field, letter, count, digits)
    case .algorithmic(let numbers):
      if field == .year || field == .extendedYear || field == .weekYear {
        guard numbers.canBeRead, field == .year else {
          throw .unreadableField(letter, count, offset, context.locale)
        }
        return items.append(.ruledYear(numbers))
      }
      guard let values = field.values else { throw .unreadableField(letter, count, offset, context.locale) }
      append(field, numbers, values)
    }
  }

  // MARK: Numbers

  private mutating func append(_ field: ReadingField, _ letter: UInt8, _ count: Int, _ digits: Digits) {
    // As the format does: at most ten digits with zeros in front, thirteen of a fraction, one of a lone weekday.
    var minimum = min(count, field == .nanosecond ? 13 : 10)
    if letter == UInt8(ascii: "c") { minimum = 1 }
    let isFixed = field == .nanosecond || count == 2 && (field == .year || field == .weekYear)
    var number = ReadingPlan.Number(
      field: field, minimum: minimum, maximum: isFixed ? minimum : max(minimum, field.maximumDigits))
    if !digits.isASCII {
      number.digits = self.digits.count
      self.digits.append(digits)
    }
    items.append(.number(number))
  }

  /// Adds numbers that are written by rules, each as a name.
  private mutating func append(_ field: ReadingField, _ numbers: AlgorithmicNumbers, _ values: ClosedRange<Int>) {
    let start = names.count
    for value in values {
      var text = NumberText()
      numbers.append(value, grouping: ",", to: &text)
      let offset = bytes.count
      for index in 0..<text.count { bytes.append(text.bytes[index]) }
      append(Int32(value), from: offset)
    }
    items.append(.names(field, sortedNames(from: start), isNumber: true))
  }

  private mutating func appendOffset(_ letter: UInt8, _ count: Int, _ position: Int) throws(FormatError) {
    var form = OffsetForm(letter, count)
    if letter == UInt8(ascii: "z"), context.zoneNames == .offsets {
      form = count < 4 ? [.localized, .short] : [.localized]
    }
    guard let form else { throw .unsupportedField(letter, count, position, context.locale) }
    if form.contains(.localized), offsets == nil { offsets = try OffsetForms(context) }
    items.append(.offset(form))
  }

  // MARK: Names

  /// Adds the names of a list, of which the first has the given value.
  private mutating func append(_ field: ReadingField, _ list: TableReader.List, firstValue: Int) {
    append(field, (0..<list.count).map { (context.tables.value(list, $0), Int32($0 + firstValue)) })
  }

  /// Adds names: string ids and what they mean.
  private mutating func append(_ field: ReadingField, _ words: [(id: UInt16, value: Int32)]) {
    let words = words.filter { $0.id != TableLayout.none }
    let written = context.textRules?.apply(to: .strings(words.map(\.id)), as: usage, context.tables)
    let start = names.count
    for (index, word) in words.enumerated() {
      let offset = bytes.count
      if case .texts(let texts)? = written {
        bytes += texts[index]
      } else {
        context.tables.withString(word.id) { text in
          for index in 0..<text.count { bytes.append(text[index]) }
        }
      }
      append(word.value, from: offset)
    }
    items.append(.names(field, sortedNames(from: start), isNumber: false))
  }

  /// Makes a name of the bytes that were added from `offset` on; of none, nothing.
  private mutating func append(_ value: Int32, from offset: Int) {
    let count = bytes.count - offset
    guard count > 0 else { return }
    let head = bytes.span.head(at: offset)
    let mask = count >= 8 ? UInt64.max : 1 << UInt64(8 * count) - 1
    let hasSpaces = bytes.span.hasSpace(offset..<bytes.count)
    names.append(
      ReadingPlan.Name(
        head: head & mask, mask: mask, offset: offset, count: count, value: value, hasSpaces: hasSpaces))
  }

  /// The range of the names that were added from `start` on, now longest first.
  private mutating func sortedNames(from start: Int) -> Range<Int> {
    names[start...].sort { $0.count > $1.count }
    return start..<names.count
  }
}
