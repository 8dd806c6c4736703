import Almanac
import AlmanacICU

/// Reading back many dates of one locale and style, as `udat_parse` does.
struct ReadingRace {
  let style: DateStyle
  let locale: LocaleTag
  let dates: [CivilDate]
  let texts: [String]
  /// The sum of the day numbers, which every implementation has to find.
  let sum: Int

  init(_ style: DateStyle, _ locale: LocaleTag, _ sample: DateSample) throws {
    self.style = style
    self.locale = locale
    // ICU takes a year of two digits for one near the clock's; the sample's years have four.
    dates = Array(sample.civil.prefix(2_000))
    let format = try DateTimeFormat(date: style, locale: locale)
    texts = dates.map { format.string(from: $0) }
    sum = dates.reduce(0) { $0 + Int($1.dayNumber) }
  }

  static func all(_ sample: DateSample, _ icus: [ICULibrary]) throws -> [Race] {
    var races: [Race] = []
    for (style, locale) in [(DateStyle.short, "pt-BR" as LocaleTag), (.full, "pt-BR"), (.full, "ja"), (.full, "tr")] {
      races.append(try ReadingRace(style, locale, sample).race(icus))
    }
    return races
  }

  private var group: String { style == .short ? "read-short" : "read-full" }

  private func race(_ icus: [ICULibrary]) -> Race {
    Race(
      title: "\(group)/\(locale)", unit: "date",
      benchmarks: [ours(.strict), ours(.tolerant), typed()] + icus.map(icu))
  }

  private func name(_ implementation: String) -> Benchmark.Name {
    Benchmark.Name(group: group, subject: "\(locale)", implementation: implementation)
  }

  private func ours(_ mode: DateParser.Mode) -> Benchmark {
    benchmark("almanac-\(mode)", texts, mode)
  }

  /// The same dates behind a space, which only the slow way reads.
  private func typed() -> Benchmark {
    benchmark("almanac-typed", texts.map { " \($0)" }, .tolerant)
  }

  private func benchmark(_ implementation: String, _ texts: [String], _ mode: DateParser.Mode) -> Benchmark {
    let name = name(implementation)
    return Benchmark(name, rounds: .many) {
      let parser = try DateParser(date: style, locale: locale, mode: mode, twoDigitYears: .asWritten)
      return Benchmark.Prepared(name, count: texts.count, expected: sum) {
        var sum = 0
        for text in texts { sum += Int(try parser.date(from: text).dayNumber) }
        return sum
      }
    }
  }

  private func icu(_ icu: ICULibrary) -> Benchmark {
    let name = name("icu-\(icu.version)")
    return Benchmark(name, rounds: .few) {
      let style: ICUStyle = self.style == .short ? .short : .full
      let format = try ICUDateFormat(icu, locale: "\(locale)", date: style)
      let units = texts.map { Array($0.utf16) }
      return Benchmark.Prepared(name, count: units.count, expected: sum) {
        var sum = 0
        for text in units { sum += Int(try format.parse(text).millis / 86_400_000) }
        return sum
      }
    }
  }
}
