import Almanac
import Foundation
import Testing

/// Plural rules beside CLDR's own samples, and rules that cannot be read.
@Suite struct PluralRulesTests {
  /// The rules as they were harvested, with their samples, by "cardinal/pt/one".
  private static func harvested() throws -> [String: String] {
    struct Area: Decodable {
      var values: [String: String]
    }
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Resources/Locales/supplemental/plurals.json").standardizedFileURL
    return try JSONDecoder().decode(Area.self, from: Data(contentsOf: url)).values
  }

  /// Every sample of every rule, also the ends of its ranges.
  @Test func samplesOfCLDR() throws {
    var compared = 0
    for (key, rule) in try Self.harvested() {
      let parts = key.split(separator: "/").map(String.init)
      let kind = try #require(PluralRules.Kind(rawValue: parts[0]))
      let rules = try PluralRules(locale: LocaleTag(parsing: parts[1] == "root" ? "und" : parts[1]), kind: kind)
      let words = rule.split(separator: "@").dropFirst().flatMap {
        $0.drop { $0 != " " }.split(whereSeparator: { " ,~…".contains($0) })
      }
      for word in words {
        let number = try DecimalNumber(parsing: String(word))
        #expect(rules.category(for: number).rawValue == parts[2], "\(key) \(word)")
        if let whole = Int(word) { #expect(rules.category(for: whole).rawValue == parts[2], "\(key) \(word)") }
        compared += 1
      }
      #expect(rules.categories.contains { $0.rawValue == parts[2] })
    }
    #expect(compared > 5_000)
  }

  @Test func languagesAndKinds() throws {
    #expect(try PluralRules(locale: "ar").categories == PluralCategory.allCases)
    #expect(try PluralRules(locale: "ja").categories == [.other])
    #expect(try PluralRules(locale: "xx").categories == [.other])
    #expect(try PluralRules(locale: "und").category(for: 1) == .other)
    // European Portuguese has rules of its own, and Angola's are those of Brazil.
    let zeros = try ["pt", "pt-BR", "pt-AO", "pt-PT", "pt-Latn-PT"].map {
      try PluralRules(locale: LocaleTag(parsing: $0)).category(for: 0)
    }
    #expect(zeros == [.one, .one, .one, .other, .one])
    let english = try PluralRules(locale: "en", kind: .ordinal)
    #expect(
      [1, 2, 3, 4, 11, 21, 112, -1].map { english.category(for: $0) } == [
        .one, .two, .few, .other, .other, .one, .other, .one,
      ])
    #expect(try PluralRules(locale: "en").category(for: DecimalNumber(parsing: "1.0")) == .other)
    #expect(try PluralRules(locale: "fr").category(for: Int.min) == .other)
    #expect(try PluralRules(locale: "fr").category(for: DecimalNumber(parsing: "1c6")) == .many)
    #expect(try PluralRules(locale: "fr") == PluralRules(locale: "fr"))
    #expect(try PluralRules(locale: "fr") != PluralRules(locale: "fr", kind: .ordinal))
  }

  /// Rules and the column at which reading them ends, or nil for those that are rules.
  static let rules: [(rule: String, end: Int?)] = [
    ("", nil), (" @integer 1", nil), ("n = 1", nil), ("n%10=1..3,5 and i!=2 or v = 0", nil), ("e != 0..5 @x", nil),
    ("x = 1", 0), ("n", 1), ("n = ", 4), ("n = 1 and", 9), ("n = 1 but i = 2", 6), ("n % 0 = 1", 5), ("n = 3..1", 8),
    ("n = 1.2", 6), ("n is 1", 2), ("n = 1,", 6), ("n = 1234567890", 13), ("n ! 1", 4), ("n = 1 ..2", 6),
  ]

  @Test(arguments: rules) func parsing(_ rule: String, _ end: Int?) {
    var parser = PluralRuleParser()
    var program = PluralProgram()
    let isRead = parser.parse(rule.utf8.span, .one, into: &program)
    #expect(isRead == (end == nil))
    if let end { #expect(parser.position == end, "\(rule)") }
  }
}
