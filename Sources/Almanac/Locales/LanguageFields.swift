/// The part of a tag before its extensions, while it is read and made canonical.
///
/// Source: `unicode_language_id`, UTS #35 part 1 section 3.2.
struct LanguageFields {
  var language = Subtag.und
  var script = Subtag.none
  var region = Subtag.none
  var variants: [Subtag] = []

  /// Reads script, region and variants, and leaves the cursor on the first subtag that is none of them.
  mutating func readAfterLanguage(_ cursor: inout SubtagCursor, in bytes: Span<UInt8>) throws(LocaleTagFault) {
    if cursor.subtag.hasScriptForm {
      script = cursor.subtag.titlecased
      try cursor.advance(in: bytes)
    }
    if cursor.subtag.hasRegionForm {
      region = cursor.subtag.uppercased
      try cursor.advance(in: bytes)
    } else if isSkippedRegion(cursor, in: bytes) {
      try cursor.advance(in: bytes)
    }
    while cursor.subtag.hasVariantForm {
      try addVariant(cursor.subtag, at: cursor.start)
      try cursor.advance(in: bytes)
    }
  }

  /// Adds a variant in its alphabetical place.
  mutating func addVariant(_ variant: Subtag, at position: Int) throws(LocaleTagFault) {
    let index = variants.firstIndex { $0 >= variant } ?? variants.endIndex
    if index < variants.endIndex, variants[index] == variant { throw LocaleTagFault(.repeatedVariant, at: position) }
    variants.insert(variant, at: index)
  }

  /// ICU writes `de__1996` for a variant without a region: the empty subtag between two `_`.
  private func isSkippedRegion(_ cursor: SubtagCursor, in bytes: Span<UInt8>) -> Bool {
    cursor.count == 0 && !cursor.isAtEnd && cursor.start > 0 && bytes[cursor.start - 1] == 0x5F
      && cursor.end < bytes.count && bytes[cursor.end] == 0x5F
  }

  /// The subtags in order, parted by `-`.
  var text: String {
    var text = language.description
    if !script.isNone { text += "-" + script.description }
    if !region.isNone { text += "-" + region.description }
    for variant in variants { text += "-" + variant.description }
    return text
  }

  /// The subtags in order and in small letters, as they are written inside `-t-`.
  var smallText: String {
    var small = self
    small.script = script.lowercased
    small.region = region.lowercased
    return small.text
  }
}
