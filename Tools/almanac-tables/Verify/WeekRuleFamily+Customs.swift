import Almanac
import AlmanacICU

/// First day, first week and weekend of a locale and of the same with keywords, and the direction of its text.
extension WeekRuleFamily {
  /// Keywords, which the divergence table knows by these names.
  private static let customs = [
    "", "rg=gbzzzz", "rg=aezzzz", "rg=uszzzz", "rg=gbsct", "fw=wed", "fw=sun", "calendar=iso8601",
    "calendar=iso8601;fw=sun", "calendar=japanese", "sd=gbsct",
  ]

  func compareCustoms(_ id: String, _ tally: inout VerifyTally) throws {
    for keyword in Self.customs {
      let whole = keyword.isEmpty ? id : "\(id)@\(keyword)"
      let week = try WeekInfo(locale: try LocaleTag(parsing: whole), data: oracle.data)
      let theirs = try ICUWeek(oracle.icu, locale: whole)
      let ours = [week.firstWeekday.icuNumber, week.minimumDaysInFirstWeek] + week.weekend.map(\.icuNumber).sorted()
      let expected = [theirs.firstWeekday, theirs.minimalDays] + theirs.weekend
      tally.compare(
        ours.map(String.init).joined(separator: " "), expected.map(String.init).joined(separator: " "), locale: id,
        subject: keyword.isEmpty ? "week" : "week \(keyword)")
    }
    let direction = try LocaleTag(parsing: id).textDirection
    tally.compare(direction.rawValue, oracle.icu.isRightToLeft(id) ? "rtl" : "ltr", locale: id, subject: "direction")
  }
}
