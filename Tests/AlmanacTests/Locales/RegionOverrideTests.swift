import Testing

@testable import Almanac

/// The region of `-u-rg-`, of which calendars, weeks and hours each count something else.
@Suite struct RegionOverrideTests {
  @Test(arguments: [
    ("en-US-u-rg-gbzzzz", "GB"), ("en-US-u-rg-gbsct", "GB"), ("en-US-u-rg-usca", "US"), ("de-u-rg-thzzzz", "TH"),
  ])
  func regions(tag: LocaleTag, region: Subtag) {
    #expect(tag.overridingRegion == region)
  }

  @Test(arguments: ["en-US", "en-US-u-ca-roc", "en-u-rg", "en-u-rg-419zzzz", "en-u-rg-zzzz"])
  func noRegion(tag: LocaleTag) {
    #expect(tag.overridingRegion == nil)
  }

  /// As in ICU 72, of which the embedded tables are: a subdivision does not stand for its region here.
  @Test func calendarsAndWeeksOfWholeRegions() throws {
    let data = LocaleData.embedded
    func calendar(_ tag: LocaleTag) throws -> String {
      data.calendar(for: tag, row: try data.answering(tag, nil).row)
    }
    #expect(try calendar("en-US-u-rg-thzzzz") == "buddhist")
    #expect(try calendar("en-US-u-rg-th10") == "gregory")
    #expect(data.weeks(for: "en-US-u-rg-gbzzzz", .gregorian).minimalDays == 4)
    #expect(data.weeks(for: "en-US-u-rg-gbsct", .gregorian).minimalDays == 1)
  }

  @Test func hoursOfBoth() {
    #expect(LocaleTag("en-US-u-rg-gbzzzz").hourCycle() == .h23 && LocaleTag("en-US-u-rg-gbsct").hourCycle() == .h23)
    #expect(LocaleTag("de-DE-u-rg-uszzzz").hourCycle() == .h12)
    #expect(LocaleTag("en-US-u-rg-zzzz").hourCycle() == .h12)
  }

  @Test func laterICUsTakeSubdivisions() {
    #expect(!TableEdition(icu: 72).readsSubdivisionsAsRegions && TableEdition(icu: 77).readsSubdivisionsAsRegions)
  }
}
