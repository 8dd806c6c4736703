/// The name of a field, or the prefix of a form's ids: 1 to 64 letters, digits, hyphens and underscores of ASCII, the first
/// of them a letter.
///
/// Parts of a field are posted under the name, a dot and the part, as in `birthday.year`, and ids are prefix, name and part
/// with dots between. A name has no dot, so two different controls never have the same name or id.
public struct FieldName: Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public let description: String

  /// The name that a part is posted under.
  func part(_ part: String) -> String { description + "." + part }

  /// The longest name, in bytes.
  public static let longestByteCount = 64

  /// Takes a name.
  ///
  /// - Throws: `invalidName` for any other text.
  public init(_ text: String) throws(FormError) {
    var isValid = 1...Self.longestByteCount ~= text.utf8.count
    for (index, byte) in text.utf8.enumerated() where isValid {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): isValid = index > 0
      default: isValid = false
      }
    }
    guard isValid else {
      throw FormError(
        .invalidName, FormError.excerpt(text),
        "a name has 1 to \(Self.longestByteCount) letters, digits, - and _ of ASCII, and begins with a letter")
    }
    description = text
  }
}
