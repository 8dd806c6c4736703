import Almanac
import AlmanacCommandLine

/// `almanac-tables diff`: says what people would see change between two editions of the tables.
enum DiffCommand {
  static func run(_ arguments: [String]) async throws {
    let output = StandardStreams()
    guard let options = try DiffOptions(arguments) else { return try output.write(DiffOptions.help) }
    let result: DiffResult
    do {
      // Two ICUs are harvested side by side.
      async let old = DiffSide.open(options.old)
      async let new = DiffSide.open(options.new)
      result = try await DiffResult.comparing(try await old, try await new, options.request)
    } catch {
      throw CommandFailure(.noComparison, "\(error)")
    }
    guard result.comparisons > 0 || result.keys != nil || !result.added.isEmpty || !result.removed.isEmpty else {
      throw CommandFailure(.noComparison, "nothing was compared")
    }
    let report = DiffReport(result: result)
    switch options.form {
    case .text: try output.write(report.text)
    case .summary: try output.write(report.summary)
    case .markdown: try output.write(report.markdown)
    case .json: try output.write(report.json.span)
    }
    // That something differs is an answer, and no failure that needs words.
    guard result.isEmpty else {
      try output.finish()
      throw CommandFailure(.badInput, nil)
    }
  }
}
