import Almanac
import AlmanacICU

/// Weeks as regions count them, with other regions by name, and, asked of ICUs that know them, other first days: as dates
/// show them, and as a locale's `WeekInfo` says them.
struct WeekRuleFamily: VerifyFamily {
  static let name = "week-rules"

  let icu: ICULibrary
  let data: LocaleData
  private let samples: [MomentSample]
  private let keywords: [String]

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    samples = try MomentSample.everyYear()
    let major = Int(icu.version.prefix { $0 != "." }) ?? 0
    keywords = ["", "rg=gbzzzz", "rg=uszzzz"] + (major >= 73 ? ["fw=sat", "fw=mon", "fw=wed;rg=dezzzz"] : [])
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for keyword in keywords {
      let locale = "\(id)@calendar=gregorian\(keyword.isEmpty ? "" : ";")\(keyword)"
      let theirs = try ICUDateFormat(icu, locale: locale, pattern: "Y w W e")
      let ours = try DateTimeFormat(pattern: "Y w W e", locale: try LocaleTag(parsing: locale), data: data)
      let subject = keyword.isEmpty ? "weeks" : keyword
      try TextComparison(locale: id, subject: subject).compare(ours, theirs, samples, &tally)
    }
    try compareCustoms(id, &tally)
  }
}
