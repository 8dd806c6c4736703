/// Explaining what a format writes.
extension DateTimeFormat {
  /// Writes a date and a time as ``string(from:offset:)`` does, and says of each piece where it comes from.
  ///
  /// The pieces are made by the code that formats, field by field, and what they make together is compared with the text. Cost:
  /// some thousand times that of the text.
  ///
  /// - Parameters:
  ///   - dateTime: the date and the time.
  ///   - offset: how far the clock is ahead of UTC.
  ///   - limit: the most alternatives that are listed where a skeleton was matched.
  /// - Returns: the pieces.
  /// - Throws: `TraceError` if they do not make the text, and for a format whose fallback writes.
  package func trace(
    from dateTime: CivilDateTime, offset: UTCOffset = .utc, alternatives limit: Int = 3
  ) throws(TraceError) -> FormatTrace {
    let moment = Moment(dateTime.date, dateTime.time, offset)
    let text = program.string(from: moment)
    guard let setting else { throw TraceError("the text", traced: "nothing: it is a fallback's", used: text) }
    let requested = try setting.trace(request, alternatives: limit)
    let pattern = requested.pattern
    guard let context = try? setting.context(request, pattern.bytes.span) else {
      throw TraceError("the text", traced: "no context", used: text)
    }
    var tracer = PieceTracer(moment, context, request)
    let pieces = tracer.pieces(of: pattern)
    let traced = pieces.reduce("") { $0 + $1.text }
    // Bytes, because two texts that are canonically equal are not the same.
    guard traced.utf8.elementsEqual(text.utf8) else { throw TraceError("the text", traced: traced, used: text) }
    let tag = setting.answering
    let calendarTag = locale.keyword(.calendar) != nil ? locale : tag
    return FormatTrace(
      text: text, pieces: pieces, request: requested, row: try data.rowTrace(for: tag),
      calendar: try data.calendarTrace(for: calendarTag, row: setting.row),
      numbers: data.numbersTrace(for: setting.numbersTag, row: setting.row),
      hourCycle: data.hourCycleTrace(for: tag), weeks: data.weeksTrace(for: tag, setting.calendar),
      dayPeriods: DayPeriodHours.ruleSet(of: tag, data.tables))
  }
}

/// Makes the pieces of a text.
private struct PieceTracer {
  private let moment: Moment
  private let context: DateProgram.Context
  private let request: FormatRequest
  private var pieces: [FormatTrace.Piece] = []
  private var end = 0

  init(_ moment: Moment, _ context: DateProgram.Context, _ request: FormatRequest) {
    self.moment = moment
    self.context = context
    self.request = request
  }

  mutating func pieces(of pattern: TracedPattern) -> [FormatTrace.Piece] {
    var literal: [UInt8] = []
    var source = PatternSource.asked
    var start = 0
    var isFirst = true
    var scanner = PatternScanner()
    /// Ends the literal text before an offset of the pattern; the quotes around it are part of its range.
    func flush(before offset: Int) {
      guard !literal.isEmpty else { return }
      append(.literal, nil, start..<offset, String(decoding: literal, as: UTF8.self), source, .literal)
      literal = []
      start = offset
    }
    while let item = scanner.next(in: pattern.bytes.span) {
      switch item {
      case .literal(let byte):
        let offset = scanner.offset - 1
        // A boundary of sources lies between characters, and never inside of one.
        if !literal.isEmpty, pattern.sources[offset] != source { flush(before: offset) }
        source = pattern.sources[offset]
        literal.append(byte)
      case .field(let letter, let count, let offset):
        flush(before: offset)
        let (text, content) = content(letter, count, offset, isFirst: isFirst)
        isFirst = false
        append(
          DatePart.Field(letter), Character(Unicode.Scalar(letter)), offset..<offset + count, text,
          pattern.sources[offset], content)
        start = offset + count
      }
    }
    flush(before: pattern.bytes.count)
    return pieces
  }

  private mutating func append(
    _ field: DatePart.Field, _ letter: Character?, _ patternRange: Range<Int>, _ text: String,
    _ source: PatternSource, _ content: FormatTrace.Content
  ) {
    let range = end..<end + text.utf8.count
    pieces.append(
      FormatTrace.Piece(
        field: field, letter: letter, patternRange: patternRange, utf8Range: range, text: text, source: source,
        content: content))
    end = range.upperBound
  }

  // MARK: Fields

  /// What a field writes, and what of: read off the step that it becomes.
  private func content(
    _ letter: UInt8, _ count: Int, _ offset: Int, isFirst: Bool
  ) -> (text: String, content: FormatTrace.Content) {
    let text = DateTimeFormat.text(of: moment, letter, count, offset, isFirst: isFirst, context)
    var builder = DateProgramBuilder(context)
    guard (try? builder.append(letter, count, offset, isFirst: isFirst)) != nil else { return (text, .nothing) }
    let (waiting, slot, dayPeriods) = (builder.waiting, builder.slot, builder.dayPeriods)
    guard let program = try? builder.finish() else { return (text, .nothing) }
    let values = FieldValues(moment, program)
    func value(_ field: DateProgram.Field) -> Int {
      DateProgram.Step(.text, field).value(in: values.fields, values.clock)
    }
    switch waiting {
    case .nothing: return (text, .nothing)
    case .number(let operation, let field, _):
      let isYear = operation == .year || operation == .yearInDigits
      return (text, .number(isYear ? values.yearOfEra : value(field), numbers(letter)))
    case .names(let words, let field, _):
      let value = value(field)
      let place = place(letter, count, value, field, slot, dayPeriods)
      guard let place, isWord(place, words, value - field.first) else { return (text, .name(value, nil)) }
      // The steps number parts of the day as the rules of the language have them, which says nothing to anybody.
      if field.isDayPeriod, case .name(_, let index) = place { return (text, .name(index, place)) }
      return (text, .name(value, place))
    case .step(let step, _): return (text, content(of: step, letter, count, values, program))
    }
  }

