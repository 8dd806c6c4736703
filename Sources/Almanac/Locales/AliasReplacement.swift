/// What stands for a deprecated or legacy subtag: one row of CLDR's alias data.
///
/// Source: UTS #35 part 1 annex C; the bundle `metadata/alias` of ICU.
package struct AliasReplacement: Sendable, Hashable {
  /// The new language; `und` keeps the tag's own.
  package var language: Subtag
  /// The script for a tag that has none.
  package var script: Subtag?
  /// The region for a tag that has none.
  package var region: Subtag?
  /// Variants to add.
  package var variants: [Subtag]
  /// Private use text to add, without `x-`; only legacy tags have it (`i-default` -> `en-x-i-default`).
  package var privateUse: String

  package init(
    language: Subtag, script: Subtag? = nil, region: Subtag? = nil, variants: [Subtag] = [], privateUse: String = ""
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.privateUse = privateUse
  }
}
