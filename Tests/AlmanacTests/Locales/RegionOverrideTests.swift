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

  /// As in ICU 77 and 78: a subdivision stands for its region.
  @Test func calendarsAndWeeks() throws {
    let data = LocaleData.embedded
    func calendar(_ tag: LocaleTag) throws -> String {
      data.calendar(for: tag, row: try data.answering(tag, nil).row)
    }
    #expect(try calendar("en-US-u-rg-thzzzz") == "buddhist")
    #expect(try calendar("en-US-u-rg-th10") == "buddhist")
    #expect(data.weeks(for: "en-US-u-rg-gbzzzz", .gregorian).minimalDays == 4)
    #expect(data.weeks(for: "en-US-u-rg-gbsct", .gregorian).minimalDays == 4)
  }

  /// Regions that CLDR does not know (QQ, XX, AB) or has replaced (AN, YU), the unknown one, and values that are too long
  /// count as none; regions that have a language and nothing else count.
  @Test(arguments: ["anzzzz", "yuzzzz", "qqzzzz", "xxzzzz", "abzzzz", "zzzzzz", "uszzzzz", "uszzzz-foo", "419zzzz"])
  func passedOver(value: String) throws {
    let tag = try LocaleTag(parsing: "th-u-rg-\(value)")
    #expect(LocaleData.embedded.overridingRegion(of: tag) == nil)
    #expect(LocaleData.embedded.calendar(for: tag, row: try LocaleData.embedded.answering(tag, nil).row) == "buddhist")
  }

  @Test(arguments: ["us", "usz", "AQ", "HT", "TV", "BV", "CQ", "HM", "TK"]) func known(value: String) throws {
    let tag = try LocaleTag(parsing: "th-u-rg-\(value)\(value.utf8.count == 2 ? "zzzz" : "")")
    #expect(LocaleData.embedded.overridingRegion(of: tag) == Subtag(value.prefix(2).uppercased().utf8))
    #expect(LocaleData.embedded.calendar(for: tag, row: try LocaleData.embedded.answering(tag, nil).row) == "gregory")
  }

  @Test func hoursOfBoth() {
    #expect(LocaleTag("en-US-u-rg-gbzzzz").hourCycle() == .h23 && LocaleTag("en-US-u-rg-gbsct").hourCycle() == .h23)
    #expect(LocaleTag("de-DE-u-rg-uszzzz").hourCycle() == .h12)
    #expect(LocaleTag("en-US-u-rg-zzzz").hourCycle() == .h12)
  }

  @Test func laterICUsTakeSubdivisions() {
    #expect(!TableEdition(icu: 72).readsSubdivisionsAsRegions && TableEdition(icu: 77).readsSubdivisionsAsRegions)
    #expect(!TableEdition(icu: 72).passesOverUnknownRegions && TableEdition(icu: 77).passesOverUnknownRegions)
  }
}
