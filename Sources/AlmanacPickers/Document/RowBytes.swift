import Almanac

/// The rows of a column as JSON, put together of bytes.
///
/// Rows whose texts are numbers differ in their digits alone: each is a copy of the one before with other digits in it.
/// A document of 200 years would spend most of its time on them otherwise.
struct RowBytes {
  /// The array so far, without its closing bracket.
  private var bytes = [UInt8(ascii: "[")]
  private let numbers: NumberWords
  private let suffix: String
  private let pieces = RowPieces.all
  private var template = Template()

  /// - Parameters:
  ///   - numbers: The digits of the texts.
  ///   - suffix: What stands after the text of each row.
  ///   - count: About how many rows there will be.
  init(_ numbers: NumberWords, suffix: String, count: Int) {
    self.numbers = numbers
    self.suffix = suffix
    bytes.reserveCapacity(128 * count + 2)
  }

  /// The array as it is written in a document.
  consuming func closed() -> [UInt8] {
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// Appends a row; what is said for it is nil for its label.
  mutating func append(_ value: Int, _ parts: RowParts, _ spokenText: String?, _ refusal: RowRefusal?) {
    if case .number(let number, let digits) = parts.body {
      append(value, number, digits: digits, prefix: parts.prefix, spokenText, refusal)
    } else {
      append(value, parts.body.text(numbers), prefix: parts.prefix, spokenText, refusal)
    }
  }

  /// Appends a row that shows a number with at least so many digits.
  mutating func append(
    _ value: Int, _ number: Int, digits: Int, prefix: String, _ spokenText: String?, _ refusal: RowRefusal?
  ) {
    guard numbers.areASCII, value >= 0, number >= 0 else {
      append(value, numbers.text(number, digits: digits), prefix: prefix, spokenText, refusal)
      return
    }
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    let lengths = (value: Self.length(value), text: max(Self.length(number), digits))
    if lengths != template.lengths || prefix != template.prefix {
      template = Template(lengths, prefix: prefix, suffix: suffix, pieces)
    }
    append(value, number, spokenText == nil ? template.bytes[...] : template.bytes[..<template.headCount])
    if let spokenText { append(spokenText: spokenText) }
    close(refusal)
  }

  private mutating func append(
    _ value: Int, _ text: String, prefix: String, _ spokenText: String?, _ refusal: RowRefusal?
  ) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    let label = prefix + text + suffix
    bytes.append(contentsOf: pieces.value)
    bytes.append(contentsOf: String(value).utf8)
    bytes.append(contentsOf: pieces.text)
    JSONWriter.append(quoted: text, to: &bytes)
    bytes.append(contentsOf: pieces.label)
    JSONWriter.append(quoted: label, to: &bytes)
    append(spokenText: spokenText ?? label)
    close(refusal)
  }

  /// Ends a row with what is said where it can't be chosen.
  private mutating func close(_ refusal: RowRefusal?) {
    if let refusal {
      bytes.append(contentsOf: pieces.reason)
      JSONWriter.append(quoted: refusal.reason.rawValue, to: &bytes)
      bytes.append(contentsOf: pieces.message)
      JSONWriter.append(quoted: refusal.message, to: &bytes)
      bytes.append(contentsOf: pieces.end)
    }
    bytes.append(contentsOf: pieces.end)
  }

  private mutating func append(spokenText: String) {
    bytes.append(contentsOf: pieces.spokenText)
    JSONWriter.append(quoted: spokenText, to: &bytes)
  }

  /// Appends the template, or its head, with the digits of a row.
  private mutating func append(_ value: Int, _ number: Int, _ part: ArraySlice<UInt8>) {
    let start = bytes.count
    let (lengths, texts, place) = (template.lengths, template.texts, template.value)
    bytes.append(contentsOf: part)
    var row = bytes.mutableSpan
    Self.write(value, lengths.value, into: &row, at: start + place)
    let first = start + texts[0]
    Self.write(number, lengths.text, into: &row, at: first)
    for text in 1..<texts.count where texts[text] < part.count {
      for digit in 0..<lengths.text { row[start + texts[text] + digit] = row[first + digit] }
    }
  }

  private static func length(_ number: Int) -> Int {
    if number < 10 { return 1 }
    if number < 100 { return 2 }
    if number < 1_000 { return 3 }
    return number < 10_000 ? 4 : String(number).utf8.count
  }

  /// Writes the digits of a number over others.
  private static func write(_ number: Int, _ length: Int, into row: inout MutableSpan<UInt8>, at place: Int) {
    var rest = UInt(number)
    for digit in 0..<length {
      row[place + length - 1 - digit] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
  }
}

/// The bytes of a row whose texts are a number, and where its digits stand.
private struct Template {
  /// How many digits the value and the text have.
  var lengths = (value: 0, text: 0)
  var prefix = ""
  /// The value, the text and the label, and then what is said, where that is the label.
  var bytes: [UInt8] = []
  /// How many bytes there are before what is said.
  var headCount = 0
  /// The place of the value.
  var value = 0
  /// The places of the text, of that in the label, and of that in what is said.
  var texts: InlineArray<3, Int> = [0, 0, 0]

  init() {}

  init(_ lengths: (value: Int, text: Int), prefix: String, suffix: String, _ pieces: RowPieces) {
    self.lengths = lengths
    self.prefix = prefix
    bytes.reserveCapacity(160)
    bytes.append(contentsOf: pieces.value)
    value = bytes.count
    bytes.append(contentsOf: repeatElement(48, count: lengths.value))
    bytes.append(contentsOf: pieces.text)
    append(0, prefix: "", suffix: "")
    bytes.append(contentsOf: pieces.label)
    append(1, prefix: prefix, suffix: suffix)
    headCount = bytes.count
    bytes.append(contentsOf: pieces.spokenText)
    append(2, prefix: prefix, suffix: suffix)
  }

  /// Appends a JSON string that has the digits of a text in it.
  private mutating func append(_ text: Int, prefix: String, suffix: String) {
    bytes.append(UInt8(ascii: "\""))
    JSONWriter.append(escaped: prefix, to: &bytes)
    texts[text] = bytes.count
    bytes.append(contentsOf: repeatElement(48, count: lengths.text))
    JSONWriter.append(escaped: suffix, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}

/// What stands between the values of a row: documents have hundreds of rows.
struct RowPieces {
  static let all = RowPieces()

  let value = Array(#"{"value":"#.utf8)
  let text = Array(#","text":"#.utf8)
  let label = Array(#","label":"#.utf8)
  let spokenText = Array(#","spokenText":"#.utf8)
  let reason = Array(#","refusal":{"reason":"#.utf8)
  let message = Array(#","message":"#.utf8)
  let end = Array("}".utf8)

  private init() {}
}
