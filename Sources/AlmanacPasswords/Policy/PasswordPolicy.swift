/// What a new password or PIN has to be: its length, and what it must not be.
///
/// ```swift
/// var policy = PasswordPolicy.nist(.singleFactor)          // 15 to 256 characters, no common ones, no user's name
/// policy.maximumByteCount = .bcrypt                        // for a hash that reads 72 bytes
/// let pin = PasswordPolicy.pin(4...12)
/// ```
///
/// There are no composition rules and there will be none: NIST SP 800-63B-4, section 3.1.1.2, forbids them ("SHALL NOT
/// impose other composition rules"), because they make passwords easier to guess.
///
/// A policy is for sign-up and change. At log-in no rule of it is applied: ``enforce(_:)`` makes the form that was
/// hashed, so passwords of an older policy keep working.
///
/// The value is immutable data and knows no secret.
public struct PasswordPolicy: Sendable, Hashable {
  /// Whether this is about passwords or PINs.
  public let kind: PasswordKind

  /// The lengths that are allowed, both ends included, in Unicode scalars of the enforced form.
  ///
  /// Scalars are what NIST counts ("each Unicode code point SHALL be counted as a single character"). The enforced form
  /// is measured, and not what was typed, so that people on macOS and Windows, whose keyboards spell é in different
  /// ways, get one answer.
  public let length: ClosedRange<Int>

  /// How many bytes of UTF-8 the enforced form may have, for hashes that read no more; nil, the default, for no cap.
  public var maximumByteCount: PasswordByteCap?

  /// The values that are too common; the embedded list by default.
  public var blocklist: PasswordBlocklist = .common

  /// Whether the user's own names are refused inside the password; they are by default.
  public var userInformation: UserInformationRule = .refused

  /// Which characters are allowed; OpaqueString of RFC 8265 by default.
  ///
  /// Sign-up, change and log-in have to use the same profile.
  public var profile: PasswordProfile = .opaqueString

  /// The longest maximum that a policy may have, in scalars.
  ///
  /// Log-in reads passwords up to this length, so that a
  /// password of any policy, also an older one, can be entered.
  public static let longestMaximum = 1024

  /// The shortest maximum that a policy for passwords may have, in scalars: NIST SP 800-63B-4, section 3.1.1.2, and
  /// OWASP ASVS 5.0, 6.2.9, ask that passwords of 64 characters are accepted.
  public static let shortestMaximum = 64

  /// Makes a policy with the lengths given, the embedded blocklist, and the user's names refused.
  ///
  /// - Parameters:
  ///   - kind: Passwords or PINs.
  ///   - length: The lengths that are allowed, in scalars of the enforced form: from 1 up to ``longestMaximum``, and
  ///     for passwords the upper end is at least ``shortestMaximum``.
  /// - Throws: ``PasswordPolicyError`` for lengths outside these bounds.
  public init(_ kind: PasswordKind, length: ClosedRange<Int>) throws(PasswordPolicyError) {
    guard length.lowerBound >= 1 else { throw PasswordPolicyError(.minimumTooLow, length.lowerBound) }
    guard length.upperBound <= Self.longestMaximum else {
      throw PasswordPolicyError(.maximumTooHigh, length.upperBound)
    }
    guard kind == .pin || length.upperBound >= Self.shortestMaximum else {
      throw PasswordPolicyError(.maximumTooLow, length.upperBound)
    }
    self.init(trusting: kind, length: length)
  }

  /// Takes lengths that somebody has looked at.
  package init(trusting kind: PasswordKind, length: ClosedRange<Int>) {
    assert(length.lowerBound >= 1 && length.upperBound <= Self.longestMaximum, "lengths outside the bounds")
    self.kind = kind
    self.length = length
  }
}
