/// Replacing deprecated and legacy subtags.
///
/// Source: UTS #35 part 1 annex C "LocaleId Canonicalization": rules with more subtags go first, equal ones in alphabetical
/// order, and a hit starts over. Rules for any language (`und-nynorsk`) come after those of the language alone, as CLDR's test file
/// and ICU have it: `nor-nynorsk` is first `no-nynorsk` and then `nn`.
extension LanguageFields {
  /// More replacements than a tag of the greatest length can need; a cycle in broken data ends here.
  private static var replacementLimit: Int { 64 }

  /// Replaces what the data says, and returns the private use text that a rule adds (`zh-min` -> `nan-x-zh-min`).
  mutating func replaceAliases(_ aliases: SubtagAliases) -> String {
    var privateUse = ""
    for _ in 0..<Self.replacementLimit where !replaceOne(aliases, privateUse: &privateUse) { break }
    return privateUse
  }

  /// Applies the first rule that fits; false when there is none.
  mutating func replaceOne(_ aliases: SubtagAliases, privateUse: inout String) -> Bool {
    if !region.isNone || !variants.isEmpty, replaceCompound(startingWith: language, aliases) { return true }
    if let replacement = aliases.language(language) {
      apply(replacement)
      privateUse = replacement.privateUse
      return true
    }
    if !variants.isEmpty, language != .und, replaceCompound(startingWith: .und, aliases) { return true }
    if !script.isNone, let replacement = aliases.script(script) {
      script = replacement
      return true
    }
    if !region.isNone, replaceRegion(aliases) { return true }
    return !variants.isEmpty && replaceVariant(aliases)
  }

  /// Applies the first rule whose key has more than one subtag and starts so; false when none fits.
  ///
  /// CLDR has no such rule on a script, and those of any language are on variants alone, so no other key is asked for.
  private mutating func replaceCompound(startingWith head: Subtag, _ aliases: SubtagAliases) -> Bool {
    guard aliases.hasCompoundRules(startingWith: head) else { return false }
    for (index, first) in variants.enumerated() {
      for second in variants[(index + 1)...]
      where replace("\(head)-\(first)-\(second)", removing: [first, second], aliases) { return true }
    }
    if !region.isNone, head == language, let replacement = aliases.compound(head.joined(with: region)) {
      region = .none
      apply(replacement)
      return true
    }
    for variant in variants where replace(head.joined(with: variant), removing: [variant], aliases) { return true }
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
  private mutating func replaceRegion(_ aliases: SubtagAliases) -> Bool {
    guard let regions = aliases.regions(region), let first = regions.first else { return false }
    region = first
    guard regions.count > 1 else { return true }
    let likely = aliases.likelyRegion(language: language, script: script.isNone ? nil : script)
    if let likely, regions.contains(likely) { region = likely }
    return true
  }

  private mutating func replaceVariant(_ aliases: SubtagAliases) -> Bool {
    for variant in variants {
      guard let replacement = aliases.variant(variant) else { continue }
      variants.removeAll { $0 == variant }
      insertVariant(replacement)
      return true
    }
    return false
  }

  /// Adds a variant in order, unless it is there: `alalc97-heploc` -> `alalc97`.
  private mutating func insertVariant(_ variant: Subtag) {
    let index = variants.firstIndex { $0 >= variant } ?? variants.endIndex
    if index < variants.endIndex, variants[index] == variant { return }
    variants.insert(variant, at: index)
  }
}
