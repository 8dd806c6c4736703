import Almanac
import AlmanacCommandLine
import Testing

@testable import AlmanacCLI

/// The filter on its own, at every boundary between blocks, against a slow model.
@Suite struct DateFilterTests {
  /// SplitMix64: the same numbers for the same seed, everywhere.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static func format() throws -> DateTimeFormat {
    try DateTimeFormat(date: .short, locale: LocaleTag(parsing: "ja"))
  }

  /// Pieces that inputs are made of: separators often, so that lines are short and many.
  private static let pieces: [[UInt8]] =
    [
      "\t", "\t", "\t", "\t", "\n", "\n", "\n", "\r", "\r\n", "\\N", "\\", "2026-11-30", "2026-11-30", "1999-12-31",
      "2000-02-29", "2026-02-29", "2026-13-01", "202", "soon", "x", "a longer text that is no date",
    ].map { Array($0.utf8) } + [[0x00], [0xFF, 0xFE], [0xC3]]

  private static func input(_ numbers: inout Numbers) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &numbers) {
      if Int.random(in: 0..<40, using: &numbers) == 0 {
        bytes += [UInt8](repeating: 0x79, count: Int.random(in: 0...300, using: &numbers))
      } else {
        bytes += pieces.randomElement(using: &numbers) ?? []
      }
    }
    return bytes
  }

  private static func plan(_ numbers: inout Numbers) throws -> FilterPlan {
    let column = [nil, 0, 1, 2].randomElement(using: &numbers) ?? nil
    let locales = column == nil ? Int.random(in: 1...3, using: &numbers) : 1
    let format = try format()
    var plan = FilterPlan(formats: [DateTimeFormat](repeating: format, count: locales), column: column)
    plan.hasHeader = Int.random(in: 0..<4, using: &numbers) == 0
    plan.onError = Int.random(in: 0..<4, using: &numbers) == 0 ? .stop : .keep
    plan.limits.heldBack = Int.random(in: 0...40, using: &numbers)
    plan.limits.value = Int.random(in: 10...20, using: &numbers)
    let smallest = max(plan.limits.heldBack + plan.longestHeldValue + 3, format.maximumUTF8Count)
    plan.limits.block = smallest + Int.random(in: 0...40, using: &numbers)
    return plan
  }

  @Test(arguments: 0..<40) func agreesWithTheModel(_ seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    var reports = 0
    for round in 0..<250 {
      let plan = try Self.plan(&numbers)
      let input = Self.input(&numbers)
      let model = FilterModel(plan, input)
      let sizes = (0..<4).map { _ in Int.random(in: 1...plan.limits.block, using: &numbers) }
      let pieces = [[1], [plan.limits.block], sizes].randomElement(using: &numbers) ?? [1]
      var streams = MemoryStreams(input, pieces: pieces)
      var failure: CommandFailure?
      do throws(CommandFailure) { try DateFilter.run(plan, &streams) } catch { failure = error }

      let agrees = streams.output == model.output && (failure != nil) == model.hasStopped
      let said = streams.errors + (failure?.message.map { "almanac format: \($0)\n" } ?? "")
      let lines = said.split(separator: "\n").compactMap { Int($0.dropFirst(21).prefix { $0.isNumber }) }
      reports += lines.count
      guard agrees, lines == model.reported else {
        Issue.record("seed \(seed), round \(round): \(plan.limits), column \(String(describing: plan.column))")
        #expect(String(decoding: streams.output, as: UTF8.self) == String(decoding: model.output, as: UTF8.self))
        #expect(lines == model.reported)
        #expect(failure?.status == (model.hasStopped ? .badInput : nil))
        return
      }
    }
    #expect(reports > 100, "the inputs had hardly anything to refuse")
  }

  @Test func everyCutOfOneInputGivesTheSame() throws {
    let input = Array("id\tday\n1\t2026-11-30\tx\r\n\\N\t\\N\n2\t1999-12-31\r\n3\t2000-02-29".utf8)
    let output = Array("id\tday\n1\t2026/11/30\tx\r\n\\N\t\\N\n2\t1999/12/31\r\n3\t2000/02/29".utf8)
    var plan = FilterPlan(formats: [try Self.format()], column: 1)
    plan.hasHeader = true
    for cut in 1..<input.count {
      var streams = MemoryStreams(input, pieces: [cut, input.count])
      try DateFilter.run(plan, &streams)
      #expect(streams.output == output && streams.errors == "", "cut at \(cut)")
    }
  }

  @Test func failedReadIsNoEnd() throws {
    var streams = MemoryStreams(Array("2026-11-30\n1999-12-31\n".utf8), pieces: [11])
    streams.failingRead = 1
    let plan = FilterPlan(formats: [try Self.format()], column: nil)
    let failure = #expect(throws: CommandFailure.self) { try DateFilter.run(plan, &streams) }
    #expect(failure?.status == .inputOutput)
    #expect(streams.output == Array("2026/11/30\n".utf8))
  }
}
