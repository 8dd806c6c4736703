/// Spaces of U+202F and U+2009 written as U+0020.
enum PlainSpaces {
  /// UTF-8 with plain spaces.
  static func applied(to bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if isSpace(bytes, at: index) {
        plain.append(0x20)
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain
  }

  /// U+2009 is E2 80 89, and U+202F is E2 80 AF.
  private static func isSpace(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == 0xE2 && bytes.count - index > 2 && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0x89 || bytes[index + 2] == 0xAF)
  }
}
