import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Writes the golden files of skeletons and intervals from a live ICU, or checks that they are what it writes.
///
/// `ALMANAC_RECORD=1 swift test --filter SkeletonGoldenRecorder` records, and fails.
@Suite(.needsICUOfTables) struct SkeletonGoldenRecorder {
  @Test(arguments: ICUEdition.all, TextGolden.locales) func skeletons(edition: ICUEdition, locale: LocaleTag) throws {
    let icu = edition.icu
    let generator = try ICUPatternGenerator(icu, locale: locale.icuIdentifier)
    let rows = try GoldenSamples.skeletons.map { [$0, try generator.bestPattern($0)] }
    try check(
      TextGolden("skeletons", locale), rows, "Skeletons in \(locale) and the pattern that \(icu) finds for each.")
  }

  @Test(arguments: ICUEdition.all, TextGolden.locales) func intervals(edition: ICUEdition, locale: LocaleTag) throws {
    let icu = edition.icu
    var rows: [[String]] = []
    for skeleton in GoldenSamples.intervalSkeletons {
      let format = try ICUIntervalFormat(icu, locale: locale.icuIdentifier, skeleton: skeleton)
      for (start, end) in GoldenSamples.intervals {
        let text = try format.string(from: Self.milliseconds(start), to: Self.milliseconds(end))
        rows.append([skeleton, start, end, text])
      }
    }
    try check(
      TextGolden("intervals", locale), rows, "Intervals in \(locale) as \(icu) writes them: skeleton, start, end, text."
    )
  }

  private func check(_ golden: TextGolden, _ rows: [[String]], _ title: String) throws {
    if Thoroughness.isRecording {
      try golden.write(rows, title: title)
      Issue.record("recorded \(golden.name); run again without ALMANAC_RECORD")
      return
    }
    #expect(try golden.read() == rows)
    #expect(rows.count > 50)
  }

  private static func milliseconds(_ text: String) throws -> Double {
    let moment = try CivilDateTime(text)
    return Double(moment.date.dayNumber) * 86_400_000 + Double(moment.time.secondOfDay) * 1000
  }
}
