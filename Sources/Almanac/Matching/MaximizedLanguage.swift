/// A tag's language, script and region with what it implies filled in, as language matching compares them.
///
/// Source: UTS #35 part 1 "Likely Subtags"; `LikelySubtags::makeMaximizedLsrFrom` and `LSR` of ICU.
struct MaximizedLanguage: Hashable, Sendable {
  /// A group of tags that match nothing outside of it.
  enum Kind: Hashable, Sendable {
    case language
    /// `en-XA` and the like, made of English text with accents, of text that runs from right to left, of cracked text.
    case pseudo(Subtag)
    /// `x-house` alone, with the text of its private use.
    case privateUse(String)
  }

  /// Which subtags the tag itself has, as bits: language 4, script 2, region 1.
  typealias Given = UInt8

  var kind = Kind.language
  var language: Subtag
  var script: Subtag
  var region: Subtag
  var given: Given

  /// Fills in what is likely.
  init(_ tag: LocaleTag, _ tables: TableReader) {
    language = tag.language
    script = tag.packedScript
    region = tag.packedRegion
    given = 7
    if language == .und, script.isNone, region.isNone, !tag.hasVariants {
      // Root matches root alone, where with a preference it stands for the likeliest language of all.
      if tag.extensions.isEmpty { return }
      if tag.extensions.utf8.starts(with: "x-".utf8) {
        kind = .privateUse(tag.extensions)
        return
      }
    }
    if let pseudo = Self.pseudoRegion(of: tag) {
      kind = .pseudo(pseudo)
      if region.isNone { given = 6 }
      region = region.isNone ? pseudo : region
      return
    }
    fill(tables)
  }

  /// `XA`, `XB` or `XC` for a tag of a pseudo-locale.
  private static func pseudoRegion(of tag: LocaleTag) -> Subtag? {
    let region = tag.packedRegion
    if region.count == 2, region[0] == UInt8(ascii: "X"), (UInt8(ascii: "A")...UInt8(ascii: "C")).contains(region[1]) {
      return region
    }
    guard tag.hasVariants, tag.variants.count == 1 else { return nil }
    switch tag.variants[0] {
    case "psaccent": return "XA"
    case "psbidi": return "XB"
    case "pscrack": return "XC"
    default: return nil
    }
  }

  /// A language that no rule knows keeps its name and gets the rest from the rules for any language.
  private mutating func fill(_ tables: TableReader) {
    if script == .unknownScript { script = .none }
    if region == .unknownRegion { region = .none }
    if language != .und, !script.isNone, !region.isNone { return }
    given = (language == .und ? 0 : 4) | (script.isNone ? 0 : 2) | (region.isNone ? 0 : 1)
    guard let likely = Self.likely(language, script, region, tables) else { return }
    if language == .und { language = likely.language }
    if script.isNone { script = likely.script }
    if region.isNone { region = likely.region }
  }

  private static func likely(
    _ language: Subtag, _ script: Subtag, _ region: Subtag, _ tables: TableReader
  ) -> PackedLocale? {
    guard language != .und, let known = PackedLocale(language: language), let ofLanguage = tables.likely(known) else {
      return likelyOfAnyLanguage(script, region, tables)
    }
    return PackedLocale(language: language, script: script, region: region).flatMap(tables.likely) ?? ofLanguage
  }

  private static func likelyOfAnyLanguage(
    _ script: Subtag, _ region: Subtag, _ tables: TableReader
  ) -> PackedLocale? {
    func rule(_ script: Subtag, _ region: Subtag) -> PackedLocale? {
      PackedLocale(language: .und, script: script, region: region).flatMap(tables.likely)
    }
    if let exact = rule(script, region) { return exact }
    guard !script.isNone else { return rule(.none, .none) }
    // The language of a region only where it is written in that script there: und-Arab-IR is Persian, und-Latn-IR is not.
    if !region.isNone, let local = rule(.none, region), local.script == script, local.region == region { return local }
    return rule(script, .none) ?? rule(.none, .none)
  }
}
