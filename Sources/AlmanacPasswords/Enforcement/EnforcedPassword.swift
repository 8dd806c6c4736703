/// A password in its enforced form: what a program hashes and compares.
///
/// Only ``PasswordEnforcement`` makes one. Enforcing the bytes again, with a maximum that
/// lets them in, gives the same bytes.
public struct EnforcedPassword: ~Copyable, Sendable {
  private let secret: SecretBytes

  /// How many Unicode scalars the enforced form has, 1 or more: what a policy measures.
  ///
  /// It is not treated as secret.
  public let scalarCount: Int

  init(_ secret: consuming SecretBytes, scalarCount: Int) {
    self.secret = secret
    self.scalarCount = scalarCount
  }

  /// How many bytes of UTF-8 the enforced form has.
  ///
  /// Some hashes bound it: bcrypt reads 72 of them at most.
  public var byteCount: Int { secret.byteCount }

  /// The enforced form as UTF-8 in Normalization Form C.
  public var bytes: Span<UInt8> {
    @_lifetime(borrow self) get { secret.bytes }
  }

  /// Hands the bytes to `body`, and throws what it throws.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(secret.bytes)
  }

  /// Whether both have the same bytes, found without an early exit; see ``SecretBytes/isEqual(to:)``.
  public func isEqual(to other: borrowing EnforcedPassword) -> Bool {
    secret.isEqual(to: other.secret)
  }

  /// Hands the bytes over to a new owner.
  public consuming func takeBytes() -> SecretBytes { secret }
}
