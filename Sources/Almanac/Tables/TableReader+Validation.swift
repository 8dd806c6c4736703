/// The check of a whole packed file, so that no later read of it can go astray.
extension TableReader {
  /// Checks every byte that any read could depend on.
  ///
  /// Checksum; strings in bounds and UTF-8; lists in bounds; keys in ascending order; and every record, list and
  /// string that each slot of the layout refers to. Cost: one pass over the file, about a millisecond for all locales.
  package func validate() throws(TableError) {
    try checkChecksum()
    try checkStrings()
    try checkLists()
    for keys in [
      TableSection.localeKeys, .legacyKeys, .likelyKeys, .languageAliasKeys, .compoundAliasHeads, .regionKeys,
    ] {
      try checkAscending(keys)
    }
    try checkPairing()
    try checkLocales()
    try checkRegions()
    try checkSupplemental()
    try checkUnicode()
  }

  /// The checksum of a whole file: of the bytes after its checksum field.
  package static func checksum(of bytes: Span<UInt8>) -> UInt64 {
    var hash = TableLayout.checksumSeed
    var offset = TableLayout.checksumOffset + 8
    while offset <= bytes.count - 8 {
      hash = TableLayout.mix(hash, word(bytes, offset) | word(bytes, offset + 4) << 32)
      offset += 8
    }
    guard offset < bytes.count else { return hash }
    var rest: UInt64 = 0
    for index in offset..<bytes.count { rest |= UInt64(bytes[index]) << UInt64(8 * (index - offset)) }
    return TableLayout.mix(hash, rest)
  }

