public import Almanac

/// The form that is hashed: the same for sign-up, change and log-in.
extension PasswordPolicy {
  /// Enforces a password or PIN that somebody logs in with, without a length or list of the policy.
  ///
  /// ```swift
  /// let typed = try policy.enforce(body.span)
  /// guard verify(typed.bytes, stored) else { … }           // never say more than that it was not right
  /// ```
  ///
  /// A password that a policy accepted keeps its form under every later policy of the same ``kind`` and ``profile``.
  ///
  /// - Parameters:
  ///   - raw: UTF-8 as it was typed; the caller wipes it.
  ///   - data: The tables whose Unicode version decides.
  /// - Returns: The form to hash and compare.
  /// - Throws: ``EnforcementError``, with a code alone. `tooLong` comes only where there are more than four times
  ///   ``longestMaximum`` scalars, which no accepted password has.
  public func enforce(
    _ raw: Span<UInt8>, data: LocaleData = .embedded
  ) throws(EnforcementError) -> EnforcedPassword {
    try PasswordEnforcement.enforce(
      raw, profile: profile, digits: kind.digits, maximumScalars: Self.longestMaximum, data: data)
  }

  /// Enforces the UTF-8 of a String, which itself cannot be wiped; see ``enforce(_:data:)-(Span<UInt8>,_)``.
  public func enforce(
    _ raw: String, data: LocaleData = .embedded
  ) throws(EnforcementError) -> EnforcedPassword {
    try enforce(raw.utf8Span.span, data: data)
  }
}
