import Almanac
import AlmanacICU

/// Names and formats with a capital first letter where the context asks for one, against `udat_setContext`.
///
/// ICU capitalizes the first field of a pattern, so a pattern of one name is that name in the context.
struct CapitalizationFamily: VerifyFamily {
  static let name = "capitalization"

  let icu: ICULibrary
  let data: LocaleData

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for context in CapitalizationContext.allCases {
      try compareNames(id, context, &tally)
      guard context != .none else { continue }
      try compareFormats("\(id)@calendar=gregorian", Self.patterns, id, context, &tally)
      try compareFormats("\(id)@calendar=japanese", ["GGGG y", "GGG"], id, context, &tally)
    }
  }

  /// Patterns whose first field is a name of each kind, none, or behind other text.
  private static let patterns: [DatePattern] = [
    "EEEE, d MMMM", "MMMM d", "LLLL y", "ccc d", "QQQQ y", "GGGG y", "b h", "aaaaa", "d MMMM", "'x' MMMM", "lMMMM",
  ]

  private func compareFormats(
    _ locale: String, _ patterns: [DatePattern], _ id: String, _ context: CapitalizationContext,
    _ tally: inout VerifyTally
  ) throws {
    let tag = try LocaleTag(parsing: locale)
    let options = FormatOptions(capitalization: context)
    func compare(_ ours: DateTimeFormat, _ theirs: ICUDateFormat, _ subject: String) throws {
      for (index, day) in Self.months.enumerated() where index % 4 == 0 {
        let moment = CivilDateTime(date: day, time: try CivilTime(hour: 2 * index, minute: 0))
        let millis = Double(day.dayNumber) * 86_400_000 + Double(2 * index) * 3_600_000
        tally.compare(
          ours.string(from: moment), try theirs.string(millis: millis), locale: id,
          subject: "\(locale.drop { $0 != "=" }) \(context) \(subject)", value: "\(day)")
      }
    }
    for pattern in patterns {
      let ours = try DateTimeFormat(pattern: pattern, locale: tag, data: data).with(options)
      let theirs = try ICUDateFormat(icu, locale: locale, pattern: pattern.description, capitalization: context.icu)
      try compare(ours, theirs, pattern.description)
    }
    for style in DateStyle.allCases {
      let ours = try DateTimeFormat(date: style, locale: tag, data: data).with(options)
      try compare(
        ours, try ICUDateFormat(icu, locale: locale, date: style.icu, capitalization: context.icu), "\(style)")
    }
  }

  private func compareNames(_ id: String, _ context: CapitalizationContext, _ tally: inout VerifyTally) throws {
    let locale = "\(id)@calendar=gregorian"
    let names = try DateNames(locale: try LocaleTag(parsing: locale), capitalization: context, data: data)
    func compare(_ ours: [String], _ pattern: String, _ days: [CivilDate]) throws {
      let format = try ICUDateFormat(icu, locale: locale, pattern: pattern, capitalization: context.icu)
      for (name, day) in zip(ours, days) {
        let theirs = try format.string(millis: Double(day.dayNumber) * 86_400_000)
        tally.compare(name, theirs, locale: id, subject: "\(context) \(pattern)", value: "\(day)")
      }
    }
    for (width, count) in [(DateNames.Width.abbreviated, 3), (.wide, 4), (.narrow, 5)] {
      try compare(try names.months(width, .format), String(repeating: "M", count: count), Self.months)
      try compare(try names.months(width, .standalone), String(repeating: "L", count: count), Self.months)
      try compare(try names.quarters(width, .format), String(repeating: "Q", count: count), Self.quarters)
      try compare(try names.quarters(width, .standalone), String(repeating: "q", count: count), Self.quarters)
      try compare(try names.eras(width), String(repeating: "G", count: count), Self.eras)
    }
    for (width, count) in [(DateNames.WeekdayWidth.abbreviated, 3), (.wide, 4), (.narrow, 5), (.short, 6)] {
      try compare(try names.weekdays(width, .format), String(repeating: "E", count: count), Self.weekdays)
      try compare(try names.weekdays(width, .standalone), String(repeating: "c", count: count), Self.weekdays)
    }
  }

  private static let months = (1...12).map { CivilDate(dayNumber: Int32(30 * $0 - 15)) }
  /// Four days of which each lies in another quarter.
  private static let quarters = (0..<4).map { CivilDate(dayNumber: Int32(92 * $0)) }
  /// Sunday, 4 January 1970, and the six days after it.
  private static let weekdays = (3..<10).map { CivilDate(dayNumber: Int32($0)) }
  /// A day before the common era and one of it.
  private static let eras = [CivilDate(dayNumber: -1_000_000), CivilDate(dayNumber: 0)]
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
