/// What POSIX and ICU names have and BCP 47 has not.
///
/// POSIX: `language[_territory][.charset][@modifier]`. ICU: `language_SCRIPT_REGION_VARIANT@key=value;key=value`,
/// UTS #35 part 1 section 3.8 "Compatibility with Older Identifiers".
extension LocaleTagParser {
  /// Takes a subtag that is no script, region or variant where variants stand, or refuses it.
  mutating func readLegacyVariant(_ cursor: SubtagCursor, in bytes: Span<UInt8>) throws(LocaleTagFault) {
    // Such names are written with `_`; after `-` the rules of BCP 47 hold.
    guard cursor.count > 0, cursor.start > 0, bytes[cursor.start - 1] == 0x5F else {
      throw cursor.fault(.unexpectedSubtag)
    }
    let name = canonicalText(bytes, cursor.start..<cursor.end)
    guard let meaning = LegacyVariants.meaning(ofSubtag: name, language: fields.language) else {
      throw cursor.fault(.unexpectedSubtag)
    }
    try apply(meaning, at: cursor.start)
  }

  /// Adds a variant that follows a legacy one.
  mutating func readVariant(_ cursor: SubtagCursor) throws(LocaleTagFault) {
    try fields.addVariant(cursor.subtag, at: cursor.start)
  }

  /// Adds what a legacy variant or modifier says.
  mutating func apply(_ meaning: LegacyVariants.Meaning, at position: Int) throws(LocaleTagFault) {
    switch meaning {
    case .nothing: break
    case .script(let script): if fields.script.isNone { fields.script = script }
    case .language(let language): fields.language = language
    case .variant(let variant): try fields.addVariant(variant, at: position)
    case .keyword(let key, let value):
      hasExtensions = true
      extensions.addKeyword(key, value)
    }
  }

  /// Reads a character set, a modifier, or ICU keywords, from the `.` or `@` that the tag ends before.
  mutating func readAdditions(in bytes: Span<UInt8>, from start: Int) throws(LocaleTagFault) {
    var index = start
    if bytes[index] == 0x2E {
      index += 1
      let name = index
      while index < bytes.count, bytes[index] != 0x40 {
        guard bytes[index].isInCharacterSetName else { throw LocaleTagFault(.malformedCharacterSet, at: name) }
        index += 1
      }
      // The bytes of the locale's texts are UTF-8 whatever the name says, so it is checked and dropped.
      guard index > name else { throw LocaleTagFault(.malformedCharacterSet, at: name) }
    }
    guard index < bytes.count else { return }
    index += 1
    for equals in index..<bytes.count where bytes[equals] == 0x3D {
      hasExtensions = true
      return try readICUKeywords(in: bytes, from: index)
    }
    try readModifier(in: bytes, from: index)
  }

  private mutating func readModifier(in bytes: Span<UInt8>, from start: Int) throws(LocaleTagFault) {
    for index in start..<bytes.count where !bytes[index].isASCIIAlphanumeric {
      throw LocaleTagFault(.unknownModifier, at: start)
    }
    let name = canonicalText(bytes, start..<bytes.count)
    guard let meaning = LegacyVariants.meaning(ofModifier: name, language: fields.language) else {
      throw LocaleTagFault(.unknownModifier, at: start)
    }
    try apply(meaning, at: start)
  }

  /// `key=value` with `;` between, and perhaps one at the end.
  private mutating func readICUKeywords(in bytes: Span<UInt8>, from start: Int) throws(LocaleTagFault) {
    var position = start
    while position < bytes.count {
      var equals = position
      while equals < bytes.count, bytes[equals].isASCIIAlphanumeric { equals += 1 }
      guard equals > position, equals < bytes.count, bytes[equals] == 0x3D else {
        throw LocaleTagFault(.unknownKeyword, at: position)
      }
      var end = equals + 1
      while end < bytes.count, bytes[end] != 0x3B { end += 1 }
      let name = canonicalText(bytes, position..<equals)
      for index in (equals + 1)..<end where !bytes[index].isInKeywordValue {
        throw LocaleTagFault(.malformedKeywordValue, at: equals + 1)
      }
      let value = canonicalText(bytes, (equals + 1)..<end)
      guard isKnownKeyword(name) else { throw LocaleTagFault(.unknownKeyword, at: position) }
      guard addICUKeyword(name, value) else { throw LocaleTagFault(.malformedKeywordValue, at: equals + 1) }
      position = end + 1
    }
  }

  /// Whether a name is `attribute`, a singleton other than `u`, or the name of a key.
  private func isKnownKeyword(_ name: String) -> Bool {
    name == "attribute" || name.utf8.count == 1 && name != "u" || KeywordNames.key(named: name) != nil
  }

  /// Adds one keyword of a known name; false when the value has no BCP 47 form.
  private mutating func addICUKeyword(_ name: String, _ value: String) -> Bool {
    let subtags = value.utf8.split(separator: 0x2D, omittingEmptySubsequences: false).map { Subtag($0) }
    if name == "attribute" {
      for subtag in subtags {
        guard let subtag, subtag.count >= 3 else { return false }
        extensions.addAttribute(subtag)
      }
      return true
    }
    // ICU keeps the other extensions under their singletons: `@t=de;x=foo`.
    if name.utf8.count == 1 {
      let text = name + "-" + value
      do throws(LocaleTagFault) {
        var cursor = try SubtagCursor(in: text.utf8Span.span)
        try extensions.read(&cursor, in: text.utf8Span.span, aliases: aliases)
        return cursor.end == text.utf8.count
      } catch {
        return false
      }
    }
    guard let key = KeywordNames.key(named: name) else { return false }
    let canonical = KeywordNames.canonicalValue(value, key: key, aliases: aliases)
    guard canonical != value || subtags.allSatisfy({ ($0?.count ?? 0) >= 3 }) else { return false }
    extensions.addKeyword(key, canonical)
    return true
  }
}

extension UInt8 {
  /// Whether the byte may stand in the name of a character set: `UTF-8`, `ISO_8859-1:1987`.
  fileprivate var isInCharacterSetName: Bool {
    isASCIIAlphanumeric || isSubtagSeparator || self == 0x3A || self == 0x2B || self == 0x2E
  }

  /// Whether the byte may stand in a keyword's value that has a BCP 47 form; time zones such as `Asia/Tokyo` have none.
  fileprivate var isInKeywordValue: Bool { isASCIIAlphanumeric || isSubtagSeparator }
}
