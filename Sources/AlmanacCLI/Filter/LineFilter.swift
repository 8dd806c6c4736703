import AlmanacCommandLine
import CAlmanacCommand

/// Writes each line of an input anew, once for each locale.
///
/// Lines are those of ``DateFilter`` without a column: an empty one and `\N` pass, a carriage return before the newline stays,
/// and a last line without a newline has none in the output. The first line that can't be read ends the run, with the
/// lines before it written.
struct LineFilter<Format: LineFormat> {
  private let format: Format
  /// How much is read, and about how much is written, at once.
  private let block: Int
  private var lineNumber = 1
  private var output: [UInt8] = []

  /// Filters the streams' input to its end; what is written goes out before each wait for input.
  ///
  /// - Parameters:
  ///   - format: what lines are written by.
  ///   - streams: where bytes come from and go to.
  ///   - block: how many bytes are read at once, more than a value has.
  /// - Throws: `CommandFailure` for a line that is no value, and for streams that fail.
  static func run<Streams: FilterStreams>(
    _ format: Format, _ streams: inout Streams, block: Int = 64 * 1024
  ) throws(CommandFailure) {
    precondition(block > Format.longestValue + 2 && format.count > 0)
    var filter = LineFilter(format: format, block: block)
    var input = [UInt8](repeating: 0, count: block)
    var held = 0
    var isLast = false
    while !isLast {
      var room = input.mutableSpan
      let count = try streams.read(into: &room, from: held)
      isLast = count == 0
      let filled = held + count
      var used = 0
      var failure: CommandFailure?
      do throws(CommandFailure) {
        used = try filter.take(input.span.extracting(..<filled), isLast: isLast, &streams)
      } catch {
        failure = error
      }
      try filter.flush(&streams)
      if let failure { throw failure }
      for index in used..<filled { input[index - used] = input[index] }
      held = filled - used
    }
  }

  private init(format: Format, block: Int) {
    self.format = format
    self.block = block
  }

  /// Writes the lines that a block has as a whole.
  ///
  /// - Returns: how many bytes they take.
  private mutating func take<Streams: FilterStreams>(
    _ bytes: Span<UInt8>, isLast: Bool, _ streams: inout Streams
  ) throws(CommandFailure) -> Int {
    var start = 0
    while start < bytes.count {
      let end = almanac_find_either(bytes, start, Byte.newline, Byte.newline)
      guard end < bytes.count || isLast else {
        // One byte more may be the carriage return of the line's end.
        guard end - start <= Format.longestValue + 1 else { throw tooLong }
        break
      }
      try write(bytes.extracting(start..<end))
      guard end < bytes.count else { return end }
      output.append(Byte.newline)
      if output.count >= block { try flush(&streams) }
      lineNumber += 1
      start = end + 1
    }
    return start
  }

  private mutating func write(_ line: Span<UInt8>) throws(CommandFailure) {
    let hasReturn = line.count > 0 && line[line.count - 1] == Byte.carriageReturn
    let value = hasReturn ? line.extracting(droppingLast: 1) : line
    guard value.count <= Format.longestValue else { throw tooLong }
    guard !isNull(value) else {
      for index in 0..<format.count {
        if index > 0 { endLine(hasReturn) }
        for index in value.indices { output.append(value[index]) }
      }
      if hasReturn { output.append(Byte.carriageReturn) }
      return
    }
    let texts: [String]
    do throws(LineRefusal) {
      texts = try format.texts(of: value)
    } catch {
      throw .badInput("line \(lineNumber): \(error.reason)")
    }
    for (index, text) in texts.enumerated() {
      if index > 0 { endLine(hasReturn) }
      output.append(contentsOf: text.utf8)
    }
    if hasReturn { output.append(Byte.carriageReturn) }
  }

  /// Ends a line between two of one value as the value's own line ends.
  private mutating func endLine(_ hasReturn: Bool) {
    if hasReturn { output.append(Byte.carriageReturn) }
    output.append(Byte.newline)
  }

  /// Whether a value is empty or `\N`.
  private func isNull(_ value: Span<UInt8>) -> Bool {
    value.isEmpty || value.count == 2 && value[0] == UInt8(ascii: "\\") && value[1] == UInt8(ascii: "N")
  }

  private var tooLong: CommandFailure {
    .badInput("line \(lineNumber): longer than any \(Format.value) (more than \(Format.longestValue) bytes)")
  }

  private mutating func flush<Streams: FilterStreams>(_ streams: inout Streams) throws(CommandFailure) {
    guard !output.isEmpty else { return }
    try streams.write(output.span)
    output.removeAll(keepingCapacity: true)
  }
}
