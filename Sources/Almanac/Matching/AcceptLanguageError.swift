/// What is wrong in a header `Accept-Language`: a code, the element, and where it stands.
public struct AcceptLanguageError: Error, Sendable, Hashable {
  /// Which rule was broken; compare with the static members.
  public struct Code: Sendable, Hashable {
    private let number: UInt8

    private init(_ number: UInt8) {
      self.number = number
    }

    /// The header is longer than ``AcceptLanguage/maximumLength`` bytes.
    public static let tooLong = Code(0)
    /// The header has more than ``AcceptLanguage/maximumRangeCount`` elements.
    public static let tooManyRanges = Code(1)
    /// An element does not begin with a language tag or `*`.
    public static let malformedRange = Code(2)
    /// What follows the `;` of an element is not `q=` and a number from 0 to 1.
    public static let malformedWeight = Code(3)

    func reason(position: Int) -> String {
      switch self {
      case .tooLong: "the header is longer than \(AcceptLanguage.maximumLength) bytes, and what is beyond is not read"
      case .tooManyRanges:
        "the element at byte \(position) is one more than the \(AcceptLanguage.maximumRangeCount) that are read"
      case .malformedRange:
        "the element at byte \(position) does not begin with a language, such as \"pt-BR\", or \"*\""
      case .malformedWeight: "the weight at byte \(position) is not \"q=\" and a number from 0 to 1, such as \"q=0.8\""
      default: preconditionFailure("a code without a reason")
      }
    }
  }

  /// Which rule was broken.
  public let code: Code

  /// The element that is refused, at most its first 64 UTF-8 bytes, with bytes that are not UTF-8 replaced by U+FFFD;
  /// empty for a header that is too long.
  public let input: String

  /// Where the refused part starts: an offset in UTF-8 bytes from the start of the header.
  public let position: Int

  /// The number of UTF-8 bytes of an element that ``input`` keeps.
  static let inputLimit = 64

  init(_ code: Code, at position: Int, _ element: [UInt8]) {
    self.code = code
    self.position = position
    input = String(decoding: element, as: UTF8.self)
  }
}

extension AcceptLanguageError: CustomStringConvertible {
  /// The element in quotes, its control and non-ASCII characters escaped, and the broken rule with its byte offset.
  public var description: String {
    guard !input.isEmpty else { return code.reason(position: position) }
    var text = "\""
    for scalar in input.unicodeScalars { text += scalar.escaped(asASCII: true) }
    return text + "\": " + code.reason(position: position)
  }
}
