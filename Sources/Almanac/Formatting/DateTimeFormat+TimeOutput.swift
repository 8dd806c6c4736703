/// Times, and dates with times, as Strings and as UTF-8.
///
/// The offset is written where the pattern asks for it; it moves nothing: the date and the time are what clocks show there.
extension DateTimeFormat {
  /// The date and the time in words.
  public func string(from dateTime: CivilDateTime, offset: UTCOffset = .utc) -> String {
    program.string(from: Moment(dateTime.date, dateTime.time, offset))
  }

  /// The time in words; fields of the date are those of 1970-01-01.
  public func string(from time: CivilTime, offset: UTCOffset = .utc) -> String {
    program.string(from: Moment(time, offset))
  }

  /// Appends the date and the time in words, as UTF-8, to an array.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare.
  public func write(_ dateTime: CivilDateTime, offset: UTCOffset = .utc, to bytes: inout [UInt8]) {
    let moment = Moment(dateTime.date, dateTime.time, offset)
    bytes.append(addingCapacity: program.capacity) { [program] span in program.write(moment, to: &span) }
  }

  /// Appends the time in words, as UTF-8, to an array; fields of the date are those of 1970-01-01.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare.
  public func write(_ time: CivilTime, offset: UTCOffset = .utc, to bytes: inout [UInt8]) {
    let moment = Moment(time, offset)
    bytes.append(addingCapacity: program.capacity) { [program] span in program.write(moment, to: &span) }
  }

  /// Appends the date and the time in words, as UTF-8, to a span that is being filled.
  ///
  /// - Precondition: the span has ``maximumUTF8Count`` bytes of free capacity.
  public func write(_ dateTime: CivilDateTime, offset: UTCOffset = .utc, to bytes: inout OutputSpan<UInt8>) {
    program.write(Moment(dateTime.date, dateTime.time, offset), to: &bytes)
  }

  /// Appends the time in words, as UTF-8, to a span that is being filled; fields of the date are those of 1970-01-01.
  ///
  /// - Precondition: the span has ``maximumUTF8Count`` bytes of free capacity.
  public func write(_ time: CivilTime, offset: UTCOffset = .utc, to bytes: inout OutputSpan<UInt8>) {
    program.write(Moment(time, offset), to: &bytes)
  }

  /// Writes the date and the time in words, as UTF-8, over the bytes of a span from `start` on.
  ///
  /// This is the fastest way out. Bytes after the end of the text, up to ``maximumUTF8Count`` from `start`, may be
  /// overwritten too.
  ///
  /// - Precondition: there are ``maximumUTF8Count`` bytes from `start` on.
  /// - Returns: the offset behind the last byte of the text.
  public func write(
    _ dateTime: CivilDateTime, offset: UTCOffset = .utc, into bytes: inout MutableSpan<UInt8>, at start: Int
  ) -> Int {
    precondition(start >= 0 && bytes.count - start >= program.capacity, "no room for maximumUTF8Count bytes")
    return program.write(Moment(dateTime.date, dateTime.time, offset), into: &bytes, at: start)
  }

  /// Writes the time in words, as UTF-8, over the bytes of a span from `start` on; fields of the date are those of
  /// 1970-01-01.
  ///
  /// - Precondition: there are ``maximumUTF8Count`` bytes from `start` on.
  /// - Returns: the offset behind the last byte of the text.
  public func write(
    _ time: CivilTime, offset: UTCOffset = .utc, into bytes: inout MutableSpan<UInt8>, at start: Int
  ) -> Int {
    precondition(start >= 0 && bytes.count - start >= program.capacity, "no room for maximumUTF8Count bytes")
    return program.write(Moment(time, offset), into: &bytes, at: start)
  }
}
