/// Which part of the day an hour is in a language, such as the morning from 6 to 12.
///
/// Source: UTS #35 part 4, "Day Period Rule Sets"; ICU's `DayPeriodRules`, with midnight suppressed as it does.
struct DayPeriodHours: Sendable {
  /// A part of the day as far as it lies in one half of the day, so that AM or PM can stand for it.
  struct Period: Hashable, Sendable {
    var name: DayPeriodName
    var isAfterNoon: Bool
  }

  /// The periods in which hours are, and noon, if the language has it.
  let periods: [Period]
  /// The place among `periods` of each hour.
  private let places: InlineArray<24, UInt8>
  /// The place of noon.
  private let noon: UInt8?
  /// For noon itself: the period of the hour from 12 on, in case that noon has no name.
  let periodAroundNoon: DayPeriodName

  /// Reads the rules of a locale; nil where its language has none.
  init?(_ tag: LocaleTag, _ tables: TableReader) {
    guard let key = Self.ruleSet(of: tag, tables) else { return nil }
    var names = InlineArray<24, DayPeriodName?>(repeating: nil)
    for name in DayPeriodName.allCases where name != .am && name != .pm && name != .midnight && name != .noon {
      guard let hours = Self.hours(of: "\(key)/\(name)", tables) else { continue }
      var hour = hours.first
      while hour != hours.end {
        names[hour] = name
        hour = (hour + 1) % 24
      }
    }
    var periods: [Period] = []
    var places = InlineArray<24, UInt8>(repeating: 0)
    for hour in 0..<24 {
      // Rules that leave an hour out do not count at all.
      guard let name = names[hour] else { return nil }
      let period = Period(name: name, isAfterNoon: hour >= 12)
      if !periods.contains(period) { periods.append(period) }
      places[hour] = UInt8(periods.firstIndex(of: period) ?? 0)
    }
    periodAroundNoon = periods[Int(places[12])].name
    let hasNoon = tables.value(of: "\(key)/noon", in: tables.supplemental(.dayPeriodRules)) != nil
    noon = hasNoon ? UInt8(periods.count) : nil
    if hasNoon { periods.append(Period(name: .noon, isAfterNoon: true)) }
    self.periods = periods
    self.places = places
  }

  /// The place among `periods` of an hour; of noon itself, if it is shown sharp.
  func place(_ hour: UInt8, isSharp: Bool) -> UInt64 {
    if hour == 12, isSharp, let noon { return UInt64(noon) }
    return UInt64(places[Int(hour % 24)])
  }

  /// The name of the rules for a tag: its own, or those of what is left as subtags are taken away from the end.
  static func ruleSet(of tag: LocaleTag, _ tables: TableReader) -> String? {
    var subtags = "\(tag.removingExtensions)".split(separator: "-")
    let rules = tables.supplemental(.dayPeriodRules)
    while !subtags.isEmpty {
      let key = subtags.joined(separator: "-")
      // Every set of rules has noon or a morning.
      let names: [DayPeriodName] = [.morning1, .morning2, .noon, .night1, .midnight]
      if names.contains(where: { tables.value(of: "\(key)/\($0)", in: rules) != nil }) { return key }
      subtags.removeLast()
    }
    return nil
  }

  /// The first hour and the one behind the last, from text such as `19:00-24:00`.
  private static func hours(of key: String, _ tables: TableReader) -> (first: Int, end: Int)? {
    guard let id = tables.value(of: key, in: tables.supplemental(.dayPeriodRules)) else { return nil }
    let ends = tables.string(id).split(separator: "-").map { $0.prefix { $0 != ":" } }
    guard ends.count == 2, let first = Int(ends[0]), let end = Int(ends[1]), 0...24 ~= first, 0...24 ~= end else {
      return nil
    }
    return (first % 24, end % 24)
  }
}
