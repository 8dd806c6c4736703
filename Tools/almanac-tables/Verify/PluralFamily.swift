import Almanac
import AlmanacICU

/// Plural categories of whole numbers, of numbers with decimals, and of compact numbers.
struct PluralFamily: VerifyFamily {
  static let name = "plurals"

  let oracle: Oracle
  private let whole: [Int]
  private let formatted: [(number: DecimalNumber, theirs: ICUFormattedNumber)]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    let large = [
      800, 999, 1000, 1001, 1100, 1234, 2000, 20_000, 40_000, 100_000, 100_001, 123_456, 999_999, 1_000_000, 1_000_001,
      1_100_000, 2_000_000, 10_000_000, 123_456_789, 1_000_000_000_000,
    ]
    whole = Array(0...200) + large
    let texts =
      [0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 19, 21, 101, 1000, 1_000_000].flatMap { whole in
        ["0", "1", "2", "3", "5", "9", "00", "01", "10", "11", "12", "20", "22", "50", "95", "000", "100", "125"].map {
          "\(whole).\($0)"
        }
      }
    formatted = try texts.map { text in
      let zeros = String(repeating: "0", count: text.utf8.count - text.split(separator: ".")[0].utf8.count - 1)
      return (try DecimalNumber(parsing: text), try ICUFormattedNumber(oracle.icu, text, skeleton: ".\(zeros)"))
    }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let tag = try LocaleTag(parsing: id)
    for (kind, theirKind) in zip(PluralRules.Kind.allCases, ICUPluralRules.Kind.allCases) {
      let ours = try PluralRules(locale: tag, kind: kind, data: oracle.data)
      let theirs = try ICUPluralRules(oracle.icu, locale: id, kind: theirKind)
      for number in whole {
        tally.compare(
          ours.category(for: number).rawValue, try theirs.keyword(Double(number)), locale: id, subject: "\(kind)",
          value: "\(number)")
      }
      for (number, formatted) in formatted {
        tally.compare(
          ours.category(for: number).rawValue, try theirs.keyword(formatted), locale: id, subject: "\(kind)",
          value: "\(number)")
      }
      tally.compare(
        ours.categories.map(\.rawValue).sorted().joined(separator: " "),
        try theirs.keywords.sorted().joined(separator: " "), locale: id, subject: "\(kind) categories")
      let compact = try ICUFormattedNumber(oracle.icu, "1200000", skeleton: "compact-long", locale: "en")
      tally.compare(
        ours.category(for: try DecimalNumber(parsing: "1.2c6")).rawValue, try theirs.keyword(compact), locale: id,
        subject: "\(kind)", value: "1.2c6")
    }
  }
}
