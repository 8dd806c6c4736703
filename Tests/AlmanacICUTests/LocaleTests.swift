import Testing

@testable import AlmanacICU

@Suite struct LocaleTests {
  @Test(arguments: Installed.all) func locales(icu: ICULibrary) throws {
    let locales = try icu.availableLocales
    let aliases = try icu.legacyAliases
    #expect(Set(locales).count == locales.count)
    #expect(Set(locales).isDisjoint(with: aliases))
    #expect(Set(locales).isSuperset(of: ["pt", "pt_BR", "ja", "zh_Hant_TW", "tr", "en_US_POSIX"]))
    #expect(Set(aliases).isSuperset(of: ["zh_TW", "iw", "in"]))
    if icu.version == "72.1" { #expect(locales.count == 805 && aliases.count == 51) }
  }

  /// Whatever LANG says, a locale that ICU lacks gets root's data.
  @Test(arguments: Installed.all, ["xx", "xx_YY", "und", "", "root", "qaa_Latn_BR"])
  func unknownLocalesAreRoot(icu: ICULibrary, locale: String) throws {
    let format = try ICUDateFormat(icu, locale: locale, date: .full)
    #expect(try format.string(millis: 1_795_996_800_000) == "2026 M11 30, Mon")
    #expect(try format.actualLocale == "root")
    #expect(try ICUPatternGenerator(icu, locale: locale).bestPattern("yMMMMEEEEd") == "y MMMM d, EEEE")
    #expect(try ICUNumberingSystem(icu, locale: locale).name == "latn")
  }

  @Test(arguments: Installed.all) func arithmetic(icu: ICULibrary) throws {
    #expect(try icu.addingLikelySubtags("pt") == "pt_Latn_BR")
    #expect(try icu.removingLikelySubtags("zh_Hant_TW") == "zh_TW")
    #expect(try icu.canonical("PT-br") == "pt_BR")
    #expect(try icu.truncated("zh_Hant_TW") == "zh_Hant")
    #expect(try icu.languageTag(of: "ja_JP@calendar=japanese") == "ja-JP-u-ca-japanese")
    #expect(try icu.locale(ofLanguageTag: "ja-JP-u-ca-japanese") == "ja_JP@calendar=japanese")
    let error = try #require(throws: ICUError.self) { try icu.locale(ofLanguageTag: "pt-BR-€") }
    #expect(error.description == "uloc_forLanguageTag(pt-BR-€): ICU understands the first 5 bytes only")
  }

  @Test(arguments: Installed.all) func longNamesFit(icu: ICULibrary) throws {
    let keywords = (0..<20).map { "x\($0)=\(String(repeating: "a", count: 20))" }.joined(separator: ";")
    #expect(try icu.canonical("pt_BR@\(keywords)").utf8.count > 400)
  }

  @Test(arguments: Installed.all) func textIsChecked(icu: ICULibrary) throws {
    let error = try #require(throws: ICUError.self) {
      try unsafe icu.text("a call") { out, _, _ in
        // SAFETY: the buffer has room for 256 units.
        unsafe out?.pointee = 0xD800
        return 1
      }
    }
    #expect(error.code == .invalidText)
    #expect(error.description == "a call: ICU answered text with a lone surrogate")
  }

  /// A buffer that was too small is asked for again, once, in the right size.
  @Test(arguments: Installed.all) func bufferGrowsOnce(icu: ICULibrary) throws {
    var capacities: [Int32] = []
    let text = try unsafe icu.text("a call") { out, capacity, status in
      capacities.append(capacity)
      guard capacity > 300 else {
        status = 15
        return 300
      }
      // SAFETY: the buffer has room for 301 units.
      for index in 0..<300 { unsafe out?[index] = 0x3042 }
      return 300
    }
    #expect(text == String(repeating: "あ", count: 300))
    #expect(capacities == [256, 301])
    #expect(throws: ICUError.self) {
      try unsafe icu.text("a call") { _, capacity, status in
        status = 15
        return capacity + 1
      }
    }
  }
}
