import Almanac

/// Whether a password may contain what the user is called.
public enum UserInformationRule: String, Sendable, Hashable, Codable {
  /// A password that contains a part of 4 scalars or more of the user's name, user name or e-mail address is refused.
  case refused

  /// Nothing is compared with what is known of the user.
  case allowed
}

/// What a form knows of the user beside the password.
///
/// ```swift
/// let user = UserInformation(userName: "zdemir", email: "zeynep.demir@example.com", name: "Zeynep Demir")
/// pair.checked(by: policy, for: user)
/// ```
///
/// A text falls into parts at every scalar that is no letter, mark or number; the parts of 4 scalars or more count, and
/// so does the whole text. Of an e-mail address the part before the at sign counts as a whole too, and the last label
/// of the domain does not: `com` and `info` are nobody's name. Parts of 3 scalars or fewer are left out, because they
/// are inside too many words (`ali` in `alibi`).
///
/// Both sides are in Normalization Form C and compared without regard to letter case, by Unicode's rules or by the Turkish
/// ones for I, İ, ı and i; ς is σ, ß is ss, and the digits of every script are one. Of a text longer than 1,024 scalars
/// the beginning counts.
public struct UserInformation: Sendable, Hashable {
  /// The name to log in with, or nil.
  public let userName: String?

  /// The e-mail address, or nil.
  public let email: String?

  /// The name that people call the user by, or nil.
  public let name: String?

  /// Nothing is known.
  public static let none = UserInformation()

  /// The fewest scalars of a part that counts.
  private static let shortestPart = 4

  /// The texts that a password must not contain, folded by each of `NameFolding` as the password will be.
  private let parts: [[[UInt8]]]

  /// Takes what is known; an empty text counts for nothing.
  ///
  /// Cost: the texts are taken apart and folded here, a few microseconds, so that each check of a password is quick.
  public init(userName: String? = nil, email: String? = nil, name: String? = nil) {
    self.userName = userName
    self.email = email
    self.name = name
    var texts: [Substring] = []
    // A name of one word is its own only piece.
    func take(_ text: Substring) {
      if !texts.contains(text) { texts.append(text) }
    }
    for text in [userName, name].compactMap({ $0.map(Self.beginning(of:)) }) {
      take(Self.trimmed(text))
      Self.pieces(of: text).forEach(take)
    }
    if let email = email.map(Self.beginning(of:)) {
      take(Self.trimmed(email))
      let at = email.unicodeScalars.lastIndex(of: "@") ?? email.endIndex
      take(Self.trimmed(email[..<at]))
      Self.pieces(of: email[..<at]).forEach(take)
      if at < email.endIndex { Self.pieces(of: email[at...]).dropLast().forEach(take) }
    }
    let mapped = texts.compactMap(Self.mapped)
    parts = NameFolding.allCases.map { folding in
      var folded: [[UInt8]] = []
      for text in mapped {
        let secret = folding.folded(text.span, .embedded)
        let part = secret.bytes.indices.map { secret.bytes[$0] }
        if !folded.contains(part) { folded.append(part) }
      }
      return folded
    }
  }

  /// As much of a text as counts.
  private static func beginning(of text: String) -> Substring {
    Substring(text.unicodeScalars.prefix(PasswordPolicy.longestMaximum))
  }

  /// A text from its first letter, mark or number to its last; nobody is called by what stands around them.
  private static func trimmed(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: belongsToWord), let last = scalars.lastIndex(where: belongsToWord)
    else {
      return ""
    }
    return text[first...last]
  }

  /// Whether there is anything to look for.
  var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

  private static func pieces(of text: Substring) -> [Substring] {
    text.unicodeScalars.split { !belongsToWord($0) }.map(Substring.init)
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }

  /// A text as passwords are mapped; nil for one that is too short.
  private static func mapped(_ text: Substring) -> [UInt8]? {
    // ASCII is mapped to itself.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count < shortestPart ? nil : Array(text.utf8) }
    do throws(EnforcementError) {
      let mapped = try PasswordEnforcement.mapped(
        String(text).utf8Span.span, maximumScalars: PasswordPolicy.longestMaximum)
      guard ScalarCount.of(mapped.bytes) >= shortestPart else { return nil }
      return mapped.bytes.indices.map { mapped.bytes[$0] }
    } catch {
      return nil
    }
  }

  /// Whether an enforced password contains one of the parts.
  func isContained(in form: Span<UInt8>, _ data: LocaleData) -> Bool {
    for (folding, parts) in zip(NameFolding.allCases, parts) where !parts.isEmpty {
      let folded = folding.folded(form, data)
      for part in parts where Self.contains(folded.bytes, part.span) { return true }
    }
    return false
  }

  private static func contains(_ bytes: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
    // Only parts of 4 scalars or more get here; an empty one would be in everything.
    guard !part.isEmpty, bytes.count >= part.count else { return false }
    for start in 0...(bytes.count - part.count) {
      var matched = 0
      while matched < part.count, bytes[start + matched] == part[matched] { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }
}

/// Counting scalars in UTF-8.
enum ScalarCount {
  /// How many scalars valid UTF-8 has: its bytes that begin one.
  static func of(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
