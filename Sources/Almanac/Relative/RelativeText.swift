/// A relative phrase, ready to be written: a word, or what stands before and behind a number.
final class RelativeText: Sendable {
  private let bytes: [UInt8]
  /// How many of them stand before the number.
  private let prefixCount: Int
  /// Whether there is a place for a number.
  let hasNumber: Bool

  /// Nothing, where the tables have no phrase.
  static let absent = RelativeText([], prefixCount: 0, hasNumber: false)

  private init(_ bytes: [UInt8], prefixCount: Int, hasNumber: Bool) {
    self.bytes = bytes
    self.prefixCount = prefixCount
    self.hasNumber = hasNumber
  }

  /// Reads a text of the tables: a word as it is, a pattern with `{0}` in the number's place.
  convenience init(_ text: Span<UInt8>, isPattern: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    guard isPattern else {
      for index in 0..<text.count { bytes.append(text[index]) }
      self.init(bytes, prefixCount: 0, hasNumber: false)
      return
    }
    var place: Int?
    var scanner = SimplePattern()
    while let item = scanner.next(in: text) {
      switch item {
      case .literal(let byte): bytes.append(byte)
      case .argument: place = bytes.count
      }
    }
    self.init(bytes, prefixCount: place ?? 0, hasNumber: place != nil)
  }

  var isPresent: Bool { !bytes.isEmpty || hasNumber }

  /// How many bytes the words take.
  var count: Int { bytes.count }

  var prefix: ArraySlice<UInt8> { bytes[..<prefixCount] }
  var suffix: ArraySlice<UInt8> { bytes[prefixCount...] }

  /// The same with what the options of a format ask for.
  ///
  /// A phrase that begins with its number has no first letter, as in ICU.
  func applying(_ rules: TextRules) -> RelativeText {
    let prefix = rules.apply(to: Array(prefix), as: .relative)
    let suffix = rules.apply(to: Array(suffix), as: hasNumber ? nil : .relative)
    return RelativeText(prefix + suffix, prefixCount: prefix.count, hasNumber: hasNumber)
  }

  /// Writes the words, and a number between them where there is a place for one, from `offset` on.
  ///
  /// - Returns: the offset behind the last byte.
  func write(
    _ number: DecimalNumber, _ style: NumberStyle?, into out: inout MutableSpan<UInt8>, at offset: Int
  ) -> Int {
    let all = bytes
    let bytes = all.span
    var end = offset
    for index in 0..<prefixCount {
      out[end] = bytes[index]
      end += 1
    }
    if let style { end = style.write(number, into: &out, at: end) }
    for index in prefixCount..<bytes.count {
      out[end] = bytes[index]
      end += 1
    }
    return end
  }
}
