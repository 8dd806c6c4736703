import AlmanacCommandLine
import CAlmanacCommand

/// A filter of lines that takes its input block by block.
protocol BlockFilter {
  /// Takes a block, which begins with what the last call left, and says where the next has to begin.
  mutating func take<Streams: FilterStreams>(
    _ block: Span<UInt8>, isLast: Bool, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) -> Int

  /// Hands on what was written.
  mutating func flush<Streams: FilterStreams>(
    _ output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure)
}

extension BlockFilter {
  /// Filters the streams' input to its end.
  ///
  /// The output is written before each wait for input, so that who writes a line and waits for the answer gets it.
  mutating func run<Streams: FilterStreams>(blockSize: Int, _ streams: inout Streams) throws(CommandFailure) {
    var input = [UInt8](repeating: 0, count: blockSize)
    var block = input.mutableSpan
    var output = OutputBlock(capacity: blockSize)
    var held = 0
    var isLast = false
    while !isLast {
      let count = try streams.read(into: &block, from: held)
      isLast = count == 0
      let filled = held + count
      let kept = try take(block.span.extracting(..<filled), isLast: isLast, into: &output, &streams)
      try flush(&output, &streams)
      held = filled - kept
      var rest = block._mutatingExtracting(..<filled)
      almanac_move_to_front(&rest, kept)
    }
  }
}

extension DateFilter: BlockFilter {
  /// Filters the streams' input to its end.
  static func run<Streams: FilterStreams>(_ plan: FilterPlan, _ streams: inout Streams) throws(CommandFailure) {
    var filter = DateFilter(plan)
    try filter.run(blockSize: plan.limits.block, &streams)
  }
}
