public import Almanac

/// The one function that sign-up, change and log-in share: from what was typed to what is hashed.
public enum PasswordEnforcement {
  /// Enforces OpaqueString on a password.
  public static func enforce(
    _ raw: Span<UInt8>, profile: PasswordProfile = .opaqueString, digits: PasswordDigits = .asTyped,
    maximumScalars: Int, data: LocaleData = .embedded
  ) throws(EnforcementError) -> EnforcedPassword {
    let mapped = try map(raw, digits: digits, maximumScalars: maximumScalars, data: data)
    return EnforcedPassword(mapped, scalarCount: raw.count)
  }

  /// The mapped form in Normalization Form C, whether or not its characters are allowed: two fields that are equal here
  /// are equal, also where neither has an enforced form.
  package static func map(
    _ raw: Span<UInt8>, digits: PasswordDigits = .asTyped, maximumScalars: Int, data: LocaleData = .embedded
  ) throws(EnforcementError) -> SecretBytes {
    guard !raw.isEmpty else { throw .empty }
    return SecretBytes(copying: raw)
  }

  /// UTF-8 in lower case without a locale, one scalar at a time, for looking a password up in a list.
  package static func lowercased(_ bytes: Span<UInt8>, data: LocaleData = .embedded) -> SecretBytes {
    SecretBytes(copying: bytes)
  }
}

/// What becomes of decimal digits of other scripts.
public enum PasswordDigits: String, Hashable, Codable, Sendable {
  /// They stay: a password is what was typed.
  case asTyped
  /// Every scalar of General_Category Nd becomes its ASCII digit before anything else is done: a PIN that was typed on
  /// an Arabic or full-width keyboard is the same PIN.
  case ascii
}
