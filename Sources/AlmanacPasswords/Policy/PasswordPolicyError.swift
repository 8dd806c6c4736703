/// Why lengths make no policy.
///
/// It is about the policy and not about a password, so it may say the number.
public struct PasswordPolicyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of error; more may come, so a `switch` over them needs a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name of the static member.
    public let description: String

    private init(_ name: String) { description = name }

    /// The shortest length is below 1.
    public static let minimumTooLow = Code("minimumTooLow")
    /// The longest length of passwords is below ``PasswordPolicy/shortestMaximum``.
    public static let maximumTooLow = Code("maximumTooLow")
    /// The longest length is above ``PasswordPolicy/longestMaximum``.
    public static let maximumTooHigh = Code("maximumTooHigh")
  }

  /// What is wrong.
  public let code: Code

  /// The length that was given, in scalars.
  public let length: Int

  init(_ code: Code, _ length: Int) {
    self.code = code
    self.length = length
  }

  /// What is wrong, in English, for those who write the policy.
  public var description: String {
    switch code {
    case .minimumTooLow: "a minimum of \(length) characters would allow an empty password; it is 1 or more"
    case .maximumTooLow:
      "a maximum of \(length) characters is below \(PasswordPolicy.shortestMaximum), which NIST SP 800-63B-4 asks for"
    default: "a maximum of \(length) characters is above \(PasswordPolicy.longestMaximum)"
    }
  }
}
