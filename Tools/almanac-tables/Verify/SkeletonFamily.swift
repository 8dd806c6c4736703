import Almanac
import AlmanacICU

/// The patterns that skeletons lead to, in the locale's own calendar or in others.
struct SkeletonFamily: VerifyFamily {
  static let name = "skeletons"

  let oracle: Oracle
  let skeletons: [(text: String, skeleton: DateSkeleton)]
  /// What stands behind the locale: `calendar=roc`, `hours=h11`; empty for nothing.
  let keywords: [String]

  init(_ oracle: Oracle, _ skeletons: [String], keywords: [String]) throws {
    self.oracle = oracle
    self.skeletons = try skeletons.map { ($0, try DateSkeleton(parsing: $0)) }
    self.keywords = keywords
  }

  func compare(_ bare: String, _ tally: inout VerifyTally) throws {
    if keywords.contains("") { try compareDivergences(bare, &tally) }
    let data = oracle.data
    for keyword in keywords {
      var id = ComparedLocale.id(bare, with: keyword)
      var tag = try LocaleTag(parsing: id)
      let row = try data.answering(tag, nil).row
      if Self.lacksCalendar(tag, row, data) {
        // The tables have no words of this calendar; so the Gregorian one is compared.
        id = ComparedLocale.gregorian(keyword.contains("calendar") ? bare : id)
        tag = try LocaleTag(parsing: id)
      }
      let theirs = try ICUPatternGenerator(oracle.icu, locale: id)
      var ours = try PatternGenerator(
        data, locale: tag, row: row, calendar: data.calendar(for: tag, row: row), weeks: .empty)
      for (text, skeleton) in oracle.coverage.part(skeletons, oneIn: 4, for: bare) {
        for widths in [PatternGenerator.MatchedWidths(), [.hour, .minute, .second]] {
          // Only the hour's width is in question where the skeleton has an hour, and so on.
          if !widths.isEmpty, !text.contains("HH"), !text.contains("hh"), !text.contains("jj") { continue }
          let expected = try theirs.bestPattern(text, keeping: .init(rawValue: UInt32(widths.rawValue)))
          let pattern = String(decoding: ours.bestPattern(for: skeleton, matching: widths), as: UTF8.self)
          let value = widths.isEmpty ? "" : "widths of times"
          let subject = keyword.isEmpty ? text : "\(keyword) \(text)"
          tally.compare(pattern, expected, locale: bare, subject: subject, value: value)
        }
      }
    }
  }

  /// Where we differ on purpose, each under a subject of its own: weeks by plural category, and the region of `-u-rg-`.
  private func compareDivergences(_ id: String, _ tally: inout VerifyTally) throws {
    let data = oracle.data
    func compare(
      _ keyword: String, _ skeletons: [String], _ weeks: PatternGenerator.WeekPatterns, _ subject: String
    ) throws {
      let asked = ComparedLocale.id(id, with: keyword)
      let tag = try LocaleTag(parsing: asked)
      let row = try data.answering(tag, nil).row
      guard !Self.lacksCalendar(tag, row, data) else { return }
      let theirs = try ICUPatternGenerator(oracle.icu, locale: asked)
      var ours = try PatternGenerator(
        data, locale: tag, row: row, calendar: data.calendar(for: tag, row: row), weeks: weeks)
      for skeleton in skeletons {
        let pattern = String(decoding: ours.bestPattern(for: try DateSkeleton(parsing: skeleton)), as: UTF8.self)
        tally.compare(pattern, try theirs.bestPattern(skeleton), locale: id, subject: "\(subject) \(skeleton)")
      }
    }
    try compare("", ["yw", "MMMMW"], .category("other"), "plural category")
    for region in ["uszzzz", "gbsct"] {
      try compare("rg=\(region)", ["j", "jm", "C"], .empty, "rg=\(region)")
    }
  }

  private static func lacksCalendar(_ tag: LocaleTag, _ row: Int, _ data: LocaleData) -> Bool {
    let calendar = data.calendar(for: tag, row: row)
    return (try? PatternGenerator(data, locale: tag, row: row, calendar: calendar))?.lacksBundleCalendar ?? true
  }
}
