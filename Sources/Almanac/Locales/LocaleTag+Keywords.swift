extension LocaleTag {
  /// The value of a preference in the extension `-u-`, such as `japanese` for ``LocaleKey/calendar``.
  ///
  /// Nil when the tag does not have the key. `true` when it has the key alone, as in `-u-kn`. Values are canonical, small and
  /// not checked against any list. The answer shares the tag's text: nothing is copied.
  public func keyword(_ key: LocaleKey) -> Substring? {
    guard !extensions.isEmpty else { return nil }
    return KeywordWalk.value(of: key.subtag, in: extensions)
  }

  /// The tag without extensions and private use: language, script, region and variants.
  public var removingExtensions: LocaleTag {
    guard !extensions.isEmpty else { return self }
    return LocaleTag(trusting: language, script: script, region: region, variants: variants)
  }
}

/// A walk over canonical extension text.
enum KeywordWalk {
  /// The value of a key in the part `-u-`.
  static func value(of key: Subtag, in text: String) -> Substring? {
    let bytes = text.utf8Span.span
    do throws(LocaleTagFault) {
      var cursor = try SubtagCursor(in: bytes)
      while cursor.subtag != .singleU {
        // Private use is last and may hold anything, an `u` too.
        if cursor.isAtEnd || cursor.subtag == .singleX { return nil }
        try cursor.advance(in: bytes)
      }
      try cursor.advance(in: bytes)
      while cursor.count > 1, cursor.subtag != key { try cursor.advance(in: bytes) }
      guard cursor.subtag == key else { return nil }
      try cursor.advance(in: bytes)
      let start = cursor.start
      var end = start
      while cursor.count > 2 {
        end = cursor.end
        try cursor.advance(in: bytes)
      }
      guard end > start else { return "true" }
      let first = text.utf8.index(text.startIndex, offsetBy: start)
      return text[first..<text.utf8.index(first, offsetBy: end - start)]
    } catch {
      preconditionFailure("extensions that cannot be read")
    }
  }
}
