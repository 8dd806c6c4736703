import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Dates in every number system that a tag can ask for.
@Suite(.needsICU) struct NumberSystemTests {
  private static let dates = [
    (2026, 11, 30), (1, 1, 1), (987, 6, 5), (1999, 12, 31), (9999, 8, 9), (-43, 3, 15), (12_345, 7, 6),
  ].compactMap { try? CivilDate(year: $0.0, month: $0.1, day: $0.2) }
  private static let locales = ["pt", "ar_EG", "haw", "ja", "my", "zh_Hant", "ff_Adlm", "th", "root"]

  @Test(arguments: ICUEdition.all) func everyDecimalSystem(edition: ICUEdition) throws {
    let icu = edition.icu
    #expect(Self.dates.count == 7)
    var comparison = FormatComparison(edition)
    var decimal = 0
    var algorithmic = 0
    for name in try ICUNumberingSystem.names(icu) {
      if try ICUNumberingSystem(icu, name: name).isAlgorithmic {
        algorithmic += 1
        guard AlgorithmicNumbers(rawValue: name) == nil else {
          for locale in Self.locales {
            for style in DateStyle.allCases {
              try comparison.compare(locale, keywords: "numbers=\(name)", style, Self.dates)
            }
          }
          continue
        }
        let error = try #require(throws: FormatError.self) {
          try DateTimeFormat(date: .short, locale: try LocaleTag(parsing: "pt-u-nu-\(name)"), data: edition.data)
        }
        #expect(error.code == .algorithmicNumberSystem && error.subject == name)
        continue
      }
      decimal += 1
      for locale in Self.locales {
        for style in DateStyle.allCases {
          try comparison.compare(locale, keywords: "numbers=\(name)", style, Self.dates)
        }
      }
    }
    #expect(decimal > 60 && algorithmic > 15)
    #expect(comparison.differences.prefix(20) == [])
    #expect(comparison.compared == (decimal + AlgorithmicNumbers.allCases.count) * Self.locales.count * 4 * 7)
  }

  /// What `native`, `traditio` and `finance` mean in every locale: digits, rules, or an error, as in ICU.
  @Test(arguments: ICUEdition.all) func namesThatDependOnTheLocale(edition: ICUEdition) throws {
    let icu = edition.icu
    var comparison = FormatComparison(edition)
    var outcomes: [String: Int] = [:]
    for id in try ["root"] + icu.availableLocales {
      // In tags it is `traditio`; in ICU's keyword `traditional`.
      for keyword in ["native", "traditional", "finance", "default"] {
        let name = "\(id)@calendar=gregorian;numbers=\(keyword)"
        let tag = try LocaleTag(parsing: name)
        let system = try? ICUNumberingSystem(icu, locale: "\(id)@numbers=\(keyword)")
        let outcome = system.map { $0.isAlgorithmic ? "rules" : "digits" } ?? "none"
        outcomes[outcome, default: 0] += 1
        let isKnown = system.map { AlgorithmicNumbers(rawValue: $0.name) != nil } ?? false
        guard outcome != "digits", !isKnown else {
          try comparison.compare(id, keywords: "numbers=\(keyword)", .short, Self.dates.prefix(2))
          continue
        }
        let error = try #require(throws: FormatError.self) {
          try DateTimeFormat(date: .short, locale: tag, data: edition.data)
        }
        let expected: FormatError.Code = outcome == "rules" ? .algorithmicNumberSystem : .unknownNumberSystem
        if error.code != expected { Issue.record("\(name): \(error), where ICU has \(outcome)") }
      }
    }
    #expect(comparison.differences.prefix(20) == [])
    #expect(comparison.compared > 3_000 && outcomes.count == 2, "\(outcomes)")
  }
}
