import AlmanacCommandLine
import CAlmanacCommand

extension DateFilter {
  /// Filters the streams' input to its end.
  ///
  /// The output is written before each wait for input, so that who writes a line and waits for the answer gets it.
  static func run<Streams: FilterStreams>(_ plan: FilterPlan, _ streams: inout Streams) throws(CommandFailure) {
    var filter = DateFilter(plan)
    var input = [UInt8](repeating: 0, count: plan.limits.block)
    var block = input.mutableSpan
    var output = OutputBlock(capacity: plan.limits.block)
    var held = 0
    var isLast = false
    while !isLast {
      let count = try streams.read(into: &block, from: held)
      isLast = count == 0
      let filled = held + count
      let kept = try filter.take(block.span.extracting(..<filled), isLast: isLast, into: &output, &streams)
      try filter.flush(&output, &streams)
      held = filled - kept
      var rest = block._mutatingExtracting(..<filled)
      almanac_move_to_front(&rest, kept)
    }
  }
}
