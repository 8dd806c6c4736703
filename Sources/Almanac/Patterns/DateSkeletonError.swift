/// Why a text is not a skeleton: a code, the text, and where in it.
public struct DateSkeletonError: Error, Hashable, Sendable {
  /// A rule that a text broke; compare with the static members.
  public struct Code: Hashable, Sendable {
    let name: String

    /// There is no letter at all.
    public static let empty = Code(name: "empty")
    /// There are more than ``DateSkeleton/maximumLength`` letters.
    public static let tooLong = Code(name: "tooLong")
    /// A character is no ASCII letter: skeletons have neither spaces nor punctuation nor quotes.
    public static let notALetter = Code(name: "notALetter")
    /// A letter stands for no field.
    ///
    /// ICU leaves such letters out without a word.
    public static let unknownField = Code(name: "unknownField")
  }

  /// Which rule was broken.
  public let code: Code
  /// The refused text.
  public let input: String
  /// Where the refused part starts: an offset in UTF-8 bytes from the start of the text.
  public let position: Int

  init(_ code: Code, input: String, position: Int) {
    self.code = code
    self.position = position
    self.input =
      input.utf8.count <= 2 * DateSkeleton.maximumLength ? input : "\(input.prefix(DateSkeleton.maximumLength))…"
  }
}

extension DateSkeletonError: CustomStringConvertible {
  /// The text in quotes, the broken rule with its column (1 for the first byte), and what would be right.
  public var description: String {
    var text = "\""
    for scalar in input.unicodeScalars { text += scalar.escaped(asASCII: true) }
    text += "\": "
    switch code {
    case .empty: return text + "a skeleton has at least one letter, such as \"yMMMd\""
    case .tooLong: return text + "a skeleton has at most \(DateSkeleton.maximumLength) letters"
    case .unknownField:
      return text
        + "the letter at column \(position + 1) stands for no field; the letters are those of UTS #35, as in \"yMMMd\""
    default:
      return text
        + "the character at column \(position + 1) is no letter; a skeleton has neither spaces nor punctuation"
    }
  }
}
