import Almanac

/// A calendar that pickers show: Gregorian months and days, and years counted its own way.
struct PickerCalendar: Hashable, Sendable {
  /// Its name in `-u-ca-`.
  let name: String
  /// The eras, in the order of time.
  let spans: [EraSpan]
  /// The first day that pickers show.
  var floor: CivilDate { spans.first?.days.first ?? .earliest }

  /// The days that pickers reach.
  private static let first = CivilDate(clamping: 1, 1, 1)
  private static let last = CivilDate(clamping: 9_999, 12, 31)

  /// - Throws: `unsupportedLocale` for a calendar with months of its own.
  init(named name: String, _ texts: LocaleTexts, _ locale: LocaleTag) throws(PickerError) {
    self.name = name
    let all = DateSpan(Self.first, through: Self.last)
    switch name {
    case "gregory", "iso8601":
      let names = texts.names(.erasWide)
      let short = texts.names(.erasAbbreviated)
      spans = [EraSpan(all, offset: 0, name: names.last ?? "", abbreviation: short.last ?? "")]
    case "buddhist":
      let names = texts.eras(.erasWide, .buddhist)
      let short = texts.eras(.erasAbbreviated, .buddhist)
      spans = [EraSpan(all, offset: 543, name: names.first ?? "", abbreviation: short.first ?? "")]
    case "roc":
      let names = texts.eras(.erasWide, .roc)
      let short = texts.eras(.erasAbbreviated, .roc)
      let founding = CivilDate(clamping: 1912, 1, 1)
      guard names.count == 2, short.count == 2 else { throw Self.missing(name, locale) }
      spans = [
        EraSpan(
          DateSpan(Self.first, through: CivilDate(clamping: 1911, 12, 31)), sign: -1, offset: 1912, name: names[0],
          abbreviation: short[0]),
        EraSpan(DateSpan(founding, through: Self.last), offset: -1911, name: names[1], abbreviation: short[1]),
      ]
    case "japanese":
      spans = try Self.japanese(texts, locale)
    default:
      throw PickerError(
        .unsupportedLocale, "\(locale)",
        "its calendar is \"\(name)\", which pickers do not show; ask for another one with -u-ca-, such as gregory")
    }
  }

  /// The eras from Meiji on; days before 1873 were not counted in this calendar, so none is shown.
  private static func japanese(_ texts: LocaleTexts, _ locale: LocaleTag) throws(PickerError) -> [EraSpan] {
    let names = texts.eras(.erasWide, .japanese)
    let short = texts.eras(.erasAbbreviated, .japanese)
    let tables = texts.data.tables
    let starts = tables.supplemental(.eraStarts)
    let meiji = 232
    guard names.count > meiji, short.count == names.count else { throw missing("japanese", locale) }
    var days: [CivilDate] = []
    for era in meiji..<names.count {
      guard let id = tables.value(of: "japanese/\(era)", in: starts), let day = day(tables.string(id)) else {
        throw missing("japanese", locale)
      }
      days.append(day)
    }
    return days.indices.map { index in
      let first = index == 0 ? CivilDate(clamping: 1873, 1, 1) : days[index]
      let last = index + 1 < days.count ? (try? days[index + 1].adding(days: -1)) ?? Self.last : Self.last
      return EraSpan(
        DateSpan(first, through: last), offset: 1 - days[index].year, name: names[meiji + index],
        abbreviation: short[meiji + index])
    }
  }

  /// The day of a text such as `2019-5-1`.
  private static func day(_ text: String) -> CivilDate? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    return try? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private static func missing(_ calendar: String, _ locale: LocaleTag) -> PickerError {
    PickerError(.unsupportedLocale, "\(locale)", "the tables have no eras of the \(calendar) calendar for it")
  }
}
