import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Days all over the calendar in every locale, beside a live ICU.
@Suite(.needsICU) struct AllLocalesTests {
  /// Days around the changes of length and era, and at both ends of what ICU's calendar holds.
  private static func edges() -> [CivilDate] {
    let dates = [
      (0, 1, 1), (0, 12, 31), (1, 1, 1), (-1, 2, 28), (-9999, 12, 31), (9999, 12, 31), (10_000, 1, 1), (99_999, 12, 31),
    ]
    let ends = [FormatComparison.days.lowerBound, FormatComparison.days.upperBound]
    return dates.compactMap { try? CivilDate(year: $0.0, month: $0.1, day: $0.2) }
      + ends.map { CivilDate(dayNumber: $0) }
  }

  @Test(arguments: ICUEdition.all) func everyLocaleAndAlias(edition: ICUEdition) throws {
    let icu = edition.icu
    var random = SeededRandom(for: "days in every locale", seed: 0xDA15_A110)
    var comparison = FormatComparison(edition)
    let edges = Self.edges()
    #expect(edges.count == 10)
    for (number, id) in try (["root"] + icu.availableLocales + icu.legacyAliases).enumerated() {
      for (index, style) in DateStyle.allCases.enumerated() {
        guard Thoroughness.isExhaustive || (number + index) % 2 == 0 else { continue }
        // Half of the days have years of four digits, the others are anywhere.
        var days = [edges[number / 2 % edges.count], edges[(number / 2 + 5) % edges.count]]
        for round in 0..<8 {
          let range: ClosedRange<Int32> = round % 2 == 0 ? -719_162...2_932_896 : FormatComparison.days
          days.append(CivilDate(dayNumber: Int32.random(in: range, using: &random)))
        }
        try comparison.compare(id, style, days)
      }
    }
    #expect(comparison.differences.prefix(20) == [])
    #expect(comparison.compared > 17_000)
  }

  /// Every day of a few years of all kinds in locales of all kinds of digits and patterns.
  @Test(arguments: ICUEdition.all) func everyDayOfSomeYears(edition: ICUEdition) throws {
    var comparison = FormatComparison(edition)
    for year in [-4, 0, 1, 1582, 1900, 2000, 2026] {
      let first = try CivilDate(year: year, month: 1, day: 1).dayNumber
      let days = (0..<366).map { CivilDate(dayNumber: first + Int32($0)) }
      let style: DateStyle = year % 2 == 0 ? .full : .short
      for id in ["ar_EG", "haw", "bn", "zh_Hant_TW", "eu", "pt_AO"] { try comparison.compare(id, style, days) }
    }
    #expect(comparison.differences.prefix(20) == [])
    #expect(comparison.compared == 7 * 366 * 6)
  }
}
