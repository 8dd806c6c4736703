import Almanac
import AlmanacICU

extension VerifyPlan {
  /// The names of the families of times, patterns, calendars and digits.
  static let formatFamilyNames = [
    TimeStyleFamily.name, DateTimeStyleFamily.name, PatternFamily.name, CalendarFamily.name, DigitFamily.name,
    PartFamily.name, WeekRuleFamily.name,
  ]

  /// The family of a name, if it is one of these.
  static func formats(
    _ name: String, _ icu: ICULibrary, _ data: LocaleData, locales: [String], all: [String]
  ) throws -> [VerifyPlan] {
    func plan(_ title: String, _ family: some VerifyFamily) -> [VerifyPlan] {
      [VerifyPlan(title: title, family: family, locales: locales, isWhole: locales == all)]
    }
    switch name {
    case TimeStyleFamily.name:
      let family = try TimeStyleFamily(icu, data)
      guard locales == all else { return plan("every hour", family) }
      let others = OtherClocks.ids(all, icu)
      return plan("every hour", family)
        + [VerifyPlan(title: "clocks of other regions", family: family, locales: others, isWhole: false)]
    case DateTimeStyleFamily.name: return plan("every pair of styles", try DateTimeStyleFamily(icu, data))
    case PatternFamily.name:
      let seed = String(PatternFamily.seed, radix: 16, uppercase: true)
      return plan("every letter and width, and random patterns, seed 0x\(seed)", try PatternFamily(icu, data))
    case CalendarFamily.name: return plan("four calendars and the edges of their eras", try CalendarFamily(icu, data))
    case DigitFamily.name: return plan("every number system", try DigitFamily(icu, data))
    case WeekRuleFamily.name: return plan("weeks of regions, direction of text", try WeekRuleFamily(icu, data))
    case PartFamily.name: return plan("pieces of dates and times", try PartFamily(icu, data))
    default: return []
    }
  }
}
