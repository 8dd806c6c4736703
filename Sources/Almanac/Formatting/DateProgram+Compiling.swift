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

  /// Compiles a pattern.
  static func compile(_ pattern: Span<UInt8>, _ context: Context) throws(FormatError) -> DateProgram {
    var builder = DateProgramBuilder(context)
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern) {
      switch item {
      case .literal(let byte): builder.append(byte)
      case .field(let letter, let count, let offset): try builder.append(letter, count, offset)
      }
    }
    return try builder.finish()
  }
}

/// Turns the items of a pattern into steps, joining each name with the literal text around it.
struct DateProgramBuilder {
  private typealias Step = DateProgram.Step

  /// A step and, for text, where its words and the literal text around them stand.
  private struct Piece {
    var step: Step
    var words = Words.none
    var prefix = 0..<0
    var suffix = 0..<0
  }

  /// Where the words of a step come from.
  private enum Words {
    case none
    /// A list of strings in the tables.
    case list(TableReader.List)
    /// The numbers of the months, with at least so many digits.
    case monthNumbers(minimumDigits: Int)
    case romanMonths
  }

  private let context: DateProgram.Context
  /// The literal bytes of the whole pattern, one after the other.
  private var literals: [UInt8] = []
  private var pieces: [Piece] = []
  /// Literal bytes that belong to no piece yet.
  private var pending = 0..<0

  init(_ context: DateProgram.Context) {
    self.context = context
    literals.reserveCapacity(32)
    pieces.reserveCapacity(8)
  }

  /// Adds a byte of literal text: to the words before it, or for the words after it.
  mutating func append(_ byte: UInt8) {
    literals.append(byte)
    if pending.isEmpty, let last = pieces.indices.last, case .text = Self.kind(pieces[last]) {
      let start = pieces[last].suffix.isEmpty ? literals.count - 1 : pieces[last].suffix.lowerBound
      pieces[last].suffix = start..<literals.count
    } else {
      pending = (pending.isEmpty ? literals.count - 1 : pending.lowerBound)..<literals.count
    }
  }

  /// Adds a field.
  ///
  /// Source: UTS #35 part 4, "Date Field Symbol Table"; what a count of letters means as in ICU's `SimpleDateFormat`.
  mutating func append(_ letter: UInt8, _ count: Int, _ offset: Int) throws(FormatError) {
    let isASCII = context.digits.isASCII
    let minimum = UInt8(clamping: min(count, 100))
    switch (letter, count) {
    case (UInt8(ascii: "y"), 2): try append(number: isASCII ? .twoDigitYear : .twoDigitYearInDigits, 2)
    case (UInt8(ascii: "y"), _): try append(number: isASCII && count == 1 ? .year : .yearInDigits, minimum)
    case (UInt8(ascii: "d"), 1): try append(number: isASCII ? .day : .dayInDigits, 1)
    case (UInt8(ascii: "d"), 2): try append(number: isASCII ? .twoDigitDay : .dayInDigits, 2)
    case (UInt8(ascii: "d"), _): try append(number: .dayInDigits, minimum)
    case (UInt8(ascii: "M"), 3): try append(names: .monthsFormatAbbreviated, .month)
    case (UInt8(ascii: "M"), 4): try append(names: .monthsFormatWide, .month)
    case (UInt8(ascii: "M"), 5): try append(names: .monthsFormatNarrow, .month)
    case (UInt8(ascii: "L"), 3): try append(names: .monthsStandaloneAbbreviated, .month)
    case (UInt8(ascii: "L"), 4): try append(names: .monthsStandaloneWide, .month)
    case (UInt8(ascii: "L"), 5): try append(names: .monthsStandaloneNarrow, .month)
    case (UInt8(ascii: "M"), _), (UInt8(ascii: "L"), _):
      append(.month, context.romanMonths ? .romanMonths : .monthNumbers(minimumDigits: Int(minimum)))
    case (UInt8(ascii: "E"), 1...3): try append(names: .weekdaysFormatAbbreviated, .weekday)
    case (UInt8(ascii: "E"), 4): try append(names: .weekdaysFormatWide, .weekday)
    case (UInt8(ascii: "E"), 5): try append(names: .weekdaysFormatNarrow, .weekday)
    case (UInt8(ascii: "E"), 6): try append(names: .weekdaysFormatShort, .weekday)
    case (UInt8(ascii: "c"), 3): try append(names: .weekdaysStandaloneAbbreviated, .weekday)
    case (UInt8(ascii: "c"), 4): try append(names: .weekdaysStandaloneWide, .weekday)
    case (UInt8(ascii: "c"), 5): try append(names: .weekdaysStandaloneNarrow, .weekday)
    case (UInt8(ascii: "c"), 6): try append(names: .weekdaysStandaloneShort, .weekday)
    case (UInt8(ascii: "G"), 1...3): try append(names: .erasAbbreviated, .era)
    case (UInt8(ascii: "G"), 4): try append(names: .erasWide, .era)
    case (UInt8(ascii: "G"), 5): try append(names: .erasNarrow, .era)
    default: throw .unsupportedField(letter, count, offset, context.locale)
    }
  }

