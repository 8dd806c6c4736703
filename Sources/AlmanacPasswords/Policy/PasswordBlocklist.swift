import CAlmanacSecrets

/// Values that too many people use, compared whole and without regard to letter case.
///
/// ```swift
/// policy.blocklist = .common
/// policy.blocklist = PasswordBlocklist(["correct horse battery staple", "acme2026"])
/// ```
///
/// The whole value is compared, as NIST SP 800-63B-4, section 3.1.1.2, says ("the entire password … not substrings or
/// words"). Both sides are enforced and lower-cased without a locale: under a Turkish locale `IDENTITY` would not be
/// `identity`, and the entry would be missed. Nothing is trimmed, reversed, or spelt in other ways.
///
/// An entry that is shorter than a policy's minimum, or not allowed by its profile, never meets a password: `tooShort`
/// or `disallowedCharacter` says so already. So a list is as good as its entries that are long enough.
///
/// Looking up takes time that depends on the value, which tells no more than the answer does.
public struct PasswordBlocklist: Sendable, Hashable {
  private enum Source: Hashable {
    case none, common
    case lines([UInt8])
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// No value is too common.
  public static let none = PasswordBlocklist(.none)

  /// The embedded list: 15,642 passwords of 8 characters or more and PINs of 4 digits or more, 143 KB.
  ///
  /// About 14,500 of them have 8 characters or more, so the 3,000 that OWASP ASVS 5.0, 6.2.4, asks for are there also
  /// for a minimum of 8; for a minimum of 15 only a few dozen are, because people hardly ever choose that long. Whoever
  /// has a larger list brings it.
  ///
  /// Source: the frequency lists of zxcvbn 4.5.0 (MIT licence), and PINs made by rule; see `Resources/README.md`.
  public static let common = PasswordBlocklist(.common)

  /// Makes a list of one's own.
  ///
  /// Cost: the enforcement of each entry, and sorting; make it once.
  ///
  /// - Parameter entries: The values, in any order, letter case and normal form. An entry that the OpaqueString profile
  ///   does not allow is dropped: no password equals it.
  public init(_ entries: some Sequence<String>) {
    var lines: [[UInt8]] = []
    for entry in entries {
      // As it is for passwords, and with its digits in ASCII for PINs.
      for digits in [PasswordDigits.asTyped, .ascii] {
        if let line = Self.folded(entry, digits), line != lines.last { lines.append(line) }
      }
    }
    lines.sort { $0.lexicographicallyPrecedes($1) }
    source = .lines(lines.flatMap { $0 + [UInt8(ascii: "\n")] })
  }

  /// An entry in the form that is compared; nil for one that no password equals.
  private static func folded(_ entry: String, _ digits: PasswordDigits) -> [UInt8]? {
    do throws(EnforcementError) {
      let enforced = try PasswordEnforcement.enforce(
        entry.utf8Span.span, profile: .withEmoji, digits: digits, maximumScalars: PasswordPolicy.longestMaximum)
      let folded = PasswordEnforcement.lowercased(enforced.bytes)
      return folded.bytes.indices.map { folded.bytes[$0] }
    } catch {
      return nil
    }
  }

  /// Whether there is nothing to look up.
  var isEmpty: Bool {
    switch source {
    case .none: true
    case .common: false
    case .lines(let lines): lines.isEmpty
    }
  }

  /// Whether the list has a value, which is enforced and lower-cased.
  func contains(_ folded: Span<UInt8>) -> Bool {
    switch source {
    case .none: false
    case .common: almanac_common_passwords_have(folded)
    case .lines(let lines): almanac_lines_have(lines.span, folded)
    }
  }
}
