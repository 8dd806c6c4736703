/// How much a post may have; what goes beyond is refused before it is read any further.
public struct FormLimits: Hashable, Sendable {
  /// The longest body, in bytes as they came; 128 KiB if nothing is said.
  public var bodyByteCount: Int
  /// The most fields; 500 if nothing is said.
  public var pairCount: Int
  /// The longest name of a field, in bytes of its UTF-8; 128 if nothing is said.
  public var nameByteCount: Int
  /// The longest value of a field, in bytes of its UTF-8; 16 KiB if nothing is said, as much as any password may have.
  public var valueByteCount: Int

  /// Makes limits.
  public init(
    bodyByteCount: Int = 131_072, pairCount: Int = 500, nameByteCount: Int = 128, valueByteCount: Int = 16_384
  ) {
    self.bodyByteCount = bodyByteCount
    self.pairCount = pairCount
    self.nameByteCount = nameByteCount
    self.valueByteCount = valueByteCount
  }
}
