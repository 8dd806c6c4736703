/// Text piece by piece.
///
/// Source: ICU's `udat_formatForFields`, whose fields lie where these do.
extension DateTimeFormat {
  /// The date in words, piece by piece; the texts together are ``string(from:)``.
  ///
  /// Neighbouring literal text is one piece, and an empty piece is left out. Fields of the time are those of the start of the
  /// day. Cost: several times that of a string.
  public func parts(from date: CivilDate) -> [DatePart] { parts(from: Moment(date)) }

  /// The date and the time in words, piece by piece; see ``parts(from:)->[DatePart]``.
  public func parts(from dateTime: CivilDateTime, offset: UTCOffset = .utc) -> [DatePart] {
    parts(from: Moment(dateTime.date, dateTime.time, offset))
  }

  /// The time in words, piece by piece; see ``parts(from:)->[DatePart]``.
  public func parts(from time: CivilTime, offset: UTCOffset = .utc) -> [DatePart] { parts(from: Moment(time, offset)) }

  private func parts(from moment: Moment) -> [DatePart] {
    if let fallback = program.fallback { return fallback.parts(of: moment) }
    // The whole pattern compiled, so all of this works, and so does each of its fields.
    guard let setting,
      let pattern = try? setting.pattern(request),
      let context = try? setting.context(request, pattern.span)
    else { return [] }
    var parts: [DatePart] = []
    var end = 0
    func append(_ field: DatePart.Field, _ letter: UInt8?, _ text: String) {
      guard !text.isEmpty else { return }
      let range = end..<end + text.utf8.count
      let letter = letter.map { Character(Unicode.Scalar($0)) }
      parts.append(DatePart(field: field, letter: letter, utf8Range: range, text: text))
      end = range.upperBound
    }
    var literal: [UInt8] = []
    var isFirst = true
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern.span) {
      switch item {
      case .literal(let byte): literal.append(byte)
      case .field(let letter, let count, let offset):
        let text = Self.text(of: moment, letter, count, offset, isFirst: isFirst, context)
        isFirst = false
        // What writes nothing does not divide the text around it.
        guard !text.isEmpty else { continue }
        append(.literal, nil, String(decoding: literal, as: UTF8.self))
        literal.removeAll()
        append(DatePart.Field(letter), letter, text)
      }
    }
    append(.literal, nil, String(decoding: literal, as: UTF8.self))
    return parts
  }

  /// One field of a date or a time, written by the same steps as in the whole.
  static func text(
    of moment: Moment, _ letter: UInt8, _ count: Int, _ offset: Int, isFirst: Bool, _ context: DateProgram.Context
  ) -> String {
    var builder = DateProgramBuilder(context)
    guard (try? builder.append(letter, count, offset, isFirst: isFirst)) != nil, let program = try? builder.finish()
    else { return "" }
    var bytes = [UInt8](repeating: 0, count: program.capacity)
    var span = bytes.mutableSpan
    let end = program.write(moment, into: &span, at: 0)
    return String(trusting: bytes.span.extracting(first: end))
  }
}
