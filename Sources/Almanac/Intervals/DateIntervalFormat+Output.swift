/// Intervals as Strings and as UTF-8.
///
/// An offset from UTC is written where the skeleton asks for it; it moves nothing.
extension DateIntervalFormat {
  /// The days from one to another; fields of the time are those of the start of the day.
  public func string(from start: CivilDate, to end: CivilDate) -> String { string(Moment(start), Moment(end)) }

  /// The days of a range.
  public func string(from days: ClosedRange<CivilDate>) -> String { string(from: days.lowerBound, to: days.upperBound) }

  /// The time from one date and time to another.
  public func string(from start: CivilDateTime, to end: CivilDateTime, offset: UTCOffset = .utc) -> String {
    string(Moment(start.date, start.time, offset), Moment(end.date, end.time, offset))
  }

  /// The times of one day from one to another; fields of the date are those of 1970-01-01.
  public func string(from start: CivilTime, to end: CivilTime, offset: UTCOffset = .utc) -> String {
    string(Moment(start, offset), Moment(end, offset))
  }

  /// Appends the days from one to another, as UTF-8, to an array.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare.
  public func write(from start: CivilDate, to end: CivilDate, into bytes: inout [UInt8]) {
    write(Moment(start), Moment(end), &bytes)
  }

  /// Appends the time from one date and time to another, as UTF-8, to an array.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare.
  public func write(
    from start: CivilDateTime, to end: CivilDateTime, offset: UTCOffset = .utc, into bytes: inout [UInt8]
  ) {
    write(Moment(start.date, start.time, offset), Moment(end.date, end.time, offset), &bytes)
  }

  private func string(_ from: Moment, _ to: Moment) -> String {
    let text = text(from, to)
    if text.capacity <= 256 { return Self.string(text, from, to, by: InlineArray<256, UInt8>(repeating: 0)) }
    var bytes: [UInt8] = []
    write(from, to, &bytes)
    return String(trusting: bytes.span)
  }

  private static func string<let count: Int>(
    _ text: IntervalText, _ from: Moment, _ to: Moment, by bytes: consuming InlineArray<count, UInt8>
  ) -> String {
    var span = bytes.mutableSpan
    let end = text.write(from, to, into: &span, at: 0)
    return String(trusting: bytes.span.extracting(first: end))
  }

  private func write(_ from: Moment, _ to: Moment, _ bytes: inout [UInt8]) {
    let text = text(from, to)
    bytes.append(addingCapacity: text.capacity) { span in
      let start = span.count
      span.append(repeating: 0, count: text.capacity)
      var room = span.mutableSpan
      let end = text.write(from, to, into: &room, at: start)
      span.removeLast(start + text.capacity - end)
    }
  }
}
