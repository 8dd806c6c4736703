extension DateTimeFormat {
  /// The date in words.
  public func string(from date: CivilDate) -> String {
    guard program.capacity <= 128 else {
      var bytes: [UInt8] = []
      write(date, to: &bytes)
      return String(trusting: bytes.span)
    }
    var bytes = InlineArray<128, UInt8>(repeating: 0)
    var span = bytes.mutableSpan
    let count = program.write(date, into: &span, at: 0)
    return String(trusting: bytes.span.extracting(first: count))
  }

  /// Appends the date in words, as UTF-8, to an array.
  ///
  /// It allocates nothing where the array has ``maximumUTF8Count`` bytes of capacity to spare.
  public func write(_ date: CivilDate, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: program.capacity) { span in write(date, to: &span) }
  }

  /// Appends the date in words, as UTF-8, to a span that is being filled.
  ///
  /// - Precondition: the span has ``maximumUTF8Count`` bytes of free capacity.
  public func write(_ date: CivilDate, to bytes: inout OutputSpan<UInt8>) {
    let start = bytes.count
    bytes.append(repeating: 0, count: program.capacity)
    var span = bytes.mutableSpan
    let end = program.write(date, into: &span, at: start)
    bytes.removeLast(start + program.capacity - end)
  }

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

  /// The room that writing a date needs, in bytes; no date takes more.
  public var maximumUTF8Count: Int { program.capacity }
}
