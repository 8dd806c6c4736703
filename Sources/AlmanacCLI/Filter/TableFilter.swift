import Almanac
import AlmanacCommandLine
import CAlmanacCommand

/// Copies lines and writes several values of each as dates for people, in the locale that the line names.
///
/// What ``DateFilter`` says of lines and values holds here. All values have to be known before the first is written: a run
/// that stops leaves nothing of the bad line behind, and the locale may stand behind the dates. So a line is held up to the
/// last column that is looked at, which has to end within its first 64 KiB; what comes behind has any length.
struct TableFilter: BlockFilter {
  private let plan: TablePlan
  private let wanted: [Int]
  private var writers: LocaleWriters
  /// What texts say that were read, where all lines are of one locale.
  private var knownTexts = TextDays()

  /// Whether the line's columns are done, so that the rest of it passes.
  private var isDone: Bool
  /// Where the line begins, where to look next, and what is not yet written; offsets in the block.
  private var lineStart = 0
  private var next = 0
  private var unwritten = 0
  private var lineNumber = 1
  /// The fields of the line that are looked at, in the order of `wanted`.
  private var fields: [Range<Int>] = []
  private var report: [UInt8] = []

  private init(_ plan: TablePlan) {
    self.plan = plan
    wanted = plan.wanted
    writers = LocaleWriters(open: plan.open)
    isDone = plan.hasHeader
  }

  /// Filters the streams' input to its end.
  static func run<Streams: FilterStreams>(_ plan: TablePlan, _ streams: inout Streams) throws(CommandFailure) {
    precondition(plan.limits.block > 2 * plan.limits.heldBack + 2)
    var filter = TableFilter(plan)
    try filter.run(blockSize: plan.limits.block, &streams)
  }

  /// Takes a block, which begins with what the last call left, and says where the next has to begin.
  mutating func take<Streams: FilterStreams>(
    _ block: Span<UInt8>, isLast: Bool, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) -> Int {
    while lineStart < block.count {
      if !isDone {
        let found = findFields(block, isLast: isLast)
        // By the line alone, whatever blocks it comes in.
        let end = found == .unfinished ? block.count : next
        switch found {
        case _ where end - lineStart > plan.limits.heldBack:
          let reason = "the columns end more than \(plan.limits.heldBack) bytes into the line"
          try refuse(LineRefusal(reason: reason), column: nil, block, into: &output, &streams)
        case .unfinished: break
        case .found: try writeFields(block, into: &output, &streams)
        case .missing(let column):
          let reason = "there is no column \(column + 1)"
          try refuse(LineRefusal(reason: reason), column: nil, block, into: &output, &streams)
        }
        guard isDone else { break }
      }
      let end = almanac_find_either(block, next, Byte.newline, Byte.newline)
      next = end
      guard end < block.count else { break }
      lineNumber += 1
      isDone = false
      lineStart = end + 1
      next = lineStart
    }
    let certain = isDone || isLast ? block.count : lineStart
    try pass(upTo: certain, of: block, into: &output, &streams)
    lineStart -= certain
    next = isDone ? 0 : lineStart
    unwritten = 0
    return certain
  }

  // MARK: Fields

  private enum Fields: Equatable {
    case found
    /// The line ends before this column.
    case missing(Int)
    /// The block ends before the line's last column does.
    case unfinished
  }

  /// Looks for the fields from the line's start on.
  private mutating func findFields(_ block: Span<UInt8>, isLast: Bool) -> Fields {
    fields.removeAll(keepingCapacity: true)
    var position = lineStart
    var column = 0
    for index in wanted.indices {
      let scan = almanac_skip_fields(block, position, wanted[index] - column)
      guard scan.fields_left == 0 else {
        guard scan.position < block.count || isLast else { return .unfinished }
        next = scan.position
        return .missing(wanted[index])
      }
      let end = almanac_find_either(block, scan.position, Byte.newline, Byte.tab)
      guard end < block.count || isLast else { return .unfinished }
      fields.append(scan.position..<end)
      next = end
      column = wanted[index] + 1
      let goesOn = end < block.count && block[end] == Byte.tab
      guard goesOn || index == wanted.count - 1 else { return .missing(wanted[index + 1]) }
      position = goesOn ? end + 1 : end
    }
    return .found
  }

  // MARK: Values

