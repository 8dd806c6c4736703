/// Why a text could not be read as a date or a time.
///
/// ```swift
/// do {
///   _ = try DateParser(date: .long, locale: "pt-BR").date(from: "30 de movembro de 2026")
/// } catch {
///   error.position           // 6
///   error.found              // "movembro"
///   error.expected           // a month, such as "novembro"
///   error.example            // 30 de novembro de 2026
/// }
/// ```
public struct DateParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public let code: Code
  /// Where in the text, in UTF-8 bytes from its start: the first byte of what is wrong, or the text's length where it
  /// ends too early.
  public let position: Int
  /// The same place in characters (extended grapheme clusters) from the text's start.
  public let characterPosition: Int
  /// What stands there: a word, a number or one other character, or nothing at the text's end.
  public let found: String
  /// What was expected there, with an example in the locale; empty where the place holds what it should and the value is
  /// the trouble.
  public let expected: String
  /// 30 November 2026, or that day at 18:05:09, as the format writes it.
  public let example: String
  /// The readings of an ambiguous text, as ISO 8601 writes them; otherwise empty.
  public let readings: [String]
  /// The ISO 8601 form of what the text must mean, where it can mean only one thing: 2026-11-30 for `11/30/2026` where the
  /// day comes first.
  public let suggestion: String?
  /// The sentence that says what is wrong, without the text.
  public let reason: String

  /// The reason, the place, an example, and the suggestion, on one line; invisible characters are escaped.
  public var description: String {
    var text = "\(reason) (at character \(characterPosition + 1))"
    if !example.isEmpty { text += "; a text that can be read: \"\(Self.shown(example))\"" }
    if let suggestion { text += "; did you mean \(suggestion)?" }
    return text
  }

  init(
    _ code: Code, _ place: TextPlace, expected: String = "", example: String, readings: [String] = [],
    suggestion: String? = nil, reason: String
  ) {
    self.code = code
    position = place.utf8
    characterPosition = place.characters
    found = place.found
    self.expected = expected
    self.example = example
    self.readings = readings
    self.suggestion = suggestion
    self.reason = reason
  }

  /// Text that is safe on one line of a log.
  static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      case .spaceSeparator where scalar != " ":
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

/// A place in a text, as errors say it.
struct TextPlace {
  var utf8: Int
  var characters: Int
  var found: String

  /// The place at a byte of a text, which is moved back to the start of a scalar.
  init(_ text: Span<UInt8>, at offset: Int) {
    var start = min(max(offset, 0), text.count)
    var steps = 0
    while steps < 3, start > 0, start < text.count, text[start] & 0xC0 == 0x80 {
      start -= 1
      steps += 1
    }
    utf8 = start
    characters = String(decoding: (0..<start).map { text[$0] }, as: UTF8.self).count
    // Enough for the longest word that anyone has to see.
    let rest = String(decoding: (start..<min(text.count, start + 128)).map { text[$0] }, as: UTF8.self)
    found = Self.firstPiece(of: rest)
  }

  /// The word or number that a text begins with, else its first character.
  private static func firstPiece(of text: String) -> String {
    guard let first = text.first else { return "" }
    let piece = text.prefix { first.isNumber ? $0.isNumber : first.isLetter ? $0.isLetter || $0 == "-" : false }
    return String(piece.isEmpty ? text.prefix(1) : piece.prefix(24))
  }
}
