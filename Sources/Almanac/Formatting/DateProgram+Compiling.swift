extension DateProgram {
  /// What a pattern is compiled with.
  struct Context {
    var tables: TableReader
    /// The locale's lists of names, by `NameSlot`.
    var names: TableReader.List
    var digits: Digits
    /// Whether the month is written in small Roman numerals, which one locale's short date asks for.
    var romanMonths = false
    var locale: LocaleTag
  }

  /// The most bytes that a pattern or a name may have, many times what any locale needs.
  ///
  /// Only tables that somebody brings can have longer ones, and a program of a million steps would write dates of
  /// megabytes.
  static let longestText = 1024

  /// Compiles a pattern.
  static func compile(_ pattern: Span<UInt8>, _ context: Context) throws(FormatError) -> DateProgram {
    guard pattern.count <= longestText else { throw .textTooLong("pattern", pattern.count, context.locale) }
    var builder = DateProgramBuilder(context)
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern) {
      switch item {
      case .literal(let byte): builder.append(byte)
      case .field(let letter, let count, let offset): try builder.append(letter, count, offset)
      }
    }
    return builder.finish()
  }
}

/// Turns the items of a pattern into steps, joining each field with the literal text behind it.
struct DateProgramBuilder {
  private typealias Step = DateProgram.Step

  private let context: DateProgram.Context
  private var store = DateProgram.Store()
  /// What was filled before `store`.
  private var former: [DateProgram.Store] = []

  /// The field that waits for the literal text behind it.
  private var waiting = Waiting.nothing
  private var literal = ShortText()

  private enum Waiting {
    case nothing
    case number(DateProgram.Operation, DateProgram.Field, minimumDigits: UInt8)
    case names(Words, DateProgram.Field)
  }

  init(_ context: DateProgram.Context) {
    self.context = context
  }

  /// Adds a byte of literal text.
  mutating func append(_ byte: UInt8) {
    if literal.isFull { takeWaiting() }
    literal.append(byte)
  }

  /// Adds a field.
  ///
  /// Source: UTS #35 part 4, "Date Field Symbol Table"; what a count of letters means as in ICU's `SimpleDateFormat`.
  mutating func append(_ letter: UInt8, _ count: Int, _ offset: Int) throws(FormatError) {
    takeWaiting()
    switch (letter, count) {
    case (UInt8(ascii: "y"), 2): waiting = number(.yearOfCentury, count)
    case (UInt8(ascii: "y"), _):
      let minimum = UInt8(clamping: min(count, 100))
      waiting = .number(isASCII && count == 1 ? .year : .yearInDigits, .nothing, minimumDigits: minimum)
    case (UInt8(ascii: "d"), _): waiting = number(.day, count)
    case (UInt8(ascii: "M"), 3): try wait(for: .monthsFormatAbbreviated, .month)
    case (UInt8(ascii: "M"), 4): try wait(for: .monthsFormatWide, .month)
    case (UInt8(ascii: "M"), 5): try wait(for: .monthsFormatNarrow, .month)
    case (UInt8(ascii: "L"), 3): try wait(for: .monthsStandaloneAbbreviated, .month)
    case (UInt8(ascii: "L"), 4): try wait(for: .monthsStandaloneWide, .month)
    case (UInt8(ascii: "L"), 5): try wait(for: .monthsStandaloneNarrow, .month)
    case (UInt8(ascii: "M"), _), (UInt8(ascii: "L"), _):
      waiting = context.romanMonths ? .names(.romanMonths, .month) : number(.month, count)
    case (UInt8(ascii: "E"), 1...3): try wait(for: .weekdaysFormatAbbreviated, .weekday)
    case (UInt8(ascii: "E"), 4): try wait(for: .weekdaysFormatWide, .weekday)
    case (UInt8(ascii: "E"), 5): try wait(for: .weekdaysFormatNarrow, .weekday)
    case (UInt8(ascii: "E"), 6): try wait(for: .weekdaysFormatShort, .weekday)
    case (UInt8(ascii: "c"), 3): try wait(for: .weekdaysStandaloneAbbreviated, .weekday)
    case (UInt8(ascii: "c"), 4): try wait(for: .weekdaysStandaloneWide, .weekday)
    case (UInt8(ascii: "c"), 5): try wait(for: .weekdaysStandaloneNarrow, .weekday)
    case (UInt8(ascii: "c"), 6): try wait(for: .weekdaysStandaloneShort, .weekday)
    case (UInt8(ascii: "G"), 1...3): try wait(for: .erasAbbreviated, .era)
    case (UInt8(ascii: "G"), 4): try wait(for: .erasWide, .era)
    case (UInt8(ascii: "G"), 5): try wait(for: .erasNarrow, .era)
    default: throw .unsupportedField(letter, count, offset, context.locale)
    }
  }

  /// The program of everything that was added.
  consuming func finish() -> DateProgram {
    takeWaiting()
    var program = DateProgram(store, digits: context.digits, next: nil)
    for store in former.reversed() { program = DateProgram(store, digits: context.digits, next: program) }
    return program
  }

  // MARK: Fields

  private var isASCII: Bool { context.digits.isASCII }

  private func number(_ field: DateProgram.Field, _ count: Int) -> Waiting {
    guard isASCII, count <= 2 else { return .number(.digits, field, minimumDigits: UInt8(clamping: min(count, 100))) }
    return .number(.number, field, minimumDigits: UInt8(count))
  }

