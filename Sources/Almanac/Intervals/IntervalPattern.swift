/// The pattern of both ends of an interval in one, such as `d – d 'de' MMM`.
struct IntervalPattern {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The pattern without a leading word on the order of the ends, and whether that says that the later one is first.
  var order: (body: IntervalPattern, isLaterFirst: Bool?) {
    for (word, isLaterFirst) in [("latestFirst:", true), ("earliestFirst:", false)] where bytes.starts(with: word.utf8)
    {
      return (IntervalPattern(Array(bytes.dropFirst(word.utf8.count))), isLaterFirst)
    }
    return (self, nil)
  }

  /// Where the part of the second end begins: at the first field whose letter was there before.
  ///
  /// Source: ICU's `DateIntervalFormat::splitPatternInto2Part`.
  var middle: Int {
    var seen: UInt64 = 0
    var scanner = PatternScanner()
    while let item = scanner.next(in: bytes.span) {
      guard case .field(let letter, _, let offset) = item else { continue }
      let bit: UInt64 = 1 << UInt64(letter &- 0x41)
      if seen & bit != 0 { return offset }
      seen |= bit
    }
    return bytes.count
  }

  /// The pattern in the widths of another skeleton.
  ///
  /// A field that is as wide in the pattern as in the tables' skeleton is widened to what was asked for; none is narrowed.
  ///
  /// Source: ICU's `DateIntervalFormat::adjustFieldWidth`.
  ///
  /// - Parameters:
  ///   - found: the tables' skeleton.
  ///   - asked: the skeleton that was asked for.
  ///   - hasOtherLetters: whether it has letters for which the tables' skeleton has others.
  ///   - hidesDayPeriod: whether the hour is without its day period.
  /// - Returns: the pattern with the widths that were asked for.
  func adjusted(from found: [UInt8], to asked: [UInt8], hasOtherLetters: Bool, hidesDayPeriod: Bool) -> [UInt8] {
    var pattern = self
    var foundCounts = LetterCounts(found)
    let askedCounts = LetterCounts(asked)
    if hidesDayPeriod { pattern.removeDayPeriod() }
    if hasOtherLetters { pattern.replaceLetters(askedCounts, &foundCounts) }
    for letter in [UInt8(ascii: "a"), UInt8(ascii: "b")]
    where foundCounts[letter] == 0 && pattern.bytes.contains(letter) {
      foundCounts[letter] = 1
    }
    return pattern.widened(from: foundCounts, to: askedCounts)
  }

  private mutating func removeDayPeriod() {
    for text in ["\u{A0}a", "\u{202F}a", "a\u{A0}", "a\u{202F}", "a"] { replace(text, by: "") }
    replace("  ", by: " ")
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  private mutating func replaceLetters(_ asked: LetterCounts, _ found: inout LetterCounts) {
    for letter in ["z", "O"] where asked[Self.byte(letter)] > 0 {
      found[Self.byte(letter)] = found[UInt8(ascii: "v")]
      replace("v", by: letter)
    }
    for (letter, tables) in [("K", "h"), ("k", "H"), ("b", "a")] where asked[Self.byte(letter)] > 0 {
      replace(tables, by: letter)
    }
  }

  private static func byte(_ letter: String) -> UInt8 { letter.utf8.first ?? 0 }

  /// Replaces a text wherever it stands outside quotes.
  private mutating func replace(_ text: String, by other: String) {
    let text = Array(text.utf8)
    var result: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") { isQuoted.toggle() }
      if !isQuoted, bytes[index...].starts(with: text) {
        result += other.utf8
        index += text.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    bytes = result
  }

  private func widened(from found: LetterCounts, to asked: LetterCounts) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    var copied = 0
    var scanner = PatternScanner()
    while let item = scanner.next(in: bytes.span) {
      guard case .field(let letter, let count, let offset) = item else { continue }
      let skeletonLetter = letter == UInt8(ascii: "L") ? UInt8(ascii: "M") : letter
      guard Int(found[skeletonLetter]) == count, asked[skeletonLetter] > found[skeletonLetter] else { continue }
      result += bytes[copied..<offset + count]
      result += repeatElement(letter, count: Int(asked[skeletonLetter] - found[skeletonLetter]))
      copied = offset + count
    }
    return result + bytes[copied...]
  }
}
