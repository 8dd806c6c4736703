/// Explaining how a text is read.
extension DateParser {
  /// Reads a text as ``date(from:reference:defaults:)`` and its like do, and says what matched where.
  ///
  /// The searches are those of the parser, with matchers whose answers are kept; what they come to is compared with what the
  /// parser says.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - reference: the date near which a year of two digits lies.
  ///   - defaults: where the format has no year, month or day, they are those of this date.
  /// - Returns: what was tried, and the value or the error.
  /// - Throws: `TraceError` if the parser and its explanation do not agree.
  package func trace(
    _ text: String, reference: CivilDate? = nil, defaults: CivilDate? = nil
  ) throws(TraceError) -> ReadingTrace {
    let request = Request(reference: reference, date: defaults)
    let (value, error) = outcome(text, request)
    var attempts: [ReadingTrace.Attempt] = []
    if text.utf8.count <= Self.maximumUTF8Count {
      let bytes = text.utf8.span
      let strict = attempt(
        .strict, StrictMatcher(plan, bytes), text, value, request,
        plan.items.indices.map { Item(source: $0, expected: expectation($0)) }
      ) { $0 }
      attempts.append(strict)
      if strict.readingCount == 0, mode == .tolerant {
        let folding = LetterFolding(format.data.unicode, language: plan.language)
        let tolerant = TolerantPlan(plan, folding)
        let folded = FoldedText(bytes, folding)
        let names = TolerantNames(context: plan.context, folding: folding, isEastAsian: tolerant.isEastAsian)
        let matcher = TolerantMatcher(plan: tolerant, text: folded, names: names, strict: plan)
        let items = tolerant.items.indices.map {
          Item(
            source: tolerant.sources[$0], isAddition: tolerant.isAddition($0, to: plan),
            expected: tolerant.expectation($0))
        }
        attempts.append(attempt(.tolerant, matcher, text, value, request, items) { folded.utf8Offset($0) })
      }
    }
    try check(attempts, value, error)
    return ReadingTrace(kind: kind, pattern: format.pattern, attempts: attempts, value: value, error: error)
  }

  /// What the parser says.
  private func outcome(_ text: String, _ request: Request) -> (value: String?, error: DateParsingError?) {
    do throws(DateParsingError) {
      switch kind {
      case .date: return ("\(try date(from: text, reference: request.reference, defaults: request.date))", nil)
      case .time: return ("\(try time(from: text))", nil)
      case .dateTime:
        let defaults = request.date.map { CivilDateTime(date: $0, time: .midnight) }
        return ("\(try dateTime(from: text, reference: request.reference, defaults: defaults))", nil)
      }
    } catch {
      return (nil, error)
    }
  }

  private var kind: ReadingTrace.Kind {
    let fields = plan.items.compactMap(\.field)
    let hasDate = fields.contains { !$0.isTime }
    let hasTime = fields.contains { $0.isTime && $0 != .offset }
    return !hasTime ? .date : hasDate ? .dateTime : .time
  }

  /// An item that a matcher looks for.
  private struct Item {
    /// The number of the plan's item that it comes from.
    var source: Int
    /// Whether the pattern does not have it.
    var isAddition = false
    /// What it is, in words.
    var expected: String
  }

