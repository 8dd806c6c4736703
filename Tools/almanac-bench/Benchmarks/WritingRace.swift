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

  func race(withFloor: Bool, _ icus: [ICULibrary]) -> Race {
    Race(
      title: "\(group)/\(locale)", unit: "date",
      benchmarks: (withFloor ? [floor("c-bytes", isTuned: false), floor("c-bytes-tuned", isTuned: true)] : [])
        + [mutableSpan(), outputSpan(), array(), stringFloor(), string()] + icus.map { ICUWriting($0, self).benchmark }
        + FoundationWriting(self).benchmarks())
  }

  var group: String { style == .short ? "date-short" : "date-full" }

  func name(_ implementation: String) -> Benchmark.Name {
    Benchmark.Name(group: group, subject: "\(locale)", implementation: implementation)
  }

  /// A benchmark that writes all dates and answers how many bytes these are; where it fills a buffer, with our bytes.
  private func benchmark(
    _ implementation: String, filling buffer: OutputBuffer? = nil, _ run: @escaping () throws -> Int
  ) -> Benchmark {
    let name = name(implementation)
    return Benchmark(name, rounds: .many) {
      _ = try run()
      if let buffer, buffer.bytes[..<bytes.count] != bytes[...] { throw WrongResult("\(name): other bytes than ours") }
      return Benchmark.Prepared(name, count: sample.civil.count, expected: bytes.count, run: run)
    }
  }

  // MARK: Floors

  private func floor(_ implementation: String, isTuned: Bool) -> Benchmark {
    let dates = sample.floors
    let buffer = OutputBuffer(count: dates.count * Int(ALMANAC_BENCH_ROOM))
    let kind = style == .short ? ALMANAC_BENCH_SHORT : ALMANAC_BENCH_FULL
    return benchmark(implementation, filling: buffer) {
      buffer.withSpan { almanac_bench_write(kind, isTuned, dates.span, &$0) }
    }
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

  private var buffer: OutputBuffer { OutputBuffer(count: bytes.count + format.maximumUTF8Count) }

  private func mutableSpan() -> Benchmark {
    let (format, dates, buffer) = (format, sample.civil, buffer)
    return benchmark("almanac-mutable-span", filling: buffer) {
      buffer.withSpan { span in
        var end = 0
        for date in dates { end = format.write(date, into: &span, at: end) }
        return end
      }
    }
  }

  private func outputSpan() -> Benchmark {
    let (format, dates, buffer) = (format, sample.civil, buffer)
    return benchmark("almanac-output-span", filling: buffer) {
      buffer.refill { bytes in
        bytes.append(addingCapacity: bytes.capacity) { span in
          for date in dates { format.write(date, to: &span) }
        }
      }
    }
  }

  private func array() -> Benchmark {
    let (format, dates, buffer) = (format, sample.civil, buffer)
    return benchmark("almanac-array", filling: buffer) {
      buffer.refill { bytes in
        for date in dates { format.write(date, to: &bytes) }
      }
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
