import Almanac
import AlmanacICU

/// Weeks as regions count them, with other regions by name, and, asked of ICUs that know them, other first days: as dates
/// show them, and as a locale's `WeekInfo` says them.
struct WeekRuleFamily: VerifyFamily {
  static let name = "week-rules"

  let oracle: Oracle
  private let samples: [MomentSample]
  private let keywords: [String]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    samples = try MomentSample.everyYear()
    let isNew = oracle.icu.major >= 73
    keywords =
      ["", "rg=gbzzzz", "rg=uszzzz", "rg=gbsct", "rg=419zzzz"]
      + (isNew ? ["fw=sat", "fw=mon", "fw=wed;rg=dezzzz"] : [])
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    // The locale's own weeks, and some of those that are asked for.
    for keyword in [keywords[0]] + oracle.coverage.part(Array(keywords.dropFirst()), oneIn: 3, for: id) {
      let locale = ComparedLocale.id(ComparedLocale.gregorian(id), with: keyword)
      try oracle.formats(locale, pattern: "Y w W e").compare(samples, id, keyword.isEmpty ? "weeks" : keyword, &tally)
    }
    try compareCustoms(id, &tally)
  }
}
