/// A piece of a formatted date: a field, or the literal text between fields.
public struct DatePart: Hashable, Sendable {
  /// What a piece of a date is.
  ///
  /// Source: UTS #35 part 4, "Date Field Symbol Table".
  public struct Field: Hashable, Sendable, CustomStringConvertible {
    /// The field's name, as in ECMA-402's `formatToParts`.
    public let description: String

    /// The era (`G`).
    public static let era = Field(description: "era")
    /// The year (`y`).
    public static let year = Field(description: "year")
    /// The month, as a number or in words (`M`, `L`).
    public static let month = Field(description: "month")
    /// The day of the month (`d`).
    public static let day = Field(description: "day")
    /// The day of the week (`E`, `c`).
    public static let weekday = Field(description: "weekday")
    /// Text of the pattern itself.
    public static let literal = Field(description: "literal")
  }

  /// What the piece is.
  public let field: Field
  /// Where it stands in the text, in UTF-8 bytes.
  public let utf8Range: Range<Int>
  /// Its text.
  public let text: String
}

extension DateTimeFormat {
  /// The date in words, piece by piece; the texts together are ``string(from:)``.
  ///
  /// Neighbouring literal text is one piece, and an empty piece is left out. Cost: several times that of a string.
  public func parts(from date: CivilDate) -> [DatePart] {
    var parts: [DatePart] = []
    var end = 0
    func append(_ field: DatePart.Field, _ text: String) {
      guard !text.isEmpty else { return }
      parts.append(DatePart(field: field, utf8Range: end..<end + text.utf8.count, text: text))
      end += text.utf8.count
    }
    var literal: [UInt8] = []
    var scanner = PatternScanner()
    let pattern = self.pattern
    while let item = scanner.next(in: pattern.utf8Span.span) {
      switch item {
      case .literal(let byte): literal.append(byte)
      case .field(let letter, let count, let offset):
        append(.literal, String(decoding: literal, as: UTF8.self))
        literal.removeAll()
        append(DatePart.Field(letter), text(of: date, letter, count, offset))
      }
    }
    append(.literal, String(decoding: literal, as: UTF8.self))
    return parts
  }

  /// One field of the date, written by the same steps as in the whole.
  private func text(of date: CivilDate, _ letter: UInt8, _ count: Int, _ offset: Int) -> String {
    // The whole pattern compiled, so each of its fields does.
    guard var builder = (try? context()).map(DateProgramBuilder.init),
      (try? builder.append(letter, count, offset)) != nil
    else { return "" }
    let program = builder.finish()
    var bytes = [UInt8](repeating: 0, count: program.capacity)
    var span = bytes.mutableSpan
    let end = program.write(date, into: &span, at: 0)
    return String(trusting: bytes.span.extracting(first: end))
  }
}

extension DatePart.Field {
  fileprivate init(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "G"): self = .era
    case UInt8(ascii: "y"): self = .year
    case UInt8(ascii: "M"), UInt8(ascii: "L"): self = .month
    case UInt8(ascii: "d"): self = .day
    case UInt8(ascii: "E"), UInt8(ascii: "c"): self = .weekday
    default: self = .literal
    }
  }
}
