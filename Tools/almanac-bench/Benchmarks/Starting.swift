import Foundation

/// A process that writes one date, against one that does nothing.
struct Starting {
  /// The command `almanac`.
  let command: String
  /// An empty program, built as the command was.
  let empty: String

  /// The command that was named, or the one beside this program; nil, and said so, where there is none.
  init?(_ options: BenchOptions) {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    command = options.almanac ?? folder.appendingPathComponent("almanac").path
    empty = folder.appendingPathComponent("almanac-bench-empty").path
    for path in [command, empty] where !FileManager.default.isExecutableFile(atPath: path) {
      complain("SKIPPED: starts and sizes: there is no \(path); build all products")
      return nil
    }
  }

  private var words: [String] { [command, "format", "2026-11-30", "--locale", "pt-BR"] }

  func race() -> Race {
    func benchmark(_ implementation: String, _ words: [String], printing expected: String) -> Benchmark {
      let name = Benchmark.Name(group: "start", subject: "one-date", implementation: implementation)
      return Benchmark(name, rounds: .children) {
        let output = try Child.output(of: words)
        guard output == expected else { throw WrongResult("\(name): \(output.debugDescription)") }
        return Benchmark.Prepared { try Child.time(of: words) }
      }
    }
    return Race(
      title: "start/one-date", unit: "start",
      benchmarks: [
        benchmark("empty", [empty], printing: ""), benchmark("almanac", words, printing: "30/11/2026\n"),
      ])
  }

  /// Memory and size of both programs.
  func facts() throws -> [Fact] {
    var facts: [Fact] = []
    for (name, words) in [("almanac", words), ("empty", [empty])] {
      if let peak = Child.peakByteCount(of: words) {
        facts.append(Fact(name: "peak-memory/one-date/\(name)", value: peak, unit: "bytes"))
      } else {
        complain("SKIPPED: peak memory of \(name): it cannot be traced here")
      }
      if let size = try Self.strippedSize(of: words[0]) {
        facts.append(Fact(name: "size/stripped/\(name)", value: size, unit: "bytes"))
      } else {
        complain("SKIPPED: stripped size of \(name): there is no strip")
      }
    }
    return facts
  }

  private static func strippedSize(of path: String) throws -> Int? {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    for tool in ["strip", "llvm-strip"] where (try? Child.output(of: [tool, "-o", copy.path, path])) != nil {
      return try FileManager.default.attributesOfItem(atPath: copy.path)[.size] as? Int
    }
    return nil
  }
}
