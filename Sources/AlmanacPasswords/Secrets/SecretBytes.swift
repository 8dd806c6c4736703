import CAlmanacSecrets

/// The UTF-8 of a secret, in memory that is overwritten when the value goes.
///
/// ```swift
/// let secret = SecretBytes(copying: body.span)
/// store(hash(secret.bytes))
/// ```
///
/// A value has one owner: it cannot be copied, described, dumped, mirrored, hashed or encoded, and
/// ``isEqual(to:)`` is the only comparison. The bytes stand in one allocation of their exact count, which is never
/// moved and which `explicit_bzero` overwrites when the owner lets go of it.
///
/// What this does not reach: the source of the bytes, which is the caller's to wipe; swapped-out pages and core dumps;
/// registers and single words that the compiler leaves on the stack.
public struct SecretBytes: ~Copyable, Sendable {
  private var memory: SecretMemory

  init(_ memory: consuming SecretMemory) {
    self.memory = memory
  }

  /// Copies bytes.
  ///
  /// The caller still has the original, and wipes it if it can.
  ///
  /// - Parameter bytes: any bytes; whether they are UTF-8 is not looked at.
  public init(copying bytes: Span<UInt8>) {
    memory = SecretMemory(capacity: bytes.count) { output in
      for index in bytes.indices { output.append(bytes[index]) }
    }
  }

  /// Has bytes written in place, at most so many.
  package init<Failure: Error>(
    capacity: Int, writing body: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    memory = try SecretMemory(capacity: capacity, fill: body)
  }

  /// Copies the UTF-8 of a String, **which itself cannot be wiped**.
  ///
  /// A String is copied at will, and short ones live inside every copy. Read a secret as bytes where that is possible.
  public init(copying text: String) {
    self.init(copying: text.utf8Span.span)
  }

  /// How many bytes there are, which is not treated as secret.
  public var byteCount: Int { memory.bytes.count }

  /// The bytes, in place.
  public var bytes: Span<UInt8> {
    @_lifetime(borrow self) get { memory.bytes.span }
  }

  /// Hands the bytes to `body`, and throws what it throws.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(memory.bytes.span)
  }

  /// Whether both have the same bytes, found without an early exit.
  ///
  /// The time depends on the two counts and not on where the bytes differ. Equal text in another spelling is not equal here; compare enforced forms.
  ///
  /// Both operands of a password form come from one client, so this guards a habit rather than against a known attack,
  /// and it hides no length.
  public func isEqual(to other: borrowing SecretBytes) -> Bool {
    almanac_are_equal(bytes, other.bytes)
  }

  deinit {
    var memory = memory
    memory.wipe()
  }
}
