import Almanac
import AlmanacCommandLine
import CAlmanacCommand

extension DateFilter {
  /// Writes a value, or passes it, now that its end is known.
  mutating func writeValue<Streams: FilterStreams>(
    endingAt fieldEnd: Int, in block: Span<UInt8>, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    let start = place.valueStart
    var end = fieldEnd
    if end > start, block[end - 1] == Byte.carriageReturn { end -= 1 }
    guard !isNull(block, start, end) else {
      if givesSeveralLines { try repeatValue(upTo: fieldEnd, of: block, into: &output, &streams) }
      place.part = .after
      return
    }
    guard end - start <= plan.limits.value else {
      // By the same measure as for a value that comes in two blocks.
      let isHeld = fieldEnd - start <= plan.longestHeldValue + 1
      return try refuse(.tooLong, valueEnd: isHeld ? fieldEnd : nil, in: block, into: &output, &streams)
    }
    if case .parsing(let reader) = plan.direction {
      return try readValue(reader, start..<end, endingAt: fieldEnd, in: block, into: &output, &streams)
    }
    // The longest date alone has 11 bytes. What is longer is read with its time, aside from the quick way.
    guard end - start <= 11, plan.needs.isNothing else {
      return try writeMoment(start..<end, fieldEnd, in: block, into: &output, &streams)
    }
    let date: CivilDate
    do throws(CivilError) {
      date = try CivilDate(iso8601: block.extracting(start..<end))
    } catch {
      return try refuse(.unreadable(error), valueEnd: fieldEnd, in: block, into: &output, &streams)
    }
    try pass(upTo: start, of: block, into: &output, &streams)
    if output.freeCapacity < longestText { try flush(&output, &streams) }
    output.append(date, &writer)
    place.unwritten = end
    if givesSeveralLines { try writeFurther(date, in: block, end..<fieldEnd, into: &output, &streams) }
    place.part = .after
  }

  /// Writes a value that may have a time and an offset.
  @inline(never)
  private mutating func writeMoment<Streams: FilterStreams>(
    _ value: Range<Int>, _ fieldEnd: Int, in block: Span<UInt8>, into output: inout OutputBlock,
    _ streams: inout Streams
  ) throws(CommandFailure) {
    let moment: (dateTime: CivilDateTime, offset: UTCOffset)
    do throws(WrittenMoment.Refusal) {
      moment = try WrittenMoment.reading(block.extracting(value), for: plan.needs)
    } catch {
      return try refuse(.unwritable(error), valueEnd: fieldEnd, in: block, into: &output, &streams)
    }
    try pass(upTo: value.lowerBound, of: block, into: &output, &streams)
    for index in plan.formats.indices {
      if index > 0 {
        if output.freeCapacity < 2 { try flush(&output, &streams) }
        if value.upperBound < fieldEnd { output.append(Byte.carriageReturn) }
        output.append(Byte.newline)
      }
      if output.freeCapacity < longestText { try flush(&output, &streams) }
      output.append(moment.dateTime, moment.offset, plan.formats[index])
      if index == 0 { place.unwritten = value.upperBound }
    }
    place.part = .after
  }

  /// Whether the value is empty or `\N`.
  private func isNull(_ block: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 0: true
    case 2: block[start] == UInt8(ascii: "\\") && block[start + 1] == UInt8(ascii: "N")
    default: false
    }
  }

  /// Writes the date in the formats behind the first, each on a line of its own.
  ///
  /// The last line is ended by what ended the value's line, the others by a newline, with a carriage return before it
  /// where the value has one.
  private mutating func writeFurther<Streams: FilterStreams>(
    _ date: CivilDate, in block: Span<UInt8>, _ carriageReturn: Range<Int>, into output: inout OutputBlock,
    _ streams: inout Streams
  ) throws(CommandFailure) {
    for format in plan.formats.dropFirst() {
      if output.freeCapacity < longestText + 2 { try flush(&output, &streams) }
      if !carriageReturn.isEmpty { output.append(Byte.carriageReturn) }
      output.append(Byte.newline)
      if output.freeCapacity < longestText { try flush(&output, &streams) }
      output.append(date, format)
    }
  }

  /// Writes a value that passes once for each format but the last, whose line it passes on.
  mutating func repeatValue<Streams: FilterStreams>(
    upTo end: Int, of block: Span<UInt8>, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    try pass(upTo: place.valueStart, of: block, into: &output, &streams)
    for _ in plan.formats.dropFirst() {
      try pass(upTo: end, of: block, into: &output, &streams)
      if output.isFull { try flush(&output, &streams) }
      output.append(Byte.newline)
      place.unwritten = place.valueStart
    }
  }

  /// Copies what is unwritten, up to an offset, as it came in.
  mutating func pass<Streams: FilterStreams>(
    upTo end: Int, of block: Span<UInt8>, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    var start = place.unwritten
    while end - start > output.freeCapacity {
      let part = output.freeCapacity
      output.append(block, start, part)
      start += part
      try flush(&output, &streams)
    }
    output.append(block, start, end - start)
    place.unwritten = end
  }

  /// Writes the output to the streams, and before it what people are to read about it.
  mutating func flush<Streams: FilterStreams>(
    _ output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    if !report.isEmpty {
      streams.report(report.span)
      report.removeAll(keepingCapacity: true)
    }
    try output.flush(to: &streams)
  }
}
