import Almanac
import AlmanacICU
import CAlmanacBenchFloors

/// Writing many dates of one locale and style.
struct WritingRace {
  let style: DateStyle
  let locale: LocaleTag
  let sample: DateSample
  let format: DateTimeFormat
  /// All dates, one right behind the other, as ours writes them.
  let bytes: [UInt8]
  /// Where each date ends in `bytes`.
  let ends: [Int]

  init(_ style: DateStyle, _ locale: LocaleTag, _ sample: DateSample) throws {
    self.style = style
    self.locale = locale
    self.sample = sample
    format = try DateTimeFormat(date: style, locale: locale)
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for date in sample.civil {
      format.write(date, to: &bytes)
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
  }

  func race(withFloor: Bool, _ icus: [ICULibrary]) throws -> Race {
    var race = Race(title: "\(group)/\(locale)", unit: "date")
    if withFloor { race.benchmarks.append(try floor()) }
    race.benchmarks += [try mutableSpan(), try outputSpan(), array(), stringFloor(), string()]
    for icu in icus {
      let rival = try ICUWriting(icu, self)
      race.benchmarks.append(rival.benchmark)
      race.remarks += rival.remarks
    }
    let foundation = FoundationWriting(self)
    race.benchmarks += try foundation.benchmarks()
    race.remarks += foundation.remarks
    return race
  }

  var group: String { style == .short ? "date-short" : "date-full" }

  func name(_ implementation: String) -> Benchmark.Name {
    Benchmark.Name(group: group, subject: "\(locale)", implementation: implementation)
  }

  /// A benchmark that writes all dates and answers how many bytes these are.
  private func benchmark(_ implementation: String, _ run: @escaping () throws -> Int) -> Benchmark {
    Benchmark(name(implementation), count: sample.civil.count, rounds: .many, expected: bytes.count, run: run)
  }

  /// Whether a buffer that was written to holds what ours writes.
  private func check(_ buffer: OutputBuffer, _ name: String) throws {
    guard buffer.bytes[..<bytes.count] == bytes[...] else { throw WrongResult("\(self.name(name)): other bytes") }
  }

  // MARK: Floors

  private func floor() throws -> Benchmark {
    let dates = sample.floors
    let buffer = OutputBuffer(count: dates.count * Int(ALMANAC_BENCH_ROOM))
    let kind = style == .short ? ALMANAC_BENCH_SHORT : ALMANAC_BENCH_FULL
    let benchmark = benchmark("c-bytes") {
      buffer.withSpan { almanac_bench_write(kind, dates.span, &$0) }
    }
    _ = try benchmark.sample()
    try check(buffer, "c-bytes")
    return benchmark
  }

  /// Making the Strings of bytes that are there already.
  private func stringFloor() -> Benchmark {
    let (bytes, ends) = (bytes, ends)
    return benchmark("string-alone") {
      var total = 0
      var start = 0
      for end in ends {
        total += String(trusting: bytes.span.extracting(start..<end)).utf8.count
        start = end
      }
      return total
    }
  }

  // MARK: Ours

  private func mutableSpan() throws -> Benchmark {
    let (format, dates) = (format, sample.civil)
    let buffer = OutputBuffer(count: bytes.count + format.maximumUTF8Count)
    let benchmark = benchmark("almanac-mutable-span") {
      buffer.withSpan { span in
        var end = 0
        for date in dates { end = format.write(date, into: &span, at: end) }
        return end
      }
    }
    _ = try benchmark.sample()
    try check(buffer, "almanac-mutable-span")
    return benchmark
  }

  private func outputSpan() throws -> Benchmark {
    let (format, dates) = (format, sample.civil)
    let buffer = OutputBuffer(count: bytes.count + format.maximumUTF8Count)
    let room = buffer.bytes.count
    let benchmark = benchmark("almanac-output-span") {
      buffer.bytes.removeAll(keepingCapacity: true)
      buffer.bytes.append(addingCapacity: room) { span in
        for date in dates { format.write(date, to: &span) }
      }
      return buffer.bytes.count
    }
    _ = try benchmark.sample()
    try check(buffer, "almanac-output-span")
    return benchmark
  }

  private func array() -> Benchmark {
    let (format, dates) = (format, sample.civil)
    let buffer = OutputBuffer(count: bytes.count + format.maximumUTF8Count)
    return benchmark("almanac-array") {
      buffer.bytes.removeAll(keepingCapacity: true)
      for date in dates { format.write(date, to: &buffer.bytes) }
      return buffer.bytes.count
    }
  }

  private func string() -> Benchmark {
    let (format, dates) = (format, sample.civil)
    return benchmark("almanac-string") {
      var total = 0
      for date in dates { total += format.string(from: date).utf8.count }
      return total
    }
  }
}
