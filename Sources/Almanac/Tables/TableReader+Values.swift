/// Strings, lists and keys of the packed tables, by id and by search.
extension TableReader {
  /// Whether a string stands in the file as it is, and not in a page.
  @inline(__always)
  package func isPlain(_ id: UInt16) -> Bool { id < TableLayout.firstCompressedString }

  /// Offset and byte count of a plain string's UTF-8 in the file.
  package func stringRange(_ id: UInt16) -> (offset: Int, count: Int) {
    precondition(Int(id) < itemCount(.stringBlocks), "tables: no such plain string")
    let bytes = section(.stringBytes)
    let item = item(Int(id), section(.stringBlocks), end: bytes.count)
    return (bytes.offset &+ item.start, item.count)
  }

  /// A string's UTF-8; that of a string in a page is expanded, which takes a hundred nanoseconds or so.
  package func withString<Result>(_ id: UInt16, _ body: (Span<UInt8>) -> Result) -> Result {
    guard isPlain(id) else { return withCompressedString(id, body) }
    let range = stringRange(id)
    return withBytes(range.offset, count: range.count, body)
  }

  /// The same for the first `limit` bytes of a string, which is less to expand.
  func withString<Result>(_ id: UInt16, upTo limit: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    guard isPlain(id) else { return withCompressedString(id, upTo: limit, body) }
    let range = stringRange(id)
    return withBytes(range.offset, count: min(range.count, limit), body)
  }

  private func withCompressedString<Result>(
    _ id: UInt16, upTo limit: Int = .max, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let number = Int(id) - Int(TableLayout.firstCompressedString)
    let (page, position) = page(number, .stringPageOffsets, .stringPages, perPage: PageLayout.stringsPerPage)
    return withExpanded(page, page.codes(of: position, self), years: page.years(of: position), upTo: limit, body)
  }

  /// A string as a Swift String.
  package func string(_ id: UInt16) -> String {
    withString(id) { bytes in
      guard let text = try? UTF8Span(validating: bytes) else { return "" }
      return String(copying: text)
    }
  }

  /// The list of a supplemental slot.
  package func supplemental(_ slot: SupplementalSlot) -> List {
    let slots = section(.supplemental)
    guard slot.rawValue < slots.count else { return .empty }
    return list(load16(slots.offset + 2 * slot.rawValue))
  }

  /// One value of a locale's record.
  package func locale(_ row: Int, _ slot: LocaleSlot) -> UInt16 {
    let records = section(.localeRecords)
    precondition(row >= 0 && row < records.count, "tables: no such record")
    let at = records.offset + LocaleSlot.recordByteCount * row + slot.offset
    return slot.isShared ? load16(section(.sharedValues).offset + 2 * Int(load8(at))) : load16(at)
  }

  /// One value of a region's record.
  package func region(_ row: Int, _ slot: RegionSlot) -> UInt16 {
    let records = section(.regionRecords)
    precondition(row >= 0 && row < records.count, "tables: no such record")
    return load16(records.offset + TableSection.regionRecords.itemByteCount * row + 2 * slot.rawValue)
  }

  /// The row of a key in a section of sorted 64-bit keys, or nil where it is absent.
  package func row(of key: UInt64, in keys: TableSection) -> Int? {
    let section = section(keys)
    var low = 0
    var high = section.count
    while low < high {
      let middle = (low &+ high) >> 1
      if load64(section.offset &+ 8 &* middle) < key { low = middle &+ 1 } else { high = middle }
    }
    guard low < section.count, load64(section.offset + 8 * low) == key else { return nil }
    return low
  }

  /// The row of a key in a section of sorted 16-bit keys, or nil where it is absent.
  package func row(of key: UInt16, in keys: TableSection) -> Int? {
    let section = section(keys)
    var low = 0
    var high = section.count
    while low < high {
      let middle = (low + high) >> 1
      if load16(section.offset + 2 * middle) < key { low = middle + 1 } else { high = middle }
    }
    guard low < section.count, load16(section.offset + 2 * low) == key else { return nil }
    return low
  }

  /// The value that a list of (key, value) string pairs, sorted by the key's UTF-8, has for `key`.
  package func value(of key: String, in pairs: List) -> UInt16? {
    let key = key.utf8Span.span
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) >> 1
      switch withString(value(pairs, 2 * middle), { Self.order($0, key) }) {
      case 0: return value(pairs, 2 * middle + 1)
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// The places of those pairs of a sorted list whose keys stand in a folder, such as `en/noon` in `en`.
  func places(ofKeysIn folder: String, of pairs: List) -> Range<Int> {
    let prefix = Array("\(folder)/".utf8)
    let count = pairs.count / 2
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if withString(value(pairs, 2 * middle), { Self.order($0, prefix.span) }) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < count,
      withString(value(pairs, 2 * end), upTo: prefix.count, { Self.order($0, prefix.span) }) == 0
    {
      end += 1
    }
    return low..<end
  }

  /// The same for a key that is one subtag, and keys that are plain strings: eight bytes at most, so each step compares
  /// one word and no text is made.
  package func value(of key: Subtag, in pairs: List) -> UInt16? {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) >> 1
      let (offset, count) = stringRange(value(pairs, 2 * middle))
      let bits = loadBytes(offset, count: min(count, 8)).byteSwapped
      if bits == key.bits, count <= 8 { return value(pairs, 2 * middle + 1) }
      if bits < key.bits { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Negative, zero or positive as `left` comes before, equals or comes after `right`, byte by byte.
  package static func order(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return Int(left[index]) - Int(right[index])
    }
    return left.count - right.count
  }
}
