/// Writes one JSON text (RFC 8259) as UTF-8, straight into bytes.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///   json.key("locale", "pt-BR")
///   json.key("months")
///   json.array { json in
///     json.integer(11)
///     json.integer(12)
///   }
/// }
/// json.bytes                              // {"locale":"pt-BR","months":[11,12]}
/// ```
///
/// No spaces are written, keys stay in the order of their writing, and the same calls give the same bytes. Besides what
/// RFC 8259 asks for, each of ``InvisibleScalars`` is escaped. Objects and arrays close themselves. A value that has no
/// place (a second value at the top, a value without a key in an object) is a programmer's mistake and stops the program;
/// that a key is not written twice is the caller's to see to.
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  private enum Place {
    case firstKey, nextKey
    case firstElement, nextElement
    case value
    case end
  }

  /// What may come next; the text itself begins as the value of nothing.
  private var place = Place.value

  /// Makes a writer of an empty text.
  package init() {}

  /// Makes a writer of an empty text that is to have about so many bytes.
  package init(reservingCapacity capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  // MARK: Containers

  /// Writes an object; the body writes keys, each with its value.
  package mutating func object<Failure>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try contain(open: UInt8(ascii: "{"), .firstKey, close: UInt8(ascii: "}"), body)
  }

  /// Writes an array; the body writes its elements.
  package mutating func array<Failure>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try contain(open: UInt8(ascii: "["), .firstElement, close: UInt8(ascii: "]"), body)
  }

  /// Writes a key of the object that is open; its value comes next.
  package mutating func key(_ name: String) {
    switch place {
    case .firstKey: break
    case .nextKey: bytes.append(UInt8(ascii: ","))
    default: preconditionFailure("a JSON key outside an object, or in the place of a value")
    }
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    place = .value
  }

  /// Writes a key and a string.
  package mutating func key(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  // MARK: Values

  /// Writes a string.
  package mutating func string(_ value: String) {
    let next = beginValue()
    quote(value)
    place = next
  }

  /// Writes an integer in decimal digits.
  ///
  /// Readers that hold numbers as IEEE 754 doubles, as JavaScript does, are exact up to 2⁵³ either way.
  package mutating func integer(_ value: some BinaryInteger) {
    let next = beginValue()
    bytes.append(contentsOf: String(value).utf8)
    place = next
  }

  /// Writes an integer of the machine's width, as every other one is written.
  package mutating func integer(_ value: Int) {
    let next = beginValue()
    appendPiece(value)
    place = next
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    let next = beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
    place = next
  }

  /// Writes `null`.
  package mutating func null() {
    let next = beginValue()
    bytes.append(contentsOf: "null".utf8)
    place = next
  }

  // MARK: How

  private mutating func contain<Failure>(
    open: UInt8, _ inside: Place, close: UInt8, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let next = beginValue()
    bytes.append(open)
    place = inside
    try body(&self)
    precondition(place != .value, "a JSON key without a value")
    bytes.append(close)
    place = next
  }

  /// Writes the comma that is due, and says what may follow once the value is written.
  ///
  /// A value behind a key does not know whether its object is at the top, and need not: a key may always follow, and
  /// the container gives the place back when it closes.
  private mutating func beginValue() -> Place {
    switch place {
    case .value: return bytes.isEmpty ? .end : .nextKey
    case .firstElement: return .nextElement
    case .nextElement:
      bytes.append(UInt8(ascii: ","))
      return .nextElement
    case .end: preconditionFailure("a second JSON value at the top")
    case .firstKey, .nextKey: preconditionFailure("a JSON value without a key in an object")
    }
  }

  private mutating func quote(_ text: String) { Self.append(quoted: text, to: &bytes) }

  private mutating func escape(_ text: String) { Self.append(escaped: text, to: &bytes) }

  /// Appends a string with its quotes to bytes that somebody else puts together.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    append(escaped: text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the quotes of a string.
  package static func append(escaped text: String, to bytes: inout [UInt8]) {
    if isPlain(text) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }
  }

  /// Whether it is seen at a glance that nothing in a text is escaped; false also for letters that take a closer look.
  private static func isPlain(_ text: String) -> Bool {
    let utf8 = text.utf8Span.span
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return false
      case 0x20..<0x7F: index += 1
      // U+00C0 to U+033F and U+0380 to U+05FF, U+4000 to U+D7FF: none of them is invisible.
      case 0xC3...0xCC, 0xCE...0xD7: index += 2
      case 0xE4...0xED: index += 3
      // Of U+3000 to U+3FFF two are: the space and a Hangul filler.
      case 0xE3:
        guard index + 2 < utf8.count else { return false }
        let rest = (utf8[index + 1], utf8[index + 2])
        guard rest != (0x80, 0x80), rest != (0x85, 0xA4) else { return false }
        index += 3
      default: return false
      }
    }
    return true
  }

  /// Writes an element of an array, or the value behind a key, whose text the body puts together of what is known to be
  /// JSON; for the many equal objects of a document.
  package mutating func value(_ body: (inout JSONText) -> Void) {
    let next = beginValue()
    var text = JSONText(writer: self)
    bytes = []
    body(&text)
    self = text.writer
    place = next
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case _ where InvisibleScalars.contains(scalar):
      for unit in scalar.utf16 { append(escaped: unit, to: &bytes) }
    default:
      bytes.append(contentsOf: scalar.utf8)
    }
  }

  /// Writes a UTF-16 code unit as `\u` and four digits.
  private static func append(escaped unit: UInt16, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift)) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}

/// A value that is put together of pieces of JSON.
package struct JSONText: ~Copyable {
  fileprivate var writer: JSONWriter

  /// Appends a piece as it is.
  package mutating func append(_ piece: [UInt8]) { writer.appendPiece(piece) }

  /// Appends a string with its quotes.
  package mutating func append(quoted text: String) { writer.quotePiece(text) }

  /// Appends a part of a string; its quotes are pieces before and after it.
  package mutating func append(escaped text: String) { writer.escapePiece(text) }

  /// Appends an integer.
  package mutating func append(_ number: Int) { writer.appendPiece(number) }
}

extension JSONWriter {
  fileprivate mutating func appendPiece(_ piece: [UInt8]) { bytes.append(contentsOf: piece) }
  fileprivate mutating func quotePiece(_ text: String) { quote(text) }
  fileprivate mutating func escapePiece(_ text: String) { escape(text) }

  fileprivate mutating func appendPiece(_ number: Int) {
    guard 0...9_999 ~= number else {
      bytes.append(contentsOf: String(number).utf8)
      return
    }
    if number >= 1000 { bytes.append(UInt8(truncatingIfNeeded: 48 + number / 1000)) }
    if number >= 100 { bytes.append(UInt8(truncatingIfNeeded: 48 + number / 100 % 10)) }
    if number >= 10 { bytes.append(UInt8(truncatingIfNeeded: 48 + number / 10 % 10)) }
    bytes.append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }
}
