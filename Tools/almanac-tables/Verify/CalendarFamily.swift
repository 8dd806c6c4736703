import Almanac
import AlmanacICU

/// The calendars beside the Gregorian one: styles, fields of years, and the edges of every era.
struct CalendarFamily: VerifyFamily {
  static let name = "calendars"

  let icu: ICULibrary
  let data: LocaleData
  private let modern: [MomentSample]
  private let edges: [MomentSample]
  private let years: [MomentSample]

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    years = try MomentSample.everyYear()
    let all = try (years + MomentSample.everyHour()).filter { !$0.isOld }
    modern = stride(from: 0, to: all.count, by: 3).map { all[$0] }
    edges = try Self.eraEdges(data)
  }

  /// The first day of each era and the day before it, of Japan and of the Republic of China.
  private static func eraEdges(_ data: LocaleData) throws -> [MomentSample] {
    var samples: [MomentSample] = []
    func add(_ year: Int, _ month: Int, _ day: Int) throws {
      // Some began on a 29 February that the Gregorian calendar does not have.
      let date = try (try? CivilDate(year: year, month: month, day: day)) ?? CivilDate(year: year, month: 3, day: 1)
      for date in [date, try date.adding(days: -1)] {
        samples.append(MomentSample(dateTime: CivilDateTime(date: date)))
      }
    }
    let pairs = data.tables.supplemental(.eraStarts)
    for pair in 0..<pairs.count / 2 where data.tables.string(data.tables.value(pairs, 2 * pair)).hasPrefix("japanese/")
    {
      let numbers = data.tables.string(data.tables.value(pairs, 2 * pair + 1)).split(separator: "-").compactMap {
        Int($0)
      }
      try add(numbers[0], numbers[1], numbers[2])
    }
    try add(1912, 1, 1)
    try add(1, 1, 1)
    try add(-542, 1, 1)
    return samples
  }

  /// The locales in which every era is written; in the others the last ones.
  static let thorough: Set<String> = ["ja", "ja_JP", "en", "zh_Hant", "pt_PT"]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for calendar in CalendarSystem.all where calendar != .gregorian {
      let locale = "\(id)@calendar=\(calendar)"
      let tag = try LocaleTag(parsing: locale)
      for style in DateStyle.allCases {
        let theirs = try ICUDateFormat(icu, locale: locale, date: style.icu)
        let ours = try DateTimeFormat(date: style, locale: tag, data: data)
        try comparison(id, "\(calendar) \(style)", theirs).compare(ours, theirs, modern, &tally)
      }
      let theirs = try ICUDateFormat(icu, locale: locale, date: .long, time: .short)
      let ours = try DateTimeFormat(date: .long, time: .short, locale: tag, data: data)
      try comparison(id, "\(calendar) long short", theirs).compare(ours, theirs, Array(modern.suffix(12)), &tally)
      let edges = Self.thorough.contains(id) ? edges : Array(edges.suffix(18))
      for pattern in ["G", "GGGG", "GGGGG", "y", "yy", "yyyyy", "y'年'", "U", "UU", "u", "r", "MMM d", "M"] {
        try compare(id, locale, tag, "\(calendar)", pattern, years + edges, &tally)
      }
      for pattern in ["Y w", "YY ww", "W", "e c", "D F g", "EEEE", "QQQ", "h B"] {
        try compare(id, locale, tag, "\(calendar)", pattern, modern, &tally)
      }
    }
  }

  private func compare(
    _ id: String, _ locale: String, _ tag: LocaleTag, _ calendar: String, _ pattern: String, _ samples: [MomentSample],
    _ tally: inout VerifyTally
  ) throws {
    let theirs = try ICUDateFormat(icu, locale: locale, pattern: pattern)
    let ours = try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: tag, data: data)
    try comparison(id, "\(calendar) \(pattern)", theirs).compare(ours, theirs, samples, &tally)
  }

  private func comparison(_ id: String, _ subject: String, _ theirs: ICUDateFormat) -> TextComparison {
    // Where ICU lets its change date be moved, the calendar is not Julian.
    TextComparison(locale: id, subject: subject, isHybrid: !theirs.isProleptic)
  }
}
