/// At most 15 bytes of text.
struct ShortText {
  /// The first byte lowest.
  private(set) var bytes: UInt128 = 0
  private(set) var count = 0

  init() {}

  init(_ text: StaticString) {
    for byte in "\(text)".utf8 { append(byte) }
  }

  var isFull: Bool { count == 15 }

  mutating func append(_ byte: UInt8) {
    bytes |= UInt128(byte) << (8 * count)
    count += 1
  }
}
