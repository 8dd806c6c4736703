import Almanac

/// The calendars beside the Gregorian one: styles, fields of years, and the edges of every era.
struct CalendarFamily: VerifyFamily {
  static let name = "calendars"

  let oracle: Oracle
  private let modern: [MomentSample]
  private let edges: [MomentSample]
  private let years: [MomentSample]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    years = try MomentSample.everyYear()
    let all = try (years + MomentSample.everyHour()).filter { !$0.isOld }
    modern = stride(from: 0, to: all.count, by: 3).map { all[$0] }
    edges = try Self.eraEdges(oracle.data)
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

  /// Fields that depend on the era.
  ///
  /// 年 stands alone: it changes how the year is written in all of a pattern.
  private static let yearPatterns = ["G|GGGG|GGGGG|y|yy|yyyyy|U|UU|u|r|MMM d|M", "y'年'"]
  private static let otherPatterns = ["Y w|YY ww|W|e c|D F g|EEEE|QQQ|h B"]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let edges = Self.thorough.contains(id) ? edges : Array(edges.suffix(18))
    for calendar in CalendarSystem.all where calendar != .gregorian {
      let locale = "\(id)@calendar=\(calendar)"
      for style in DateStyle.allCases {
        try oracle.formats(locale, style).compare(modern, id, "\(calendar) \(style)", &tally)
      }
      try oracle.formats(locale, .long, .short, offset: .utc)
        .compare(Array(modern.suffix(12)), id, "\(calendar) long short", &tally)
      for pattern in Self.yearPatterns {
        try oracle.formats(locale, pattern: pattern).compare(years + edges, id, "\(calendar) \(pattern)", &tally)
      }
      for pattern in Self.otherPatterns {
        try oracle.formats(locale, pattern: pattern).compare(modern, id, "\(calendar) \(pattern)", &tally)
      }
    }
  }
}
