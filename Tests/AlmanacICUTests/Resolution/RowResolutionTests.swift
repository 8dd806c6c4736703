import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// The row of the tables that answers for a tag is the bundle that ICU opens for the tag's canonical id.
///
/// Of ICU's answers it is `ures_getLocaleByType` of the opened bundle (actual and valid locale are one there) that
/// corresponds to a row; the default locale is pinned to root, so root is the answer for "nothing found".
@Suite(.needsICU) struct RowResolutionTests {
  private static let data = ICUEdition.current?.data ?? .embedded
  private static let space = ResolutionSpace(data)

  private struct Log {
    var compared = 0
    var differences: [String] = []
  }

  private static func compare(_ id: String, _ icu: ICULibrary, _ log: inout Log) throws {
    let tag = try LocaleTag(parsing: id)
    let ours = data.row(for: tag).map { data.tag($0).icuIdentifier } ?? "root"
    let theirs = try ICUResource(icu, name: tag.icuIdentifier, lookup: .inheriting)
    let answer = try theirs.actualLocale
    log.compared += 1
    if ours != answer { log.differences.append("\(id) (\(tag)): ours \(ours), ICU \(answer)") }
    if try theirs.validLocale != answer { log.differences.append("\(id): ICU has two answers") }
  }

  @Test(arguments: ICUEdition.all) func everyLocaleAndAliasIsItsOwnRow(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    for id in try ["root"] + icu.availableLocales + icu.legacyAliases { try Self.compare(id, icu, &log) }
    #expect(log.differences == [])
    #expect(log.compared == Self.data.locales.count + Self.data.aliases.count)
    for tag in Self.data.locales { #expect(Self.data.row(for: tag).map(Self.data.tag) == tag) }
  }

  @Test(arguments: ICUEdition.all) func everyKnownLanguageInEveryRegion(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    for language in Self.space.known {
      for region in Self.space.regions { try Self.compare(ResolutionSpace.id(language, "", region), icu, &log) }
    }
    #expect(log.differences.prefix(20) == [])
    #expect(log.compared == Self.space.known.count * Self.space.regions.count && log.compared > 60_000)
  }

  /// With the scripts of each language: about 330,000 ids, of which a run takes a sample.
  @Test(arguments: ICUEdition.all) func knownLanguagesWithScripts(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    var random = SeededRandom(for: "known languages with scripts", seed: 0xA11_1A6)
    for language in Self.space.known {
      for script in Self.space.scripts(of: language) where !script.isEmpty {
        for region in Self.space.regions where Thoroughness.isExhaustive || random.next(below: 12) == 0 {
          try Self.compare(ResolutionSpace.id(language, script, region), icu, &log)
        }
      }
    }
    print("known languages with scripts: \(log.compared) compared")
    #expect(log.differences.prefix(20) == [])
    #expect(log.compared > (Thoroughness.isExhaustive ? 250_000 : 15_000))
  }

  /// Any language with any script and region: 90 million ids, of which a sample.
  @Test(arguments: ICUEdition.all) func anyLanguageScriptAndRegion(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    var random = SeededRandom(for: "any language, script and region", seed: 0x5EED_0002)
    let space = Self.space
    for _ in 0..<(Thoroughness.isExhaustive ? 500_000 : 20_000) {
      let id = ResolutionSpace.id(
        space.languages[random.next(below: space.languages.count)],
        space.scripts[random.next(below: space.scripts.count)],
        random.next(below: 4) == 0 ? "" : space.regions[random.next(below: space.regions.count)])
      try Self.compare(id, icu, &log)
    }
    #expect(log.differences.prefix(20) == [])
    #expect(log.compared >= 20_000)
  }

  /// Variants are dropped first, but for the one that a row has (en-US-POSIX).
  @Test(arguments: ICUEdition.all) func variantsAndKeywords(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    let tails = [
      "_POSIX", "_VALENCIA", "_1996", "_OXENDICT_SCOUSE", "@va=posix", "@calendar=roc", "_POSIX@numbers=thai",
      "@x=posix",
    ]
    let ids = [
      "en_US", "en_GB", "pt_BR", "pt_AO", "ca_ES", "zh_TW", "zh_Hant_MO", "sr_Latn_TR", "sr_BA", "xx_US", "no_NO",
      "es_MX", "iw_IL",
    ]
    for id in ids {
      for tail in tails { try Self.compare(id + tail, icu, &log) }
    }
    for id in ["en", "pt", "zh_Hant", "xx"] {
      for tail in ["__POSIX", "__1996", "@va=posix"] { try Self.compare(id + tail, icu, &log) }
    }
    #expect(log.differences == [])
    #expect(log.compared == ids.count * tails.count + 12)
  }

  /// Likely subtags of a language that is written in three letters, each of which the key could take for a digit.
  @Test func languagesKeepTheirLetters() throws {
    for text in ["syr", "sus-GN", "qxq-Arab-IR", "und-419", "sr-Latn-RS", "und-Hant", "es-419"] {
      let tag = try LocaleTag(parsing: text)
      let key = try #require(PackedLocale(language: tag.language, script: tag.packedScript, region: tag.packedRegion))
      #expect(key.text == text)
    }
  }
}
