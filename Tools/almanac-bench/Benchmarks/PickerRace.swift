import Almanac
import AlmanacPickers
import CAlmanacBenchFloors

/// Making pickers, moving them, and writing them as JSON.
enum PickerRace {
  static func all() -> [Race] {
    [
      race("date-200-years-json", unit: "document", count: 100) {
        let options = try dateOptions()
        let expected = PickerDocument(try DatePicker(options)).json.count
        return { PickerDocument.json(of: try DatePicker(options)).count == expected ? 1 : 0 }
      },
      race("date-200-years-document", unit: "document", count: 100) {
        let picker = try DatePicker(try dateOptions())
        return { PickerDocument(picker).columns.count == 3 ? 1 : 0 }
      },
      race("date-200-years-open", unit: "picker", count: 100) {
        let options = try dateOptions()
        return { try DatePicker(options).corrections.isEmpty ? 1 : 0 }
      },
      race("event-month", unit: "event", count: 10_000) {
        var picker = try DatePicker(try dateOptions())
        // Day 31 gives way in February and comes back in March.
        var row = 0
        return {
          row = 1 - row
          return picker.apply(.select(.month, row: row)).columns.count == 2 ? 1 : 0
        }
      },
      race("event-day", unit: "event", count: 10_000) {
        var picker = try DatePicker(try dateOptions())
        return { picker.apply(.step(.day, by: 1)).columns.count == 1 ? 1 : 0 }
      },
      race("event-time", unit: "event", count: 10_000) {
        let start = try CivilDateTime("2026-11-30T06:05")
        var options = DatePickerOptions(mode: .dateAndTime, selection: .dateTime(start), locale: "en-US")
        options.minimum = .dateTime(try CivilDateTime("1926-01-01T00:00"))
        options.maximum = .dateTime(try CivilDateTime("2125-12-31T23:59"))
        var picker = try DatePicker(options)
        return { picker.apply(.step(.minute, by: 1)).columns.count == 1 ? 1 : 0 }
      },
      race("month-grid", unit: "grid", count: 1_000) {
        var options = MonthGridOptions(locale: "pt-BR")
        options.today = try CivilDate("2026-11-30")
        guard let month = YearMonth("2026-11") else { throw WrongResult("2026-11 is no month") }
        return { [options] in try MonthGrid(month, options).weeks.count == 5 ? 1 : 0 }
      },
    ]
  }

  private static func dateOptions() throws -> DatePickerOptions {
    DatePickerOptions(
      mode: .date, selection: .date(try CivilDate("2026-01-31")), minimum: .date(try CivilDate("1926-01-01")),
      maximum: .date(try CivilDate("2125-12-31")), locale: "ja")
  }

  /// A race that does one thing many times, and says how often it takes memory.
  private static func race(
    _ subject: String, unit: String, count: Int, _ prepare: @escaping () throws -> () throws -> Int
  ) -> Race {
    let name = Benchmark.Name(group: "picker", subject: subject, implementation: "almanac")
    let benchmark = Benchmark(name, rounds: .many) {
      let once = try prepare()
      _ = try once()
      let before = almanac_bench_allocations()
      _ = try once()
      let allocations = almanac_bench_allocations() - before
      let remark = before < 0 ? "allocations are not counted here" : "\(allocations) allocations for each \(unit)"
      return Benchmark.Prepared(name, count: count, expected: count, remark: remark) {
        var done = 0
        for _ in 0..<count { done += try once() }
        return done
      }
    }
    return Race(title: "picker/\(subject)", unit: unit, benchmarks: [benchmark])
  }
}
