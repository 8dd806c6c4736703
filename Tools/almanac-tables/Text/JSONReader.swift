/// Reads a JSON document from its first byte to its last.
///
/// The text of stage 1 has some three hundred thousand strings, so a string without an escape is taken as it stands.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Objects and arrays that are open.
  private var depth = 0

  /// Deeper than any file of the tables or of their users.
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSONValue {
    guard (try? UTF8Span(validating: bytes.span)) != nil else { throw error(at: 0, "the file is not UTF-8") }
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error(at: index, "there is something behind the end of the document") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: throw error(at: index, "a value is missing: \(found)")
    }
  }

  // MARK: Containers

  private mutating func object() throws(JSONError) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipSpace()
    if byte != UInt8(ascii: "}") {
      repeat {
        skipSpace()
        let start = index
        guard byte == UInt8(ascii: "\"") else { throw error(at: index, "a name in quotes is missing: \(found)") }
        let name = try string()
        guard names.insert(name).inserted else { throw error(at: start, "\"\(name)\" is there twice") }
        skipSpace()
        try expect(UInt8(ascii: ":"), "behind the name \"\(name)\"")
        members.append(JSONValue.Member(name: name, value: try value()))
        skipSpace()
      } while next(is: UInt8(ascii: ","))
    }
    try expect(UInt8(ascii: "}"), "at the end of an object")
    depth -= 1
    return members
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try open()
    var values: [JSONValue] = []
    skipSpace()
    if byte != UInt8(ascii: "]") {
      repeat {
        values.append(try value())
        skipSpace()
      } while next(is: UInt8(ascii: ","))
    }
    try expect(UInt8(ascii: "]"), "at the end of an array")
    depth -= 1
    return values
  }

  private mutating func open() throws(JSONError) {
    depth += 1
    guard depth <= Self.deepest else { throw error(at: index, "it is nested more than \(Self.deepest) deep") }
    index += 1
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    let first = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        // The whole file was found to be UTF-8, so nothing is repaired here.
        return String(decoding: bytes[first..<index - 1], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: first, start) }
      guard byte >= 0x20 else { throw error(at: index, "a string has a control character; it is written as an escape") }
      index += 1
    }
    throw error(at: start, "a string has no end")
  }

  /// The rest of a string that has an escape at `index`.
  private mutating func escapedString(from first: Int, _ start: Int) throws(JSONError) -> String {
    var text = Array(bytes[first..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape().utf8)
      case ..<0x20: throw error(at: index, "a string has a control character; it is written as an escape")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(at: start, "a string has no end")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 2
    guard index <= bytes.count else { throw error(at: start, "an escape has no end") }
    switch Unicode.Scalar(bytes[index - 1]) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(start)
    default: throw error(at: start, "JSON has no such escape")
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try codeUnit(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw error(at: start, "half a surrogate pair stands alone") }
    index += 2
    let low = try codeUnit(start)
    guard 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) else {
      throw error(at: start, "half a surrogate pair stands alone")
    }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit(_ start: Int) throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw error(at: start, "an escape has no end") }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw error(at: index, "an escape takes four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  // MARK: Numbers and words

  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = next(is: UInt8(ascii: "-"))
    let leading = byte
    let whole = try digits(start)
    guard whole == 1 || leading != UInt8(ascii: "0") else { throw error(at: start, "a number begins with a zero") }
    if next(is: UInt8(ascii: ".")) { _ = try digits(start) }
    if next(is: UInt8(ascii: "e")) || next(is: UInt8(ascii: "E")) {
      if !next(is: UInt8(ascii: "+")) { _ = next(is: UInt8(ascii: "-")) }
      _ = try digits(start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits(_ start: Int) throws(JSONError) -> Int {
    let first = index
    while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    guard index > first else { throw error(at: start, "a number lacks a digit") }
    return index - first
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let letters = Array("\(word)".utf8)
    guard bytes[index...].starts(with: letters) else { throw error(at: index, "a value is missing: \(found)") }
    index += letters.count
    return value
  }

  // MARK: Bytes

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// What stands at `index`, in words.
  private var found: String {
    guard let byte else { return "the file ends here" }
    return "here is " + (0x21..<0x7F ~= byte ? "'\(Unicode.Scalar(byte))'" : "something else")
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  /// Moves behind a byte where it is the next one.
  private mutating func next(is expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ expected: UInt8, _ place: String) throws(JSONError) {
    guard next(is: expected) else {
      throw error(at: index, "'\(Unicode.Scalar(expected))' is missing \(place): \(found)")
    }
  }

  private func error(at offset: Int, _ problem: String) -> JSONError {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONError(line: line, column: before.count - start + 1, problem: problem)
  }
}
