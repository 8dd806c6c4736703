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
    ) throws -> Benchmark {
      let room = try DateTimeFormat(date: style, locale: tag).maximumUTF8Count
      return Benchmark(name(text, implementation), count: count, rounds: .many, expected: count * room) {
        var total = 0
        for _ in 0..<count { total += try open().maximumUTF8Count }
        return total
      }
    }
    var race = Race(
      title: "open/pt-BR", unit: "format",
      benchmarks: [
        try benchmark("almanac-tag", .short) { try DateTimeFormat(date: .short, locale: tag) },
        try benchmark("almanac-literal", .short) { try DateTimeFormat(date: .short, locale: "pt-BR") },
        try benchmark("almanac-text", .short) { try DateTimeFormat(date: .short, locale: LocaleTag(parsing: text)) },
        try benchmark("almanac-tag-full", .full) { try DateTimeFormat(date: .full, locale: tag) },
      ])
    for icu in icus {
      race.benchmarks.append(
        Benchmark(name(text, "icu-\(icu.version)"), count: 1_000, rounds: .few, expected: 1_000) {
          for _ in 0..<1_000 { _ = try ICUDateFormat(icu, locale: "pt_BR", date: .short) }
          return 1_000
        })
      race.remarks = ["icu: udat_open, and moving the change to the Gregorian calendar out of the way"]
    }
    return race
  }

  /// All locales in turn, so that none is near by in a cache.
  private static func everyLocale() throws -> Race {
    let tags = LocaleData.embedded.locales.filter { (try? DateTimeFormat(date: .full, locale: $0)) != nil }
    let texts = tags.map { "\($0)" }
    let room = try tags.reduce(0) { try $0 + DateTimeFormat(date: .full, locale: $1).maximumUTF8Count }
    let turns = 20
    func benchmark(_ implementation: String, _ run: @escaping () throws -> Int) -> Benchmark {
      Benchmark(
        name("every-locale", implementation), count: turns * tags.count, rounds: .many, expected: turns * room, run: run)
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
      ],
      remarks: ["\(tags.count) locales in turn"])
  }
}
