import Almanac
import AlmanacICU
import CAlmanacBenchFloors

/// The first format of a process: this program starts itself again, and the child times its very first opening.
enum FirstOpening {
  /// What the child is asked by, as its first argument; then follows the path of an ICU, or nothing for ours.
  private static let request = "first-opening"

  static func isRequest(_ arguments: [String]) -> Bool { arguments.first == request }

  /// The child's part: opens two formats, and prints the nanoseconds that each took.
  static func answer(_ arguments: [String]) throws {
    // The clock's own first call is not the format's.
    _ = almanac_bench_now()
    var times: [UInt64] = []
    if let path = arguments.dropFirst().first {
      let icu = try ICULibrary(path: path)
      for _ in 0..<2 {
        let start = almanac_bench_now()
        let format = try ICUDateFormat(icu, locale: "pt_BR", date: .short)
        times.append(almanac_bench_now() - start)
        guard try format.string(millis: 0).utf8.count == 10 else { throw WrongResult("ICU's first date") }
      }
    } else {
      let first = try CivilDate(year: 1970, month: 1, day: 1)
      for _ in 0..<2 {
        let start = almanac_bench_now()
        let format = try DateTimeFormat(date: .short, locale: "pt-BR")
        times.append(almanac_bench_now() - start)
        guard format.string(from: first) == "01/01/1970" else { throw WrongResult("our first date") }
      }
    }
    print(times.map { "\($0)" }.joined(separator: " "))
  }

  static func race(_ icus: [ICULibrary]) -> Race {
    func benchmark(_ implementation: String, _ opening: Int, _ arguments: [String]) -> Benchmark {
      let name = Benchmark.Name(group: "open-first", subject: "pt-BR", implementation: implementation)
      let words = [CommandLine.arguments[0], request] + arguments
      return Benchmark(name, rounds: .children) {
        Benchmark.Prepared {
          let times = try Child.output(of: words).split { !$0.isNumber }
          guard times.count == 2, let time = Double(times[opening]) else { throw WrongResult("\(name): \(times)") }
          return time
        }
      }
    }
    return Race(
      title: "open-first/pt-BR", unit: "format",
      benchmarks: [benchmark("almanac", 0, []), benchmark("almanac-second", 1, [])]
        + icus.map { benchmark("icu-\($0.version)", 0, [$0.path]) },
      remarks: ["the first format of a fresh process, and the second: the first pays for the pages of code and tables"])
  }
}
