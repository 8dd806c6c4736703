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
  private let pieces = RowPieces()
  private var template = Template()

  /// - Parameters:
  ///   - numbers: The digits of the texts.
  ///   - suffix: What stands after the text of each row.
  ///   - count: About how many rows there will be.
  init(_ numbers: NumberWords, suffix: String, count: Int) {
    self.numbers = numbers
    self.suffix = suffix
    bytes.reserveCapacity(96 * count + 2)
  }

  /// The array as it is written in a document.
  consuming func closed() -> [UInt8] {
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// Appends a row; what is said for it is nil for its label.
  mutating func append(_ value: Int, _ parts: RowParts, _ spokenText: String?, _ refusal: RowRefusal?) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    if case .number(let number, let digits) = parts.body, numbers.areASCII, value >= 0, number >= 0 {
      let lengths = (value: Self.length(value), text: max(Self.length(number), digits))
      if lengths != template.lengths || parts.prefix != template.prefix {
        template = Template(lengths, prefix: parts.prefix, suffix: suffix, pieces)
      }
      append(template.head, value, number)
      if let spokenText {
        append(spokenText: spokenText)
      } else {
        append(template.tail, value, number)
      }
    } else {
      let text = parts.body.text(numbers)
      let label = parts.prefix + text + suffix
      bytes.append(contentsOf: pieces.value)
      bytes.append(contentsOf: String(value).utf8)
      bytes.append(contentsOf: pieces.text)
      bytes.append(contentsOf: Self.quoted(text))
      bytes.append(contentsOf: pieces.label)
      bytes.append(contentsOf: Self.quoted(label))
      append(spokenText: spokenText ?? label)
    }
    if let refusal {
      bytes.append(contentsOf: pieces.reason)
      bytes.append(contentsOf: Self.quoted(refusal.reason.rawValue))
      bytes.append(contentsOf: pieces.message)
      bytes.append(contentsOf: Self.quoted(refusal.message))
      bytes.append(contentsOf: pieces.end)
    }
    bytes.append(contentsOf: pieces.end)
  }

  private mutating func append(spokenText: String) {
    bytes.append(contentsOf: pieces.spokenText)
    bytes.append(contentsOf: Self.quoted(spokenText))
  }

  /// Appends a part of a template with the digits of a row.
  private mutating func append(_ part: Template.Part, _ value: Int, _ number: Int) {
    let start = bytes.count
    bytes.append(contentsOf: part.bytes)
    if let place = part.value { write(value, template.lengths.value, at: start + place) }
    write(number, template.lengths.text, at: start + part.first)
    if let place = part.second { write(number, template.lengths.text, at: start + place) }
  }

  private static func length(_ number: Int) -> Int {
    if number < 10 { return 1 }
    if number < 100 { return 2 }
    if number < 1_000 { return 3 }
    return number < 10_000 ? 4 : String(number).utf8.count
  }

  /// Writes the digits of a number over others.
  private mutating func write(_ number: Int, _ length: Int, at place: Int) {
    var rest = UInt64(number)
    var index = place + length - 1
    while index >= place {
      bytes[index] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
      index -= 1
    }
  }

  /// A text as a JSON string.
  fileprivate static func quoted(_ text: String) -> [UInt8] {
    var json = JSONWriter(reservingCapacity: text.utf8.count + 2)
    json.string(text)
    return json.bytes
  }
}

/// The bytes of a row whose texts are a number, and where its digits stand.
private struct Template {
  /// Some bytes, and the places of the value and of one or two texts in them.
  struct Part {
    var bytes: [UInt8] = []
    var value: Int?
    var first = 0
    var second: Int?
  }

  /// How many digits the value and the text have.
  var lengths = (value: 0, text: 0)
  var prefix = ""
  /// The value, the text and the label.
  var head = Part()
  /// What is said, where that is the label.
  var tail = Part()

  init() {}

  init(_ lengths: (value: Int, text: Int), prefix: String, suffix: String, _ pieces: RowPieces) {
    self.lengths = lengths
    self.prefix = prefix
    let quote = [UInt8(ascii: "\"")]
    let before = RowBytes.quoted(prefix).dropLast()
    let after = RowBytes.quoted(suffix).dropFirst()
    let digits = [UInt8](repeating: 48, count: lengths.text)
    head.value = pieces.value.count
    head.bytes = pieces.value + [UInt8](repeating: 48, count: lengths.value) + pieces.text + quote
    head.first = head.bytes.count
    head.bytes += digits + quote + pieces.label + before
    head.second = head.bytes.count
    head.bytes += digits + after
    tail.bytes = pieces.spokenText + before
    tail.first = tail.bytes.count
    tail.bytes += digits + after
  }
}

/// What a row says, before it is put into strings or bytes.
struct RowParts {
  /// A number in the locale's digits, with at least so many of them, or a text.
  enum Body {
    case number(Int, digits: Int)
    case text(String)

    func text(_ numbers: NumberWords) -> String {
      switch self {
      case .number(let number, let digits): numbers.text(number, digits: digits)
      case .text(let text): text
      }
    }
  }

  /// What a screen reader says.
  enum Spoken {
    /// The label.
    case label
    case text(String)
    /// The day with its weekday.
    case day(CivilDate)
  }

  var body: Body
  /// What stands before the text in the label.
  var prefix: String
  var spoken = Spoken.label
}

/// What stands between the values of a row: documents have hundreds of rows.
struct RowPieces {
  let value = Array(#"{"value":"#.utf8)
  let text = Array(#","text":"#.utf8)
  let label = Array(#","label":"#.utf8)
  let spokenText = Array(#","spokenText":"#.utf8)
  let reason = Array(#","refusal":{"reason":"#.utf8)
  let message = Array(#","message":"#.utf8)
  let end = Array("}".utf8)
}
