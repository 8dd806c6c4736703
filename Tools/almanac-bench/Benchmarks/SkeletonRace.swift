import Almanac
import AlmanacICU

/// Finding the patterns of skeletons, and making and writing intervals, warm.
enum SkeletonRace {
  static func all(_ icus: [ICULibrary]) throws -> [Race] {
    try [
      patterns("exact", ["yMMMd", "yMMMMEEEEd", "Hm", "jm"], icus),
      // Fields that no entry has together: all entries are measured, and the parts joined.
      patterns("joined", ["yMMMMdjm", "yMMMEEEEddHmsSSS", "MMMMMdd", "yDjms"], icus),
      openingIntervals(icus), writingIntervals(icus),
    ]
  }

  private static func patterns(_ subject: String, _ texts: [String], _ icus: [ICULibrary]) throws -> Race {
    let skeletons = try texts.map { try DateSkeleton(parsing: $0) }
    let data = LocaleData.embedded
    let tag: LocaleTag = "pt-BR"
    let row = try data.answering(tag, nil).row
    func found(_ skeleton: DateSkeleton) throws -> Int {
      var generator = try PatternGenerator(data, locale: tag, row: row, calendar: "gregory")
      return generator.bestPattern(for: skeleton).count
    }
    let bytes = try skeletons.reduce(0) { try $0 + found($1) }
    func name(_ implementation: String) -> Benchmark.Name {
      Benchmark.Name(group: "pattern", subject: subject, implementation: implementation)
    }
    let turns = 2_000
    let ours = Benchmark(name("almanac"), rounds: .many) {
      Benchmark.Prepared(name("almanac"), count: turns * texts.count, expected: turns * bytes) {
        var total = 0
        for _ in 0..<turns { for skeleton in skeletons { total += try found(skeleton) } }
        return total
      }
    }
    let theirs = icus.map { icu in
      let name = name("icu-\(icu.version)")
      return Benchmark(name, rounds: .few) {
        let bytes = try texts.reduce(0) {
          try $0 + ICUPatternGenerator(icu, locale: "pt_BR").bestPattern($1).utf8.count
        }
        return Benchmark.Prepared(
          name, count: 50 * texts.count, expected: 50 * bytes,
          remark: "\(name): udatpg_open and udatpg_getBestPattern for each skeleton"
        ) {
          var total = 0
          for _ in 0..<50 {
            for text in texts { total += try ICUPatternGenerator(icu, locale: "pt_BR").bestPattern(text).utf8.count }
          }
          return total
        }
      }
    }
    return Race(title: "pattern/\(subject)", unit: "skeleton", benchmarks: [ours] + theirs)
  }

  private static func openingIntervals(_ icus: [ICULibrary]) throws -> Race {
    func name(_ implementation: String) -> Benchmark.Name {
      Benchmark.Name(group: "open-interval", subject: "pt-BR", implementation: implementation)
    }
    let room = try DateIntervalFormat(skeleton: "yMMMd", locale: "pt-BR").maximumUTF8Count
    let ours = Benchmark(name("almanac"), rounds: .many) {
      Benchmark.Prepared(name("almanac"), count: 2_000, expected: 2_000 * room) {
        var total = 0
        for _ in 0..<2_000 { total += try DateIntervalFormat(skeleton: "yMMMd", locale: "pt-BR").maximumUTF8Count }
        return total
      }
    }
    let theirs = icus.map { icu in
      let name = name("icu-\(icu.version)")
      return Benchmark(name, rounds: .few) {
        Benchmark.Prepared(name, count: 200, expected: 200) {
          for _ in 0..<200 { _ = try ICUIntervalFormat(icu, locale: "pt_BR", skeleton: "yMMMd") }
          return 200
        }
      }
    }
    return Race(title: "open-interval/pt-BR", unit: "format", benchmarks: [ours] + theirs)
  }

  private static func writingIntervals(_ icus: [ICULibrary]) throws -> Race {
    func name(_ implementation: String) -> Benchmark.Name {
      Benchmark.Name(group: "interval", subject: "pt-BR", implementation: implementation)
    }
    let first = try CivilDate(year: 2026, month: 11, day: 3)
    let last = try CivilDate(year: 2026, month: 11, day: 10)
    let format = try DateIntervalFormat(skeleton: "yMMMd", locale: "pt-BR")
    let bytes = format.string(from: first, to: last).utf8.count
    let ours = Benchmark(name("almanac-string"), rounds: .many) {
      Benchmark.Prepared(name("almanac-string"), count: 100_000, expected: 100_000 * bytes) {
        var total = 0
        for _ in 0..<100_000 { total += format.string(from: first, to: last).utf8.count }
        return total
      }
    }
    let start = Double(first.dayNumber) * 86_400_000
    let end = Double(last.dayNumber) * 86_400_000
    let theirs = try icus.map { icu in
      let name = name("icu-\(icu.version)")
      let format = try ICUIntervalFormat(icu, locale: "pt_BR", skeleton: "yMMMd")
      let bytes = try format.string(from: start, to: end).utf8.count
      return Benchmark(name, rounds: .few) {
        let format = try ICUIntervalFormat(icu, locale: "pt_BR", skeleton: "yMMMd")
        return Benchmark.Prepared(name, count: 2_000, expected: 2_000 * bytes) {
          var total = 0
          for _ in 0..<2_000 { total += try format.string(from: start, to: end).utf8.count }
          return total
        }
      }
    }
    return Race(title: "interval/pt-BR", unit: "interval", benchmarks: [ours] + theirs)
  }
}
