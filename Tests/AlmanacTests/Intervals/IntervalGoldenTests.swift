import Almanac
import AlmanacTestKit
import Testing

/// Intervals in Portuguese, Japanese, Chinese and Turkish as ICU writes them, through every path.
@Suite struct IntervalGoldenTests {
  @Test(arguments: TextGolden.locales) func goldenFile(locale: LocaleTag) throws {
    let rows = try TextGolden("intervals", locale).read()
    #expect(rows.count == GoldenSamples.intervalSkeletons.count * GoldenSamples.intervals.count)
    for row in rows {
      try #require(row.count == 4)
      let format = try DateIntervalFormat(skeleton: DateSkeleton(parsing: row[0]), locale: locale)
      let (start, end) = (try CivilDateTime(row[1]), try CivilDateTime(row[2]))
      #expect(format.string(from: start, to: end) == row[3], "\(locale) \(row)")
      var bytes = Array("> ".utf8)
      format.write(from: start, to: end, into: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "> " + row[3])
      #expect(bytes.count - 2 <= format.maximumUTF8Count)
      let parts = format.parts(from: start, to: end)
      #expect(parts.map(\.part.text).joined() == row[3])
    }
  }
}
