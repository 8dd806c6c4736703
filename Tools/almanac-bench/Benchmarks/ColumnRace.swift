import Almanac
import AlmanacICU
import CAlmanacBenchFloors

/// Writing and reading whole columns of days of `pt-BR`.
struct ColumnRace {
  /// How the days of a column lie.
  enum Order: String, CaseIterable {
    /// All days of two centuries, each in some seven rows, in any order.
    case shuffled
    /// The same rows, the earliest first.
    case sorted
    /// The days of one year, in any order.
    case repeating
  }

  private static let rowCount = 500_000
  private static let locale: LocaleTag = "pt-BR"

  let style: DateStyle
  let order: Order
  let days: [Int32]
  let format: DateTimeFormat
  let expected: TextColumn

  init(_ style: DateStyle, _ order: Order) throws {
    self.style = style
    self.order = order
    var random = SplitMix64(state: 0x0000_00C0_103A_5700)
    let first = try CivilDate(year: order == .repeating ? 2026 : 1900, month: 1, day: 1).dayNumber
    let last = try CivilDate(year: order == .repeating ? 2026 : 2100, month: 12, day: 31).dayNumber
    var days = (0..<Self.rowCount).map { _ in Int32.random(in: first...last, using: &random) }
    if order == .sorted { days.sort() }
    self.days = days
    format = try DateTimeFormat(date: style, locale: Self.locale)
    var offsets: [Int32] = [0]
    var text: [UInt8] = []
    for day in days {
      format.write(CivilDate(dayNumber: day), to: &text)
      offsets.append(Int32(text.count))
    }
    var writer = DateColumnWriter(format)
    let column = try writer.column(of: days.span)
    expected = column
    guard column.offsets == offsets, column.utf8 == text else {
      throw WrongResult("column-\(style)/\(order): the column is not what its rows are")
    }
  }

  static func all(_ icus: [ICULibrary]) throws -> [Race] {
    var races: [Race] = []
    for style in [DateStyle.short, .full] {
      for order in Order.allCases { races.append(try ColumnRace(style, order).race(icus)) }
    }
    return races
  }

  private func race(_ icus: [ICULibrary]) -> Race {
    Race(
      title: "column-\(style)/\(order)", unit: "row",
      benchmarks: [
        column("almanac-column", isKept: true), column("almanac-column-first", isKept: false), rows(), reading(),
      ]
        + icus.map(icu))
  }

  private func name(_ implementation: String) -> Benchmark.Name {
    Benchmark.Name(group: "column-\(style)", subject: order.rawValue, implementation: implementation)
  }

  /// The column by one call: by a writer that wrote columns before, or by a new one.
  private func column(_ implementation: String, isKept: Bool) -> Benchmark {
    let name = name(implementation)
    return Benchmark(name, rounds: .many) { [days, expected, format] in
      let buffers = ColumnBuffers(rowCount: days.count, byteCount: expected.utf8.count + 1024)
      var writer = DateColumnWriter(format)
      _ = try buffers.write(days, &writer)
      guard buffers.offsets == expected.offsets, buffers.text[..<expected.utf8.count] == expected.utf8[...] else {
        throw WrongResult("\(name): other bytes than row by row")
      }
      let allocations = almanac_bench_allocations()
      _ = try buffers.write(days, &writer)
      let allocated = almanac_bench_allocations() - allocations
      guard allocations < 0 || allocated == 0 else {
        throw WrongResult("\(name): \(allocated) allocations for a column of known days")
      }
      return Benchmark.Prepared(name, count: days.count, expected: expected.utf8.count) {
        if !isKept { writer = DateColumnWriter(format) }
        return try buffers.write(days, &writer)
      }
    }
  }

  /// The same rows, each by a call of its own.
  private func rows() -> Benchmark {
    let name = name("almanac-row-wise")
    return Benchmark(name, rounds: .many) { [days, expected, format] in
      let buffer = OutputBuffer(count: expected.utf8.count + format.maximumUTF8Count)
      return Benchmark.Prepared(name, count: days.count, expected: expected.utf8.count) {
        buffer.withSpan { span in
          var end = 0
          for day in days { end = format.write(CivilDate(dayNumber: day), into: &span, at: end) }
          return end
        }
      }
    }
  }

  /// The column's texts, read back.
  private func reading() -> Benchmark {
    let name = name("almanac-reading")
    let sum = days.reduce(0) { $0 + Int($1) }
    return Benchmark(name, rounds: .few) { [days, expected, format] in
      var reader = DateColumnReader(try DateParser(format))
      var read = [Int32](repeating: 0, count: days.count)
      var bits = [UInt8](repeating: 0, count: (days.count + 7) / 8)
      return Benchmark.Prepared(name, count: days.count, expected: sum) {
        var daySpan = read.mutableSpan
        var bitSpan = bits.mutableSpan
        _ = try reader.read(
          expected.utf8.span, offsets: expected.offsets.span, days: &daySpan, dayValidity: &bitSpan)
        return read.reduce(0) { $0 + Int($1) }
      }
    }
  }

  /// A call of ICU for each row, which is all that it has.
  private func icu(_ icu: ICULibrary) -> Benchmark {
    let name = name("icu-\(icu.version)")
    // Enough rows for a figure; the whole column takes a second.
    let instants = days.prefix(50_000).map { Double($0) * 86_400_000 }
    return Benchmark(name, rounds: .few) { [style] in
      let format = try ICUDateFormat(icu, locale: "\(Self.locale)", date: style == .short ? .short : .full)
      let scratch = OutputBuffer(count: 1536)
      func run() throws -> Int {
        var total = 0
        for instant in instants { total += try format.write(millis: instant, to: &scratch.bytes) }
        return total
      }
      return Benchmark.Prepared(name, count: instants.count, expected: try run(), run: run)
    }
  }
}

/// The buffers of a column, which every run fills anew.
final class ColumnBuffers {
  private(set) var offsets: [Int32]
  private(set) var text: [UInt8]

  init(rowCount: Int, byteCount: Int) {
    offsets = [Int32](repeating: 0, count: rowCount + 1)
    text = [UInt8](repeating: 0, count: byteCount)
  }

  func write(_ days: [Int32], _ writer: inout DateColumnWriter) throws -> Int {
    var (offsets, text) = ([Int32](), [UInt8]())
    swap(&offsets, &self.offsets)
    swap(&text, &self.text)
    defer {
      swap(&offsets, &self.offsets)
      swap(&text, &self.text)
    }
    var offsetSpan = offsets.mutableSpan
    var textSpan = text.mutableSpan
    return try writer.write(days.span, offsets: &offsetSpan, text: &textSpan)
  }
}
