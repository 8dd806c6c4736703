/// Turns the items of a pattern into steps, joining each field with the literal text behind it.
///
/// Which step a field becomes is in DateProgramBuilder+Fields.swift.
struct DateProgramBuilder: ~Copyable {
  typealias Step = DateProgram.Step

  let context: DateProgram.Context
  private var store = DateProgram.Store()
  /// What was filled before `store`.
  private var former: [DateProgram.Store] = []

  /// The field that waits for the literal text behind it.
  private(set) var waiting = Waiting.nothing
  private var literal = ShortText()

  /// Whether steps need what ``FieldRules`` has.
  var needsRules = false
  var dayPeriods: DayPeriodHours?
  /// The list of names that was last waited for.
  var slot: NameSlot?
  var offsets: OffsetForms?
  /// The texts of a list of eras that stays outside of the steps, where they are not as in the data.
  var eraTexts: [[UInt8]]?
  /// What the pattern's first field is used as while it is added; nil before it and from then on.
  private var usage: Capitalization.Usage?
  private var hasFields = false

  enum Waiting {
    case nothing
    case number(DateProgram.Operation, DateProgram.Field, minimumDigits: UInt8)
    /// Words, and the byte count of the longest of them.
    case names(FieldWords, DateProgram.Field, longest: Int)
    /// A step of one of the general operations, and whether literal text can go into it.
    case step(Step, takesLiteral: Bool)
  }

  init(_ context: consuming DateProgram.Context) {
    self.context = context
  }

  /// Adds a byte of literal text.
  mutating func append(_ byte: UInt8) {
    if literal.isFull { takeWaiting() }
    literal.append(byte)
  }

  /// Makes a field wait for the literal text behind it.
  mutating func wait(_ field: Waiting) {
    takeWaiting()
    waiting = field
  }

  /// Makes words wait for the literal text behind them, `longest` the byte count of the longest of them.
  mutating func wait(_ words: FieldWords, _ field: DateProgram.Field, longest: Int) {
    takeWaiting()
    if context.textRules == nil {
      waiting = .names(words, field, longest: longest)
    } else {
      let written = written(words)
      waiting = .names(written, field, longest: written.longest(context.tables))
    }
  }

  /// Notes that a field follows; `isFirst` says whether it is the pattern's first where it is added outside of the whole
  /// pattern, for by itself the builder knows.
  mutating func beginField(_ letter: UInt8, _ count: Int, isFirst: Bool?) {
    usage = isFirst ?? !hasFields ? Capitalization.Usage(letter, count) : nil
    hasFields = true
  }

  /// The words of a field as they are written.
  func written(_ words: FieldWords) -> FieldWords {
    context.textRules?.apply(to: words, as: usage, context.tables) ?? words
  }

  /// The program of everything that was added.
  consuming func finish() throws(FormatError) -> DateProgram {
    takeWaiting()
    // Years of other calendars may be negative, and Japanese ones need the eras.
    let hasOwnYears = context.calendar.tables != nil
    let rules = needsRules || hasOwnYears ? try FieldRules(context, dayPeriods, offsets, eraTexts) : nil
    let digits: Digits = if case .decimal(let digits) = context.numbers { digits } else { .ascii }
    var program = DateProgram(store, digits: digits, context.calendar, rules, next: nil)
    for store in former.reversed() {
      program = DateProgram(store, digits: digits, context.calendar, rules, next: program)
    }
    return program
  }

  // MARK: Steps

  /// Makes steps of the field that waits and of the literal text behind it.
  private mutating func takeWaiting() {
    switch waiting {
    case .nothing:
      if literal.count > 0 { appendLiteral() }
    case .number(let operation, let field, let minimumDigits):
      let digitCount = operation == .number ? 2 : operation == .year ? 4 : 0
      var step = Step(operation, field)
      step.minimumDigits = minimumDigits
      step.firstOfTwoDigits = minimumDigits < 2 ? 10 : 0
      append(step, digitCount: digitCount)
    case .names(let words, let field, let longest):
      append(words, field, longest)
    case .step(let step, let takesLiteral):
      if takesLiteral {
        append(step, digitCount: 0)
      } else {
        append(step, chunkCount: 0)
        if literal.count > 0 { appendLiteral() }
      }
    }
    waiting = .nothing
    literal = ShortText()
  }

  /// Adds a number with the literal text behind it, where both fit, and else one after the other.
  private mutating func append(_ step: Step, digitCount: Int) {
    let fits = digitCount + literal.count <= 8
    var step = step
    step.literal = fits ? UInt64(truncatingIfNeeded: literal.bytes << (8 * digitCount)) : 0
    step.byteCount = UInt8(digitCount + (fits ? literal.count : 0))
    append(step, chunkCount: 0)
    if !fits { appendLiteral() }
  }

  /// Adds the literal text alone.
  private mutating func appendLiteral() { append(.none, .nothing, 0) }

  /// Adds a step, in a new store where the present one has no room.
  private mutating func append(_ step: Step, chunkCount: Int, first: Int? = nil) {
    if store.stepCount == store.steps.count || store.chunkCount + chunkCount > store.chunks.count {
      former.append(store)
      store = DateProgram.Store()
    }
    store.steps[store.stepCount] = step
    if let first { store.steps[store.stepCount].base = Int8(store.chunkCount - first) }
    store.stepCount += 1
  }

  /// Adds words and the literal text behind them; words of which not all fit in one store, piece by piece.
  private mutating func append(_ words: FieldWords, _ field: DateProgram.Field, _ longest: Int) {
    // One byte of an entry is its byte count.
    let most = 16 * min(store.chunks.count / words.count, 15) - 1
    var start = 0
    while longest - start + literal.count > most {
      append(words, field, from: start, byteCount: most, suffix: ShortText())
      start += most
    }
    append(words, field, from: start, byteCount: longest - start, suffix: literal)
  }

  private mutating func append(
    _ words: FieldWords, _ field: DateProgram.Field, from start: Int, byteCount: Int, suffix: ShortText
  ) {
    let chunkCount = (max(0, byteCount) + suffix.count) / 16 + 1
    var step = Step(chunkCount == 1 ? .text : .longText, field)
    step.chunks = UInt8(chunkCount)
    append(step, chunkCount: chunkCount * words.count, first: chunkCount * field.first)
    let tables = context.tables
    for entry in 0..<words.count {
      let (offset, whole) = words.range(entry, tables)
      let count = max(0, min(whole - start, byteCount))
      for chunk in 0..<chunkCount {
        var bytes = words.bytes(entry, offset, start + 16 * chunk, count: count - 16 * chunk, tables)
        bytes |= suffix.bytes << (8 * (count - 16 * chunk))
        if chunk == chunkCount - 1 { bytes |= UInt128(count + suffix.count) << 120 }
        store.chunks[store.chunkCount] = DateProgram.Chunk(
          UInt64(truncatingIfNeeded: bytes).littleEndian, UInt64(truncatingIfNeeded: bytes >> 64).littleEndian)
        store.chunkCount += 1
      }
    }
  }
}
