/// The days of texts that were read before, found by the text.
///
/// A table in which a text has one place, which a later text takes over. It grows with the number of different texts, up to 8 MiB. Texts of
/// more than 47 bytes are not kept.
package struct TextDays: Sendable {
  /// The most bytes of a text that is kept.
  package static let longestText = 47
  private static let mostPlaces = 1 << 17

  /// A text of at most 47 bytes, in words of which the last byte of the last one is its byte count.
  package struct Key: Hashable, Sendable {
    fileprivate var first = SIMD2<UInt64>()
    fileprivate var second = SIMD2<UInt64>()
    fileprivate var third = SIMD2<UInt64>()

    /// Makes a key.
    ///
    /// - Precondition: the text has at most `longestText` bytes.
    @inline(__always)
    package init(_ text: Span<UInt8>) {
      first = SIMD2(Self.word(text, 0), Self.word(text, 8))
      if text.count > 16 {
        second = SIMD2(Self.word(text, 16), Self.word(text, 24))
        if text.count > 32 { third = SIMD2(Self.word(text, 32), Self.word(text, 40)) }
      }
      third.y |= UInt64(text.count) << 56
    }

    @inline(__always)
    private static func word(_ text: Span<UInt8>, _ offset: Int) -> UInt64 {
      var word: UInt64 = 0
      var index = min(text.count, offset &+ 8)
      while index > offset {
        index &-= 1
        word = word &<< 8 | UInt64(text[index])
      }
      return word
    }

    /// A number that is spread over all of its bits.
    @inline(__always)
    fileprivate var spread: UInt64 {
      let mixed = first &* SIMD2(0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F) ^ second
      let folded = (mixed.x ^ mixed.y &>> 29 ^ third.x) &* 0xBF58_476D_1CE4_E5B9 ^ mixed.y ^ third.y
      return (folded ^ folded &>> 32) &* 0x94D0_49BB_1331_11EB
    }
  }

  /// What is known of a text.
  package enum Reading: Sendable {
    case day(Int32)
    case unreadable
  }

  private struct Entry {
    var key: Key
    var reading: Reading
  }

  private var entries: [Entry?] = []
  private var kept = 0

  package init() {}

  /// What is known of a text; nil where that is nothing.
  @inline(__always)
  package func reading(of key: Key) -> Reading? {
    guard !entries.isEmpty, let entry = entries[place(of: key)], entry.key == key else { return nil }
    return entry.reading
  }

  /// Keeps what was found of a text.
  package mutating func keep(_ reading: Reading, of key: Key) {
    kept += 1
    // So many texts were new that the table is too small for them.
    if kept > 2 * entries.count, entries.count < Self.mostPlaces { grow() }
    entries[place(of: key)] = Entry(key: key, reading: reading)
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry?](repeating: nil, count: min(Self.mostPlaces, max(256, 8 * old.count)))
    kept = 0
    for case let entry? in old { entries[place(of: entry.key)] = entry }
  }

  /// - Precondition: there are places, a power of two of them.
  @inline(__always)
  private func place(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.spread &>> 40) & (entries.count &- 1)
  }
}
