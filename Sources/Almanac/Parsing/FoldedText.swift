/// A text as a tolerant parser reads it: folded scalars, each with the place that it comes from.
///
/// White space in a row is one space.
struct FoldedText {
  private(set) var units: [UInt32] = []
  private var offsets: [Int32] = []
  /// The bytes of the whole text.
  let utf8Count: Int

  var count: Int { units.count }

  /// Folds a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; what is none was refused before.
  ///   - folding: how scalars are compared.
  init(_ bytes: Span<UInt8>, _ folding: LetterFolding) {
    utf8Count = bytes.count
    units.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let start = offset
      let scalar = bytes.scalar(at: &offset)
      // A dot above that stands for itself makes the capital I of these languages that of i.
      if folding.isTurkic, scalar == 0x307, units.last == 0x131, start > 0, bytes[start - 1] == 0x49 {
        units[units.count - 1] = 0x69
        continue
      }
      let folded = folding.units(of: scalar)
      for index in 0..<folded.count { append(folded.scalars[index], start) }
    }
  }

  private mutating func append(_ unit: UInt32, _ offset: Int) {
    if unit == 0x20, units.last == 0x20 { return }
    units.append(unit)
    offsets.append(Int32(truncatingIfNeeded: offset))
  }

  /// The byte offset in the text of a folded scalar, or the text's end.
  func utf8Offset(_ index: Int) -> Int { index < offsets.count ? Int(offsets[index]) : utf8Count }

  /// The scalar at an index, or 0 behind the end.
  subscript(index: Int) -> UInt32 { index < units.count ? units[index] : 0 }

  /// Whether an index lies between two letters of a word.
  ///
  /// Scripts that write no spaces between words have no such place.
  func isInsideWord(_ index: Int) -> Bool {
    index > 0 && index < units.count && Self.isWordLetter(units[index - 1]) && Self.isWordLetter(units[index])
  }

  /// Whether a range is a letter, with or without accents behind it.
  func isOneLetter(_ range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { Unicode.Scalar(units[$0])?.properties.generalCategory == .nonspacingMark }
  }

  private static func isWordLetter(_ unit: UInt32) -> Bool {
    if unit < 0x80 { return unit &- 0x61 < 26 }
    guard unit < 0x2E80, !(0xE00...0x109F).contains(unit), !(0x1100...0x11FF).contains(unit),
      !(0x1780...0x17FF).contains(unit), let scalar = Unicode.Scalar(unit)
    else { return false }
    // Accents stand behind their letters here.
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }
}

extension Span<UInt8> {
  /// The scalar at an offset of valid UTF-8, which moves behind it.
  ///
  /// Bytes that are none give U+FFFD, one byte at a time.
  func scalar(at offset: inout Int) -> UInt32 {
    let first = UInt32(self[offset])
    offset += 1
    guard first >= 0x80 else { return first }
    let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    guard first >= 0xC2, first < 0xF5, count - offset >= length else { return 0xFFFD }
    var scalar = first & (0x3F >> UInt32(length))
    for _ in 0..<length {
      scalar = scalar << 6 | UInt32(self[offset]) & 0x3F
      offset += 1
    }
    return scalar
  }
}
