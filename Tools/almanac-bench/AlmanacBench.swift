import AlmanacCommandLine

/// The tool `almanac-bench`: ours, the floors, ICU and Foundation side by side in one run.
///
/// Each benchmark is named `group/case/implementation` and checks its result. Those of one case run by turns, so that a
/// slow moment of the machine meets all of them; a figure is the median of many such rounds.
@main
enum AlmanacBench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if FirstOpening.isRequest(arguments) {
        try FirstOpening.answer(arguments)
      } else if let options = try BenchOptions(arguments) {
        try run(options)
      } else {
        print(BenchOptions.help)
      }
    } catch let failure as CommandFailure {
      failure.report(as: "almanac-bench")
      ExitStatus.end(failure.status)
    } catch {
      complain("\(error)")
      ExitStatus.end(.badInput)
    }
  }

  private static func run(_ options: BenchOptions) throws {
    let races = try Races(options)
    guard !options.listsOnly else {
      for race in races.all { for benchmark in race.benchmarks { print(benchmark.name) } }
      return
    }
    guard !races.all.isEmpty else { throw WrongResult("no benchmark has \"\(options.filter)\" in its name") }
    var report = Report()
    for var race in races.all {
      let results = try race.run(isQuick: options.isQuick)
      if !options.writesJSON { report.printTable(of: results, race) }
      report.results += results
    }
    if options.filter.isEmpty { report.facts = try races.facts() }
    if options.writesJSON { report.printJSON() } else { report.printEnd() }
  }
}

/// A benchmark that did not do what it was to do: the run has failed.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Writes a line to standard error.
func complain(_ line: String) {
  let text = "almanac-bench: \(line)\n"
  StandardStreams().report(text.utf8.span)
}