  private func attempt(
    _ mode: Mode, _ matcher: some ReadingMatcher, _ text: String, _ value: String?, _ request: Request,
    _ items: [Item], _ utf8: (Int) -> Int
  ) -> ReadingTrace.Attempt {
    let record = ReadingRecord()
    let recording = RecordingMatcher(matcher: matcher, record: record)
    var search = ReadingSearch(recording)
    search.run()
    let patternItems = self.patternItems
    func steps(_ path: [ReadingRecord.Edge]?) -> [ReadingTrace.Step] {
      (path ?? []).map { edge in
        let item = items[edge.item]
        let start = edge.way.end > edge.place ? matcher.placeOfRest(edge.place) : edge.place
        let range = utf8(min(start, edge.way.end))..<utf8(edge.way.end)
        let added = ReadingField.allCases.first { edge.before[$0] == nil && edge.way.fields[$0] != nil }
        return ReadingTrace.Step(
          patternItem: item.isAddition || item.source >= patternItems.count ? "" : patternItems[item.source],
          expected: item.expected,
          utf8Range: range,
          found: String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self),
          value: added.flatMap { edge.way.fields[$0] })
      }
    }
    let end = matcher.textEnd
    if !search.readings.isEmpty {
      let chosen = search.readings.first { self.value(of: $0, request) == value } ?? search.readings[0]
      let path = record.path(to: matcher.itemCount, chosen.fields) { matcher.placeOfRest($0) == end }
      return ReadingTrace.Attempt(mode: mode, readingCount: search.readings.count, steps: steps(path), stop: nil)
    }
    let failure = search.failure ?? ReadingFailure(item: 0, place: 0)
    let path = record.path(to: failure.item, nil) { matcher.placeOfRest($0) == failure.place }
    let item = failure.item < items.count ? items[failure.item].source : plan.items.count
    let error = unexpected(text.utf8.span, item: item, at: utf8(failure.place), nil)
    return ReadingTrace.Attempt(
      mode: mode, readingCount: 0, steps: steps(path),
      stop: ReadingTrace.Stop(expected: error.expected, position: error.position, found: error.found))
  }

  /// What a reading comes to, as ISO 8601; nil where it is no date or time.
  private func value(of reading: Reading, _ request: Request) -> String? {
    var request = request
    // As `dateTime(from:reference:defaults:)` has it, whose defaults are a whole moment.
    if kind == .dateTime, request.date != nil { request.time = .midnight }
    let resolution = Resolution(reading.fields, self, request)
    switch kind {
    case .date: return (try? resolution.date()).map { "\($0)" }
    case .time: return (try? resolution.time()).map { "\($0)" }
    case .dateTime:
      guard let date = try? resolution.date(), let time = try? resolution.time() else { return nil }
      return "\(CivilDateTime(date: date, time: time))"
    }
  }

  /// The parser's last attempt and its answer say the same.
  private func check(
    _ attempts: [ReadingTrace.Attempt], _ value: String?, _ error: DateParsingError?
  ) throws(TraceError) {
    guard let last = attempts.last else { return }
    if value != nil, last.readingCount == 0 {
      throw TraceError("the reading", traced: "none", used: value ?? "")
    }
    if let error, error.code == .unexpectedText, last.stop?.position != error.position {
      throw TraceError(
        "the reading", traced: last.stop.map { "stopped at byte \($0.position)" } ?? "a reading", used: error.reason)
    }
  }

  /// For each item of the plan the letters, or the text, of the pattern that it was made of.
  private var patternItems: [String] {
    var texts: [String] = []
    var builder = ReadingPlanBuilder(plan.context)
    var scanner = PatternScanner()
    let pattern = format.pattern
    while let item = scanner.next(in: pattern.utf8Span.span) {
      switch item {
      case .literal(let byte): builder.append(byte)
      case .field(let letter, let count, let offset):
        guard (try? builder.append(letter, count, offset)) != nil else { return texts }
        guard builder.items.count > texts.count else { continue }
        while texts.count < builder.items.count - 1 { texts.append("") }
        texts.append(String(repeating: Character(Unicode.Scalar(letter)), count: count))
      }
    }
    while texts.count < builder.items.count { texts.append("") }
    for (index, item) in builder.items.enumerated() {
      if case .literal(let range) = item { texts[index] = String(decoding: builder.bytes[range], as: UTF8.self) }
    }
    return texts
  }
}

extension TolerantPlan {
  /// Whether an item is for what the pattern does not have, such as a weekday that people write all the same.
  func isAddition(_ item: Int, to plan: ReadingPlan) -> Bool {
    switch items[item] {
    case .bracket: true
    case .optionalNames(let field): !plan.has(field)
    default: false
    }
  }

  /// What an item is, in words.
  func expectation(_ item: Int) -> String {
    switch items[item] {
    case .number(let field, let digits, _):
      let count = digits.count == 1 ? "\(digits.lowerBound)" : "\(digits.lowerBound) to \(digits.upperBound)"
      return "\(field.name) in \(count) digit\(digits.upperBound == 1 ? "" : "s")"
    case .namedNumber(let field, _): return "\(field.name) in words or digits"
    case .offset: return ReadingField.offset.name
    case .names(let field): return "\(field.name) by a name of any width"
    case .optionalNames(let field): return "\(field.name) by a name of any width, or nothing"
    case .separator(let kind, let field, let isRequired):
      var marks = kind == .time ? "\":\" or \".\"" : "\"-\", \".\" or \"/\""
      if isEastAsian, kind == .date {
        for marker in EastAsianDates.markers(after: field) { marks += " or \"\(Self.text(marker[...]))\"" }
      }
      return isRequired ? marks : "\(marks), or nothing"
    case .word(let range): return "\"\(Self.text(words[range]))\", or nothing"
    case .bracket(let first, let second): return "\"\(Self.text([first]))\" or \"\(Self.text([second]))\", or nothing"
    case .boundary: return "the end of a number"
    }
  }

  private static func text(_ units: ArraySlice<UInt32>) -> String {
    var text = ""
    for unit in units { if let scalar = Unicode.Scalar(unit) { text.unicodeScalars.append(scalar) } }
    return text
  }
}
