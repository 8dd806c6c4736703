/// A pattern that a date and a time are written by, in the syntax of UTS #35.
///
/// ```swift
/// let pattern: DatePattern = "d 'de' MMMM 'de' y"
/// for item in pattern.items { … }                        // d, " de ", MMMM, " de ", y
/// let format = try DateTimeFormat(pattern: DatePattern(parsing: text), locale: "pt-BR")
/// ```
///
/// Every ASCII letter outside quotes is part of a field, which is a letter as often as the field is wide; everything else
/// is literal text. `'…'` quotes literal text, and `''` is one apostrophe, inside quotes and outside.
///
/// The fields are all of UTS #35 that a date, a time and an offset from UTC can answer:
///
/// - years `G y Y u r U`, quarters `Q q`, months `M L`, weeks `w W`, days `d D F g`, weekdays `E e c`;
/// - parts of the day `a b B`, hours `h H k K`, `m`, `s`, fractions of a second `S`, milliseconds of the day `A`;
/// - offsets `Z`, `O`, `OOOO`, and `X` and `x` of one to five letters.
///
/// `l` is accepted and writes nothing. A quote that is never closed ends with the pattern. In both ICU does the same; where
/// it stops at an unknown letter and writes the rest of the text as if it were not there, reading the pattern throws.
///
/// Source: UTS #35 part 4 section 8 "Date Format Patterns".
public struct DatePattern: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern that is read, in UTF-8 bytes.
  public static var maximumUTF8Count: Int { 1024 }

  /// The pattern's text, as it was given.
  public let description: String

  /// Reads a pattern.
  ///
  /// - Parameter text: the pattern; the empty one is a pattern too, which writes nothing.
  /// - Throws: ``DatePatternError``, which says where: the text is too long, or has a letter that stands for no field, a
  ///   field that is the name of a time zone (`z`, `v`, `V`), or an offset in a width that there is not (`OO`, `XXXXXX`).
  public init(parsing text: some StringProtocol) throws(DatePatternError) {
    try self.init(parsing: text, zoneNames: .refused)
  }

  /// Whether a pattern may have the name of a time zone.
  public enum ZoneNames: Sendable {
    /// It may not: no table answers it.
    case refused
    /// It may: `z` and `V` of one to four letters, `v` of one or four.
    case allowed
  }

  /// Reads a pattern that may have names of time zones (`z`, `v`, `V`), which a format with a fallback can write; see
  /// ``LocaleData/falling(backTo:)``.
  ///
  /// - Throws: ``DatePatternError``, as for a pattern without.
  public init(parsing text: some StringProtocol, zoneNames: ZoneNames) throws(DatePatternError) {
    let text = String(text)
    guard text.utf8.count <= Self.maximumUTF8Count else { throw .tooLong(text) }
    var scanner = PatternScanner()
    while let item = scanner.next(in: text.utf8Span.span) {
      guard case .field(let letter, let count, let offset) = item else { continue }
      if let code = Self.fault(letter, count, zoneNames) { throw DatePatternError(code, input: text, position: offset) }
    }
    description = text
  }

  private static func fault(_ letter: UInt8, _ count: Int, _ zoneNames: ZoneNames) -> DatePatternError.Code? {
    switch Unicode.Scalar(letter) {
    case "G", "y", "Y", "u", "r", "U", "Q", "q", "M", "L", "w", "W", "d", "D", "F", "g", "E", "e", "c", "a", "b", "B",
      "h", "H", "k", "K", "m", "s", "S", "A", "Z", "l":
      nil
    case "X", "x": count <= 5 ? nil : .unknownWidth
    case "O": count == 1 || count == 4 ? nil : .unknownWidth
    case "z", "V": zoneNames == .refused ? .zoneName : count <= 4 ? nil : .unknownWidth
    case "v": zoneNames == .refused ? .zoneName : count == 1 || count == 4 ? nil : .unknownWidth
    default: .unknownField
    }
  }
}

extension DatePattern {
  /// A piece of a pattern.
  public enum Item: Hashable, Sendable {
    /// Text that is written as it stands here: quotes are gone, and two apostrophes are one.
    case literal(String)
    /// A field.
    case field(Field)
  }

  /// A field of a pattern.
  public struct Field: Hashable, Sendable, CustomStringConvertible {
    /// The letter: what is written.
    public let letter: Character
    /// How often it stands there, from 1: how wide it is written.
    public let count: Int
    /// Where the first one stands in the pattern, in UTF-8 bytes.
    public let utf8Offset: Int

    /// The letters.
    public var description: String { String(repeating: letter, count: count) }
  }

  /// The pieces; literal text is in one piece as far as it reaches.
  public var items: [Item] {
    var items: [Item] = []
    var literal: [UInt8] = []
    func flush() {
      guard !literal.isEmpty else { return }
      items.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal.removeAll()
    }
    var scanner = PatternScanner()
    while let item = scanner.next(in: description.utf8Span.span) {
      switch item {
      case .literal(let byte): literal.append(byte)
      case .field(let letter, let count, let offset):
        flush()
        items.append(.field(Field(letter: Character(Unicode.Scalar(letter)), count: count, utf8Offset: offset)))
      }
    }
    flush()
    return items
  }
}

extension DatePattern: ExpressibleByStringLiteral {
  /// Makes a pattern from a literal in the program.
  ///
  /// - Precondition: the literal is a pattern; anything else is a programmer error and traps.
  public init(stringLiteral text: String) {
    do throws(DatePatternError) {
      self = try DatePattern(parsing: text)
    } catch {
      fatalError("\(error)")
    }
  }
}

extension DatePattern: Codable {
  /// Decodes the text of a pattern.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is no pattern.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(DatePatternError) {
      // Whether its zone names can be written is for a format to say.
      self = try DatePattern(parsing: text, zoneNames: .allowed)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the text of the pattern.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
