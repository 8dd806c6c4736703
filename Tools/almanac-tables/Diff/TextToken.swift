import Almanac

/// A piece of a text or of a pattern: what a difference is told in.
struct TextToken: Hashable, Sendable {
  /// What kind of piece it is.
  enum Kind: String, Hashable, Sendable {
    /// A field of a date but the weekday: era, year, quarter, month, week, day.
    case date
    case weekday
    case dayPeriod = "day period"
    /// Hour, minute, second.
    case time
    case zone
    /// A place for a date or a time as a whole: `{1}`, `{0}`.
    case place = "date or time"
    case word, number, space, sign
    /// What joins both ends of a range, most often.
    case dash
    /// The beginning or the end.
    case edge
  }

  var text: String
  var kind: Kind

  /// The tokens of a text: numbers, words, and every other character by itself.
  static func text(_ text: String) -> [TextToken] {
    var tokens: [TextToken] = []
    for character in text {
      let kind: Kind? = character.isLetter ? .word : character.isNumber ? .number : nil
      if let kind, let last = tokens.last, last.kind == kind {
        tokens[tokens.count - 1].text.append(character)
      } else {
        tokens.append(TextToken(text: String(character), kind: kind ?? Self.kind(ofSign: character)))
      }
    }
    return tokens
  }

  private static func kind(ofSign character: Character) -> Kind {
    if character.isWhitespace || character.unicodeScalars.allSatisfy({ InvisibleScalars.contains($0) }) {
      return .space
    }
    let isDash = character.unicodeScalars.contains { $0.properties.generalCategory == .dashPunctuation }
    return isDash || "~～〜".contains(character) ? .dash : .sign
  }

  /// The tokens of what a format wrote: each field is one, and so is each word and sign between them.
  static func parts(_ parts: [DatePart]) -> [TextToken] {
    parts.flatMap { part in
      part.field == .literal ? text(part.text) : [TextToken(text: part.text, kind: kind(of: part.field))]
    }
  }

  private static func kind(of field: DatePart.Field) -> Kind {
    switch field {
    case .weekday, .weekdayInMonth: .weekday
    case .dayPeriod: .dayPeriod
    case .hour, .minute, .second, .fractionalSecond: .time
    case .timeZoneName: .zone
    default: .date
    }
  }

  /// The tokens of what joins a date and a time: the places of both, and every word and sign between them.
  static func glue(_ glue: String) -> [TextToken] {
    var tokens: [TextToken] = []
    var rest = glue[...]
    while let place = rest.firstRange(of: /\{[01]\}/) {
      tokens += text(String(rest[..<place.lowerBound]))
      tokens.append(TextToken(text: String(rest[place]), kind: .place))
      rest = rest[place.upperBound...]
    }
    return tokens + text(String(rest))
  }
}
