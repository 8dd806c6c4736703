import Almanac
import AlmanacCommandLine

extension DateFilter {
  /// Why a value can't be read.
  enum Refusal {
    /// The line ends before the column.
    case noSuchColumn

    /// The value is longer than any date.
    case tooLong

    /// The value is not a date.
    case unreadable(CivilError)

    /// The value is not one that the formats can write.
    case unwritable(WrittenMoment.Refusal)

    /// The value is not a text that the parser reads.
    case unreadableText(DateParsingError)
  }

  /// Ends the run, or passes the value and says so.
  ///
  /// The value's end is nil where that is further on than the filter can hold.
  @inline(never)
  mutating func refuse<Streams: FilterStreams>(
    _ refusal: Refusal, valueEnd: Int?, in block: Span<UInt8>, into output: inout OutputBlock,
    _ streams: inout Streams
  ) throws(CommandFailure) {
    let message = message(for: refusal)
    let canRepeat = valueEnd != nil || !givesSeveralLines
    guard plan.onError == .keep, canRepeat else {
      let reached = place.part == .before ? place.next : place.valueStart
      try pass(upTo: isFarIn(reached) ? reached : place.lineStart, of: block, into: &output, &streams)
      try flush(&output, &streams)
      let why = canRepeat ? "" : "; a line of this length can't be kept once for each locale"
      throw .badInput(message + why)
    }
    report.append(contentsOf: "\(plan.command): \(CommandFailure.visible(message))\n".utf8)
    if report.count > plan.limits.heldBack { try flush(&output, &streams) }
    if givesSeveralLines, let valueEnd {
      try repeatValue(upTo: valueEnd, of: block, into: &output, &streams)
    }
    place.part = .after
  }

  private func message(for refusal: Refusal) -> String {
    let line = "line \(lineNumber)"
    let value = plan.column.map { "\(line), column \($0 + 1)" } ?? line
    return switch refusal {
    case .noSuchColumn: "\(line): there is no column \((plan.column ?? 0) + 1)"
    case .tooLong: "\(value): longer than any date (more than \(plan.limits.value) bytes)"
    case .unreadable(let error): "\(value): \(error)"
    case .unwritable(let refusal): "\(value): \(refusal.reason)"
    case .unreadableText(let error): "\(value): \(error)"
    }
  }
}
