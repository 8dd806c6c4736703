/// Why bytes have no enforced form.
///
/// It is a code and nothing else: no position, character, length or excerpt, since each of them tells a part of the
/// password to whoever reads the log.
public struct EnforcementError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the code, the same in every release.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Not a single byte, which RFC 8265, section 4.2.2, rule 5 rules out.
  public static let empty = EnforcementError("empty")
  /// More scalars than four times the maximum, so that no normalization could bring them within it.
  public static let tooLong = EnforcementError("tooLong")
  /// A character that the profile does not allow, or not at its place.
  public static let disallowedCharacter = EnforcementError("disallowedCharacter")
  /// The bytes are not UTF-8.
  ///
  /// No replacement character stands in for them: it would make different inputs equal.
  public static let notUTF8 = EnforcementError("notUTF8")

  private static let all: [EnforcementError] = [.empty, .tooLong, .disallowedCharacter, .notUTF8]

  /// What is wrong, for people who write programs; users read the messages of a violation.
  public var description: String {
    switch self {
    case .empty: "the password is empty"
    case .tooLong: "the password is longer than any that could be accepted"
    case .disallowedCharacter: "the password has a character that its profile does not allow"
    default: "the password is not UTF-8"
    }
  }

  /// Reads the name of a code.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for another text, which the error does not quote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let code = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no code of an enforcement error")
    }
    self = code
  }

  /// Writes the name of the code as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
