/// What a policy is about: it decides the digits, the keyboard and the wording of messages.
public enum PasswordKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A password: characters of any kind.
  case password

  /// A personal identification number: decimal digits of any script, which become ASCII digits before anything is
  /// checked. It is text, never a number: leading zeros count.
  case pin

  /// What enforcement does with digits of other scripts.
  var digits: PasswordDigits {
    switch self {
    case .password: .asTyped
    case .pin: .ascii
    }
  }
}
