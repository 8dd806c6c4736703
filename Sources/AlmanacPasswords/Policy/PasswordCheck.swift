/// What became of a password and its confirmation.
///
/// The value has one owner. Where it is dropped with the secret inside, the secret is overwritten.
public enum PasswordCheck: ~Copyable, Sendable {
  /// Both fields are the same and the policy is kept; the enforced form is what is hashed.
  case accepted(EnforcedPassword)

  /// Everything that is wrong, at least one thing, in the fixed order of ``PasswordViolation/Code``.
  case refused([PasswordViolation])

  /// What is wrong; empty where the password is accepted.
  public var violations: [PasswordViolation] {
    switch self {
    case .accepted: []
    case .refused(let violations): violations
    }
  }

  /// The secret, or nil where the password is refused.
  public consuming func takeSecret() -> EnforcedPassword? {
    switch consume self {
    case .accepted(let secret): secret
    case .refused: nil
    }
  }
}
