import Testing

@testable import almanac_tables

/// Which combinations a locale has.
@Suite struct CoverageTests {
  private let items = Array(0..<100)

  @Test func partsTogetherAreAll() {
    let ids = [
      "de", "fr", "sv", "el", "fi", "ar", "he", "cs", "da", "nl", "hu", "ko", "th", "vi", "uk", "hi", "ta", "te",
    ]
    var met = Set<Int>()
    for id in ids {
      let part = Coverage.inTurns.part(items, oneIn: 3, for: id)
      #expect(part == part.sorted() && (33...34).contains(part.count))
      met.formUnion(part)
    }
    #expect(met.count == items.count)
  }

  @Test func anAliasHasTheTurnOfWhatItStandsFor() {
    for (alias, meant) in [("iw", "he"), ("no_NO_NY", "nn_NO"), ("sh", "sr_Latn"), ("en_RH", "en_ZW")] {
      let part = Coverage.inTurns.part(items, oneIn: 7, for: alias)
      #expect(part == Coverage.inTurns.part(items, oneIn: 7, for: meant), "\(alias)")
    }
  }

  @Test(arguments: ["pt", "pt_BR", "ja", "zh_Hant_HK", "tr_CY"])
  func languagesThatHaveAll(id: String) {
    #expect(Coverage.inTurns.part(items, oneIn: 9, for: id) == items)
  }

  @Test func everyLocaleHasAllInAnExhaustiveRun() {
    #expect(Coverage.exhaustive.part(items, oneIn: 9, for: "de") == items)
    #expect(Coverage.inTurns.part(items, oneIn: 9, for: "de").count < 12)
  }
}
