import Almanac
import Testing

@Suite struct HourCycleTests {
  @Test(
    arguments: [
      ("pt-BR", .h23), ("en-US", .h12), ("en", .h12), ("ja", .h23), ("ja-JP", .h23), ("und", .h12), ("und-GB", .h23),
      ("en-GB", .h23), ("fr-CA", .h23), ("en-CA", .h12), ("ar-001", .h12), ("xx", .h23), ("zh-TW", .h12),
      // The extension comes first, then the region that it names.
      ("en-US-u-hc-h24", .h24), ("pt-BR-u-hc-h11", .h11), ("en-US-u-rg-gbzzzz", .h23), ("en-US-u-rg-gbsct", .h23),
      ("en-GB-u-rg-uszzzz", .h12), ("en-US-u-hc-c24", .h12),
    ] as [(LocaleTag, HourCycle)])
  func preferred(locale: LocaleTag, cycle: HourCycle) {
    #expect(locale.hourCycle() == cycle, "\(locale)")
  }

  @Test func allowed() {
    #expect(LocaleTag("ja-JP").allowedHourCycles() == [.h23, .h11, .h12])
    #expect(LocaleTag("pt-BR").allowedHourCycles() == [.h23, .h12])
    #expect(LocaleTag("en-US").allowedHourCycles() == [.h12, .h23])
    #expect(LocaleTag("xx-ZZ").allowedHourCycles() == [.h23])
  }

  /// Every locale's usual cycle is one that is in use there.
  @Test func preferredIsAllowed() {
    var seen = Set<HourCycle>()
    for locale in LocaleData.embedded.locales {
      let cycle = locale.hourCycle()
      #expect(locale.allowedHourCycles().contains(cycle), "\(locale)")
      seen.insert(cycle)
    }
    #expect(seen == [.h12, .h23])
  }

  @Test func kinds() {
    #expect(HourCycle.allCases.filter(\.isTwelveHour) == [.h11, .h12])
    #expect(HourCycle(rawValue: "h13") == nil)
  }
}
