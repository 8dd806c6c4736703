import Almanac
import Testing

/// What the embedded tables say of themselves.
@Suite struct LocaleDataTests {
  @Test func sourceNamesItsVersions() {
    let source = LocaleData.embedded.source
    #expect(source.icu.split(separator: ".").count == 2)
    #expect(Int(source.cldr.prefix(2)) != nil)
    #expect(source.unicode.contains("."))
    #expect(source.timeZones.hasPrefix("20"))
    for hash in [source.library, source.text, source.checksum] {
      #expect(hash.utf8.count == 16 && UInt64(hash, radix: 16) != nil)
    }
    #expect(source.layout == TableLayout.version && source.overlays == [] && source.subset == nil)
  }

  @Test func everyListedLocaleAnswersForItself() throws {
    let locales = LocaleData.embedded.locales
    #expect(locales.count >= 806)
    for locale in locales {
      let gregorian = try LocaleTag(parsing: "\(locale.icuIdentifier)@calendar=gregorian")
      #expect(try DateTimeFormat(date: .short, locale: gregorian).resolvedLocale == locale)
    }
  }

  @Test func everyListedAliasIsReadAndLeadsWhereItSays() throws {
    let aliases = LocaleData.embedded.aliases
    #expect(aliases.count >= 51)
    for (alias, locale) in aliases {
      let tag = try LocaleTag(parsing: alias)
      let row = try #require(LocaleData.embedded.row(for: tag), "\(alias)")
      #expect(LocaleData.embedded.tag(row) == locale, "\(alias)")
    }
  }
}
