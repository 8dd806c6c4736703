/// Which characters a password may have.
///
/// Sign-up, change and log-in use the same profile: a password that was enforced under one may have no enforced form
/// under the other.
public struct PasswordProfile: Hashable, Codable, Sendable, CustomStringConvertible {
  private enum Kind: String, Codable {
    case opaqueString, withEmoji
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The profile OpaqueString of RFC 8265, section 4.2: the characters of FreeformClass (RFC 8264, section 4.3).
  ///
  /// Letters, digits, marks, symbols and punctuation of every script are allowed; controls, private use, unassigned,
  /// invisible and conjoining-jamo scalars are not. So emoji with a variation selector or a joiner are refused, while
  /// single emoji, skin tones and flags of two regional indicators pass.
  public static let opaqueString = PasswordProfile(.opaqueString)

  /// OpaqueString, and emoji sequences as UTS #51 defines them.
  ///
  /// Beside what ``opaqueString`` allows, these scalars are allowed, each only inside its sequence:
  ///
  /// - U+FE0F behind an emoji, and in a keycap (ED-9a, ED-14c);
  /// - U+200D between two emoji (ED-16);
  /// - tag characters in the flag of a subdivision, which begins with U+1F3F4 and ends with U+E007F (ED-14a).
  ///
  /// The price: keyboards differ in whether they write U+FE0F, so one heart may not equal the next, and a platform that
  /// lacks a sequence gives its user no way to type it. Other implementations of RFC 8265 refuse these passwords.
  public static let withEmoji = PasswordProfile(.withEmoji)

  /// The name: `opaqueString` or `withEmoji`.
  public var description: String { kind.rawValue }

  /// Whether emoji sequences are allowed.
  var allowsEmojiSequences: Bool { kind == .withEmoji }

  /// Reads a profile's name.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  /// Writes the profile's name as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}
