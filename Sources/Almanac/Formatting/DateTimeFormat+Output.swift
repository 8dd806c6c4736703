/// Dates as Strings and as UTF-8.
///
/// A format of times writes those of the start of the day, 00:00 UTC; see DateTimeFormat+TimeOutput.swift for others.
extension DateTimeFormat {
  /// The date in words; fields of the time are those of the start of the day.
  public func string(from date: CivilDate) -> String { program.string(from: date) }

  /// Appends the date in words, as UTF-8, to an array.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare.
  public func write(_ date: CivilDate, to bytes: inout [UInt8]) {
    // The closure takes the program alone: a format would be copied into it, with a retain for each of its parts.
    bytes.append(addingCapacity: program.capacity) { [program] span in program.write(date, to: &span) }
  }

  /// Appends the date in words, as UTF-8, to a span that is being filled.
  ///
  /// - Precondition: the span has ``maximumUTF8Count`` bytes of free capacity.
  public func write(_ date: CivilDate, to bytes: inout OutputSpan<UInt8>) { program.write(date, to: &bytes) }

  /// Writes the date in words, as UTF-8, over the bytes of a span from `offset` on.
  ///
  /// This is the fastest way out. Bytes after the end of the text, up to ``maximumUTF8Count`` from `offset`, may be
  /// overwritten too.
  ///
  /// - Precondition: there are ``maximumUTF8Count`` bytes from `offset` on.
  /// - Returns: the offset behind the last byte of the text.
  public func write(_ date: CivilDate, into bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    precondition(offset >= 0 && bytes.count - offset >= program.capacity, "no room for maximumUTF8Count bytes")
    return program.write(date, into: &bytes, at: offset)
  }

  /// The room that writing a date, a time or both needs, in bytes; none takes more.
  public var maximumUTF8Count: Int { program.capacity }
}
