/// The bytes that mean something to the filter.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether a value is empty or `\N`, which is how engines write a null.
  @inline(__always)
  static func isNull(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    switch value.count {
    case 0: true
    case 2: bytes[value.lowerBound] == UInt8(ascii: "\\") && bytes[value.lowerBound + 1] == UInt8(ascii: "N")
    default: false
    }
  }
}
