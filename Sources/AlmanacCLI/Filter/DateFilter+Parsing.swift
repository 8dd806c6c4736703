import Almanac
import AlmanacCommandLine

extension DateFilter {
  /// Writes as ISO 8601 what a value's text says, or passes it.
  mutating func readValue<Streams: FilterStreams>(
    _ reader: ValueReader, _ value: Range<Int>, endingAt fieldEnd: Int, in block: Span<UInt8>,
    into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    let text: String
    do throws(DateParsingError) {
      text = try reader.read(block.extracting(value))
    } catch {
      return try refuse(.unreadableText(error), valueEnd: fieldEnd, in: block, into: &output, &streams)
    }
    try pass(upTo: value.lowerBound, of: block, into: &output, &streams)
    if output.freeCapacity < longestText { try flush(&output, &streams) }
    for byte in text.utf8 { output.append(byte) }
    place.unwritten = value.upperBound
    place.part = .after
  }
}

/// Reads one value of what a parser's format has: a date, a time, or both.
struct ValueReader {
  let parser: DateParser
  let kind: Kind

  /// What the format has.
  enum Kind {
    case date, time, dateTime
  }

  /// The room that the longest text takes: the last date with a time to the nanosecond.
  static let longestText = 48

  /// The value as ISO 8601 writes it.
  func read(_ text: Span<UInt8>) throws(DateParsingError) -> String {
    switch kind {
    case .date: "\(try parser.date(utf8: text))"
    case .time: "\(try parser.time(utf8: text))"
    case .dateTime: "\(try parser.dateTime(utf8: text))"
    }
  }
}
