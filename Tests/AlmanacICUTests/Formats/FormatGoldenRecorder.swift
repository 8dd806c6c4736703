import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Writes the golden files of times, patterns, calendars and digits from a live ICU, or checks that they are what it writes.
///
/// `ALMANAC_RECORD=1 swift test --filter FormatGoldenRecorder` records, and fails, so that nobody takes a run that recorded
/// for one that tested.
@Suite(.needsICUOfTables) struct FormatGoldenRecorder {
  @Test(arguments: ICUEdition.all, FormatGolden.all) func goldenFile(edition: ICUEdition, golden: FormatGolden) throws {
    let icu = edition.icu
    var rows: [FormatGolden.Row] = []
    for subject in golden.subjects {
      for (dateTime, offset) in FormatGolden.moments {
        let format = try Self.format(icu, golden.locale, subject, zone: "GMT\(offset)")
        let timestamp = Double(dateTime.date.dayNumber) * 86_400 + Double(dateTime.time.secondOfDay)
        let millis = (timestamp - Double(offset.secondsEastOfUTC)) * 1000
        let text = try format.string(millis: millis + Double(dateTime.time.nanosecond / 1_000_000))
        rows.append(FormatGolden.Row(subject: subject, dateTime: dateTime, offset: offset, text: text))
      }
    }
    if Thoroughness.isRecording {
      try golden.write(rows, source: "\(icu)")
      Issue.record("recorded \(golden.name); run again without ALMANAC_RECORD")
      return
    }
    let recorded = try golden.read()
    #expect(recorded.count == rows.count && rows.count == golden.subjects.count * FormatGolden.moments.count)
    for (one, other) in zip(recorded, rows) {
      #expect(one.subject == other.subject && one.dateTime == other.dateTime && one.text == other.text)
    }
  }

  /// The keywords that ICU is asked with.
  ///
  /// From ICU 77 on, the data have styles of their own for `iso8601`, and no names for them; here that calendar has the
  /// locale's, as `divergences.tsv` says. So these are recorded of the Gregorian one, and weeks of the other.
  private static func keywords(of subject: FormatGolden.Subject, _ icu: ICULibrary) -> String {
    let hasWords = subject.pattern?.contains("G") ?? true
    return icu.major >= 77 && subject.keywords == "calendar=iso8601" && hasWords
      ? "calendar=gregorian" : subject.keywords
  }

  private static func format(
    _ icu: ICULibrary, _ locale: LocaleTag, _ subject: FormatGolden.Subject, zone: String
  ) throws -> ICUDateFormat {
    let id = "\(locale.icuIdentifier)@\(keywords(of: subject, icu))"
    if let pattern = subject.pattern { return try ICUDateFormat(icu, locale: id, pattern: pattern, zone: zone) }
    let time: ICUStyle =
      switch subject.time {
      case .full: .full
      case .long: .long
      case .medium: .medium
      case .short: .short
      case nil: .none
      }
    return try ICUDateFormat(icu, locale: id, date: subject.date?.icu ?? .none, time: time, zone: zone)
  }
}
