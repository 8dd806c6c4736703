import Almanac

/// A piece of a text in the words of the tables.
struct ExplainedPiece {
  let piece: FormatTrace.Piece
  /// The number that the piece stands for; nil for literal text.
  let value: Int?
  /// What the number is a number of, where the field does not say it.
  let unit: String?
  /// The name in the tables that was written.
  let name: HeldValue?
  /// The forms in the tables that an offset was written by.
  let forms: [HeldValue]
  /// The number system, and why that one.
  let numbers: (system: String, reason: String)?
  let source: FormatExplanation.Source
  /// The rule of the field, and that of the part of the pattern.
  let rule: Rule
  let patternRule: Rule

  init(_ piece: FormatTrace.Piece, in explanation: FormatExplanation) {
    self.piece = piece
    source = explanation.source(piece.source)
    rule = Rule(piece.content, letter: piece.letter)
    patternRule = Rule(piece.source)
    var name: HeldValue?
    var forms: [HeldValue] = []
    switch piece.content {
    case .literal, .nothing: (value, unit, numbers) = (nil, nil, nil)
    case .number(let number, let system):
      (value, unit, numbers) = (number, nil, Self.words(system, explanation))
    case .fraction(let nanoseconds, let system):
      (value, unit, numbers) = (nanoseconds, "nanoseconds", Self.words(system, explanation))
    case .name(let number, let place):
      (value, unit, numbers) = (number, nil, nil)
      name = place.map { explanation.held($0) }
    case .offset(let seconds, let places):
      (value, unit, numbers) = (seconds, "seconds east of UTC", nil)
      forms = places.map { explanation.held($0) }
    }
    self.name = name
    self.forms = forms
  }

  /// The letters of the pattern; empty for literal text.
  var letters: String {
    piece.letter.map { String(repeating: $0, count: piece.patternRange.count) } ?? ""
  }

  /// What was written, in words.
  var content: String {
    switch piece.content {
    case .literal: "text of the pattern"
    case .nothing: "nothing"
    case .number, .fraction:
      numbers.map { $0.reason.isEmpty ? "number, \($0.system)" : "number, \($0.system): \($0.reason)" } ?? ""
    case .name: name.map { "name, \($0.words)" } ?? "name by rules"
    case .offset: forms.isEmpty ? "offset, ISO 8601" : "offset, " + forms.map(\.words).joined(separator: "; ")
    }
  }

  private static func words(
    _ numbers: FormatTrace.NumbersTrace, _ explanation: FormatExplanation
  ) -> (system: String, reason: String) {
    switch numbers.reason {
    case .format: (numbers.system, "")
    case .style(let place): (numbers.system, explanation.held(place).words)
    case .japaneseYear: (numbers.system, "the pattern has \u{5E74}, so that an era begins with \u{5143}\u{5E74}")
    }
  }
}

extension FormatExplanation {
  /// The pieces of the text in its order.
  var pieces: [ExplainedPiece] { trace.pieces.map { ExplainedPiece($0, in: self) } }
}
