/// Reads a locale tag in one pass: BCP 47 first, then what POSIX and ICU add to it.
///
/// Source: RFC 5646 section 2.1; UTS #35 part 1 section 3.2. Additions are in `LocaleTagParser+Additions.swift`.
struct LocaleTagParser {
  let aliases: SubtagAliases
  var fields = LanguageFields()
  var extensions = LocaleExtensions()

  /// The extensions when they were canonical as given; `extensions` is not used then.
  private var givenExtensions = ""

  /// Whether `extensions` has anything, so that a plain tag asks it nothing.
  var hasExtensions = false

  init(aliases: SubtagAliases) {
    self.aliases = aliases
  }

  /// Reads a tag and makes it canonical.
  static func parse(_ bytes: Span<UInt8>, aliases: SubtagAliases = .embedded) throws(LocaleTagFault) -> LocaleTag {
    guard bytes.count > 0 else { throw LocaleTagFault(.empty, at: 0) }
    guard bytes.count <= LocaleTag.maximumLength else {
      throw LocaleTagFault(.tooLong, at: LocaleTag.maximumLength)
    }
    var parser = LocaleTagParser(aliases: aliases)
    do throws(LocaleTagFault) {
      try parser.read(bytes)
    } catch {
      // The irregular tags of RFC 5646 (`i-klingon`, `en-GB-oed`) break the grammar, so they cost well-formed tags nothing.
      guard let tag = legacyTag(bytes, aliases: aliases) else { throw error }
      return tag
    }
    let tag = parser.finish()
    // Replacements lengthen a tag by a few bytes; the canonical form must be readable again.
    if bytes.count > LocaleTag.maximumLength / 2, tag.description.utf8.count > LocaleTag.maximumLength {
      throw LocaleTagFault(.tooLong, at: LocaleTag.maximumLength)
    }
    return tag
  }

  mutating func read(_ bytes: Span<UInt8>) throws(LocaleTagFault) {
    var cursor = try SubtagCursor(in: bytes)
    try readLanguage(&cursor, in: bytes)
    try fields.readAfterLanguage(&cursor, in: bytes)
    while !cursor.isAtEnd, cursor.count != 1 {
      try readLegacyVariant(cursor, in: bytes)
      try cursor.advance(in: bytes)
      while cursor.subtag.hasVariantForm {
        try readVariant(cursor)
        try cursor.advance(in: bytes)
      }
    }
    if !cursor.isAtEnd {
      if !hasExtensions, let text = LocaleExtensions.givenText(from: cursor, in: bytes) {
        givenExtensions = text
        return
      }
      hasExtensions = true
      try extensions.read(&cursor, in: bytes, aliases: aliases)
    }
    if cursor.end < bytes.count { try readAdditions(in: bytes, from: cursor.end) }
  }

  private mutating func readLanguage(
    _ cursor: inout SubtagCursor, in bytes: Span<UInt8>
  ) throws(LocaleTagFault) {
    let first = cursor.subtag
    if first == .posix || first == .singleC, cursor.end == bytes.count || bytes[cursor.end].endsTag {
      fields.language = "en"
      fields.region = "US"
      try apply(.keyword(key: "va", value: "posix"), at: cursor.start)
    } else if first.hasLanguageForm {
      fields.language = first
    } else if first == .singleX {
      return
    } else if first != .root, !startsWithoutLanguage(cursor, in: bytes) {
      throw cursor.fault(.malformedLanguage)
    }
    try cursor.advance(in: bytes)
    if cursor.subtag.hasExtendedLanguageForm { try readExtendedLanguage(&cursor, in: bytes) }
  }

  /// ICU writes `_US` and `@calendar=japanese` for tags of the language `und`.
  private func startsWithoutLanguage(_ cursor: SubtagCursor, in bytes: Span<UInt8>) -> Bool {
    cursor.count == 0 && bytes.count > 1 && (bytes[0] == 0x5F || bytes[0] == 0x40)
  }

  /// `zh-yue` is `yue`: the extended language is the language, RFC 5646 section 4.5; or the whole is a legacy tag, `zh-min-nan`.
  private mutating func readExtendedLanguage(
    _ cursor: inout SubtagCursor, in bytes: Span<UInt8>
  ) throws(LocaleTagFault) {
    guard fields.language.count <= 3 else { throw cursor.fault(.unexpectedSubtag) }
    let first = cursor.subtag
    var key = "\(fields.language)-\(first)"
    var replacement = aliases.compound(key)
    try cursor.advance(in: bytes)
    if cursor.subtag.hasExtendedLanguageForm {
      key += "-\(cursor.subtag)"
      replacement = aliases.compound(key)
      guard replacement != nil else { throw cursor.fault(.repeatedExtendedLanguage) }
      try cursor.advance(in: bytes)
      guard !cursor.subtag.hasExtendedLanguageForm else { throw cursor.fault(.repeatedExtendedLanguage) }
    }
    fields.language = replacement?.language ?? first
    if let privateUse = replacement?.privateUse, !privateUse.isEmpty {
      hasExtensions = true
      extensions.addPrivateUse(privateUse)
    }
  }

  /// Replaces aliases and puts the parts together.
  private mutating func finish() -> LocaleTag {
    if !fields.variants.isEmpty, let index = fields.variants.firstIndex(of: .posix) {
      fields.variants.remove(at: index)
      // A text has passed the grammar by now, so the extensions can be read again into the long form.
      if !givenExtensions.isEmpty { reopenExtensions() }
      hasExtensions = true
      extensions.addKeyword("va", "posix")
    }
    let privateUse = fields.replaceAliases(aliases)
    if !privateUse.isEmpty {
      if !givenExtensions.isEmpty { reopenExtensions() }
      hasExtensions = true
      extensions.addPrivateUse(privateUse)
    }
    return LocaleTag(trusting: fields, extensions: hasExtensions ? extensions.text : givenExtensions)
  }

  private mutating func reopenExtensions() {
    let given = givenExtensions
    givenExtensions = ""
    let text = given.utf8Span.span
    do throws(LocaleTagFault) {
      var cursor = try SubtagCursor(in: text)
      try extensions.read(&cursor, in: text, aliases: aliases)
    } catch {
      preconditionFailure("canonical extensions that cannot be read")
    }
  }

  /// A whole tag that BCP 47 keeps from RFC 3066: RFC 5646 section 2.2.8.
  static func legacyTag(_ bytes: Span<UInt8>, aliases: SubtagAliases) -> LocaleTag? {
    guard bytes.count <= 16, let cursor = try? SubtagCursor(in: bytes) else { return nil }
    var key = ""
    var next = cursor
    while !next.isAtEnd {
      guard !next.subtag.isNone else { return nil }
      let isRegion = next.start > 0 && next.count == 2
      key += (key.isEmpty ? "" : "-") + (isRegion ? next.subtag.uppercased : next.subtag).description
      guard (try? next.advance(in: bytes)) != nil else { return nil }
    }
    guard next.end == bytes.count, let replacement = aliases.compound(key) else { return nil }
    var fields = LanguageFields()
    fields.language = replacement.language
    fields.script = replacement.script ?? .none
    fields.region = replacement.region ?? .none
    fields.variants = replacement.variants
    let extensions = replacement.privateUse.isEmpty ? "" : "x-" + replacement.privateUse
    return LocaleTag(trusting: fields, extensions: extensions)
  }
}
