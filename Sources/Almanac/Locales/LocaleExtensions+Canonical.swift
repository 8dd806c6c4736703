/// The short way for extensions that are written as they should be.
extension LocaleExtensions {
  /// The extensions' text when it is one `-u-` part in canonical form already, such as `u-ca-japanese`.
  ///
  /// It covers what a server sees most, copies the bytes once and makes nothing else. Nil means only that the long way
  /// must decide: the text may be canonical, in need of change, or wrong.
  static func givenText(from cursor: SubtagCursor, in bytes: Span<UInt8>) -> String? {
    let start = cursor.start
    guard cursor.subtag == .singleU else { return nil }
    for index in start..<bytes.count where !bytes[index].isCanonicalInExtension { return nil }
    var cursor = cursor
    do throws(LocaleTagFault) {
      try cursor.advance(in: bytes)
      var last = Subtag.none
      while !cursor.isAtEnd {
        let key = cursor.subtag
        guard key.hasKeyForm, last < key else { return nil }
        last = key
        try cursor.advance(in: bytes)
        guard cursor.subtag.count >= 3, KeywordNames.isPlain(cursor.subtag, key: key) else { return nil }
        // The one calendar name of two subtags that is replaced starts so.
        if cursor.subtag == .ethiopic { return nil }
        try cursor.advance(in: bytes)
        while cursor.count > 2 {
          guard cursor.subtag.count > 2 else { return nil }
          try cursor.advance(in: bytes)
        }
      }
      guard !last.isNone else { return nil }
    } catch {
      return nil
    }
    guard let text = try? UTF8Span(validating: bytes.extracting(start..<bytes.count)) else { return nil }
    return String(copying: text)
  }
}

extension UInt8 {
  /// Whether the byte is a small letter, a digit or `-`.
  fileprivate var isCanonicalInExtension: Bool {
    self &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x2D
  }
}
