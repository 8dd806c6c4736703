/// Replacing deprecated and legacy subtags.
///
/// Source: UTS #35 part 1 annex C "LocaleId Canonicalization", "Canonicalizing Syntax" and "Processing LanguageIds":
/// rules with more subtags go first, equal ones in alphabetical order, and a hit starts over.
extension LanguageFields {
  /// The most replacements one tag can need; a cycle in broken data ends here.
  private static var replacementLimit: Int { 32 }

  /// Replaces what the data says, and returns the private use text that a rule adds (`zh-min` -> `nan-x-zh-min`).
  mutating func replaceAliases(_ aliases: SubtagAliases) -> String {
    var privateUse = ""
    for _ in 0..<Self.replacementLimit {
      if !region.isNone || !variants.isEmpty, replaceCompound(aliases) { continue }
      guard let replacement = aliases.language(language) else { break }
      let old = language
      apply(replacement)
      if !replacement.privateUse.isEmpty { privateUse = replacement.privateUse }
      if language == old { break }
    }
    if !script.isNone, let replacement = aliases.script(script) { script = replacement }
    if !region.isNone { replaceRegion(aliases) }
    if !variants.isEmpty { replaceVariants(aliases) }
    return privateUse
  }

  /// Applies the first rule whose key has more than one subtag; false when none fits.
  ///
  /// CLDR has no rule on a script, and rules for any language (`und-…`) are on variants alone, so no other key is asked.
  private mutating func replaceCompound(_ aliases: SubtagAliases) -> Bool {
    let ownRules = aliases.hasCompoundRules(startingWith: language)
    let anyRules = !variants.isEmpty && language != .und && aliases.hasCompoundRules(startingWith: .und)
    guard ownRules || anyRules else { return false }
    let heads = (ownRules ? [language] : []) + (anyRules ? [Subtag.und] : [])
    for head in heads {
      for (index, first) in variants.enumerated() {
        for second in variants[(index + 1)...]
        where replace("\(head)-\(first)-\(second)", removing: [first, second], aliases) { return true }
      }
    }
    for head in heads {
      if !region.isNone, head == language, let replacement = aliases.compound("\(head)-\(region)") {
        region = .none
        apply(replacement)
        return true
      }
      for variant in variants where replace("\(head)-\(variant)", removing: [variant], aliases) { return true }
    }
    return false
  }

  private mutating func replace(_ key: String, removing removed: [Subtag], _ aliases: SubtagAliases) -> Bool {
    guard let replacement = aliases.compound(key) else { return false }
    variants.removeAll { removed.contains($0) }
    apply(replacement)
    return true
  }

  /// Puts in the replacement's language, and its other subtags where the tag has none: `cnr-BA` -> `sr-BA`.
  private mutating func apply(_ replacement: AliasReplacement) {
    if replacement.language != .und { language = replacement.language }
    if script.isNone { script = replacement.script ?? .none }
    if region.isNone { region = replacement.region ?? .none }
    for variant in replacement.variants { insertVariant(variant) }
  }

  /// One region for another; of several, the likely one of the language and script, else the first.
  private mutating func replaceRegion(_ aliases: SubtagAliases) {
    guard let regions = aliases.regions(region), let first = regions.first else { return }
    region = first
    guard regions.count > 1 else { return }
    let likely = aliases.likelyRegion(language: language, script: script.isNone ? nil : script)
    if let likely, regions.contains(likely) { region = likely }
  }

  private mutating func replaceVariants(_ aliases: SubtagAliases) {
    for variant in variants {
      guard let replacement = aliases.variant(variant) else { continue }
      variants.removeAll { $0 == variant }
      insertVariant(replacement)
    }
  }

  /// Adds a variant in order, unless it is there: `alalc97-heploc` -> `alalc97`.
  private mutating func insertVariant(_ variant: Subtag) {
    let index = variants.firstIndex { $0 >= variant } ?? variants.endIndex
    if index < variants.endIndex, variants[index] == variant { return }
    variants.insert(variant, at: index)
  }
}
