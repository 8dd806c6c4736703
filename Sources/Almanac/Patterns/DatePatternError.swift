/// Why a text is not a pattern: a code, the text, and where in it.
public struct DatePatternError: Error, Hashable, Sendable {
  /// A rule that a text broke; compare with the static members.
  public struct Code: Hashable, Sendable {
    let name: String

    /// There are more than ``DatePattern/maximumUTF8Count`` bytes.
    public static let tooLong = Code(name: "tooLong")
    /// A letter stands for no field.
    ///
    /// ICU leaves out the field and all that follows, without an error.
    public static let unknownField = Code(name: "unknownField")
    /// A field is the name of a time zone (`z`, `v`, `V`), which an offset does not have; a live ICU writes those.
    public static let zoneName = Code(name: "zoneName")
    /// A field of offsets (`O`, `X`, `x`) has a number of letters that means nothing.
    ///
    /// ICU writes nothing for it, without an error.
    public static let unknownWidth = Code(name: "unknownWidth")
  }

  /// Which rule was broken.
  public let code: Code
  /// The refused text.
  public let input: String
  /// Where the refused part starts: an offset in UTF-8 bytes from the start of the text.
  public let position: Int

  init(_ code: Code, input: String, position: Int) {
    self.code = code
    self.input = input
    self.position = position
  }

  static func tooLong(_ input: String) -> DatePatternError {
    // The beginning is enough to know it again.
    DatePatternError(.tooLong, input: "\(input.prefix(100))…", position: DatePattern.maximumUTF8Count)
  }
}

extension DatePatternError: CustomStringConvertible {
  /// The text in quotes, the broken rule with its column (1 for the first byte), and what would be right.
  public var description: String {
    var text = "\""
    for scalar in input.unicodeScalars { text += scalar.escaped(asASCII: false) }
    text += "\": "
    switch code {
    case .tooLong: return text + "a pattern has at most \(DatePattern.maximumUTF8Count) bytes"
    case .zoneName:
      return text + "column \(position + 1) asks for the name of a time zone, which needs a live ICU; "
        + "write the offset with \"O\", \"Z\" or \"XXX\""
    case .unknownWidth:
      return text + "the offset at column \(position + 1) has no such width; "
        + "\"O\" has 1 or 4 letters, \"X\" and \"x\" have 1 to 5"
    default:
      return text + "the letter at column \(position + 1) stands for no field; the letters are those of UTS #35, "
        + "and text is put between apostrophes"
    }
  }
}
