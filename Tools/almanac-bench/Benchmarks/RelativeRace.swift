import Almanac
import AlmanacICU

/// Relative phrases and plural categories: opening, and writing.
enum RelativeRace {
  private static let locale = "pt-BR"
  private static let icuLocale = "pt_BR"
  private static let count = 20_000

  static func all(_ icus: [ICULibrary]) throws -> [Race] {
    [
      try writing("3-to-22-weeks", .week, (0..<count).map { 3 + $0 % 20 }, icus),
      try writing("day-words", .day, (0..<count).map { $0 % 5 - 2 }, icus),
      try writing("seconds-by-millions", .second, (0..<count).map { 1_234_567 * ($0 % 7 + 1) }, icus),
      try opening(icus), try once(icus), try pluralOpening(icus), try categories(icus),
    ]
  }

  private static func benchmark(
    _ subject: String, _ implementation: String, _ rounds: Benchmark.Rounds, expected: Int,
    _ run: @escaping () throws -> Int
  ) -> Benchmark {
    let name = Benchmark.Name(group: "relative", subject: subject, implementation: implementation)
    return Benchmark(name, rounds: rounds) {
      Benchmark.Prepared(name, count: count, expected: expected, run: run)
    }
  }

  /// Phrases of one unit.
  private static func writing(
    _ subject: String, _ unit: RelativeUnit, _ counts: [Int], _ icus: [ICULibrary]
  ) throws -> Race {
    let format = try RelativeDateFormat(locale: LocaleTag(parsing: locale))
    let expected = counts.reduce(0) { $0 + format.string(for: $1, unit).utf8.count }
    guard let theirUnit = zip(RelativeUnit.allCases, ICURelativeFormat.Unit.allCases).first(where: { $0.0 == unit })?.1
    else { throw WrongResult("ICU has no \(unit)") }
    let buffer = OutputBuffer(count: 0)
    return Race(
      title: "relative/\(subject)", unit: "phrase",
      benchmarks: [
        benchmark(subject, "almanac-string", .many, expected: expected) {
          var total = 0
          for count in counts { total += format.string(for: count, unit).utf8.count }
          return total
        },
        benchmark(subject, "almanac-array", .many, expected: expected) {
          buffer.refill { bytes in
            for count in counts { format.write(count, unit, to: &bytes) }
          }
        },
      ]
        + icus.map { icu in
          let scratch = OutputBuffer(count: 1536)
          let theirs = Result { try ICURelativeFormat(icu, locale: icuLocale) }
          return benchmark(subject, "icu-\(icu.version)", .few, expected: expected) {
            let theirs = try theirs.get()
            var total = 0
            for count in counts {
              total += try theirs.write(Double(count), theirUnit, isNumeric: false, to: &scratch.bytes)
            }
            return total
          }
        })
  }

  /// Making a format.
  ///
  /// ICU keeps what it has read of a locale, so both are warm.
  private static func opening(_ icus: [ICULibrary]) throws -> Race {
    let tag = try LocaleTag(parsing: locale)
    return Race(
      title: "relative/open", unit: "format",
      benchmarks: [
        benchmark("open", "almanac-tag", .many, expected: count) {
          var total = 0
          for _ in 0..<count { total += try RelativeDateFormat(locale: tag).style == .long ? 1 : 0 }
          return total
        }
      ]
        + icus.map { icu in
          benchmark("open", "icu-\(icu.version)", .few, expected: count) {
            for _ in 0..<count { _ = try ICURelativeFormat(icu, locale: icuLocale) }
            return count
          }
        })
  }

  /// Making a format for a single phrase.
  private static func once(_ icus: [ICULibrary]) throws -> Race {
    let tag = try LocaleTag(parsing: locale)
    let expected = try RelativeDateFormat(locale: tag).string(for: 3, .week).utf8.count * count
    return Race(
      title: "relative/open-and-one-phrase", unit: "phrase",
      benchmarks: [
        benchmark("open-and-one-phrase", "almanac-string", .many, expected: expected) {
          var total = 0
          for _ in 0..<count { total += try RelativeDateFormat(locale: tag).string(for: 3, .week).utf8.count }
          return total
        }
      ]
        + icus.map { icu in
          let scratch = OutputBuffer(count: 1536)
          return benchmark("open-and-one-phrase", "icu-\(icu.version)", .few, expected: expected) {
            var total = 0
            for _ in 0..<count {
              let theirs = try ICURelativeFormat(icu, locale: icuLocale)
              total += try theirs.write(3, .week, isNumeric: false, to: &scratch.bytes)
            }
            return total
          }
        })
  }

  private static func pluralOpening(_ icus: [ICULibrary]) throws -> Race {
    let tag = try LocaleTag(parsing: locale)
    return Race(
      title: "relative/plurals-open", unit: "rules",
      benchmarks: [
        benchmark("plurals-open", "almanac-tag", .many, expected: count) {
          var total = 0
          for _ in 0..<count { total += try PluralRules(locale: tag).kind == .cardinal ? 1 : 0 }
          return total
        }
      ]
        + icus.map { icu in
          benchmark("plurals-open", "icu-\(icu.version)", .few, expected: count) {
            for _ in 0..<count { _ = try ICUPluralRules(icu, locale: icuLocale) }
            return count
          }
        })
  }

  private static func categories(_ icus: [ICULibrary]) throws -> Race {
    let rules = try PluralRules(locale: LocaleTag(parsing: "ru"))
    let expected = (0..<count).reduce(0) { $0 + (rules.category(for: $1) == .few ? 1 : 0) }
    return Race(
      title: "relative/plural-categories", unit: "category",
      benchmarks: [
        benchmark("plural-categories", "almanac", .many, expected: expected) {
          var few = 0
          for number in 0..<count { few += rules.category(for: number) == .few ? 1 : 0 }
          return few
        }
      ]
        + icus.map { icu in
          let theirs = Result { try ICUPluralRules(icu, locale: "ru") }
          return benchmark("plural-categories", "icu-\(icu.version)", .few, expected: expected) {
            let theirs = try theirs.get()
            var few = 0
            for number in 0..<count { few += try theirs.keyword(Double(number)) == "few" ? 1 : 0 }
            return few
          }
        })
  }
}
