/// Reading extensions from a tag.
extension LocaleExtensions {
  /// Reads extensions from the singleton that the cursor stands on to the end of the tag.
  mutating func read(
    _ cursor: inout SubtagCursor, in bytes: Span<UInt8>, aliases: SubtagAliases
  ) throws(LocaleTagFault) {
    var sawKeywords = false
    while !cursor.isAtEnd {
      guard cursor.count == 1 else { throw cursor.fault(.unexpectedSubtag) }
      let position = cursor.start
      let singleton = cursor.subtag[0]
      try cursor.advance(in: bytes)
      switch singleton {
      case UInt8(ascii: "u"):
        if sawKeywords { throw LocaleTagFault(.repeatedExtension, at: position) }
        sawKeywords = true
        try readKeywords(&cursor, in: bytes, from: position, aliases: aliases)
      case UInt8(ascii: "t"):
        let content = try transformation(&cursor, in: bytes, from: position, aliases: aliases)
        guard addOther(singleton, content) else { throw LocaleTagFault(.repeatedExtension, at: position) }
      case UInt8(ascii: "x"):
        addPrivateUse(try content(&cursor, in: bytes, from: position, minimumCount: 1))
      default:
        let content = try content(&cursor, in: bytes, from: position, minimumCount: 2)
        guard addOther(singleton, content) else { throw LocaleTagFault(.repeatedExtension, at: position) }
      }
    }
  }

  /// Subtags that are at least so long, as they are: an extension that this package does not read, or private use.
  private func content(
    _ cursor: inout SubtagCursor, in bytes: Span<UInt8>, from position: Int, minimumCount: Int
  ) throws(LocaleTagFault) -> String {
    let start = cursor.start
    var end = start
    while !cursor.isAtEnd, cursor.subtag.count >= minimumCount {
      end = cursor.end
      try cursor.advance(in: bytes)
    }
    guard end > start else { throw emptyPart(cursor, from: position) }
    return canonicalText(bytes, start..<end)
  }

  /// The fault of a part without content: the extension's own, or that of a bad subtag that follows it.
  private func emptyPart(_ cursor: SubtagCursor, from position: Int) -> LocaleTagFault {
    if cursor.isAtEnd || cursor.count == 1 { return LocaleTagFault(.emptyExtension, at: position) }
    return cursor.fault(.unexpectedSubtag)
  }

  /// Attributes and keywords: UTS #35 part 1 section 3.6.
  private mutating func readKeywords(
    _ cursor: inout SubtagCursor, in bytes: Span<UInt8>, from position: Int, aliases: SubtagAliases
  ) throws(LocaleTagFault) {
    while cursor.subtag.count >= 3 {
      addAttribute(cursor.subtag)
      try cursor.advance(in: bytes)
    }
    while cursor.count == 2 {
      let key = cursor.subtag
      guard key.hasKeyForm else { throw cursor.fault(.malformedKey) }
      try cursor.advance(in: bytes)
      let start = cursor.start
      var end = start
      var tooLong: LocaleTagFault?
      while cursor.count >= 3 {
        if cursor.count > 8, tooLong == nil { tooLong = cursor.fault(.subtagTooLong) }
        end = cursor.end
        try cursor.advance(in: bytes)
      }
      let given = canonicalText(bytes, start..<end)
      let value = KeywordNames.canonicalValue(given, key: key, aliases: aliases)
      // Old names such as `gregorian` are longer than a subtag may be, so only the names in the tables are let through.
      if let tooLong, value == given { throw tooLong }
      addKeyword(key, value)
    }
    guard hasKeywords else { throw emptyPart(cursor, from: position) }
    guard cursor.isAtEnd || cursor.count == 1 else { throw cursor.fault(.unexpectedSubtag) }
  }

  /// The content of `-t-`, the tag of the source and fields, in canonical order: UTS #35 part 1 section 3.7, RFC 6497.
  private func transformation(
    _ cursor: inout SubtagCursor, in bytes: Span<UInt8>, from position: Int, aliases: SubtagAliases
  ) throws(LocaleTagFault) -> String {
    var parts: [String] = []
    if cursor.subtag.hasLanguageForm {
      var source = LanguageFields()
      source.language = cursor.subtag
      try cursor.advance(in: bytes)
      try source.readAfterLanguage(&cursor, in: bytes)
      _ = source.replaceAliases(aliases)
      parts.append(source.smallText)
    }
    var fields: [(key: Subtag, value: String)] = []
    while cursor.count == 2 {
      let key = cursor.subtag
      let keyPosition = cursor.start
      guard key.hasFieldKeyForm else { throw cursor.fault(.malformedKey) }
      if fields.contains(where: { $0.key == key }) { throw LocaleTagFault(.repeatedField, at: keyPosition) }
      try cursor.advance(in: bytes)
      let start = cursor.start
      var end = start
      while cursor.subtag.count >= 3 {
        end = cursor.end
        try cursor.advance(in: bytes)
      }
      guard end > start else {
        throw cursor.isAtEnd || cursor.count <= 2 && cursor.count > 0
          ? LocaleTagFault(.missingFieldValue, at: keyPosition) : cursor.fault(.missingFieldValue)
      }
      fields.append((key, KeywordNames.canonicalFieldValue(canonicalText(bytes, start..<end), key: key)))
    }
    guard cursor.isAtEnd || cursor.count == 1 else { throw cursor.fault(.unexpectedSubtag) }
    for field in fields.sorted(by: { $0.key < $1.key }) { parts.append("\(field.key)-\(field.value)") }
    guard !parts.isEmpty else { throw LocaleTagFault(.emptyExtension, at: position) }
    return parts.joined(separator: "-")
  }
}
