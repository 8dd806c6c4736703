import Almanac
import AlmanacICU

/// One run of a family: what is compared, where.
struct VerifyPlan: Sendable {
  /// What the report calls it.
  var title: String
  var family: any VerifyFamily
  /// ICU ids of locales and legacy aliases.
  var locales: [String]
}

extension VerifyPlan {
  /// The names that `--family` takes.
  static let familyNames = [
    DateStyleFamily.name, TimeStyleFamily.name, DateTimeStyleFamily.name, PatternFamily.name, CalendarFamily.name,
    DigitFamily.name, PartFamily.name, WeekRuleFamily.name, SkeletonFamily.name, IntervalFamily.name, NamesFamily.name,
    CapitalizationFamily.name, RelativeFamily.name, PluralFamily.name, RefusalFamily.name,
    RoundTripFamily.name, TypedDateFamily.name,
  ]

  /// The runs of one family that the options ask for.
  ///
  /// - Parameters:
  ///   - name: one of `familyNames`.
  ///   - options: which locales and days, and whether everything.
  ///   - oracle: what is compared with.
  ///   - all: every locale and alias.
  /// - Returns: what is to be run, one after another.
  /// - Throws: what making a family throws.
  static func runs(of name: String, _ options: ToolOptions, _ oracle: Oracle, all: [String]) throws -> [VerifyPlan] {
    let locales = options.locales.isEmpty ? sampled(all, of: name, options) : options.locales
    func plan(_ title: String, _ family: any VerifyFamily) -> VerifyPlan {
      VerifyPlan(title: title, family: family, locales: locales)
    }
    switch name {
    case TimeStyleFamily.name:
      let family = try TimeStyleFamily(oracle)
      let others = VerifyPlan(title: "clocks of other regions", family: family, locales: OtherClocks.ids(all))
      return [plan("every hour", family)] + (options.locales.isEmpty ? [others] : [])
    case DateTimeStyleFamily.name: return [plan("pairs of styles", try DateTimeStyleFamily(oracle))]
    case PatternFamily.name:
      let seed = String(PatternFamily.seed, radix: 16, uppercase: true)
      return [plan("every letter and width, and random patterns, seed 0x\(seed)", try PatternFamily(oracle))]
    case CalendarFamily.name: return [plan("four calendars and the edges of their eras", try CalendarFamily(oracle))]
    case DigitFamily.name: return [plan("number systems", try DigitFamily(oracle))]
    case PartFamily.name: return [plan("pieces of dates and times", try PartFamily(oracle))]
    case WeekRuleFamily.name: return [plan("weeks of regions, direction of text", try WeekRuleFamily(oracle))]
    case SkeletonFamily.name: return try skeletons(oracle, plan)
    case IntervalFamily.name: return try intervals(oracle, plan)
    case NamesFamily.name: return [plan("standalone names", NamesFamily(oracle: oracle))]
    case CapitalizationFamily.name: return [plan("names by context", CapitalizationFamily(oracle: oracle))]
    case RelativeFamily.name: return [plan("units, styles, offsets", RelativeFamily(oracle: oracle))]
    case PluralFamily.name: return [plan("whole and decimal numbers", try PluralFamily(oracle))]
    case RefusalFamily.name: return [plan("letters, skeletons, calendars", RefusalFamily(oracle: oracle))]
    case RoundTripFamily.name: return [plan("formats read back", try RoundTripFamily(oracle))]
    case TypedDateFamily.name: return [plan("dates as people change them", try TypedDateFamily(oracle))]
    default: return try dateStyles(options, oracle, plan, all)
    }
  }

  /// The locales of a sample: date styles have them all, other families those whose turn it is and those that always have it.
  private static func sampled(_ all: [String], of family: String, _ options: ToolOptions) -> [String] {
    guard family != DateStyleFamily.name else { return all }
    return all.filter { Coverage.isThorough($0) || Coverage.turn(of: $0, among: options.sample) == 0 }
  }

  /// A spread of days everywhere and every day of two centuries where Almanac grew up, or the days that the options name.
  private static func dateStyles(
    _ options: ToolOptions, _ oracle: Oracle, _ plan: (String, any VerifyFamily) -> VerifyPlan, _ all: [String]
  ) throws -> [VerifyPlan] {
    var oracle = oracle
    func everyDay(_ first: Int, _ last: Int) throws -> DateStyleFamily {
      oracle.coverage = .exhaustive
      return DateStyleFamily(oracle: oracle, days: try DaySpread.every(from: first, through: last))
    }
    if options.isExhaustive { return [plan("every day of a Gregorian cycle", try everyDay(2000, 2399))] }
    if let years = options.days {
      let family = try everyDay(years.lowerBound, years.upperBound)
      return [plan("every day of \(years.lowerBound) to \(years.upperBound)", family)]
    }
    let spread = plan("days of years 1 to 9999", DateStyleFamily(oracle: oracle, days: try DaySpread.standard()))
    guard options.locales.isEmpty else { return [spread] }
    let near = all.filter { homes.contains($0) }
    let family = try everyDay(1900, 2100)
    return [
      spread,
      VerifyPlan(title: "every day of 1900 to 2100, \(near.joined(separator: " "))", family: family, locales: near),
    ]
  }

  /// The locales that Almanac grew up with.
  private static let homes: Set<String> = ["pt", "pt_PT", "ja", "zh", "zh_Hant", "zh_Hant_HK", "tr"]

  /// Skeletons in each locale's own calendar, and fewer of them in other calendars and hour cycles.
  private static func skeletons(
    _ oracle: Oracle, _ plan: (String, any VerifyFamily) -> VerifyPlan
  ) throws -> [VerifyPlan] {
    let own = try SkeletonFamily(oracle, SkeletonSpread.standard(), keywords: [""])
    let others = try SkeletonFamily(
      oracle, SkeletonSpread.short(),
      keywords: [
        "calendar=gregorian;hours=h11", "calendar=iso8601;hours=h12", "calendar=japanese;hours=h24",
        "calendar=buddhist;hours=h23;numbers=arab", "calendar=roc",
      ])
    return [
      plan("\(own.skeletons.count) skeletons", own),
      plan("\(others.skeletons.count) skeletons in other calendars, hour cycles and digits", others),
    ]
  }

  /// Intervals in each locale's own calendar, and in others for fewer skeletons.
  private static func intervals(
    _ oracle: Oracle, _ plan: (String, any VerifyFamily) -> VerifyPlan
  ) throws -> [VerifyPlan] {
    let own = try IntervalFamily(oracle, IntervalFamily.skeletons, keywords: [""])
    let others = try IntervalFamily(
      oracle, ["y", "GyMMM", "yMMMd", "yMMMMEEEEd", "GyMd", "jm", "yMMMdjm"],
      keywords: ["calendar=japanese;hours=h12", "calendar=roc;hours=h23"])
    return [
      plan("\(own.skeletons.count) skeletons", own),
      plan("\(others.skeletons.count) skeletons in other calendars", others),
    ]
  }
}
