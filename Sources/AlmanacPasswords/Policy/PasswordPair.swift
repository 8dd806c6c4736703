/// A password and its confirmation, as they were typed.
///
/// ```swift
/// let pair = PasswordPair(password, confirmedBy: confirmation)
/// switch pair.checked(by: .nist(.singleFactor), for: user) {
/// case .accepted(let secret): store(hash(secret.bytes))
/// case .refused(let violations): show(violations.map { $0.message(in: "tr") })
/// }
/// ```
///
/// The value has one owner, shows nothing of itself, and overwrites both fields when it goes.
public struct PasswordPair: ~Copyable, Sendable {
  let password: SecretBytes
  let confirmation: SecretBytes

  /// More bytes than any policy reads.
  ///
  /// A scalar has up to 4, and enforcement looks at four times the scalars that are allowed. What lies behind them
  /// is not kept, so a hostile megabyte costs nothing: such a field is too long, and whether two of them differ only there
  /// is not told.
  static let longestByteCount = 16 * PasswordPolicy.longestMaximum + 1

  /// Copies both fields from bytes, which the caller wipes.
  ///
  /// The bytes may be anything; what is not UTF-8 is a violation. Of a field of more than 16,385 bytes the beginning is
  /// kept: it is too long for every policy.
  ///
  /// - Parameters:
  ///   - password: The first field.
  ///   - confirmation: The second field.
  public init(_ password: Span<UInt8>, confirmedBy confirmation: Span<UInt8>) {
    self.password = SecretBytes(copying: password.extracting(first: Self.longestByteCount))
    self.confirmation = SecretBytes(copying: confirmation.extracting(first: Self.longestByteCount))
  }

  /// Copies both fields from arrays of bytes; see ``init(_:confirmedBy:)-(Span<UInt8>,_)``.
  public init(_ password: [UInt8], confirmedBy confirmation: [UInt8]) {
    self.init(password.span, confirmedBy: confirmation.span)
  }

  /// Copies both fields from Strings, **which themselves cannot be wiped**; bytes are the better source.
  ///
  /// A String is always UTF-8. Whoever makes one of bytes uses `String(validating:as:)`: `String(decoding:as:)` writes
  /// U+FFFD for what it can't read, and different inputs become equal.
  public init(_ password: String, confirmedBy confirmation: String) {
    self.init(password.utf8Span.span, confirmedBy: confirmation.utf8Span.span)
  }

  /// Takes both fields over.
  public init(_ password: consuming SecretBytes, confirmedBy confirmation: consuming SecretBytes) {
    self.password = password
    self.confirmation = confirmation
  }
}
