import Almanac

/// FNV-1a of bytes, 64 bits wide: it names a state of a file, so that two are told apart; it does not resist attack.
struct FileHash {
  /// The hash of all bytes so far.
  private(set) var number = TableLayout.checksumSeed

  /// Takes some more bytes.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The hash as sixteen lower-case hexadecimal digits.
  var hexadecimal: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of some bytes as sixteen lower-case hexadecimal digits.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash = FileHash()
    hash.add(bytes)
    return hash.hexadecimal
  }

  /// The hash of a file's bytes.
  static func hexadecimal(ofFile path: String) throws -> String {
    hexadecimal(try Folder.read(path))
  }
}
