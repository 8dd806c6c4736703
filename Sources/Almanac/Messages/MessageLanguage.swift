/// The languages that messages are written in.
public enum MessageLanguage: String, Sendable, Hashable, Codable, CaseIterable {
  /// English.
  case english = "en"
  /// Portuguese of Brazil, and of everywhere that CLDR does not give to Portugal.
  case brazilianPortuguese = "pt-BR"
  /// Portuguese of Portugal, Angola, Mozambique and the other countries that CLDR gives to it.
  case europeanPortuguese = "pt-PT"
  /// Japanese.
  case japanese = "ja"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"
  /// Chinese in traditional characters.
  case traditionalChinese = "zh-Hant"
  /// Turkish.
  case turkish = "tr"

  /// The language as a tag.
  public var tag: LocaleTag {
    switch self {
    case .english: "en"
    case .brazilianPortuguese: "pt-BR"
    case .europeanPortuguese: "pt-PT"
    case .japanese: "ja"
    case .simplifiedChinese: "zh-Hans"
    case .traditionalChinese: "zh-Hant"
    case .turkish: "tr"
    }
  }

  /// Finds the language that people of a locale read, or nil where none of ours is.
  ///
  /// | tag | language |
  /// |---|---|
  /// | `pt`, `pt-BR`, `pt-US` | `pt-BR` |
  /// | `pt-PT`, `pt-AO`, `pt-MZ` and the others whose parent in CLDR is `pt-PT` | `pt-PT` |
  /// | `zh`, `zh-CN`, `zh-SG`, `zh-Hans-HK` | `zh-Hans` |
  /// | `zh-TW`, `zh-HK`, `zh-MO`, `zh-Hant`, `zh-AU` | `zh-Hant` |
  /// | `en-…`, `ja-…`, `tr-…` | the language |
  /// | another language, or one of these in a script that it is not usually written in (`ja-Latn`) | nil |
  ///
  /// The script of a region is CLDR's likely one (UTS #35 part 1, "Likely Subtags"); parents are CLDR's too (part 1,
  /// "Parent Locales"). Variants and extensions change nothing.
  public init?(readBy locale: LocaleTag) {
    switch locale.language {
    case "en": self = .english
    case "pt": self = Self.portuguese(of: locale)
    case "ja": self = .japanese
    case "tr": self = .turkish
    case "zh":
      switch locale.script ?? Self.likelyScript(of: locale) {
      case "Hans": self = .simplifiedChinese
      case "Hant": self = .traditionalChinese
      default: return nil
      }
    default: return nil
    }
    guard let script = locale.script, locale.language != "zh" else { return }
    guard script == (locale.language == "ja" ? "Jpan" : "Latn") else { return nil }
  }

  /// Whether CLDR gives the region's Portuguese to Portugal.
  private static func portuguese(of locale: LocaleTag) -> MessageLanguage {
    guard let region = locale.region else { return .brazilianPortuguese }
    switch region {
    case "PT", "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL": return .europeanPortuguese
    default: return .brazilianPortuguese
    }
  }

  /// The script that Chinese has in a region.
  private static func likelyScript(of locale: LocaleTag) -> Subtag {
    guard let region = locale.region else { return "Hans" }
    switch region {
    case "AU", "BN", "GB", "GF", "HK", "ID", "MO", "PA", "PF", "PH", "SR", "TH", "TW", "US", "VN": return "Hant"
    default: return "Hans"
    }
  }
}
