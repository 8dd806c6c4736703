import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Writes the golden files of names from a live ICU, or checks that they are what it has.
///
/// `ALMANAC_RECORD=1 swift test --filter NamesGoldenRecorder` records, and fails, so that nobody takes a run that recorded
/// for one that tested.
@Suite(.needsICUOfTables) struct NamesGoldenRecorder {
  @Test(arguments: ICUEdition.all, NamesGolden.locales) func goldenFile(edition: ICUEdition, locale: LocaleTag) throws {
    let icu = edition.icu
    let id = "\(locale.icuIdentifier)@calendar=gregorian"
    var rows = try Self.symbols(try ICUDateFormat(icu, locale: id, pattern: "y"))
    let narrowEra = try ICUDateFormat(icu, locale: id, pattern: "GGGGG")
    rows.append(
      NamesGolden.Row("eras narrow", [try narrowEra.string(millis: -100e12), try narrowEra.string(millis: 0)]))
    let generator = try ICUPatternGenerator(icu, locale: id)
    for width in ICUPatternGenerator.Width.allCases {
      rows.append(
        NamesGolden.Row("fields \(width)", try Self.fields.map { try generator.name(of: $0, width: width) }))
    }

    let golden = NamesGolden(locale)
    if Thoroughness.isRecording {
      try golden.write(rows, source: "\(icu)")
      Issue.record("recorded \(golden.name); run again without ALMANAC_RECORD")
      return
    }
    #expect(try golden.read() == rows)
  }

  private static let fields: [ICUPatternGenerator.Field] = [
    .era, .year, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday, .dayOfYear, .weekdayInMonth, .day, .dayPeriod,
    .hour, .minute, .second, .zone,
  ]

  private static func symbols(_ format: ICUDateFormat) throws -> [NamesGolden.Row] {
    let lists: [(String, ICUDateFormat.Symbols)] = [
      ("months format abbreviated", .shortMonths), ("months format wide", .months),
      ("months format narrow", .narrowMonths), ("months standalone abbreviated", .standaloneShortMonths),
      ("months standalone wide", .standaloneMonths), ("months standalone narrow", .standaloneNarrowMonths),
      ("weekdays format abbreviated", .shortWeekdays), ("weekdays format wide", .weekdays),
      ("weekdays format narrow", .narrowWeekdays), ("weekdays format short", .shorterWeekdays),
      ("weekdays standalone abbreviated", .standaloneShortWeekdays), ("weekdays standalone wide", .standaloneWeekdays),
      ("weekdays standalone narrow", .standaloneNarrowWeekdays),
      ("weekdays standalone short", .standaloneShorterWeekdays), ("quarters format abbreviated", .shortQuarters),
      ("quarters format wide", .quarters), ("quarters format narrow", .narrowQuarters),
      ("quarters standalone abbreviated", .standaloneShortQuarters), ("quarters standalone wide", .standaloneQuarters),
      ("quarters standalone narrow", .standaloneNarrowQuarters), ("eras abbreviated", .eras), ("eras wide", .eraNames),
    ]
    return try lists.map { name, symbols in
      let names = try format.symbols(symbols)
      return NamesGolden.Row(name, name.hasPrefix("weekdays") ? Array(names.dropFirst()) : names)
    }
  }
}
