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
    let rules = tables.supplemental(.dayPeriodRules)
    var spans = InlineArray<12, Hours?>(repeating: nil)
    var hasNoon = false
    for place in tables.places(ofKeysIn: key, of: rules) {
      guard let name = Self.name(place, behind: key, rules, tables) else { continue }
      switch name {
      case .am, .pm, .midnight: break
      case .noon: hasNoon = true
      default: spans[name.place] = tables.withString(tables.value(rules, 2 * place + 1)) { Hours($0) }
      }
    }
    var names = InlineArray<24, DayPeriodName?>(repeating: nil)
    for name in DayPeriodName.allCases {
      guard let hours = spans[name.place] else { continue }
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
    var key = "\(tag.removingExtensions)"[...]
    let rules = tables.supplemental(.dayPeriodRules)
    while true {
      let set = String(key)
      // Every set of rules has noon or a morning.
      let names: [DayPeriodName] = [.morning1, .morning2, .noon, .night1, .midnight]
      for place in tables.places(ofKeysIn: set, of: rules) {
        if let name = name(place, behind: set, rules, tables), names.contains(name) { return set }
      }
      guard let end = key.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
      key = key[..<end]
    }
  }

  /// The part of the day whose rule a pair is.
  private static func name(
    _ place: Int, behind set: String, _ rules: TableReader.List, _ tables: TableReader
  ) -> DayPeriodName? {
    tables.withString(tables.value(rules, 2 * place)) { key in
      let name = key.extracting((set.utf8.count + 1)...)
      return DayPeriodName.allCases.first { TableReader.order($0.rawValue.utf8Span.span, name) == 0 }
    }
  }

  /// The hours of a part of the day: the first one, and the one behind the last.
  private struct Hours {
    var first: Int
    var end: Int

    /// Reads text such as `19:00-24:00`; nil for one that is not like that.
    init?(_ text: Span<UInt8>) {
      guard let dash = text.indices.first(where: { text[$0] == UInt8(ascii: "-") }),
        let first = Self.hour(text.extracting(..<dash)), let end = Self.hour(text.extracting((dash + 1)...))
      else { return nil }
      (self.first, self.end) = (first % 24, end % 24)
    }

    /// The hour of `19:00`.
    private static func hour(_ text: Span<UInt8>) -> Int? {
      var hour = 0
      var digits = 0
      while digits < text.count, text[digits] != UInt8(ascii: ":") {
        guard text[digits] >= UInt8(ascii: "0"), text[digits] <= UInt8(ascii: "9"), digits < 2 else { return nil }
        hour = 10 * hour + Int(text[digits] - UInt8(ascii: "0"))
        digits += 1
      }
      return digits > 0 && hour <= 24 ? hour : nil
    }
  }
}
