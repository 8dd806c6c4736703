import Almanac
import AlmanacCommandLine

extension DateFilter {
  /// Writes as ISO 8601 what a value's text says, or passes it.
  mutating func readValue<Streams: FilterStreams>(
    _ reader: ValueReader, _ value: Range<Int>, endingAt fieldEnd: Int, in block: Span<UInt8>,
    into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    guard reader.kind == .date, value.count <= TextDays.longestText else {
      return try readAnyValue(reader, value, endingAt: fieldEnd, in: block, into: &output, &streams)
    }
    let text = block.extracting(value)
    let key = TextDays.Key(text)
    let date: CivilDate
    if case .day(let day)? = knownTexts.reading(of: key) {
      date = CivilDate(dayNumber: day)
    } else {
      do throws(DateParsingError) {
        date = try reader.parser.date(utf8: text)
      } catch {
        return try refuse(.unreadableText(error), valueEnd: fieldEnd, in: block, into: &output, &streams)
      }
      knownTexts.keep(.day(date.dayNumber), of: key)
    }
    try beginValue(value, in: block, into: &output, &streams)
    output.append(iso8601: date)
  }

  /// Reads a value that is no date, or one of which nobody keeps the text.
  @inline(never)
  private mutating func readAnyValue<Streams: FilterStreams>(
    _ reader: ValueReader, _ value: Range<Int>, endingAt fieldEnd: Int, in block: Span<UInt8>,
    into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    let text: String
    do throws(DateParsingError) {
      text = try reader.read(block.extracting(value))
    } catch {
      return try refuse(.unreadableText(error), valueEnd: fieldEnd, in: block, into: &output, &streams)
    }
    try beginValue(value, in: block, into: &output, &streams)
    for byte in text.utf8 { output.append(byte) }
  }

  /// Writes what is before a value, and makes room for what takes the value's place.
  private mutating func beginValue<Streams: FilterStreams>(
    _ value: Range<Int>, in block: Span<UInt8>, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) {
    try pass(upTo: value.lowerBound, of: block, into: &output, &streams)
    if output.freeCapacity < longestText { try flush(&output, &streams) }
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
