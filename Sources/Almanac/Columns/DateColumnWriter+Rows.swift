extension DateColumnWriter {
  /// Writes one day from an offset on, with the texts that are known as for a column; the range of days is not looked at.
  ///
  /// - Precondition: there is room for ``maximumUTF8Count`` bytes; what lies behind the text may be overwritten.
  /// - Returns: the offset behind the text.
  package mutating func write(_ date: CivilDate, into text: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    let day = date.dayNumber
    if let end = texts.copy(day, to: &text, at: offset) { return end }
    let end = program.write(date, into: &text, at: offset)
    texts.keep(text.span.extracting(offset..<end), of: day)
    return end
  }

  /// Writes the rows from the progress on, and says how far they are written, also where it throws.
  package mutating func write(
    _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ progress: inout Progress,
    _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>
  ) throws(ColumnError) {
    guard offsets.count - 1 == days.count else { throw .wrongOffsets(offsets.count, rows: days.count) }
    if let validity { try ValidityBits.check(validity.count, bitOffset: bitOffset, rows: days.count) }
    if progress.row == 0 { offsets[0] = 0 }
    let limit = min(text.count, progress.longestText)
    var window = DayTexts.Window.empty
    while true {
      copyKnown(window, days, validity, bitOffset, limit, &progress, &offsets, &text)
      guard progress.row < days.count else { return }
      let day = days[progress.row]
      let found = texts.window(having: day)
      // Chunks are stored whole, so the last texts of a full buffer go the slow way.
      if let found, progress.byteCount <= limit - 16 * texts.stride {
        window = found
        continue
      }
      // While it is held here, a text could only be kept in a copy of it.
      window = .empty
      try writeNext(day, limit, &progress, &text)
      progress.row += 1
      offsets[progress.row] = Int32(truncatingIfNeeded: progress.byteCount)
      window = texts.window(having: day) ?? .empty
    }
  }

  /// Copies texts that a window has, up to the first row whose text it has not, or that has no room.
  @inline(never)
  private func copyKnown(
    _ window: DayTexts.Window, _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ limit: Int,
    _ progress: inout Progress, _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>
  ) {
    // One loop for each of the usual lengths, so that what is the same for all rows is not asked in each.
    switch (window.stride, validity) {
    case (1, nil): copy(window, days, nil, 0, 1, limit, &progress, &offsets, &text)
    case (2, nil): copy(window, days, nil, 0, 2, limit, &progress, &offsets, &text)
    case (3, nil): copy(window, days, nil, 0, 3, limit, &progress, &offsets, &text)
    case (let chunks, nil): copy(window, days, nil, 0, chunks, limit, &progress, &offsets, &text)
    case (1, let bits?): copy(window, days, bits, bitOffset, 1, limit, &progress, &offsets, &text)
    case (let chunks, let bits?): copy(window, days, bits, bitOffset, chunks, limit, &progress, &offsets, &text)
    }
  }

  @inline(__always)
  private func copy(
    _ window: DayTexts.Window, _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ stride: Int,
    _ limit: Int, _ progress: inout Progress, _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>
  ) {
    let chunks = window.chunks.span
    let firstDay = window.firstDay
    let lastStart = limit - 16 * stride
    // Kept in registers, which what a caller may look at is not.
    let (first, start) = (progress.row, progress.byteCount)
    let rowCount = days.count
    var ends = offsets._mutatingExtracting(1..<rowCount + 1)
    let (row, byteCount) = text.withRawBytes { out in
      var row = first
      var end = start
      while row < rowCount {
        if let validity, !ValidityBits.isValid(validity, bitOffset, row) {
          ends[row] = Int32(truncatingIfNeeded: end)
          row &+= 1
          continue
        }
        // Days before the window have numbers beyond all others as unsigned ones.
        let place = (Int(days[row]) &- firstDay) &* stride
        guard UInt(bitPattern: place) < UInt(bitPattern: chunks.count), end <= lastStart else { break }
        let last = chunks[place &+ stride &- 1]
        let count = DayTexts.byteCount(last)
        guard count > 0 else { break }
        for index in 0..<stride - 1 {
          out.storeBytes(of: chunks[place &+ index], toByteOffset: end &+ 16 &* index, as: DayTexts.Chunk.self)
        }
        out.storeBytes(of: last, toByteOffset: end &+ 16 &* (stride &- 1), as: DayTexts.Chunk.self)
        end &+= count
        ends[row] = Int32(truncatingIfNeeded: end)
        row &+= 1
      }
      return (row, end)
    }
    progress.row = row
    progress.byteCount = byteCount
  }

  /// Writes one day anew, and keeps its text.
  @inline(never)
  private mutating func writeNext(
    _ day: Int32, _ limit: Int, _ progress: inout Progress, _ text: inout MutableSpan<UInt8>
  ) throws(ColumnError) {
    let date = CivilDate(dayNumber: day)
    guard days.contains(date) else { throw .dayOutOfRange(date, row: progress.row, days) }
    let start = progress.byteCount
    if limit - start >= program.capacity {
      let end = program.write(date, into: &text, at: start)
      texts.keep(text.span.extracting(start..<end), of: day)
      progress.byteCount = end
      return
    }
    var bytes = [UInt8](repeating: 0, count: program.capacity)
    var span = bytes.mutableSpan
    let count = program.write(date, into: &span, at: 0)
    texts.keep(span.span.extracting(0..<count), of: day)
    guard count <= limit - start else {
      guard limit == progress.longestText else { throw .noRoom(row: progress.row, byteCount: start) }
      throw .offsetsFull(row: progress.row, limit: progress.longestText)
    }
    for index in 0..<count { text[start + index] = bytes[index] }
    progress.byteCount = start + count
  }
}
