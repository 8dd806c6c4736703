/// The years of an era as they stand behind its name: `(645–650)`.
struct EraYears {
  /// Most bytes of all: two parentheses, a dash of three bytes, and two numbers of 16 bits.
  static let longest = 15

  private var bytes = InlineArray<15, UInt8>(repeating: 0)
  private(set) var count = 0

  init(first: UInt16, last: UInt16) {
    append(UInt8(ascii: "("))
    append(year: first)
    // An en dash.
    append(0xE2)
    append(0x80)
    append(0x93)
    append(year: last)
    append(UInt8(ascii: ")"))
  }

  subscript(index: Int) -> UInt8 { bytes[index] }

  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  private mutating func append(year: UInt16) {
    if year >= 10 { append(year: year / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: year % 10))
  }
}

extension TableReader {
  /// The years of an era by their number; nil where there are none.
  func eraYears(_ number: Int) -> EraYears? {
    let years = section(.eraYears)
    guard number < years.count else { return nil }
    let at = years.offset + 4 * number
    return EraYears(first: load16(at), last: load16(at + 2))
  }
}
