import Almanac
import AlmanacICU

/// Making formats, warm.
enum OpeningRace {
  static func all(_ icus: [ICULibrary]) throws -> [Race] {
    [try oneLocale(icus), try everyLocale()]
  }

  private static func name(_ subject: String, _ implementation: String) -> Benchmark.Name {
    Benchmark.Name(group: "open", subject: subject, implementation: implementation)
  }

  private static func oneLocale(_ icus: [ICULibrary]) throws -> Race {
    let text = "pt-BR"
    let tag = try LocaleTag(parsing: text)
    let count = 100_000
    func benchmark(
      _ implementation: String, _ style: DateStyle, _ open: @escaping () throws -> DateTimeFormat
    ) -> Benchmark {
      let name = name(text, implementation)
      return Benchmark(name, rounds: .many) {
        let room = try DateTimeFormat(date: style, locale: tag).maximumUTF8Count
        return Benchmark.Prepared(name, count: count, expected: count * room) {
          var total = 0
          for _ in 0..<count { total += try open().maximumUTF8Count }
          return total
        }
      }
    }
    func benchmark(_ icu: ICULibrary) -> Benchmark {
      let name = name(text, "icu-\(icu.version)")
      let remark = "\(name): udat_open, and moving the change to the Gregorian calendar out of the way"
      return Benchmark(name, rounds: .few) {
        Benchmark.Prepared(name, count: 1_000, expected: 1_000, remark: remark) {
          for _ in 0..<1_000 { _ = try ICUDateFormat(icu, locale: "pt_BR", date: .short) }
          return 1_000
        }
      }
    }
    return Race(
      title: "open/pt-BR", unit: "format",
      benchmarks: [
        benchmark("almanac-tag", .short) { try DateTimeFormat(date: .short, locale: tag) },
        benchmark("almanac-literal", .short) { try DateTimeFormat(date: .short, locale: "pt-BR") },
        benchmark("almanac-text", .short) { try DateTimeFormat(date: .short, locale: LocaleTag(parsing: text)) },
        benchmark("almanac-tag-full", .full) { try DateTimeFormat(date: .full, locale: tag) },
      ] + icus.map { benchmark($0) })
  }

  /// All locales in turn, so that none is near by in a cache.
  private static func everyLocale() throws -> Race {
    let tags = LocaleData.embedded.locales.filter { (try? DateTimeFormat(date: .full, locale: $0)) != nil }
    let texts = tags.map { "\($0)" }
    let room = try tags.reduce(0) { try $0 + DateTimeFormat(date: .full, locale: $1).maximumUTF8Count }
    let turns = 20
    func benchmark(_ implementation: String, _ run: @escaping () throws -> Int) -> Benchmark {
      let name = name("every-locale", implementation)
      return Benchmark(name, rounds: .many) {
        Benchmark.Prepared(
          name, count: turns * tags.count, expected: turns * room, remark: "\(name): \(tags.count) locales", run: run)
      }
    }
    return Race(
      title: "open/every-locale", unit: "format",
      benchmarks: [
        benchmark("almanac-tag-full") {
          var total = 0
          for _ in 0..<turns {
            for tag in tags { total += try DateTimeFormat(date: .full, locale: tag).maximumUTF8Count }
          }
          return total
        },
        benchmark("almanac-text-full") {
          var total = 0
          for _ in 0..<turns {
            for text in texts {
              total += try DateTimeFormat(date: .full, locale: LocaleTag(parsing: text)).maximumUTF8Count
            }
          }
          return total
        },
      ])
  }
}
