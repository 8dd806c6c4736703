/// A piece of a formatted interval: a field or the literal text between fields, and the end that it comes from.
public struct DateIntervalPart: Hashable, Sendable {
  /// Where a piece comes from, as in ECMA-402's `formatRangeToParts`.
  public enum Source: String, Hashable, Sendable {
    /// From both: what they have in common, and what joins them.
    case shared
    /// From the start.
    case start
    /// From the end.
    case end
  }

  /// The piece.
  public let part: DatePart
  /// Where it comes from.
  public let source: Source
}

extension DateIntervalFormat {
  /// The days from one to another, piece by piece; the texts together are ``string(from:to:)``.
  ///
  /// The start reaches from the first to the last of the fields that are there twice, and so does the end: both take the
  /// text between their fields with them. Neighbouring literal text of one source is one piece. Cost: many times that of a string.
  ///
  /// Source: ECMA-402 `PartitionDateTimeRangePattern`; ICU's spans of a `FormattedDateInterval`.
  public func parts(from start: CivilDate, to end: CivilDate) -> [DateIntervalPart] {
    parts(Moment(start), Moment(end))
  }

  /// The time from one date and time to another, piece by piece; see ``parts(from:to:)``.
  public func parts(from start: CivilDateTime, to end: CivilDateTime, offset: UTCOffset = .utc) -> [DateIntervalPart] {
    parts(Moment(start.date, start.time, offset), Moment(end.date, end.time, offset))
  }

  private func parts(_ from: Moment, _ to: Moment) -> [DateIntervalPart] {
    // The format was made, so that this works again.
    guard let plan = try? IntervalPlan(setting, skeleton) else { return [] }
    return Self.parts(plan.pieces(for: difference(from, to)), IntervalCompiler(setting), from, to)
  }

  static func parts(
    _ pieces: [IntervalPiece], _ compiler: IntervalCompiler, _ from: Moment, _ to: Moment
  ) -> [DateIntervalPart] {
    var parts = IntervalParts()
    var place = IntervalPlace.first
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(literal: text)
      case .pattern(let pattern, let end):
        guard let context = try? compiler.context(pattern, place) else { continue }
        parts.append(pattern, end, end == .from ? from : to, context, isFirst: place == .first)
        place = .further
      }
    }
    return parts.finished
  }
}

/// Collects the pieces of an interval.
private struct IntervalParts {
  private struct Field {
    var letter: UInt8
    var end: IntervalEnd
    var text: String
    var start: Int
  }

  private var bytes: [UInt8] = []
  private var fields: [Field] = []

  mutating func append(literal: [UInt8]) { bytes += literal }

  mutating func append(
    _ pattern: [UInt8], _ end: IntervalEnd, _ moment: Moment, _ context: DateProgram.Context, isFirst: Bool
  ) {
    var isFirst = isFirst
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern.span) {
      switch item {
      case .literal(let byte): bytes.append(byte)
      case .field(let letter, let count, let offset):
        let text = DateTimeFormat.text(of: moment, letter, count, offset, isFirst: isFirst, context)
        isFirst = false
        guard !text.isEmpty else { continue }
        fields.append(Field(letter: letter, end: end, text: text, start: bytes.count))
        bytes += text.utf8
      }
    }
  }

  /// The pieces with their sources.
  var finished: [DateIntervalPart] {
    let spans = spans
    var parts: [DateIntervalPart] = []
    var end = 0
    for field in fields {
      appendLiteral(end..<field.start, spans, &parts)
      end = field.start + field.text.utf8.count
      let part = DatePart(
        field: DatePart.Field(field.letter), letter: Character(Unicode.Scalar(field.letter)),
        utf8Range: field.start..<end, text: field.text)
      parts.append(DateIntervalPart(part: part, source: source(of: field.start, spans)))
    }
    appendLiteral(end..<bytes.count, spans, &parts)
    return parts
  }

  /// Where the first and the second of the two parts are that have the same fields, and which end the first is.
  private var spans: (first: Range<Int>, second: Range<Int>, firstEnd: IntervalEnd)? {
    var found: (first: Range<Int>, second: Range<Int>, firstEnd: IntervalEnd)?
    for (index, field) in fields.enumerated() {
      guard let twin = fields[(index + 1)...].first(where: { $0.letter == field.letter }) else { continue }
      let first = field.start..<field.start + field.text.utf8.count
      let second = twin.start..<twin.start + twin.text.utf8.count
      guard let so = found else {
        found = (first, second, field.end)
        continue
      }
      found?.first = min(so.first.lowerBound, first.lowerBound)..<max(so.first.upperBound, first.upperBound)
      found?.second = min(so.second.lowerBound, second.lowerBound)..<max(so.second.upperBound, second.upperBound)
    }
    return found
  }

  private func source(
    of offset: Int, _ spans: (first: Range<Int>, second: Range<Int>, firstEnd: IntervalEnd)?
  ) -> DateIntervalPart.Source {
    guard let spans else { return .shared }
    if spans.first.contains(offset) { return spans.firstEnd == .from ? .start : .end }
    if spans.second.contains(offset) { return spans.firstEnd == .from ? .end : .start }
    return .shared
  }

  private func appendLiteral(
    _ range: Range<Int>, _ spans: (first: Range<Int>, second: Range<Int>, firstEnd: IntervalEnd)?,
    _ parts: inout [DateIntervalPart]
  ) {
    guard !range.isEmpty else { return }
    let part = DatePart(
      field: .literal, letter: nil, utf8Range: range, text: String(decoding: bytes[range], as: UTF8.self))
    parts.append(DateIntervalPart(part: part, source: source(of: range.lowerBound, spans)))
  }
}
