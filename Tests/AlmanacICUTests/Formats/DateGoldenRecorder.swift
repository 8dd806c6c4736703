import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Writes the golden files of date styles from a live ICU, or checks that they are what it writes.
///
/// `ALMANAC_RECORD=1 swift test --filter DateGoldenRecorder` records, and fails, so that nobody takes a run that recorded
/// for one that tested.
@Suite(.needsICUOfTables) struct DateGoldenRecorder {
  @Test(arguments: ICUEdition.all, DateGolden.locales) func goldenFile(edition: ICUEdition, locale: LocaleTag) throws {
    let icu = edition.icu
    var rows: [DateGolden.Row] = []
    for style in DateStyle.allCases {
      let format = try ICUDateFormat(icu, locale: "\(locale.icuIdentifier)@calendar=gregorian", date: style.icu)
      #expect(format.isProleptic)
      for date in DateGolden.dates {
        let text = try format.string(millis: Double(date.dayNumber) * 86_400_000)
        rows.append(DateGolden.Row(style: style, date: date, text: text))
      }
    }
    let golden = DateGolden(locale)
    if Thoroughness.isRecording {
      try golden.write(rows, source: "\(icu)")
      Issue.record("recorded \(golden.name); run again without ALMANAC_RECORD")
      return
    }
    let recorded = try golden.read()
    #expect(recorded.count == rows.count && rows.count == 4 * DateGolden.dates.count)
    for (one, other) in zip(recorded, rows) {
      #expect(one.style == other.style && one.date == other.date && one.text == other.text)
    }
  }
}

extension DateStyle {
  /// ICU's number for the style.
  var icu: ICUStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}
