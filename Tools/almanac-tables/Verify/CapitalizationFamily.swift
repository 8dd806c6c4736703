import Almanac
import AlmanacICU

/// Names and formats with a capital first letter where the context asks for one, against `udat_setContext`.
///
/// ICU capitalizes the first field of a pattern, so a pattern of one name is that name in the context.
struct CapitalizationFamily: VerifyFamily {
  static let name = "capitalization"

  let oracle: Oracle

  /// Patterns whose first field is a name of each kind, none, or behind other text.
  private static let patterns: [DatePattern] = [
    "EEEE, d MMMM", "MMMM d", "LLLL y", "ccc d", "QQQQ y", "GGGG y", "b h", "aaaaa", "d MMMM", "'x' MMMM", "lMMMM",
  ]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for context in CapitalizationContext.allCases {
      try compareNames(id, context, &tally)
      guard context != .none else { continue }
      try compareFormats("gregorian", Self.patterns, id, context, &tally)
      try compareFormats("japanese", ["GGGG y", "GGG"], id, context, &tally)
    }
    try compareFormats("gregorian;numbers=romanlow", ["y"], id, .beginningOfSentence, &tally)
  }

  private func compareFormats(
    _ calendar: String, _ patterns: [DatePattern], _ id: String, _ context: CapitalizationContext,
    _ tally: inout VerifyTally
  ) throws {
    let locale = "\(id)@calendar=\(calendar)"
    let tag = try LocaleTag(parsing: locale)
    let options = FormatOptions(capitalization: context)
    func compare(_ ours: DateTimeFormat, _ theirs: ICUDateFormat, _ subject: String) throws {
      let formats = FormatPair(ours: try ours.with(options), theirs: theirs)
      try formats.compare(Self.samples, id, "\(calendar) \(context) \(subject)", &tally)
    }
    for pattern in oracle.coverage.part(patterns, oneIn: min(3, patterns.count), for: id) {
      try compare(
        try DateTimeFormat(pattern: pattern, locale: tag, data: oracle.data),
        try ICUDateFormat(oracle.icu, locale: locale, pattern: pattern.description, capitalization: context.icu),
        pattern.description)
    }
    for style in oracle.coverage.part(DateStyle.allCases, oneIn: 2, for: id) {
      try compare(
        try DateTimeFormat(date: style, locale: tag, data: oracle.data),
        try ICUDateFormat(oracle.icu, locale: locale, date: style.icu, capitalization: context.icu), "\(style)")
    }
  }

  /// Our names of one kind, the pattern that writes one, and days on which it writes each.
  private struct List {
    var names: [String]
    var pattern: String
    var days: [CivilDate]
  }

  private func compareNames(_ id: String, _ context: CapitalizationContext, _ tally: inout VerifyTally) throws {
    let locale = ComparedLocale.gregorian(id)
    let names = try DateNames(locale: try LocaleTag(parsing: locale), capitalization: context, data: oracle.data)
    for list in oracle.coverage.part(try Self.lists(names), oneIn: 4, for: id) {
      let format = try ICUDateFormat(oracle.icu, locale: locale, pattern: list.pattern, capitalization: context.icu)
      for (name, day) in zip(list.names, list.days) {
        let theirs = try format.string(millis: Double(day.dayNumber) * 86_400_000)
        tally.compare(name, theirs, locale: id, subject: "\(context) \(list.pattern)", value: "\(day)")
      }
    }
  }

  private static func lists(_ names: DateNames) throws -> [List] {
    var lists: [List] = []
    func add(_ names: [String], _ letter: Character, _ count: Int, _ days: [CivilDate]) {
      lists.append(List(names: names, pattern: String(repeating: letter, count: count), days: days))
    }
    for (width, count) in [(DateNames.Width.abbreviated, 3), (.wide, 4), (.narrow, 5)] {
      add(try names.months(width, .format), "M", count, months)
      add(try names.months(width, .standalone), "L", count, months)
      add(try names.quarters(width, .format), "Q", count, quarters)
      add(try names.quarters(width, .standalone), "q", count, quarters)
      add(try names.eras(width), "G", count, eras)
    }
    for (width, count) in [(DateNames.WeekdayWidth.abbreviated, 3), (.wide, 4), (.narrow, 5), (.short, 6)] {
      add(try names.weekdays(width, .format), "E", count, weekdays)
      add(try names.weekdays(width, .standalone), "c", count, weekdays)
    }
    return lists
  }

  private static let months = (1...12).map { CivilDate(dayNumber: Int32(30 * $0 - 15)) }
  /// Four days of which each lies in another quarter.
  private static let quarters = (0..<4).map { CivilDate(dayNumber: Int32(92 * $0)) }
  /// Sunday, 4 January 1970, and the six days after it.
  private static let weekdays = (3..<10).map { CivilDate(dayNumber: Int32($0)) }
  /// A day before the common era and one of it.
  private static let eras = [CivilDate(dayNumber: -1_000_000), CivilDate(dayNumber: 0)]

  /// Mornings, noon and evenings of months in all quarters.
  private static let samples = [0, 4, 8].compactMap { index in
    (try? CivilTime(hour: 3 * index, minute: 0)).map {
      MomentSample(dateTime: CivilDateTime(date: months[index], time: $0))
    }
  }
}

extension CapitalizationContext {
  /// ICU's context.
  var icu: ICUDateFormat.Capitalization {
    switch self {
    case .none: .none
    case .beginningOfSentence: .beginningOfSentence
    case .standalone: .standalone
    case .uiListOrMenu: .uiListOrMenu
    }
  }
}
