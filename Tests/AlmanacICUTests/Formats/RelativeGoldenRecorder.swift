import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Writes the golden files of relative phrases from a live ICU, or checks that they are what it writes.
///
/// `ALMANAC_RECORD=1 swift test --filter RelativeGoldenRecorder` records, and fails, as `DateGoldenRecorder` does.
@Suite struct RelativeGoldenRecorder {
  @Test(.needsICUOfTables, arguments: ICUEdition.all, RelativeGolden.locales) func goldenFile(
    edition: ICUEdition, locale: LocaleTag
  ) throws {
    let icu = edition.icu
    let formats = try ICURelativeFormat.Style.allCases.map {
      try ICURelativeFormat(icu, locale: locale.icuIdentifier, style: $0)
    }
    let rows = try RelativeGolden.rows { style, numbers, unit, count in
      let format = formats[RelativeStyle.allCases.firstIndex(of: style) ?? 0]
      let theirs = try #require(ICURelativeFormat.Unit.allCases.first { "\($0)" == "\(unit)" })
      return try numbers == .auto
        ? format.string(Double(count), theirs) : format.numericString(Double(count), theirs)
    }
    let golden = RelativeGolden(locale)
    if Thoroughness.isRecording {
      try golden.write(rows, source: "\(icu)")
      Issue.record("recorded the relative phrases of \(locale); run again without ALMANAC_RECORD")
      return
    }
    let recorded = try golden.read()
    #expect(recorded == rows && rows.count == 585)
  }

  @Test(arguments: Installed.all) func callsAndFailures(icu: ICULibrary) throws {
    let format = try ICURelativeFormat(icu, locale: "en")
    #expect(try format.string(-1, .day) == "yesterday")
    #expect(try format.numericString(-1, .day) == "1 day ago")
    #expect(try format.combining("tomorrow", time: "6:05").hasPrefix("tomorrow"))
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = try format.write(3, .week, isNumeric: false, to: &bytes)
    #expect(String(decoding: bytes[..<count], as: UTF8.self) == "in 3 weeks")
    var short: [UInt8] = [0]
    #expect(throws: ICUError.self) { try format.write(3, .week, isNumeric: false, to: &short) }
    #expect(throws: ICUError.self) { try ICURelativeFormat(icu, locale: "en@numbers=bogus") }

    let rules = try ICUPluralRules(icu, locale: "en", kind: .ordinal)
    #expect(try rules.keyword(3) == "few")
    #expect(try rules.keywords.sorted() == ["few", "one", "other", "two"])
    #expect(try ICUPluralRules(icu, locale: "en").keyword(ICUFormattedNumber(icu, "1", skeleton: ".0")) == "other")
    #expect(throws: ICUError.self) { try ICUFormattedNumber(icu, "1", skeleton: "nonsense") }
  }
}
