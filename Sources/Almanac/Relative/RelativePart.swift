/// A piece of a relative phrase: the number, or the words around it.
public struct RelativePart: Hashable, Sendable {
  /// What a piece is.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// The number with its signs: `1.234`.
    case number
    /// Words, and the spaces between them and the number.
    case literal
  }

  /// What the piece is.
  public let kind: Kind
  /// Where it stands in the text, in UTF-8 bytes.
  public let utf8Range: Range<Int>
  /// Its text.
  public let text: String
}

extension RelativeDateFormat {
  /// The phrase for so many units, piece by piece; the texts together are ``string(for:_:)-(Int,_)``.
  ///
  /// A word such as "yesterday" is one literal piece. An empty piece is left out.
  public func parts(for count: Int, _ unit: RelativeUnit) -> [RelativePart] {
    parts(of: phrase(for: count, unit, numbers))
  }

  /// The phrase for a number of units that may have decimals, piece by piece.
  public func parts(for count: DecimalNumber, _ unit: RelativeUnit) -> [RelativePart] {
    parts(of: phrase(for: count, unit, numbers))
  }

  private func parts(of phrase: RelativePhrase) -> [RelativePart] {
    var parts: [RelativePart] = []
    func append(_ kind: RelativePart.Kind, _ bytes: ArraySlice<UInt8>) {
      guard !bytes.isEmpty else { return }
      let start = parts.last?.utf8Range.upperBound ?? 0
      parts.append(
        RelativePart(
          kind: kind, utf8Range: start..<start + bytes.count, text: String(decoding: bytes, as: UTF8.self)))
    }
    append(.literal, phrase.text.prefix)
    if let numberStyle = phrase.numberStyle {
      var bytes = [UInt8](repeating: 0, count: numberStyle.capacity)
      var span = bytes.mutableSpan
      let end = numberStyle.write(phrase.number, into: &span, at: 0)
      append(.number, bytes[..<end])
    }
    append(.literal, phrase.text.suffix)
    return parts
  }
}
