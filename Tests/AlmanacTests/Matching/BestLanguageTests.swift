import AlmanacTestKit
import Testing

@testable import Almanac

@Suite struct BestLanguageTests {
  private static let shop: [LocaleTag] = ["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "zh-Hant-HK", "tr", "en"]

  @Test(
    arguments: [
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"), ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"),
      ("yue", "zh-Hant-HK"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("pt-MZ", "pt-PT"), ("pt-US", "pt-BR"),
      ("ja-Latn", "ja"), ("en-AU", "en"),
      ("az", nil), ("de", nil), ("tk", nil), ("und", nil), ("x-house", nil), ("xx", nil), ("en-XA", nil),
      ("tr-CY", "tr"),
    ] as [(LocaleTag, LocaleTag?)])
  func oneWish(desired: LocaleTag, expected: LocaleTag?) {
    #expect(LocaleTag.best(of: Self.shop, for: desired) == expected)
    #expect(LocaleTag.best(of: Self.shop, for: [desired]) == expected)
    #expect(LocaleTag.best(of: Self.shop, for: desired, default: "tr") == expected ?? "tr")
    #expect(LocaleTag.best(of: Self.shop, acceptLanguage: "\(desired)") == expected)
  }

  @Test func severalWishes() {
    #expect(LocaleTag.best(of: Self.shop, for: ["de", "ja"]) == "ja")
    // Another region of the first wish is as good as the second wish itself; a neighbouring language is not.
    #expect(LocaleTag.best(of: ["en-US", "fr"], for: ["en-NZ", "fr"]) == "en-US")
    #expect(LocaleTag.best(of: ["nl", "en"], for: ["af", "en"]) == "en")
    // CLDR's neighbour of Afrikaans was Dutch up to ICU 72, and is English.
    #expect(LocaleTag.best(of: ["nl", "en"], for: ["af", "de"]) == "en")
    #expect(LocaleTag.best(of: Self.shop, for: [LocaleTag]()) == nil)
    #expect(LocaleTag.best(of: [], for: "en") == nil)
    #expect(LocaleTag.best(of: [], for: "en", default: "ja") == "ja")
  }

  /// Rules that hold one way only, and locales that stand for a group.
  @Test func rules() {
    #expect(LocaleTag.best(of: ["hi"], for: "hi-Latn") == "hi")
    #expect(LocaleTag.best(of: ["hi-Latn"], for: "hi") == nil)
    #expect(LocaleTag.best(of: ["de"], for: "gsw") == "de")
    #expect(LocaleTag.best(of: ["gsw"], for: "de") == nil)
    #expect(LocaleTag.best(of: ["sr-Latn"], for: "sr") == "sr-Latn")
    #expect(LocaleTag.best(of: ["en-AU", "en-GB", "en-US"], for: "en-ZA") == "en-GB")
    #expect(LocaleTag.best(of: ["en-US", "en-GB"], for: "en-PR") == "en-US")
    #expect(LocaleTag.best(of: ["es-ES", "es-419"], for: "es-MX") == "es-419")
    #expect(LocaleTag.best(of: ["nb"], for: "nn") == "nb")
    #expect(LocaleTag.best(of: ["he"], for: "iw") == "he")
    #expect(LocaleTag.best(of: ["fil"], for: "tl") == "fil")
  }

  @Test(
    arguments: [
      ("zh-TW,zh;q=0.9,en;q=0.5", "zh-Hant"), ("de,fr;q=0.9,tr;q=0.1", "tr"), ("*", "pt-BR"), ("de,*;q=0.5", "pt-BR"),
      ("en;q=0.1,*;q=0.5", "pt-BR"), ("pt-BR;q=0.1,pt-PT;q=0.1,*;q=0.5", "ja"), ("pt;q=0,*", "ja"),
      ("pt;q=0,pt-PT;q=0.5", "pt-PT"), ("ja;q=0", nil), ("ja,*;q=0", "ja"), ("de,*;q=0", nil), ("", nil),
      ("garbage!,tr;q=0.3", "tr"),
      ("en;q=0,en-AU", nil), ("zh;q=0,zh-Hant-HK", "zh-Hant-HK"),
    ] as [(String, LocaleTag?)])
  func requests(header: String, expected: LocaleTag?) {
    #expect(LocaleTag.best(of: Self.shop, acceptLanguage: header) == expected)
    if expected == nil { #expect(LocaleTag.best(of: Self.shop, acceptLanguage: header, default: "uk") == "uk") }
  }

  /// What `*` is served with: the default, where the header takes it; and it stands even where the header refuses it.
  @Test(
    arguments: [
      ("*", "en"), ("de,*;q=0.5", "en"), ("en;q=0.1,*;q=0.5", "pt-BR"), ("en;q=0,*", "pt-BR"), ("pt;q=0,*", "en"),
      ("en;q=0", "en"), ("en;q=0,de", "en"), ("ja,*;q=0.5", "ja"),
    ] as [(String, LocaleTag)])
  func defaultsOfRequests(header: String, expected: LocaleTag) {
    #expect(LocaleTag.best(of: Self.shop, acceptLanguage: header, default: "en") == expected)
  }

  @Test func answersAreElements() {
    var random = SeededRandom(for: "languages", seed: 0xBE57)
    let all = LocaleData.embedded.locales
    for _ in 0..<300 {
      let supported = (0..<8).map { _ in all[random.next(below: all.count)] }
      let desired = all[random.next(below: all.count)]
      let matcher = LanguageMatcher(of: supported)
      if let best = matcher.best(for: desired) { #expect(supported.contains(best)) }
      #expect(LanguageMatcher(of: supported + [desired]).best(for: desired).map { $0.language } != nil)
    }
  }
}