  private func content(
    of step: DateProgram.Step, _ letter: UInt8, _ count: Int, _ values: FieldValues, _ program: DateProgram
  ) -> FormatTrace.Content {
    switch step.operation {
    case .quantity:
      guard let rules = program.rules, let quantity = Quantity(rawValue: step.detail) else { return .nothing }
      return .number(values.value(of: quantity, rules), numbers(letter))
    case .fraction: return .fraction(moment.time.nanosecond, numbers(letter))
    case .offset:
      let seconds = moment.offset.secondsEastOfUTC
      guard OffsetForm(rawValue: step.detail).contains(.localized), let words = program.rules?.offsets else {
        return .offset(seconds, [])
      }
      let hasOwnZero = seconds == 0 && words.zero != nil
      let forms = hasOwnZero ? ["zones/gmtZeroFormat"] : ["zones/gmtFormat", "zones/hourFormat"]
      return .offset(seconds, forms.map(TablePlace.convention))
    case .tableText:
      let era = step.value(in: values.fields, values.clock)
      return .name(era, context.calendar.tables.map { .era($0, DateProgramBuilder.eraSlot(count), era) })
    default: return .nothing
    }
  }

  /// Whether a place in the tables has the words that the step has.
  private func isWord(_ place: TablePlace, _ words: FieldWords, _ entry: Int) -> Bool {
    guard entry >= 0, entry < words.count else { return false }
    return context.data.value(at: place, row: context.row)?.text == words.text(entry, context.tables)
  }

  /// Where the name of a value stands.
  private func place(
    _ letter: UInt8, _ count: Int, _ value: Int, _ field: DateProgram.Field, _ slot: NameSlot?,
    _ dayPeriods: DayPeriodHours?
  ) -> TablePlace? {
    let halves = NameSlot.halves(count, context.data.edition)
    let periods = NameSlot.dayPeriods(count)
    func has(_ name: DayPeriodName) -> Bool {
      context.data.value(at: .name(periods, name.place), row: context.row) != nil
    }
    switch field {
    case .half: return .name(halves, value)
    case .noon:
      guard value == 2 else { return .name(halves, value) }
      return has(.noon) ? .name(periods, DayPeriodName.noon.place) : .name(halves, 1)
    case .dayPeriod:
      guard let dayPeriods, value < dayPeriods.periods.count else { return nil }
      let period = dayPeriods.periods[value]
      let name = period.name == .noon && !has(.noon) ? dayPeriods.periodAroundNoon : period.name
      return has(name) ? .name(periods, name.place) : .name(halves, period.isAfterNoon ? 1 : 0)
    case .era:
      guard let calendar = context.calendar.tables else { return slot.map { .name($0, value) } }
      return .era(calendar, DateProgramBuilder.eraSlot(count), value)
    default: return slot.map { .name($0, value - field.first) }
    }
  }

  /// In which number system a field is written, and why.
  private func numbers(_ letter: UInt8) -> FormatTrace.NumbersTrace {
    let place = Int(context.numbersPlace(letter))
    guard place > 0 else {
      return FormatTrace.NumbersTrace(
        system: context.data.numberSystemName(for: context.numbersTag, row: context.row), reason: .format)
    }
    let system = context.overrides[place - 1].system
    guard case .styles(let date?, _, _) = request,
      case let style = TablePlace.style(date.numbersSlot, context.calendar.tables),
      context.data.value(at: style, row: context.row) != nil
    else { return FormatTrace.NumbersTrace(system: context.data.name(of: system), reason: .japaneseYear) }
    return FormatTrace.NumbersTrace(system: context.data.name(of: system), reason: .style(style))
  }
}

extension DateProgram.Field {
  /// Whether the field is a part of the day.
  fileprivate var isDayPeriod: Bool {
    switch self {
    case .half, .noon, .dayPeriod: true
    default: false
    }
  }
}

extension LocaleData {
  /// The name of a number system; empty where the tables have none with its digits.
  func name(of system: NumberSystem) -> String {
    guard case .decimal(let digits) = system else {
      if case .algorithmic(let numbers) = system { return numbers.rawValue }
      return ""
    }
    let pairs = tables.supplemental(.decimalDigits)
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      let isIt = tables.withString(tables.value(pairs, index + 1)) { bytes in
        Digits(bytes).map { other in (0..<10).allSatisfy { other.bytes($0) == digits.bytes($0) } } ?? false
      }
      if isIt { return tables.string(tables.value(pairs, index)) }
    }
    return digits.isASCII ? "latn" : ""
  }
}
