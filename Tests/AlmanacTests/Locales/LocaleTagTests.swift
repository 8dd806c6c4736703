import Foundation
import Testing

@testable import Almanac

@Suite struct LocaleTagTests {
  @Test func fields() {
    let tag: LocaleTag = "sl_latn_it_rozaj_1994-u-ca-gregory"
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["1994", "rozaj"])
    #expect(tag.extensions == "u-ca-gregory")
    #expect(tag.packedScript == "Latn")
    #expect(tag.packedRegion == "IT")
  }

  @Test func root() {
    #expect(LocaleTag.root == "und")
    #expect(LocaleTag.root == "root")
    #expect(LocaleTag.root.language == .und)
    #expect(LocaleTag.root.script == nil)
    #expect(LocaleTag.root.region == nil)
    #expect(LocaleTag.root.description == "und")
    #expect(LocaleTag.root.icuIdentifier == "root")
  }

  @Test func equalTagsAreOneKey() throws {
    let tags = try ["pt-BR", "pt_br.UTF-8", "por-BR", "PT-076"].map { try LocaleTag(parsing: $0) }
    #expect(Set(tags.prefix(3)).count == 1)
  }

  @Test func trustedParts() {
    #expect(LocaleTag(trusting: "zh", script: "Hant", region: "TW") == "zh-Hant-TW")
    #expect(LocaleTag(trusting: "de", variants: ["1996"], extensions: "x-a") == "de-1996-x-a")
  }

  @Test func keywords() {
    let tag: LocaleTag = "th-TH-u-attr-ca-islamic-umalqura-fw-sun-hc-h23-kn-nu-thai-rg-gbzzzz-x-u-ca-other"
    #expect(tag.keyword(.calendar) == "islamic-umalqura")
    #expect(tag.keyword(.firstWeekday) == "sun")
    #expect(tag.keyword(.hourCycle) == "h23")
    #expect(tag.keyword(.numbers) == "thai")
    #expect(tag.keyword(.regionOverride) == "gbzzzz")
    #expect(LocaleKey("KN").flatMap { tag.keyword($0) } == "true")
    #expect(LocaleKey("co").flatMap { tag.keyword($0) } == nil)
    #expect(LocaleTag("en-x-u-ca-other").keyword(.calendar) == nil)
    #expect(LocaleTag("en-a-nu-foo-ca").keyword(.calendar) == nil)
    #expect(LocaleTag("en-t-de-m0-und-u-nu-thai").keyword(.numbers) == "thai")
    #expect(LocaleTag("en-t-de-m0-und").keyword(.numbers) == nil)
    #expect(LocaleTag("en-u-nu-thai-x-ca-foo").keyword(.calendar) == nil)
    #expect(LocaleTag("en").keyword(.calendar) == nil)
  }

  @Test(arguments: ["", "c", "c1", "cal", "c\u{E9}"]) func noKey(_ text: String) {
    #expect(LocaleKey(text) == nil)
  }

  @Test func removingExtensions() {
    #expect(LocaleTag("de-CH-1996-u-ca-gregory-x-a").removingExtensions == "de-CH-1996")
    #expect(LocaleTag("de-CH").removingExtensions == "de-CH")
  }

  @Test(arguments: [
    ("pt-BR", "pt_BR"), ("zh-Hant-TW", "zh_Hant_TW"), ("de-1996", "de__1996"), ("und-US", "_US"), ("und-Latn", "_Latn"),
    ("de-Latn-1901-1996", "de_Latn__1901_1996"), ("en-US-u-va-posix", "en_US_POSIX"), ("en-u-va-posix", "en_POSIX"),
    ("en-US-u-ca-japanese-va-posix", "en_US_POSIX@calendar=japanese"), ("und-u-va-posix", "und_POSIX"),
    ("en-1996-u-va-posix", "en__1996@va=posix"),
    ("th-TH-u-ca-gregory-nu-thai", "th_TH@calendar=gregorian;numbers=thai"),
    ("en-u-bar-foo-ca-gregory", "en@attribute=bar-foo;calendar=gregorian"), ("en-u-kn", "en@colnumeric=yes"),
    ("en-u-kn-false", "en@colnumeric=no"), ("en-a-foo-u-ca-buddhist-x-bar", "en@a=foo;calendar=buddhist;x=bar"),
    ("en-t-de-m0-und", "en@t=de-m0-und"), ("en-u-zz", "en@zz=yes"), ("und-u-ca-japanese", "root@calendar=japanese"),
    ("en-u-ms-uksystem", "en@measure=imperial"), ("und-x-u-ca", "root@x=u-ca"),
  ]) func icuIdentifier(_ tag: String, _ identifier: String) throws {
    let tag = try LocaleTag(parsing: tag)
    #expect(tag.icuIdentifier == identifier)
    #expect(try LocaleTag(parsing: identifier) == tag)
  }

  @Test func codableIsText() throws {
    let tags: [LocaleTag] = ["pt_BR", "ja-JP-u-ca-japanese"]
    let json = try JSONEncoder().encode(tags)
    #expect(String(decoding: json, as: UTF8.self) == #"["pt-BR","ja-JP-u-ca-japanese"]"#)
    #expect(try JSONDecoder().decode([LocaleTag].self, from: json) == tags)
  }

  @Test func decodingSaysWhy() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([LocaleTag].self, from: Data(#"["pt--BR"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw error }
    #expect(context.debugDescription == "\"pt--BR\": a subtag is missing at byte 3")
  }

  @Test func wrongLiteralTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tag: LocaleTag = "pt--BR"
      print(tag)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("LocaleTag literal \"pt--BR\": a subtag is missing at byte 3"))
  }

  @Test func wrongSubtagLiteralTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let subtag: Subtag = "pt-BR"
      print(subtag)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Subtag literal \"pt-BR\" is not 1 to 8 ASCII letters and digits"))
  }
}
