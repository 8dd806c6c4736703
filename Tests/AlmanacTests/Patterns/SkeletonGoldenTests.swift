import Almanac
import AlmanacTestKit
import Testing

/// The patterns of skeletons in Portuguese, Japanese, Chinese and Turkish as ICU finds them.
@Suite struct SkeletonGoldenTests {
  @Test(arguments: TextGolden.locales) func goldenFile(locale: LocaleTag) throws {
    let rows = try TextGolden("skeletons", locale).read()
    #expect(rows.map { $0.first } == GoldenSamples.skeletons.map { $0 })
    let data = LocaleData.embedded
    var generator = try PatternGenerator(
      data, locale: locale, row: try data.answering(locale, nil).row, calendar: "gregory", weeks: .empty)
    for row in rows {
      try #require(row.count == 2)
      let skeleton = try DateSkeleton(parsing: row[0])
      #expect(String(decoding: generator.bestPattern(for: skeleton), as: UTF8.self) == row[1], "\(locale) \(row[0])")
    }
  }
}
