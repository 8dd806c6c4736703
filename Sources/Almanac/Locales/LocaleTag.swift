/// A language, and the script, region, variants and preferences that go with it: a locale identifier in canonical form.
///
/// ```swift
/// let brazil: LocaleTag = "pt-BR"
/// let asked = try LocaleTag(parsing: "zh_hant_tw.UTF-8")     // zh-Hant-TW
/// ```
///
/// A tag is made canonical when it is read: letter case, order, and the replacement of deprecated subtags (`iw` becomes `he`), so
/// two tags that say the same are equal and ``description`` is always one text. A tag is well formed, which does not mean that
/// a language of that name exists.
///
/// The value is immutable and shares nothing. A tag without variants and with at most 15 bytes of extensions takes no heap
/// memory. There is no default value; ``root`` is the tag without preferences.
///
/// Source: RFC 5646 (BCP 47); UTS #35 part 1 section 3 "Unicode Language and Locale Identifiers" and annex C.
public struct LocaleTag: Sendable, Hashable {
  /// The longest text that is read, and the longest canonical form, in UTF-8 bytes.
  public static let maximumLength = 255

  /// The language in small letters, 2 to 8 of them; `und` when none is named, as in the root locale.
  public let language: Subtag

  /// The script, or ``Subtag/none``: one word instead of the two of an optional.
  package let packedScript: Subtag

  /// The region, or ``Subtag/none``.
  package let packedRegion: Subtag

  /// The variants as canonical text without a leading `-`, such as `1996-biske`; empty where there are none.
  ///
  /// Text, because an array would be copied by way of its generic metadata, and making that takes the first tag of a
  /// process a hundred times as long as all the rest.
  private let variantText: String

  /// The variants in small letters and alphabetical order; each is there once.
  public var variants: [Subtag] { variantText.utf8.split(separator: UInt8(ascii: "-")).compactMap { Subtag($0) } }

  /// Whether there are variants, for less than asking for them.
  package var hasVariants: Bool { !variantText.isEmpty }

  /// The extensions and the private use part as canonical text without a leading `-`, such as `u-ca-japanese-x-old`.
  ///
  /// Empty when there are none. Order: singletons from `0` to `z`, then private use; in `-u-`, attributes and then keys in
  /// alphabetical order.
  public let extensions: String

  /// The script with a capital first letter (`Latn`), or nil when none is named.
  public var script: Subtag? { packedScript.isNone ? nil : packedScript }

  /// The region, two capital letters (`BR`) or three digits (`419`), or nil when none is named.
  public var region: Subtag? { packedRegion.isNone ? nil : packedRegion }

  /// The root locale, `und`: the end of every fallback, with no language.
  public static let root = LocaleTag(trusting: .und)

  /// Puts together subtags that are canonical already: letter case, order and replacements.
  package init(
    trusting language: Subtag, script: Subtag? = nil, region: Subtag? = nil, variants: [Subtag] = [],
    extensions: String = ""
  ) {
    assert(language == language.lowercased && language.hasLanguageForm, "language is not canonical")
    assert(script.map { $0 == $0.titlecased && $0.hasScriptForm } ?? true, "script is not canonical")
    assert(region.map { $0 == $0.uppercased && $0.hasRegionForm } ?? true, "region is not canonical")
    self.language = language
    packedScript = script ?? .none
    packedRegion = region ?? .none
    variantText = variants.isEmpty ? "" : Self.text(of: variants)
    self.extensions = extensions
  }

  private static func text(of variants: [Subtag]) -> String { variants.map(\.description).joined(separator: "-") }

  init(trusting fields: LanguageFields, extensions: String) {
    language = fields.language
    packedScript = fields.script
    packedRegion = fields.region
    variantText = fields.variants.isEmpty ? "" : Self.text(of: fields.variants)
    self.extensions = extensions
  }
}

extension LocaleTag: CustomStringConvertible {
  /// The canonical BCP 47 tag, such as `pt-BR`; it reads back as an equal value.
  public var description: String {
    guard !extensions.isEmpty else { return languageText }
    return languageText + "-" + extensions
  }

  private var languageText: String {
    var fields = LanguageFields()
    fields.language = language
    fields.script = packedScript
    fields.region = packedRegion
    fields.variants = variants
    return fields.text
  }
}