  private mutating func wait(for slot: NameSlot, _ field: DateProgram.Field) throws(FormatError) {
    guard slot.rawValue < context.names.count else { throw .missingData("names", context.locale) }
    let list = context.tables.list(context.tables.value(context.names, slot.rawValue))
    guard list.count == slot.count else { throw .missingData("\(slot)", context.locale) }
    let words = Words.list(list)
    for entry in 0..<words.count {
      let count = words.range(entry, context.tables).count
      guard count <= DateProgram.longestText else { throw .textTooLong("\(slot)", count, context.locale) }
    }
    waiting = .names(words, field)
  }

  // MARK: Steps

  /// Makes steps of the field that waits and of the literal text behind it.
  private mutating func takeWaiting() {
    switch waiting {
    case .nothing:
      if literal.count > 0 { append(.none, .nothing) }
    case .number(let operation, let field, let minimumDigits):
      let digitCount = operation == .number ? 2 : operation == .year ? 4 : 0
      let fits = digitCount + literal.count <= 8
      var step = Step(operation, field)
      step.minimumDigits = minimumDigits
      step.firstOfTwoDigits = minimumDigits < 2 ? 10 : 0
      step.literal = fits ? UInt64(truncatingIfNeeded: literal.bytes << (8 * digitCount)) : 0
      step.byteCount = UInt8(digitCount + (fits ? literal.count : 0))
      append(step, chunkCount: 0)
      if !fits { append(.none, .nothing) }
    case .names(let words, let field):
      append(words, field)
    }
    waiting = .nothing
    literal = ShortText()
  }

  /// Adds a step, in a new store where the present one has no room.
  private mutating func append(_ step: Step, chunkCount: Int, first: Int = 0) {
    if store.stepCount == store.steps.count || store.chunkCount + chunkCount > store.chunks.count {
      former.append(store)
      store = DateProgram.Store()
    }
    store.steps[store.stepCount] = step
    store.steps[store.stepCount].base = Int8(store.chunkCount - first)
    store.stepCount += 1
  }

  /// Adds words and the literal text behind them; words of which not all fit in one store, piece by piece.
  private mutating func append(_ words: Words, _ field: DateProgram.Field) {
    var longest = 0
    for entry in 0..<words.count { longest = max(longest, words.range(entry, context.tables).count) }
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
    _ words: Words, _ field: DateProgram.Field, from start: Int, byteCount: Int, suffix: ShortText
  ) {
    let chunkCount = (max(0, byteCount) + suffix.count) / 16 + 1
    var step = Step(chunkCount == 1 ? .text : .longText, field)
    step.chunks = UInt8(chunkCount)
    append(step, chunkCount: chunkCount * words.count, first: chunkCount * field.first)
    for entry in 0..<words.count {
      let (offset, whole) = words.range(entry, context.tables)
      let count = max(0, min(whole - start, byteCount))
      for chunk in 0..<chunkCount {
        var bytes = words.bytes(entry, offset + start + 16 * chunk, count: count - 16 * chunk, context.tables)
        bytes |= suffix.bytes << (8 * (count - 16 * chunk))
        if chunk == chunkCount - 1 { bytes |= UInt128(count + suffix.count) << 120 }
        store.chunks[store.chunkCount] = DateProgram.Chunk(
          UInt64(truncatingIfNeeded: bytes).littleEndian, UInt64(truncatingIfNeeded: bytes >> 64).littleEndian)
        store.chunkCount += 1
      }
    }
  }
}

/// The words of a field.
private enum Words {
  /// The empty text alone.
  case none
  /// A list of strings in the tables.
  case list(TableReader.List)
  /// The months in small Roman numerals.
  case romanMonths

  var count: Int {
    switch self {
    case .none: 1
    case .list(let list): list.count
    case .romanMonths: 12
    }
  }

  /// Where the words of an entry stand in the tables, if they stand there, and how many bytes they have.
  func range(_ entry: Int, _ tables: TableReader) -> (offset: Int, count: Int) {
    switch self {
    case .none: return (0, 0)
    case .list(let list):
      let id = tables.value(list, entry)
      return id == TableLayout.none ? (0, 0) : tables.stringRange(id)
    case .romanMonths: return (0, Self.romanNumeral(entry).count)
    }
  }

  /// At most 16 of `count` bytes of an entry, from `offset` in the tables on, the first one lowest.
  func bytes(_ entry: Int, _ offset: Int, count: Int, _ tables: TableReader) -> UInt128 {
    guard count > 0 else { return 0 }
    switch self {
    case .none: return 0
    case .list:
      let low = UInt128(tables.loadBytes(offset, count: min(count, 8)))
      return count <= 8 ? low : low | UInt128(tables.loadBytes(offset + 8, count: min(count - 8, 8))) << 64
    case .romanMonths: return Self.romanNumeral(entry).bytes
    }
  }

  private static func romanNumeral(_ month: Int) -> ShortText {
    switch month {
    case 0: ShortText("i")
    case 1: ShortText("ii")
    case 2: ShortText("iii")
    case 3: ShortText("iv")
    case 4: ShortText("v")
    case 5: ShortText("vi")
    case 6: ShortText("vii")
    case 7: ShortText("viii")
    case 8: ShortText("ix")
    case 9: ShortText("x")
    case 10: ShortText("xi")
    default: ShortText("xii")
    }
  }
}

/// At most 15 bytes of text.
private struct ShortText {
  /// The first byte lowest.
  private(set) var bytes: UInt128 = 0
  private(set) var count = 0

  init() {}

  init(_ text: StaticString) {
    for byte in "\(text)".utf8 { append(byte) }
  }

  var isFull: Bool { count == 15 }

  mutating func append(_ byte: UInt8) {
    bytes |= UInt128(byte) << (8 * count)
    count += 1
  }
}
