import AlmanacICU
import AlmanacTestKit
import Foundation
import Testing

@testable import Almanac

/// Language matching gives ICU's answers.
@Suite(
  .enabled(
    if: MatcherOracle.program != nil && ICUEdition.system != nil,
    "ICU's LocaleMatcher is asked through C++, with the system's headers")
)
struct LanguageMatcherTests {
  private typealias Question = MatcherOracle.Question

  /// Every locale and every language of the likely-subtags rules, and tags that are odd in one way or another.
  private static let tags: [LocaleTag] = {
    let data = ICUEdition.system?.data ?? .embedded
    let space = ResolutionSpace(data)
    let odd = [
      "und", "und-Latn", "und-BR", "und-Latn-BR", "und-Latn-JP", "und-Arab-IR", "und-Cyrl-UA", "und-Zzzz-ZZ", "und-005",
      "und-Latn-005", "xx", "xx-BR", "xx-Latn", "en-XA", "en-XB", "ar-XB", "fr-XA", "x-house", "en-x-house",
      "und-x-house",
      "ja-Latn", "ja-Hira", "ja-Hani-JP", "ko-Hang", "zh-Hani", "zh-Latn", "hi-Latn", "sr-Latn", "sr-ME", "en-Shaw",
      "en-001",
      "en-ZZ", "en-419", "es-419", "es-003", "pt-150", "ar-001", "ar-Latn-EG", "zh-Hant-MO", "zh-TW", "zh-MY",
      "de-1996",
      "en-psaccent", "en-GB-psbidi", "de-u-co-phonebk", "und-u-nu-latn", "qaa", "tlh", "abcdefgh", "zxx", "mis", "mul",
    ]
    let languages = space.languages.filter { $0.utf8.count > 1 }
    let all = data.locales + (odd + languages).compactMap { try? LocaleTag(parsing: $0) }
    return Array(Set(all)).sorted { "\($0)" < "\($1)" }
  }()

  /// Each rule of the tables, both ways, alone and in competition.
  @Test func everyRule() throws {
    let tables = try #require(ICUEdition.system).data.tables
    let pairs = tables.supplemental(.languageMatching)
    let id = try #require(tables.value(of: MatchingRecords.languages, in: pairs))
    let records = Array(tables.string(id).utf8)
    var questions: [Question] = []
    func tag(_ start: Int) throws -> LocaleTag {
      let text = String(decoding: records[start..<start + MatchingRecords.languageCount], as: UTF8.self)
      return try LocaleTag(parsing: text.filter { $0 != " " })
    }
    var group = 0
    var rules: [(desired: LocaleTag, supported: LocaleTag)] = []
    while group < records.count {
      let first = group + MatchingRecords.languageGroupCount
      let count = try #require(Int(String(decoding: records[first - 2..<first], as: UTF8.self)))
      for index in 0..<count { rules.append((try tag(first + index * MatchingRecords.languageCount), try tag(group))) }
      group = first + count * MatchingRecords.languageCount
    }
    for (desired, supported) in rules {
      for (one, other) in [(desired, supported), (supported, desired)] {
        questions.append(Question(supported: [other], desired: [one]))
        questions.append(Question(supported: ["en", "ru", "zh", other], desired: [one, "fr"]))
      }
    }
    let (differences, found) = try MatcherOracle.compare(questions)
    #expect(differences == [])
    #expect(questions.count > 1_000)
    #expect(found > 500)
  }

  /// Every tag wanted, of every locale of a language with rules on scripts and regions.
  @Test func everyTagAgainstManyRegions() throws {
    let languages: Set<Subtag> = ["en", "es", "pt", "ar", "zh", "sr", "ja", "hi", "no", "nb", "az", "fr", "de", "root"]
    let supported = try #require(ICUEdition.system).data.locales.filter { languages.contains($0.language) }
    var questions: [Question] = []
    for tag in Self.tags {
      questions.append(Question(supported: supported, desired: [tag]))
      questions.append(Question(supported: supported.reversed(), fallback: "en-IN", desired: [tag]))
      questions.append(Question(supported: supported.filter { $0 != tag }, fallback: "pt", desired: [tag]))
    }
    let (differences, found) = try MatcherOracle.compare(
      Thoroughness.isExhaustive ? questions : Self.sample(questions, 800))
    #expect(differences == [])
    #expect(found > 100)
  }

  /// Pairs of one wanted and one supported tag of a language: whether they match at all, and which region is nearer.
  @Test func regionsOfALanguage() throws {
    let regions = ResolutionSpace(try #require(ICUEdition.system).data).regions.filter { !$0.isEmpty }
    var random = SeededRandom(for: "regions of a language", seed: 0x4E61_7269)
    var questions: [Question] = []
    for _ in 0..<(Thoroughness.isExhaustive ? 200_000 : 6_000) {
      let language = ["en", "es", "pt", "ar", "zh-Hant", "zh", "ar-Latn", "fr", "und"][random.next(below: 9)]
      func tag() throws -> LocaleTag {
        try LocaleTag(parsing: "\(language)-\(regions[random.next(below: regions.count)])")
      }
      questions.append(Question(supported: try (0..<4).map { _ in try tag() }, desired: [try tag()]))
    }
    let (differences, found) = try MatcherOracle.compare(questions)
    #expect(differences == [])
    #expect(found > 5_000)
  }

  /// Lists of both sides, with and without a default.
  @Test func randomLists() throws {
    var random = SeededRandom(for: "lists of languages", seed: 0x1A46_0A6E)
    let common: [LocaleTag] = [
      "en", "en-GB", "en-US", "en-AU", "pt", "pt-BR", "pt-PT", "pt-AO", "zh", "zh-TW", "zh-HK", "zh-Hant", "zh-Hans",
      "ja",
      "tr", "fr", "fr-CA", "de", "de-CH", "es", "es-MX", "es-419", "nb", "nn", "no", "da", "sr", "sr-Latn", "hr", "bs",
      "uk",
      "ru", "ar", "ar-EG", "id", "ms", "hi", "hi-Latn", "ko", "it", "az", "kk", "uz", "ca", "gl", "eu", "gsw", "af",
      "nl",
    ]
    func tag() -> LocaleTag {
      random.next(below: 3) == 0
        ? Self.tags[random.next(below: Self.tags.count)] : common[random.next(below: common.count)]
    }
    var questions: [Question] = []
    for round in 0..<(Thoroughness.isExhaustive ? 200_000 : 6_500) {
      questions.append(
        Question(
          supported: (0..<(1 + random.next(below: 10))).map { _ in tag() }, fallback: round % 3 == 0 ? tag() : nil,
          desired: (0..<(1 + random.next(below: 5))).map { _ in tag() }))
    }
    let (differences, found) = try MatcherOracle.compare(questions)
    #expect(differences == [])
    #expect(found > 2_000)
  }

  private static func sample(_ questions: [Question], _ count: Int) -> [Question] {
    var random = SeededRandom(for: "sample of tags", seed: 0x7A65)
    return Array(questions.shuffled(using: &random).prefix(count))
  }
}
