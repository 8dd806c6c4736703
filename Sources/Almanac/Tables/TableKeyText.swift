/// A key of the tables, such as `day-short/relative/-1`, put together without heap memory.
struct TableKeyText {
  private var bytes = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count = 0

  init(_ text: String) {
    append(text)
  }

  /// Adds a byte.
  ///
  /// - Precondition: the key has less than 64 bytes; the longest of all has 40.
  mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ text: String) {
    let text = text.utf8Span.span
    for index in text.indices { append(text[index]) }
  }

  mutating func append(bare subtag: Subtag) {
    for index in 0..<subtag.count { append(subtag[index]) }
  }

  /// Adds a hyphen and a subtag.
  mutating func append(subtag: Subtag) {
    append(UInt8(ascii: "-"))
    append(bare: subtag)
  }

  /// Negative, zero or positive as another key comes before, equals or comes after this one, byte by byte.
  func order(of key: Span<UInt8>) -> Int {
    for index in 0..<min(count, key.count) where key[index] != bytes[index] {
      return Int(key[index]) - Int(bytes[index])
    }
    return key.count - count
  }
}
