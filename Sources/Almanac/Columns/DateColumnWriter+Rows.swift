extension DateColumnWriter {
  /// Writes the rows from the progress on, and says how far they are written, also where it throws.
  package mutating func write(
    _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ progress: inout Progress,
    _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>
  ) throws(ColumnError) {
    guard offsets.count - 1 == days.count else { throw .wrongOffsets(offsets.count, rows: days.count) }
    if let validity { try ValidityBits.check(validity.count, bitOffset: bitOffset, rows: days.count) }
    if progress.row == 0 { offsets[0] = 0 }
    let limit = min(text.count, progress.longestText)
    while true {
      copyKnown(days, validity, bitOffset, limit, &progress, &offsets, &text)
      guard progress.row < days.count else { return }
      try writeNext(days[progress.row], limit, &progress, &text)
      progress.row += 1
      offsets[progress.row] = Int32(truncatingIfNeeded: progress.byteCount)
    }
  }

  /// Copies texts that are known, up to the first row whose text is not, or has no room.
  @inline(never)
  private func copyKnown(
    _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ limit: Int, _ progress: inout Progress,
    _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>
  ) {
    // One loop for each of the usual lengths, so that what is the same for all rows is not asked in each.
    switch (texts.stride, validity) {
    case (1, nil): copy(days, nil, 0, 1, limit, &progress, &offsets, &text)
    case (2, nil): copy(days, nil, 0, 2, limit, &progress, &offsets, &text)
    case (3, nil): copy(days, nil, 0, 3, limit, &progress, &offsets, &text)
    case (let chunks, nil): copy(days, nil, 0, chunks, limit, &progress, &offsets, &text)
    case (1, let bits?): copy(days, bits, bitOffset, 1, limit, &progress, &offsets, &text)
    case (let chunks, let bits?): copy(days, bits, bitOffset, chunks, limit, &progress, &offsets, &text)
    }
  }

  @inline(__always)
  private func copy(
    _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ chunkCount: Int, _ limit: Int,
    _ progress: inout Progress, _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>
  ) {
    let pages = texts.pages.span
    let chunks = texts.chunks.span
    // Chunks are stored whole, so the last texts of a full buffer go the slow way.
    let lastStart = limit - 16 * chunkCount
    // Kept in registers, which what a caller may look at is not.
    let (first, start) = (progress.row, progress.byteCount)
    var ends = offsets._mutatingExtracting(1..<offsets.count)
    let (row, byteCount) = text.withRawBytes { out in
      var row = first
      var end = start
      while row < days.count {
        if let validity, !ValidityBits.isValid(validity, bitOffset, row) {
          ends[row] = Int32(truncatingIfNeeded: end)
          row &+= 1
          continue
        }
        let number = UInt32(bitPattern: days[row])
        let page = pages[Int(number &>> DayTexts.pageBits) % DayTexts.places]
        guard page &>> 32 == UInt64(number &>> DayTexts.pageBits), end <= lastStart else { break }
        let chunk = Int(UInt32(truncatingIfNeeded: page)) &+ Int(number) % DayTexts.daysInPage &* chunkCount
        let last = chunks[chunk &+ chunkCount &- 1]
        let count = DayTexts.byteCount(last)
        guard count > 0 else { break }
        for index in 0..<chunkCount - 1 {
          out.storeBytes(of: chunks[chunk &+ index], toByteOffset: end &+ 16 &* index, as: DayTexts.Chunk.self)
        }
        out.storeBytes(of: last, toByteOffset: end &+ 16 &* (chunkCount &- 1), as: DayTexts.Chunk.self)
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
    guard count <= limit - start else {
      guard limit == progress.longestText else { throw .noRoom(row: progress.row, byteCount: start) }
      throw .offsetsFull(row: progress.row, limit: progress.longestText)
    }
    for index in 0..<count { text[start + index] = bytes[index] }
    progress.byteCount = start + count
  }
}
