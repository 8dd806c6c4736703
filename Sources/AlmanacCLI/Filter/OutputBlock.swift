import Almanac
import AlmanacCommandLine
import CAlmanacCommand

/// The bytes that a filter has written and that are not yet handed on.
///
/// The room is made once and written over. An `OutputSpan` would have to be cleared for each date before the date is
/// written, which the bytes in between need not be.
struct OutputBlock {
  private var bytes: [UInt8]
  private(set) var count = 0

  /// Makes room for so many bytes.
  init(capacity: Int) {
    bytes = [UInt8](repeating: 0, count: capacity)
  }

  var freeCapacity: Int { bytes.count - count }
  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count == bytes.count }

  /// - Precondition: There is room.
  mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  /// Appends bytes of a span: from an offset, so many.
  ///
  /// - Precondition: There is room.
  @inline(__always)
  mutating func append(_ block: Span<UInt8>, _ offset: Int, _ byteCount: Int) {
    let start = count
    var room = bytes.mutableSpan
    almanac_copy(&room, start, block, offset, byteCount)
    count = start &+ byteCount
  }

  /// Appends a date as ISO 8601 writes it.
  ///
  /// - Precondition: There is room for the longest one.
  mutating func append(iso8601 date: CivilDate) {
    let (year, month, day) = (date.year, Int(date.month.rawValue), date.day)
    guard 0...9_999 ~= year else {
      for byte in date.description.utf8 { append(byte) }
      return
    }
    append(digits: year / 100)
    append(digits: year % 100)
    append(UInt8(ascii: "-"))
    append(digits: month)
    append(UInt8(ascii: "-"))
    append(digits: day)
  }

  private mutating func append(digits number: Int) {
    append(UInt8(truncatingIfNeeded: 48 + number / 10))
    append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }

  /// Appends a date in words.
  ///
  /// - Precondition: There is room for the format's longest text.
  @inline(__always)
  mutating func append(_ date: CivilDate, _ format: DateTimeFormat) {
    let start = count
    var room = bytes.mutableSpan
    let end = format.write(date, into: &room, at: start)
    count = end
  }

  /// Appends a date in words, which may be known.
  ///
  /// - Precondition: There is room for the format's longest text.
  @inline(__always)
  mutating func append(_ date: CivilDate, _ writer: inout DateColumnWriter) {
    let start = count
    var room = bytes.mutableSpan
    let end = writer.write(date, into: &room, at: start)
    count = end
  }

  /// Appends a date and a time in words.
  ///
  /// - Precondition: There is room for the format's longest text.
  mutating func append(_ dateTime: CivilDateTime, _ offset: UTCOffset, _ format: DateTimeFormat) {
    let start = count
    var room = bytes.mutableSpan
    let end = format.write(dateTime, offset: offset, into: &room, at: start)
    count = end
  }

  /// Takes the last bytes back.
  mutating func removeLast(_ byteCount: Int) {
    precondition(byteCount <= count)
    count -= byteCount
  }

  /// Hands all bytes on.
  mutating func flush<Streams: FilterStreams>(to streams: inout Streams) throws(CommandFailure) {
    guard count > 0 else { return }
    let written = count
    count = 0
    try streams.write(bytes.span.extracting(..<written))
  }
}
