/// Exact comparison of a text's bytes with one item of a plan.
extension ReadingPlan {
  /// The end of literal text that stands at an offset; nil where other text does.
  func end(ofLiteral range: Range<Int>, in text: Span<UInt8>, at start: Int) -> Int? {
    let bytes = bytes
    let literal = bytes.span
    var position = start
    var index = range.lowerBound
    while index < range.upperBound {
      guard position < text.count else { return nil }
      // A space that is narrow or never breaks is typed as a plain one, and made one on the way by many.
      if let width = literal.spaceWidth(at: index), let other = text.spaceWidth(at: position) {
        index += width
        position += other
        continue
      }
      guard text[position] == literal[index] else { return nil }
      position += 1
      index += 1
    }
    return position
  }

  /// The end of a name that stands at an offset; nil where other text does.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - head: the first eight bytes of the text from there on, the first one lowest.
  ///   - text: the text.
  ///   - start: the offset.
  /// - Returns: the offset behind the name.
  func end(of name: Name, head: UInt64, in text: Span<UInt8>, at start: Int) -> Int? {
    if (head ^ name.head) & name.mask == 0, text.count - start >= name.count {
      var index = 8
      while index < name.count, text[start + index] == bytes[name.offset + index] { index += 1 }
      if index >= name.count { return start + name.count }
    }
    // What is written with a space of one kind may be there with one of another.
    guard name.hasSpaces else { return nil }
    return end(ofLiteral: name.offset..<name.offset + name.count, in: text, at: start)
  }

  /// The digit that stands at an offset and how many bytes it has; nil where none does.
  @inline(__always)
  func digit(_ system: Int?, in text: Span<UInt8>, at position: Int) -> (value: Int, byteCount: Int)? {
    guard position < text.count else { return nil }
    guard let system else {
      let value = text[position] &- 0x30
      return value < 10 ? (Int(value), 1) : nil
    }
    return digits[system].digit(in: text, at: position)
  }
}

extension Digits {
  /// The digit that stands at an offset and how many bytes it has; nil where none does.
  func digit(in text: Span<UInt8>, at position: Int) -> (value: Int, byteCount: Int)? {
    for value in 0..<10 {
      let count = count(value)
      guard text.count - position >= count else { continue }
      let digit = bytes(value)
      if (0..<count).allSatisfy({ text[position + $0] == UInt8(truncatingIfNeeded: digit >> UInt32(8 * $0)) }) {
        return (value, count)
      }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// The first eight bytes from an offset on, the first one lowest; those behind the end are zero.
  func head(at offset: Int) -> UInt64 {
    var head: UInt64 = 0
    if count - offset >= 8 {
      // The compiler makes one load of these eight.
      head = UInt64(self[offset])
      head |= UInt64(self[offset + 1]) << 8
      head |= UInt64(self[offset + 2]) << 16
      head |= UInt64(self[offset + 3]) << 24
      head |= UInt64(self[offset + 4]) << 32
      head |= UInt64(self[offset + 5]) << 40
      head |= UInt64(self[offset + 6]) << 48
      head |= UInt64(self[offset + 7]) << 56
    } else {
      for index in 0..<Swift.max(0, count - offset) { head |= UInt64(self[offset + index]) << UInt64(8 * index) }
    }
    return head
  }

  /// How many bytes a space has that stands at an offset, of U+0020, U+2009 and U+202F; nil where none stands.
  func spaceWidth(at offset: Int) -> Int? {
    guard offset < count else { return nil }
    if self[offset] == 0x20 { return 1 }
    guard self[offset] == 0xE2, count - offset >= 3, self[offset + 1] == 0x80,
      self[offset + 2] == 0x89 || self[offset + 2] == 0xAF
    else { return nil }
    return 3
  }

  /// Whether a range has one of these spaces.
  func hasSpace(_ range: Range<Int>) -> Bool {
    for index in range where self[index] == 0x20 || self[index] == 0xE2 && spaceWidth(at: index) != nil { return true }
    return false
  }
}