  /// Four bytes, the lowest first.
  ///
  /// Written out, because a loop would make unoptimized tests several times slower.
  private static func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    let low = UInt64(bytes[offset]) | UInt64(bytes[offset + 1]) << 8
    let high = UInt64(bytes[offset + 2]) | UInt64(bytes[offset + 3]) << 8
    return low | high << 16
  }

  private func checkChecksum() throws(TableError) {
    guard load64(TableLayout.checksumOffset) == withBytes(0, count: totalByteCount, Self.checksum) else {
      throw TableError(.wrongChecksum, offset: TableLayout.checksumOffset)
    }
  }

  private func checkStrings() throws(TableError) {
    let offsets = section(.stringOffsets)
    let bytes = section(.stringBytes)
    let blocks = (offsets.count + TableLayout.stringsPerBlock - 1) / TableLayout.stringsPerBlock
    guard offsets.count >= 2, offsets.count <= Int(UInt16.max), section(.stringBases).count == blocks else {
      throw TableError(.badString, offset: offsets.offset)
    }
    var previous = 0
    for index in 0..<offsets.count {
      let start = stringStart(index)
      guard start >= previous, start <= bytes.count, index != 0 || start == 0 else {
        throw TableError(.badString, offset: offsets.offset + 2 * index)
      }
      let isUTF8 = withBytes(bytes.offset + previous, count: start - previous) {
        (try? UTF8Span(validating: $0)) != nil
      }
      guard isUTF8 else { throw TableError(.badString, offset: bytes.offset + previous) }
      previous = start
    }
    guard previous == bytes.count, stringRange(0).count == 0 else { throw TableError(.badString, offset: bytes.offset) }
  }

  private func checkLists() throws(TableError) {
    let offsets = section(.listOffsets)
    guard offsets.count >= 2, offsets.count <= Int(UInt16.max) else {
      throw TableError(.badList, offset: offsets.offset)
    }
    var previous = 0
    for index in 0..<offsets.count {
      let at = offsets.offset + 4 * index
      let offset = Int(load32(at))
      guard offset >= previous, offset <= section(.listValues).count, index != 0 || offset == 0 else {
        throw TableError(.badList, offset: at)
      }
      previous = offset
    }
    guard previous == section(.listValues).count, list(0).count == 0 else {
      throw TableError(.badList, offset: offsets.offset)
    }
  }

  private func checkAscending(_ keys: TableSection) throws(TableError) {
    let keys = section(keys)
    for index in 0..<max(0, keys.count - 1)
    where load64(keys.offset + 8 * index) >= load64(keys.offset + 8 * (index + 1)) {
      throw TableError(.unsortedKeys, offset: keys.offset + 8 * index)
    }
  }

  /// Pairs that are found by binary search.
  private func checkAscendingPairs(_ pairs: List) throws(TableError) {
    for pair in 1..<max(1, pairs.count / 2) {
      let key = value(pairs, 2 * pair)
      let isAscending = withString(value(pairs, 2 * pair - 2)) { former in
        withString(key) { Self.order(former, $0) < 0 }
      }
      guard isAscending else { throw TableError(.unsortedKeys, offset: pairs.offset + 4 * pair) }
    }
  }

  private func checkPairing() throws(TableError) {
    let pairs: [(TableSection, TableSection)] = [
      (.localeKeys, .localeRecords), (.legacyKeys, .legacyRows), (.likelyKeys, .likelyValues),
      (.languageAliasKeys, .languageAliasValues), (.regionKeys, .regionRecords),
    ]
    for (keys, values) in pairs where section(keys).count != section(values).count {
      throw TableError(.badDirectory, offset: section(values).offset)
    }
    guard section(.supplemental).count == SupplementalSlot.allCases.count else {
      throw TableError(.badDirectory, offset: section(.supplemental).offset)
    }
    // Root is what every fallback ends at.
    guard section(.localeKeys).count > 0, load64(section(.localeKeys).offset) == PackedLocale.root.rawValue else {
      throw TableError(.badRecord, offset: section(.localeKeys).offset)
    }
    for row in 0..<section(.legacyRows).count {
      let at = section(.legacyRows).offset + 2 * row
      guard Int(load16(at)) < section(.localeKeys).count else { throw TableError(.badRecord, offset: at) }
    }
    for row in 0..<section(.languageAliasValues).count {
      let at = section(.languageAliasValues).offset + 2 * row
      try checkString(load16(at), at)
    }
  }

  private func checkLocales() throws(TableError) {
    let records = section(.localeRecords)
    for row in 0..<records.count {
      let at = records.offset + TableSection.localeRecords.itemByteCount * row
      for slot in LocaleSlot.allCases {
        let id = locale(row, slot)
        let at = at + 2 * slot.rawValue
        switch slot {
        case .tag, .calendar: try checkString(id, at)
        case .parent: try checkParent(of: row, at)
        case .names:
          for (name, id) in zip(NameSlot.allCases, try checked(id, NameSlot.allCases.count, at)) {
            try checkStrings(id, name.count, at)
          }
        case .styles: try checkStrings(id, StyleSlot.allCases.count, at)
        case .numbers: try checkStrings(id, NumberSlot.allCases.count, at)
        case .numberSymbols, .skeletons, .appendItems, .intervals, .fields, .conventions: try checkPairs(id, at)
        case .calendars: try checkCalendars(id, at)
        }
      }
    }
  }

  private func checkCalendars(_ id: UInt16, _ at: Int) throws(TableError) {
    for id in try checked(id, TableCalendar.allCases.count, at) {
      for (slot, id) in zip(CalendarSlot.allCases, try checked(id, CalendarSlot.allCases.count, at)) {
        switch slot {
        case .erasAbbreviated, .erasWide, .erasNarrow: try checkStrings(id, nil, at)
        case .styles: try checkStrings(id, StyleSlot.allCases.count, at)
        case .skeletons, .intervals, .appendItems: try checkPairs(id, at)
        }
      }
    }
  }

  /// Parents end at root: a chain longer than there are rows would be a circle.
  private func checkParent(of row: Int, _ at: Int) throws(TableError) {
    var row = row
    for _ in 0...8 {
      let parent = locale(row, .parent)
      if parent == TableLayout.none { return }
      guard Int(parent) < section(.localeKeys).count else { break }
      row = Int(parent)
    }
    throw TableError(.badRecord, offset: at)
  }

  private func checkRegions() throws(TableError) {
    let records = section(.regionRecords)
    for row in 0..<records.count {
      let at = records.offset + TableSection.regionRecords.itemByteCount * row
      try checkPresentStrings(region(row, .calendars), at)
      try checkPresentStrings(region(row, .hourCycles), at)
      guard try checked(region(row, .weeks), 4, at).allSatisfy({ $0 <= 7 }) else {
        throw TableError(.badRecord, offset: at)
      }
    }
  }

  private func checkSupplemental() throws(TableError) {
    let at = section(.supplemental).offset
    for slot in SupplementalSlot.allCases {
      let id = load16(at + 2 * slot.rawValue)
      switch slot {
      case .source, .variants: try checkPresentStrings(id, at)
      default:
        try checkPairs(id, at)
        try checkAscendingPairs(list(id))
      }
    }
    guard supplemental(.source).count == 4, supplemental(.variants).count < 16 else {
      throw TableError(.badList, offset: at)
    }
    let digits = supplemental(.decimalDigits)
    for pair in 0..<digits.count / 2 {
      guard string(value(digits, 2 * pair + 1)).unicodeScalars.count == 10 else {
        throw TableError(.badString, offset: digits.offset)
      }
    }
  }

  // MARK: Values of a list

  private func checked(_ id: UInt16, _ count: Int?, _ at: Int) throws(TableError) -> [UInt16] {
    guard Int(id) < section(.listOffsets).count - 1 else { throw TableError(.badList, offset: at) }
    let list = list(id)
    guard count == nil || count == list.count || list.count == 0 else { throw TableError(.badList, offset: at) }
    return (0..<list.count).map { value(list, $0) }
  }

  private func checkString(_ id: UInt16, _ at: Int) throws(TableError) {
    guard Int(id) < section(.stringOffsets).count - 1 else { throw TableError(.badString, offset: at) }
  }

  private func checkStrings(_ id: UInt16, _ count: Int?, _ at: Int) throws(TableError) {
    for id in try checked(id, count, at) where id != TableLayout.none { try checkString(id, at) }
  }

  /// Strings of which none is absent.
  private func checkPresentStrings(_ id: UInt16, _ at: Int) throws(TableError) {
    for id in try checked(id, nil, at) { try checkString(id, at) }
  }

  private func checkPairs(_ id: UInt16, _ at: Int) throws(TableError) {
    let values = try checked(id, nil, at)
    guard values.count % 2 == 0 else { throw TableError(.badList, offset: at) }
    for id in values { try checkString(id, at) }
  }
}