  /// The program of everything that was added.
  consuming func finish() throws(FormatError) -> DateProgram {
    takePending()
    var steps: [Step] = []
    steps.reserveCapacity(pieces.count)
    var chunks: [DateProgram.Chunk] = []
    chunks.reserveCapacity(40)
    for piece in pieces {
      var step = piece.step
      if case .text = Self.kind(piece) {
        guard let base = UInt16(exactly: chunks.count) else { throw .missingData("room for such long names", context.locale) }
        step.base = base
        step.chunks = try appendEntries(of: piece, to: &chunks)
      }
      steps.append(step)
    }
    return DateProgram(steps: steps, chunks: chunks, digits: context.digits)
  }

  // MARK: Pieces

  private enum Kind { case text, number }

  private static func kind(_ piece: Piece) -> Kind {
    switch piece.step.operation {
    case .month, .weekday, .era, .text: .text
    default: .number
    }
  }

  private mutating func append(number operation: DateProgram.Operation, _ minimumDigits: UInt8) throws(FormatError) {
    takePending()
    pieces.append(Piece(step: Step(operation: operation, minimumDigits: minimumDigits)))
  }

  private mutating func append(names slot: NameSlot, _ operation: DateProgram.Operation) throws(FormatError) {
    guard slot.rawValue < context.names.count else { throw .missingData("names", context.locale) }
    let list = context.tables.list(context.tables.value(context.names, slot.rawValue))
    guard list.count == slot.count else { throw .missingData("\(slot)", context.locale) }
    append(operation, .list(list))
  }

  private mutating func append(_ operation: DateProgram.Operation, _ words: Words) {
    pieces.append(Piece(step: Step(operation: operation), words: words, prefix: pending))
    pending = 0..<0
  }

  /// Literal text that no name takes becomes a step of its own; a long one becomes several.
  private mutating func takePending() {
    var rest = pending
    pending = 0..<0
    while !rest.isEmpty {
      let part = rest.prefix(DateProgramBuilder.longestEntry)
      pieces.append(Piece(step: Step(operation: .text), prefix: part))
      rest = part.upperBound..<rest.upperBound
    }
  }

  // MARK: Entries

  /// An entry has its byte count in one byte.
  private static let longestEntry = 255

  private func appendEntries(of piece: Piece, to chunks: inout [DateProgram.Chunk]) throws(FormatError) -> UInt8 {
    let count = switch piece.step.operation {
    case .month: 12
    case .weekday: 7
    case .era: 2
    default: 1
    }
    let around = piece.prefix.count + piece.suffix.count
    var longest = 0
    for index in 0..<count { longest = max(longest, wordByteCount(piece.words, index)) }
    guard longest + around <= Self.longestEntry else { throw .missingData("names of a sensible length", context.locale) }
    // One byte more, for the byte count.
    let chunkCount = (longest + around + 16) / 16
    for index in 0..<count {
      var entry = TextEntry(chunkCount: chunkCount)
      for byte in piece.prefix { entry.append(UInt64(literals[byte]), byteCount: 1) }
      append(piece.words, index, to: &entry)
      for byte in piece.suffix { entry.append(UInt64(literals[byte]), byteCount: 1) }
      entry.finish(into: &chunks)
    }
    return UInt8(chunkCount)
  }

  private func wordByteCount(_ words: Words, _ index: Int) -> Int {
    switch words {
    case .none: 0
    case .list(let list): stringRange(list, index).count
    case .monthNumbers(let minimum): digitBytes(index + 1, minimum).count
    case .romanMonths: Self.romanNumerals[index].utf8CodeUnitCount
    }
  }

  private func append(_ words: Words, _ index: Int, to entry: inout TextEntry) {
    switch words {
    case .none: break
    case .list(let list):
      var (offset, count) = stringRange(list, index)
      while count > 0 {
        let step = min(8, count)
        entry.append(context.tables.loadBytes(offset, count: step), byteCount: step)
        offset += step
        count -= step
      }
    case .monthNumbers(let minimum):
      for byte in digitBytes(index + 1, minimum) { entry.append(UInt64(byte), byteCount: 1) }
    case .romanMonths:
      for byte in "\(Self.romanNumerals[index])".utf8 { entry.append(UInt64(byte), byteCount: 1) }
    }
  }

  private func stringRange(_ list: TableReader.List, _ index: Int) -> (offset: Int, count: Int) {
    let id = context.tables.value(list, index)
    return id == TableLayout.none ? (0, 0) : context.tables.stringRange(id)
  }

  private func digitBytes(_ number: Int, _ minimumDigits: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    context.digits.append(UInt64(number), minimumDigits: minimumDigits, to: &bytes)
    return bytes
  }

  private static let romanNumerals: [StaticString] = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]
}

/// The chunks of one entry while it is put together.
private struct TextEntry {
  private var words = InlineArray<32, UInt64>(repeating: 0)
  private let chunkCount: Int
  private var byteCount = 0

  init(chunkCount: Int) {
    self.chunkCount = chunkCount
  }

  /// Appends up to eight bytes, the first one lowest; those above must be zero.
  mutating func append(_ bytes: UInt64, byteCount count: Int) {
    let shift = UInt64(byteCount % 8 * 8)
    words[byteCount / 8] |= bytes << shift
    if shift > 0, byteCount / 8 < 31 { words[byteCount / 8 + 1] |= bytes >> (64 - shift) }
    byteCount += count
  }

  consuming func finish(into chunks: inout [DateProgram.Chunk]) {
    words[2 * chunkCount - 1] |= UInt64(byteCount) << 56
    for chunk in 0..<chunkCount {
      chunks.append(DateProgram.Chunk(words[2 * chunk].littleEndian, words[2 * chunk + 1].littleEndian))
    }
  }
}
