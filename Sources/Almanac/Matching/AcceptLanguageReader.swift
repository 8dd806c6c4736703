/// Reads the elements of a header `Accept-Language` in one pass.
///
/// Source: `#( language-range [ weight ] )` of RFC 9110 sections 5.6.1, 12.4.2 and 12.5.4.
struct AcceptLanguageReader {
  private(set) var ranges: [AcceptLanguage.Range] = []
  private(set) var faults: [AcceptLanguageError] = []

  /// Reads a header as far as the limits go.
  mutating func read(_ header: Span<UInt8>) {
    var limit = header.count
    if limit > AcceptLanguage.maximumLength {
      // The element that the limit cuts is not what the reader wrote.
      limit = AcceptLanguage.maximumLength
      while limit > 0, header[limit - 1] != UInt8(ascii: ",") { limit -= 1 }
      limit = max(0, limit - 1)
    }
    var start = 0
    while start <= limit {
      var end = start
      while end < limit, header[end] != UInt8(ascii: ",") { end += 1 }
      guard readElement(header, start, end) else { return }
      start = end + 1
    }
    if limit < header.count { add(.tooLong, at: AcceptLanguage.maximumLength, header, start, start) }
  }

  /// Reads one element; false when there may be no more.
  private mutating func readElement(_ header: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let (first, last) = Self.trimmed(header, start, end)
    guard first < last else { return true }
    guard ranges.count + faults.count < AcceptLanguage.maximumRangeCount else {
      add(.tooManyRanges, at: first, header, first, last)
      return false
    }
    var semicolon = first
    while semicolon < last, header[semicolon] != UInt8(ascii: ";") { semicolon += 1 }
    var quality = 1_000
    if semicolon < last {
      let (weight, weightEnd) = Self.trimmed(header, semicolon + 1, last)
      guard let given = Self.quality(header, weight, weightEnd) else {
        add(.malformedWeight, at: weight, header, first, last)
        return true
      }
      quality = given
    }
    let nameEnd = Self.trimmed(header, first, semicolon).end
    if nameEnd == first + 1, header[first] == UInt8(ascii: "*") {
      ranges.append(AcceptLanguage.Range(language: nil, quality: quality))
    } else if let language = Self.language(header, first, nameEnd) {
      ranges.append(AcceptLanguage.Range(language: language, quality: quality))
    } else {
      add(.malformedRange, at: first, header, first, last)
    }
    return true
  }

  private mutating func add(
    _ code: AcceptLanguageError.Code, at position: Int, _ header: Span<UInt8>, _ start: Int, _ end: Int
  ) {
    var element: [UInt8] = []
    for index in start..<min(end, start + AcceptLanguageError.inputLimit) { element.append(header[index]) }
    faults.append(AcceptLanguageError(code, at: position, element))
  }
}

extension AcceptLanguageReader {
  /// A language range: letters, digits and `-`, which are a locale tag; what POSIX and ICU add to tags is not allowed here.
  private static func language(_ header: Span<UInt8>, _ start: Int, _ end: Int) -> LocaleTag? {
    guard end > start, end - start <= LocaleTag.maximumLength else { return nil }
    for index in start..<end where !header[index].isASCIIAlphanumeric && !header[index].isSubtagSeparator { return nil }
    return try? LocaleTag(parsing: header.extracting(start..<end))
  }

  /// A weight in thousandths: `q=0`, `q=0.8`, `Q=1.000`.
  private static func quality(_ header: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard end - start >= 3, header[start] | 0x20 == UInt8(ascii: "q"), header[start + 1] == UInt8(ascii: "="),
      header[start + 2] == UInt8(ascii: "0") || header[start + 2] == UInt8(ascii: "1")
    else { return nil }
    var thousandths = Int(header[start + 2] - UInt8(ascii: "0")) * 1_000
    guard end - start > 3 else { return thousandths }
    guard header[start + 3] == UInt8(ascii: ".") else { return nil }
    var place = 100
    for index in start + 4..<end {
      guard header[index] &- 0x30 < 10 else { return nil }
      thousandths += place * Int(header[index] - 0x30)
      place /= 10
      // No digit after `1.` may be other than 0.
      if thousandths > 1_000 || header[start + 2] == UInt8(ascii: "1") && header[index] != 0x30 { return nil }
    }
    return thousandths
  }

  /// A range of bytes without the spaces and tabs around it.
  private static func trimmed(_ header: Span<UInt8>, _ start: Int, _ end: Int) -> (start: Int, end: Int) {
    var start = start
    var end = end
    while start < end, header[start] == 0x20 || header[start] == 0x09 { start += 1 }
    while end > start, header[end - 1] == 0x20 || header[end - 1] == 0x09 { end -= 1 }
    return (start, end)
  }
}
