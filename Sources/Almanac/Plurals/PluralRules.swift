/// Which form of a word goes with a number in a language.
///
/// ```swift
/// let rules = try PluralRules(locale: "pt-BR")
/// rules.category(for: 1)                                        // one
/// rules.category(for: 2)                                        // other
/// rules.category(for: try DecimalNumber(parsing: "1.50"))       // one
/// rules.categories                                              // [one, many, other]
/// ```
///
/// The rules are CLDR's, harvested from ICU and compiled when a value is made, which takes a microsecond or two; asking
/// for a category takes some nanoseconds, cannot fail, and allocates nothing. A value is immutable, and threads may share
/// it.
///
/// Source: UTS #35 part 3, "Language Plural Rules"; ICU's `uplrules_select`.
public struct PluralRules: Sendable {
  /// What is counted.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// How many there are: 3 days.
    case cardinal
    /// Which one of a row it is: 3rd day.
    case ordinal
  }

  /// The locale that was asked for.
  public let locale: LocaleTag
  /// What is counted.
  public let kind: Kind
  let program: PluralProgram

  /// Compiles the rules of a locale.
  ///
  /// As in ICU, rules are looked up by the tag itself, cut short from its end: `pt-PT` has its own and `pt-AO` those of
  /// `pt`, although its words come from `pt-PT`. A language of which CLDR knows no rules has the category `other` alone.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - kind: what is counted.
  ///   - data: the tables.
  /// - Throws: `FormatError`: the tables hold no plural rules, or one that cannot be read.
  public init(locale: LocaleTag, kind: Kind = .cardinal, data: LocaleData = .embedded) throws(FormatError) {
    self.locale = locale
    self.kind = kind
    program = try data.pluralProgram(for: locale, kind)
  }

  /// The category of a whole number; its sign does not count.
  public func category(for number: Int) -> PluralCategory {
    program.category(PluralOperands(UInt64(number.magnitude)))
  }

  /// The category of a number as it is written, with all the digits that are seen.
  public func category(for number: DecimalNumber) -> PluralCategory {
    program.category(PluralOperands(number))
  }

  /// The categories that some number has, in the order of `PluralCategory`.
  public var categories: [PluralCategory] {
    let used = program.usedCategories
    return PluralCategory.allCases.filter { $0 == .other || used & (1 << $0.code) != 0 }
  }
}

extension PluralRules: Hashable {
  /// Whether both have the same rules for the same locale.
  public static func == (left: PluralRules, right: PluralRules) -> Bool {
    left.locale == right.locale && left.kind == right.kind && left.program == right.program
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(kind)
  }
}

/// What rules were made from: `{"locale":"ru"}`, `{"locale":"en","kind":"ordinal"}`; see `DateTimeFormat` on tables.
extension PluralRules: Codable {
  /// Compiles the rules of a locale and kind (`cardinal` if left out).
  ///
  /// - Throws: `DecodingError`: a member is missing, is none that rules have, or has a value that there is not; or the
  ///   tables have no rules, with the reason that `FormatError` has.
  public init(from decoder: any Decoder) throws {
    let reader = try FormatReader(decoder, "plural rules", [.locale, .kind])
    let locale: LocaleTag = try reader.required(.locale)
    let kind: Kind = try reader.value(.kind) ?? .cardinal
    let data = try reader.data()
    self = try reader.made { () throws(FormatError) in try PluralRules(locale: locale, kind: kind, data: data) }
  }

  /// Writes locale and kind.
  public func encode(to encoder: any Encoder) throws {
    var writer = FormatWriter(encoder)
    try writer.write(locale, .locale)
    try writer.write(kind == .cardinal ? nil : kind, .kind)
  }
}