  private mutating func writeFields<Streams: FilterStreams>(
    _ block: Span<UInt8>, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    let writer: ValueWriter
    do throws(LineRefusal) {
      writer = try writers.writer(of: block.extracting(localeText(block)))
    } catch {
      return try refuse(error, column: plan.localeColumn, block, into: &output, &streams)
    }
    // Nothing of the line goes out before all of it is written.
    try pass(upTo: lineStart, of: block, into: &output, &streams)
    let room = next - lineStart + plan.columns.count * writer.longestText
    if output.freeCapacity < room { try flush(&output, &streams) }
    guard output.freeCapacity >= room else {
      let reason = "its texts do not fit into \(plan.limits.block) bytes"
      return try refuse(LineRefusal(reason: reason), column: nil, block, into: &output, &streams)
    }
    let written = output.count
    for index in wanted.indices where wanted[index] != plan.localeColumn {
      let value = value(fields[index], of: block)
      guard !Byte.isNull(block, value) else { continue }
      let mark = output.count
      let before = unwritten
      do throws(LineRefusal) {
        guard value.count <= plan.limits.value else {
          throw LineRefusal(reason: "longer than any date (more than \(plan.limits.value) bytes)")
        }
        append(upTo: value.lowerBound, of: block, to: &output)
        try write(block.extracting(value), writer, to: &output)
        unwritten = value.upperBound
      } catch {
        output.removeLast(output.count - mark)
        unwritten = before
        if plan.onError == .stop {
          output.removeLast(output.count - written)
          unwritten = lineStart
        }
        try refuse(error, column: wanted[index], block, into: &output, &streams)
      }
    }
    isDone = true
  }

  @inline(__always)
  private mutating func write(
    _ text: Span<UInt8>, _ writer: ValueWriter, to output: inout OutputBlock
  ) throws(LineRefusal) {
    guard plan.localeColumn == nil, case .parsing(let reader) = writer, reader.kind == .date,
      text.count <= TextDays.longestText
    else { return try writer.write(text, to: &output) }
    let key = TextDays.Key(text)
    if case .day(let day)? = knownTexts.reading(of: key) { return output.append(iso8601: CivilDate(dayNumber: day)) }
    do throws(DateParsingError) {
      let date = try reader.parser.date(utf8: text)
      knownTexts.keep(.day(date.dayNumber), of: key)
      output.append(iso8601: date)
    } catch {
      throw LineRefusal(reason: "\(error)")
    }
  }

  /// Where the line's locale stands; nowhere where no column has it, or where it is a null.
  private func localeText(_ block: Span<UInt8>) -> Range<Int> {
    guard let column = plan.localeColumn, let index = wanted.firstIndex(of: column) else { return 0..<0 }
    let value = value(fields[index], of: block)
    return Byte.isNull(block, value) ? 0..<0 : value
  }

  /// A field without the carriage return that belongs to the line's end.
  private func value(_ field: Range<Int>, of block: Span<UInt8>) -> Range<Int> {
    guard !field.isEmpty, block[field.upperBound - 1] == Byte.carriageReturn else { return field }
    return field.lowerBound..<field.upperBound - 1
  }

  // MARK: Output

  /// Ends the run, or lets the value or the line pass and says so.
  @inline(never)
  private mutating func refuse<Streams: FilterStreams>(
    _ refusal: LineRefusal, column: Int?, _ block: Span<UInt8>, into output: inout OutputBlock,
    _ streams: inout Streams
  ) throws(CommandFailure) {
    let place = column.map { "line \(lineNumber), column \($0 + 1)" } ?? "line \(lineNumber)"
    let message = "\(place): \(refusal.reason)"
    isDone = true
    guard plan.onError == .keep else {
      try pass(upTo: lineStart, of: block, into: &output, &streams)
      try flush(&output, &streams)
      throw .badInput(message)
    }
    report.append(contentsOf: "\(plan.command): \(CommandFailure.visible(message))\n".utf8)
  }

  /// Copies what is unwritten, up to an offset, as it came in; there is room.
  private mutating func append(upTo end: Int, of block: Span<UInt8>, to output: inout OutputBlock) {
    output.append(block, unwritten, end - unwritten)
    unwritten = end
  }

  private mutating func pass<Streams: FilterStreams>(
    upTo end: Int, of block: Span<UInt8>, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    while end - unwritten > output.freeCapacity {
      append(upTo: unwritten + output.freeCapacity, of: block, to: &output)
      try flush(&output, &streams)
    }
    append(upTo: end, of: block, to: &output)
  }

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
