/// How a sequence of ids is written as bytes.
///
/// Each id is its distance from the one that is expected, which is mostly small. Expected is the id that follows the last
/// one, at first `TableLayout.firstCompressedString`, so that ids in a row are zeros. For a value whose key has an entry
/// in `TableSection.expectedValues`, expected is the value that the key has in most locales. A distance is written with
/// its sign in the lowest bit (0, -1, 1, -2 …) and in seven bits a byte, the lowest first, the highest bit set in all
/// bytes but the last (LEB128).
///
/// A sequence of no ids is the one byte `empty`, which ends none: in a page every string has a byte.
package struct IDSequence {
  /// Most bytes of one distance.
  package static let longestDistance = 3
  /// What stands for no ids.
  package static let empty: [UInt8] = [0x80]

  /// The id that follows the last one.
  private var next = TableLayout.firstCompressedString
  private var bits = 0
  private var shift = 0

  package init() {}

  /// Takes a byte of a sequence and answers the id that it ends, or nil where the id goes on.
  @inline(__always)
  package mutating func id(endingWith byte: UInt8, expected: UInt16? = nil) -> UInt16? {
    bits |= Int(byte & 0x7F) << shift
    if byte >= 0x80 {
      // More bytes than a distance has are refused when the tables are checked.
      shift = min(shift + 7, 28)
      return nil
    }
    let id = UInt16(truncatingIfNeeded: Int(expected ?? next) + (bits >> 1 ^ -(bits & 1)))
    next = id &+ 1
    bits = 0
    shift = 0
    return id
  }

  /// Reads the id that begins at `start`, and moves `start` behind it.
  @inline(__always)
  static func id(_ bytes: Span<UInt8>, _ start: inout Int, from expected: UInt16) -> UInt16 {
    var byte = Int(bytes[start])
    start &+= 1
    var distance = byte & 0x7F
    var shift = 7
    while byte >= 0x80 {
      byte = Int(bytes[start])
      start &+= 1
      distance |= (byte & 0x7F) << shift
      // More bytes than a distance has are refused when the tables are checked.
      shift = min(shift + 7, 28)
    }
    return UInt16(truncatingIfNeeded: Int(expected) &+ (distance >> 1 ^ -(distance & 1)))
  }

  /// How many ids end in the bytes of a sequence.
  static func count(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in 0..<bytes.count where bytes[index] < 0x80 { count &+= 1 }
    return count
  }

  /// Whether the last byte ended an id.
  package var isComplete: Bool { bits == 0 && shift == 0 }

  /// The bytes of a sequence; `expected` says what is expected at some positions, in place of the next id.
  package static func bytes(_ ids: [UInt16], expected: (Int) -> UInt16? = { _ in nil }) -> [UInt8] {
    guard !ids.isEmpty else { return empty }
    var bytes: [UInt8] = []
    var next = TableLayout.firstCompressedString
    for (index, id) in ids.enumerated() {
      let distance = Int(id) - Int(expected(index) ?? next)
      var rest = distance < 0 ? -2 * distance - 1 : 2 * distance
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
      next = id &+ 1
    }
    return bytes
  }
}

extension TableReader {
  /// The value that a key has in most locales, where the tables say so.
  @inline(__always)
  package func expectedValue(of key: UInt16) -> UInt16? {
    let values = section(.expectedValues)
    return Int(key) < values.count ? load16(values.offset + 2 * Int(key)) : nil
  }
}
