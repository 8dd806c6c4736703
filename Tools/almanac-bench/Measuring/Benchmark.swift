import CAlmanacBenchFloors

/// One implementation of one case.
struct Benchmark {
  /// `group/case/implementation`.
  struct Name: Hashable, CustomStringConvertible {
    var group: String
    var subject: String
    var implementation: String

    var description: String { "\(group)/\(subject)/\(implementation)" }
  }

  /// How often a benchmark runs.
  enum Rounds {
    /// Runs of a millisecond or a few.
    case many
    /// Runs of a tenth of a second.
    case few
    /// Starts of a child process.
    case children

    func count(isQuick: Bool) -> Int {
      switch self {
      case .many: isQuick ? 15 : 61
      case .few: isQuick ? 3 : 7
      case .children: isQuick ? 21 : 201
      }
    }
  }

  let name: Name
  let rounds: Rounds
  /// Does what comes before the first round, and checks results that are too many to check in each.
  let prepare: () throws -> Prepared

  /// A benchmark that can run.
  struct Prepared {
    /// Does the work, checks its result, and answers nanoseconds for each date, format or start.
    let sample: () throws -> Double
    /// What people are to know beside the figure.
    var remark: String?
  }

  init(_ name: Name, rounds: Rounds, prepare: @escaping () throws -> Prepared) {
    self.name = name
    self.rounds = rounds
    self.prepare = prepare
  }
}

extension Benchmark.Prepared {
  /// A run makes `count` of something and must answer `expected`.
  init(
    _ name: Benchmark.Name, count: Int, expected: Int, remark: String? = nil, run: @escaping () throws -> Int
  ) {
    self.init(
      sample: {
        let start = almanac_bench_thread_time()
        let answer = try run()
        let time = almanac_bench_thread_time() - start
        guard answer == expected else { throw WrongResult("\(name): \(answer), where \(expected) is right") }
        return Double(time) / Double(count)
      }, remark: remark)
  }
}

/// What was measured.
struct BenchmarkResult {
  let name: Benchmark.Name
  /// Nanoseconds, one number a round, the smallest first.
  let samples: [Double]

  var median: Double { samples[samples.count / 2] }
  /// The tenth of the rounds that were quickest took at most this.
  var low: Double { samples[samples.count / 10] }
}

/// The benchmarks of one case.
struct Race {
  /// `group/case`.
  let title: String
  /// What one figure is of: `date`, `format`, `start`.
  let unit: String
  var benchmarks: [Benchmark] = []
  /// What people are to know beside the figures.
  var remarks: [String] = []

  /// Runs all benchmarks by turns.
  mutating func run(isQuick: Bool) throws -> [BenchmarkResult] {
    let prepared = try benchmarks.map { try $0.prepare() }
    remarks += prepared.compactMap(\.remark)
    var samples = [[Double]](repeating: [], count: benchmarks.count)
    let rounds = benchmarks.map { $0.rounds.count(isQuick: isQuick) }
    // The first round fills caches and does not count.
    for round in -1..<(rounds.max() ?? 0) {
      for (index, benchmark) in prepared.enumerated() where round < rounds[index] {
        let sample = try benchmark.sample()
        if round >= 0 { samples[index].append(sample) }
      }
    }
    return zip(benchmarks, samples).map { BenchmarkResult(name: $0.name, samples: $1.sorted()) }
  }
}
