/// The patterns of an interval format: for each field that is the largest in which the ends differ, those of both parts.
///
/// Source: UTS #35 part 4, "intervalFormats"; ICU's `DateIntervalFormat::initializePattern`.
struct IntervalPlan {
  /// The patterns for one field.
  ///
  /// Both empty: there are none. The first one empty: the second is a pattern for each end, which the fallback joins.
  struct Patterns {
    var first: [UInt8] = []
    var second: [UInt8] = []
    var isLaterFirst = false
  }

  var info: IntervalInfo
  let skeleton: DateSkeleton
  /// Which spaces are written.
  let spaces: FormatOptions.Spaces
  var generator: PatternGenerator
  /// The pattern of the skeleton, for ends that are the same in all that it shows.
  let single: [UInt8]
  /// By `IntervalField`.
  var patterns: [Patterns]
  /// The patterns of the date and of the time alone, where the skeleton has both or the tables know it.
  var date: [UInt8]?
  var time: [UInt8]?
  /// How the fallback joins both ends.
  let fallback: [UInt8]
  /// How a date `{1}` and times `{0}` of one day are joined; empty where they are not.
  var glue: [UInt8] = []

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - setting: who answers.
  ///   - skeleton: the fields that are written.
  ///   - known: another plan of the setting, which has looked through the locale's patterns already.
  /// - Throws: `FormatError`: the tables have no intervals, or no patterns of the calendar.
  init(_ setting: FormatSetting, _ skeleton: DateSkeleton, known: IntervalPlan? = nil) throws(FormatError) {
    if let known {
      generator = known.generator
      info = known.info
    } else {
      generator = try PatternGenerator(
        setting.data, locale: setting.answering, row: setting.row, calendar: setting.calendar.identifier,
        hourCycle: setting.locale.askedHourCycle)
      info = IntervalInfo(setting.data, row: setting.row, generator.calendar)
    }
    guard let fallback = info.fallback() else { throw .missingData("intervals", setting.locale, setting.data) }
    self.fallback = fallback
    self.skeleton = skeleton
    spaces = setting.options.spaces
    single = generator.bestPattern(for: skeleton.inFieldOrder)
    patterns = Array(
      repeating: Patterns(isLaterFirst: Self.isLaterFirst(fallback)), count: IntervalField.allCases.count)
    let parts = IntervalSkeleton(skeleton, &generator)
    if !parts.date.isEmpty, !parts.time.isEmpty { glue = standardGlue }
    let isFound = findPatterns(parts)
    if parts.time.isEmpty { return }
    if parts.date.isEmpty {
      addDays(parts.time)
    } else if isFound {
      addLargerFields(parts.date)
      addDate(parts.date)
    }
  }

  /// Whether the fallback names the second end first, and so do patterns that do not say.
  private static func isLaterFirst(_ fallback: [UInt8]) -> Bool {
    let first = fallback.firstIndex(of: UInt8(ascii: "0")) ?? 0
    let second = fallback.firstIndex(of: UInt8(ascii: "1")) ?? Int.max
    return first > second
  }

  /// The default of a calendar's glues, which is ICU's of the Gregorian calendar here for all.
  private var standardGlue: [UInt8] {
    let tables = info.data.tables
    let styles = info.data.styles(nil, row: info.row)
    guard styles.count == StyleSlot.allCases.count else { return [] }
    let id = tables.value(styles, StyleSlot.glueDefault.rawValue)
    guard id != TableLayout.none else { return [] }
    return tables.withString(id) { text in
      var glue: [UInt8] = []
      for index in text.indices { glue.append(text[index]) }
      return glue
    }
  }

  /// Times on several days are written with the day.
  private mutating func addDays(_ time: [UInt8]) {
    let days = bestPattern(Array("yMd".utf8) + time)
    for field in [IntervalField.day, .month, .year] { patterns[field.rawValue].second = days }
    patterns[IntervalField.era.rawValue].second = bestPattern(Array("GyMd".utf8) + time)
  }

  /// Dates with times that differ in a larger field than they show are written with it.
  private mutating func addLargerFields(_ date: [UInt8]) {
    var letters = Array(skeleton.description.utf8)
    for field in [IntervalField.day, .month, .year, .era] where !date.contains(field.letter) {
      letters.insert(field.letter, at: 0)
      patterns[field.rawValue].second = bestPattern(letters)
    }
  }

  /// Times of one day are written with the date once.
  private mutating func addDate(_ date: [UInt8]) {
    guard glue.count >= 3 else { return }
    let date = bestPattern(date)
    for field in [IntervalField.halfDay, .hour, .minute] {
      let times = patterns[field.rawValue]
      guard !times.first.isEmpty else { continue }
      let whole = PatternTemplate.filled(glue.span, times.first + times.second, date, [])
      setPattern(whole, field, isLaterFirst: times.isLaterFirst)
    }
  }

  mutating func bestPattern(_ letters: [UInt8]) -> [UInt8] {
    generator.bestPattern(for: DateSkeleton(trusting: letters).inFieldOrder)
  }
}
