import Almanac
import Foundation
import Testing

@testable import AlmanacPasswords

/// Which language people of a locale read, and its plural forms, against CLDR's data.
@Suite struct MessageLanguageTests {
  private struct Area: Decodable {
    let values: [String: String]
  }

  private func area(_ name: String) throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Resources/Locales/supplemental/\(name).json")
    return try JSONDecoder().decode(Area.self, from: Data(contentsOf: file)).values
  }

  @Test(
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("en-Shaw", nil), ("en-US-u-va-posix", "en"), ("pt", "pt-BR"), ("pt-BR", "pt-BR"),
      ("pt_BR.UTF-8", "pt-BR"), ("pt-US", "pt-BR"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"), ("pt-Latn-MZ", "pt-PT"),
      ("ja", "ja"), ("ja-JP-u-ca-japanese", "ja"), ("ja-Jpan", "ja"), ("ja-Latn", nil), ("zh", "zh-Hans"),
      ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"),
      ("zh-Hans-HK", "zh-Hans"), ("zh-Hant-CN", "zh-Hant"), ("zh-Latn", nil), ("zh-cmn-Hant", "zh-Hant"), ("tr", "tr"),
      ("tr-CY", "tr"), ("tr-Arab", nil), ("yue", nil), ("az", nil), ("gl", nil), ("und", nil), ("und-TR", nil),
    ] as [(String, String?)]) func reading(_ tag: String, _ language: String?) throws
  {
    #expect(MessageLanguage(readBy: try LocaleTag(parsing: tag))?.rawValue == language)
  }

  @Test(arguments: MessageLanguage.allCases) func aLanguageReadsItself(_ language: MessageLanguage) {
    #expect(MessageLanguage(readBy: language.tag) == language)
    #expect("\(language.tag)" == language.rawValue)
  }

  /// Every region of Portuguese and Chinese goes where CLDR's parents and likely subtags send it.
  @Test func regionsAreCLDRs() throws {
    let parents = try area("parents")
    let likely = try area("likely-subtags")
    var compared = 0
    for first in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
        let region = "\(first)\(second)"
        let portuguese = try LocaleTag(parsing: "pt-\(region)")
        let isEuropean = "\(portuguese)" == "pt-PT" || parents["\(portuguese)"] == "pt-PT"
        #expect(
          MessageLanguage(readBy: portuguese) == (isEuropean ? .europeanPortuguese : .brazilianPortuguese), "\(region)")
        let chinese = try LocaleTag(parsing: "zh-\(region)")
        let isTraditional = likely["\(chinese)"]?.contains("-Hant-") == true
        #expect(
          MessageLanguage(readBy: chinese) == (isTraditional ? .traditionalChinese : .simplifiedChinese), "\(region)")
        compared += isEuropean || isTraditional ? 1 : 0
      }
    }
    #expect(compared > 20, "hardly anything was in the data")
  }

  /// Our rules give what CLDR's rules give, read from the harvested text, for every number up to 3,000,001 that
  /// matters.
  @Test(arguments: MessageLanguage.allCases) func pluralsAreCLDRs(_ language: MessageLanguage) throws {
    let rules = try area("plurals")
    let names: [MessageLanguage: String] = [
      .brazilianPortuguese: "pt", .simplifiedChinese: "zh", .traditionalChinese: "zh",
    ]
    let prefix = "cardinal/\(names[language] ?? language.rawValue)/"
    let own = rules.filter { $0.key.hasPrefix(prefix) }
    #expect(
      Set(own.keys.map { String($0.dropFirst(prefix.count)) }) == Set(PluralCategory.all(in: language).map(\.rawValue)))
    for number in Array(0...2_100) + [9_999, 999_999, 1_000_000, 1_000_001, 2_000_000, 3_000_000, 3_000_001] {
      let expected = own.filter { !$0.key.hasSuffix("other") }.first { Self.holds($0.value, number) }?.key
      let category = expected.map { String($0.dropFirst(prefix.count)) } ?? "other"
      #expect(PluralCategory(of: number, in: language).rawValue == category, "\(number)")
    }
  }

  /// Evaluates a rule of CLDR (UTS #35 part 3, "Plural rules syntax") for a whole number: n and i are the number, the
  /// other operands 0.
  private static func holds(_ rule: String, _ number: Int) -> Bool {
    let condition = rule.components(separatedBy: "@")[0]
    return condition.components(separatedBy: " or ").contains { alternative in
      alternative.components(separatedBy: " and ").allSatisfy { relation in
        let words = relation.split(separator: " ").map(String.init)
        var value = ["n", "i"].contains(words[0]) ? number : 0
        var rest = words.dropFirst()
        if rest.first == "%" {
          value %= Int(rest[rest.startIndex + 1]) ?? 1
          rest = rest.dropFirst(2)
        }
        let isEqual = rest.first == "="
        let isIn = rest.dropFirst().joined().split(separator: ",").contains { item in
          let ends = item.components(separatedBy: "..").compactMap { Int($0) }
          return ends.count == 2 ? (ends[0]...ends[1]).contains(value) : ends == [value]
        }
        return isIn == isEqual
      }
    }
  }
}
