/// The policies that standards describe.
extension PasswordPolicy {
  /// What a password is to the verifier: all that there is, or one of two factors.
  public enum FactorUse: Sendable, Hashable {
    /// The password alone opens the account.
    case singleFactor

    /// Something else is asked for beside the password.
    case secondFactor
  }

  /// The policy of NIST SP 800-63B-4, section 3.1.1.2: at least 15 characters where the password is the only factor, at
  /// least 8 where it is one of several; up to 256; no common passwords.
  ///
  /// It is stricter than NIST in one thing: a password that *contains* the user's name is refused, where NIST compares
  /// whole passwords. Set ``userInformation`` to `allowed` to do as NIST does.
  public static func nist(_ use: FactorUse) -> PasswordPolicy {
    switch use {
    case .singleFactor: PasswordPolicy(trusting: .password, length: 15...256)
    case .secondFactor: PasswordPolicy(trusting: .password, length: 8...256)
    }
  }

  /// The policy of NIST SP 800-63B-4 for a password beside another factor: ``nist(_:)`` with `secondFactor`.
  public static var nistSecondFactor: PasswordPolicy { nist(.secondFactor) }

  /// A PIN of so many digits.
  ///
  /// NIST SP 800-63B-4 allows digits alone in an *activation secret*, which unlocks a device or a key after at most ten
  /// tries: at least 4, better 6. A PIN that a server checks as a password has no such exemption; the rules of
  /// ``nist(_:)`` hold for it.
  ///
  /// - Parameter digits: How many digits are allowed, both ends included.
  /// - Returns: The policy, with the embedded blocklist and the user's names refused.
  /// - Precondition: the range lies in 1...1024; anything else is a programmer's mistake and traps. Numbers that come
  ///   from elsewhere go through ``init(_:length:)``.
  public static func pin(_ digits: ClosedRange<Int>) -> PasswordPolicy {
    precondition(
      digits.lowerBound >= 1 && digits.upperBound <= longestMaximum, "a PIN has 1 to \(longestMaximum) digits")
    return PasswordPolicy(trusting: .pin, length: digits)
  }
}

/// How many bytes a hash reads of a password.
public struct PasswordByteCap: Sendable, Hashable, Codable {
  /// The number of bytes, 1 or more.
  public let byteCount: Int

  /// Makes a cap.
  ///
  /// - Parameter byteCount: How many bytes of UTF-8 the enforced form may have.
  /// - Precondition: `byteCount` is 1 or more.
  public init(byteCount: Int) {
    precondition(byteCount >= 1, "a cap of \(byteCount) bytes allows no password")
    self.byteCount = byteCount
  }

  /// The 72 bytes that bcrypt reads.
  ///
  /// It ignores what follows, so longer passwords that begin alike open each other's accounts. 24 characters of Chinese
  /// fill it. A hash without this limit (Argon2id, scrypt) is the better mending.
  public static let bcrypt = PasswordByteCap(byteCount: 72)

  /// Reads a number.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number below 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let count = try container.decode(Int.self)
    guard count >= 1 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a byte cap is 1 or more")
    }
    byteCount = count
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(byteCount)
  }
}
