import Almanac

/// Writes HTML as UTF-8 at the end of a caller's bytes: the one place through which everything gets into a page.
///
/// ```swift
/// var bytes: [UInt8] = []
/// HTMLWriter.append(to: &bytes) { html in
///   html.markup("<p")
///   html.attribute(" title=\"", "5 > 3")
///   html.markup(">")
///   html.text("a & b")
///   html.markup("</p>")
/// }
/// String(decoding: bytes, as: UTF8.self)         // <p title="5 &gt; 3">a &amp; b</p>
/// ```
///
/// Markup is literals of the program (``Markup``). Every other text goes through ``text(_:)`` or ``attribute(_:_:)``, which
/// escape it for where it stands; there is no way around them. There is none for scripts, styles and addresses either, which
/// have rules of their own: a page of this module has no such place that a text could get into.
///
/// Characters that HTML forbids (controls but for tab and line breaks, and noncharacters) become U+FFFD.
///
/// Source: HTML, sections "Writing HTML documents" and "Preprocessing the input stream".
public struct HTMLWriter: ~Copyable {
  fileprivate(set) var bytes: [UInt8]

  private init(_ bytes: consuming [UInt8]) {
    self.bytes = bytes
  }

  /// Appends what a body writes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the page so far. They are as they were if the body throws.
  ///   - body: Writes.
  /// - Throws: What the body throws.
  public static func append<Failure>(
    to bytes: inout [UInt8], _ body: (inout HTMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    let count = taken.count
    var html = HTMLWriter(taken)
    taken = []
    do throws(Failure) {
      try body(&html)
      bytes = html.bytes
    } catch {
      bytes = html.bytes
      bytes.removeLast(bytes.count - count)
      throw error
    }
  }

  /// Writes markup as it is.
  public mutating func markup(_ markup: Markup) {
    copy(markup.text.utf8Span.span)
  }

  /// Writes markup of this module.
  mutating func raw(_ piece: Piece) {
    copy(piece.text.utf8Span.span)
  }

  /// Most pieces are a few bytes, for which a loop is quicker than what an array does with a collection.
  private mutating func copy(_ piece: Span<UInt8>) {
    bytes.append(addingCapacity: piece.count) { output in
      for index in piece.indices { output.append(piece[index]) }
    }
  }

  /// Writes a text between tags.
  public mutating func text(_ text: String) {
    append(text)
  }

  /// Writes an attribute: its beginning as far as the quotation mark, the value, and the other quotation mark.
  ///
  /// - Parameters:
  ///   - opening: Such as ` title="`, with the space before it.
  ///   - value: The value.
  public mutating func attribute(_ opening: Markup, _ value: String) {
    markup(opening)
    append(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute of this module.
  mutating func value(_ opening: Piece, _ value: String) {
    raw(opening)
    append(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number in ASCII digits.
  mutating func integer(_ value: Int) {
    if value >= 0, value < 10 {
      bytes.append(UInt8(truncatingIfNeeded: 48 + value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Writes a day as ISO 8601 has it.
  mutating func date(_ date: CivilDate) {
    guard 0...9_999 ~= date.year else { return append("\(date)") }
    digits(date.year, count: 4)
    bytes.append(UInt8(ascii: "-"))
    digits(Int(date.month.rawValue), count: 2)
    bytes.append(UInt8(ascii: "-"))
    digits(date.day, count: 2)
  }

  private mutating func digits(_ number: Int, count: Int) {
    var power = 1
    for _ in 1..<count { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(truncatingIfNeeded: 48 + number / power % 10))
      power /= 10
    }
  }

  /// Writes bytes that have gone through a writer before.
  mutating func append(written: [UInt8]) {
    bytes.append(contentsOf: written)
  }

  /// Overwrites a written digit, counted from the end of what is written, by another one.
  mutating func replaceDigits(at place: Int, count: Int, with number: Int) {
    var rest = number
    var span = bytes.mutableSpan
    for digit in 0..<count {
      span[place + count - 1 - digit] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
  }

  /// Takes the last quotation mark away, so that more goes into the attribute that was written last.
  mutating func reopenAttribute() {
    if bytes.last == UInt8(ascii: "\"") { bytes.removeLast() }
  }

  /// How many bytes there are.
  var count: Int { bytes.count }

  // MARK: Escaping

  /// Appends a text with everything escaped that means something between tags or between quotation marks.
  ///
  /// Both places get the same escapes: what is needed in one does no harm in the other.
  private mutating func append(_ text: String) {
    let span = text.utf8Span.span
    var count = 0
    bytes.append(addingCapacity: span.count) { output in
      while count < span.count, !Self.isSpecial(span[count]) {
        output.append(span[count])
        count += 1
      }
    }
    guard count < span.count else { return }
    // Such a byte begins a scalar.
    let rest = text.utf8.index(text.startIndex, offsetBy: count)
    for scalar in text.unicodeScalars[rest...] { append(scalar) }
  }

  /// Whether a byte begins something to escape: a sign of HTML, a control, DEL, or one of the scalars that have one.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    if byte < 0x40 { return specialSigns &>> UInt64(byte) & 1 == 1 }
    // C1 controls begin with C2, and noncharacters with EF or F0 and above.
    return byte >= 0xEF || byte == 0xC2 || byte == 0x7F
  }

  /// The controls and ",  &, ', < and > as bits.
  private static let specialSigns: UInt64 = 0xFFFF_FFFF | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": bytes.append(contentsOf: "&amp;".utf8)
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    case "\"": bytes.append(contentsOf: "&quot;".utf8)
    case "'": bytes.append(contentsOf: "&#39;".utf8)
    case "\t", "\n": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\r": bytes.append(contentsOf: "&#13;".utf8)
    case _ where Self.isForbidden(scalar.value): bytes.append(contentsOf: "\u{FFFD}".utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Whether HTML forbids a scalar: a control or a noncharacter.
  private static func isForbidden(_ value: UInt32) -> Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }
}
