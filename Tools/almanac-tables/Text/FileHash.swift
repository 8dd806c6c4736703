import Almanac

/// FNV-1a of bytes, 64 bits wide: it names a state of a file, so that two are told apart; it does not resist attack.
enum FileHash {
  /// The hash as sixteen lower-case hexadecimal digits.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = String(number(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash as a number.
  static func number(_ bytes: [UInt8]) -> UInt64 {
    var hash = TableLayout.checksumSeed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// The hash of a file's bytes.
  static func hexadecimal(ofFile path: String) throws -> String {
    hexadecimal(try Folder.read(path))
  }
}
