/// Strings, lists and sequences: where they stand, and what they stand for.
extension TableCheck {
  // MARK: Strings

  mutating func checkStrings() throws(TableError) {
    let blocks = section(.stringBlocks)
    plainCount = tables.itemCount(.stringBlocks)
    guard plainCount <= Int(TableLayout.firstCompressedString) else {
      throw TableError(.badString, offset: blocks.offset)
    }
    try checkBlocks(blocks, section(.stringBytes), .badString)
    ascending.reserveCapacity(1 << 16)
    var previous = (offset: section(.stringBytes).offset, count: 0)
    for id in 0..<plainCount {
      let range = tables.stringRange(UInt16(id))
      let isUTF8 = tables.withBytes(range.offset, count: range.count) { (try? UTF8Span(validating: $0)) != nil }
      guard isUTF8 else { throw TableError(.badString, offset: range.offset) }
      let follows = tables.withBytes(range.offset, count: range.count) { string in
        tables.withBytes(previous.offset, count: previous.count) { TableReader.order($0, string) < 0 }
      }
      addString(follows: id > 0 && follows)
      previous = range
    }
    compressedCount = try checkPages(
      .stringPageOffsets, .stringPages, perPage: PageLayout.stringsPerPage, longest: PageLayout.longestText,
      haveYears: true, .badString
    ) { (check, strings, at) throws(TableError) in try check.checkTexts(strings, at) }
    guard compressedCount < Int(TableLayout.none - TableLayout.firstCompressedString) else {
      throw TableError(.badString, offset: section(.stringPages).offset)
    }
  }

  private mutating func addString(follows: Bool) {
    let before = follows ? ascending.last ?? 0 : 0
    ascending.append(follows ? before &+ 1 : 0)
  }

  /// The texts of a page: all together UTF-8, and none beginning in the middle of a character.
  private mutating func checkTexts(_ strings: PageText, _ at: Int) throws(TableError) {
    let text = strings.bytes.span
    guard (try? UTF8Span(validating: text)) != nil else { throw TableError(.badString, offset: at) }
    for string in 0..<strings.starts.count - 1 {
      let (start, end) = (strings.starts[string], strings.starts[string + 1])
      guard start < end, text[start] & 0xC0 != 0x80 else {
        throw TableError(.badString, offset: at)
      }
      // The first string of a page follows none that is at hand; nothing relies on it.
      let follows =
        string > 0
        && TableReader.order(
          text.extracting(strings.starts[string - 1]..<start), text.extracting(start..<end)) < 0
      addString(follows: follows)
    }
  }

  // MARK: Lists

  func checkLists() throws(TableError) {
    let blocks = section(.listBlocks)
    let lists = tables.itemCount(.listBlocks)
    guard lists <= Int(UInt16.max) else { throw TableError(.badList, offset: blocks.offset) }
    try checkBlocks(blocks, section(.listBytes), .badList)
    for id in 0..<lists {
      let (offset, count) = tables.listRange(UInt16(id))
      guard count == 0 || isWhole(offset, count, id) else { throw TableError(.badList, offset: offset) }
    }
  }

  /// Whether a list has the bytes that its form asks for.
  private func isWhole(_ offset: Int, _ count: Int, _ id: Int) -> Bool {
    let form = ListForm(rawValue: tables.load8(offset))
    switch form {
    case .run: return count == 4 && Int(tables.load16(offset + 1)) + Int(tables.load8(offset + 3)) <= 1 << 16
    case .bytes:
      guard count > 3 else { return false }
      let base = Int(tables.load16(offset + 1))
      for index in 3..<count {
        let distance = Int(tables.load8(offset + index))
        if distance != 0xFF, base + distance > Int(UInt16.max) { return false }
      }
      return true
    case .words: return count % 2 == 1
    case .patch?, .nearPatch?, .runPatch?:
      guard let form, count > 3 else { return false }
      // Of lists before this one, so that each was found to be whole; and no patch, so that one step leads to the value.
      let base = tables.load16(offset + 1)
      guard Int(base) < id, tables.listRange(base).count > 0 else { return false }
      let patched = tables.list(base)
      let bitBytes = (patched.count + 7) / 8
      guard !patched.form.isPatch, count >= 3 + bitBytes else { return false }
      var set = 0
      for index in 0..<bitBytes { set += tables.load8(offset + 3 + index).nonzeroBitCount }
      let last = tables.load8(offset + 2 + bitBytes)
      let isInside = patched.count % 8 == 0 || last >> UInt8(patched.count % 8) == 0
      return isInside && areWhole(form, set, at: offset + 3 + bitBytes, byteCount: count - 3 - bitBytes)
    case nil: return false
    }
  }

  /// Whether the values of a patch have the bytes that its form asks for, and are numbers of 16 bits.
  private func areWhole(_ form: ListForm, _ values: Int, at offset: Int, byteCount: Int) -> Bool {
    guard form != .patch else { return byteCount == 2 * values }
    guard values > 0, byteCount == (form == .runPatch ? 2 : 2 + values) else { return false }
    let base = Int(tables.load16(offset))
    guard form == .nearPatch else { return base + values <= 1 << 16 }
    for index in 0..<values {
      let distance = Int(tables.load8(offset + 2 + index))
      if distance != 0xFF, base + distance > Int(UInt16.max) { return false }
    }
    return true
  }

  // MARK: Pair lists

  /// Sequences, and the pair lists that are made of two of them.
  mutating func checkPairLists() throws(TableError) {
    let expected = section(.expectedValues)
    guard expected.count <= plainCount else { throw TableError(.badList, offset: expected.offset) }
    sequences = []
    _ = try checkPages(
      .sequencePageOffsets, .sequencePages, perPage: PageLayout.sequencesPerPage,
      longest: IDSequence.longestDistance * PageLayout.longestSequence, haveYears: false, .badList
    ) { (check, page, at) throws(TableError) in
      for string in 0..<page.starts.count - 1 {
        let bytes = Array(page.bytes[page.starts[string]..<page.starts[string + 1]])
        // Also those that no pair list has: each ends, and no distance is too long.
        _ = try check.ids(of: bytes, keys: [], at)
        check.sequences.append(bytes)
      }
    }
    let lists = section(.pairLists)
    guard lists.count < Int(TableLayout.none) else { throw TableError(.badList, offset: lists.offset) }
    // Many lists share their keys.
    var keysOfSequence: [[UInt16]?] = Array(repeating: nil, count: sequences.count)
    for index in 0..<lists.count {
      let at = lists.offset + 4 * index
      let (keys, values) = tables.pairList(UInt16(index + 1))
      guard Int(keys) < sequences.count, Int(values) < sequences.count else { throw TableError(.badList, offset: at) }
      let keyIDs: [UInt16]
      if let known = keysOfSequence[Int(keys)] {
        keyIDs = known
      } else {
        keyIDs = try checkedKeys(sequences[Int(keys)], at)
        keysOfSequence[Int(keys)] = keyIDs
      }
      try checkValues(sequences[Int(values)], keys: keyIDs, at)
    }
  }

  /// The pair lists of fields that stand in a row, of which one is the first.
  mutating func checkFieldLists(_ id: UInt16, _ at: Int) throws(TableError) {
    try checkPairList(id, at)
    guard id > 0, checkedFields.insert(id).inserted else { return }
    let (keys, values) = tables.pairList(id)
    let last = FieldGroup.allCases.count - 1
    guard Int(keys) + last < sequences.count, Int(values) + last < sequences.count else {
      throw TableError(.badList, offset: at)
    }
    for group in FieldGroup.allCases {
      let keyIDs = try checkedKeys(sequences[Int(keys) + group.rawValue], at)
      try checkValues(sequences[Int(values) + group.rawValue], keys: keyIDs, at)
    }
  }

  /// As many values as there are keys.
  private func checkValues(_ bytes: [UInt8], keys: [UInt16], _ at: Int) throws(TableError) {
    let values = try ids(of: bytes, keys: keys, at)
    guard values.count == keys.count else { throw TableError(.badList, offset: at) }
    for id in values { try checkString(id, at) }
  }

  /// The ids of keys: strings in ascending order.
  private func checkedKeys(_ bytes: [UInt8], _ at: Int) throws(TableError) -> [UInt16] {
    let keys = try ids(of: bytes, keys: [], at)
    for id in keys { try checkString(id, at) }
    for index in 1..<max(1, keys.count) where !isAscending(keys[index - 1], keys[index]) {
      throw TableError(.unsortedKeys, offset: at)
    }
    return keys
  }

  /// The ids of a sequence, which are strings only where it is used as what it is.
  private func ids(of bytes: [UInt8], keys: [UInt16], _ at: Int) throws(TableError) -> [UInt16] {
    if bytes == IDSequence.empty { return [] }
    var sequence = IDSequence()
    var ids: [UInt16] = []
    ids.reserveCapacity(bytes.count)
    var byteCount = 0
    for byte in bytes {
      byteCount += 1
      // A distance between two ids has 17 bits with its sign: three are left for the last byte.
      guard byteCount < IDSequence.longestDistance || byteCount == IDSequence.longestDistance && byte < 8 else {
        throw TableError(.badList, offset: at)
      }
      let expected = ids.count < keys.count ? tables.expectedValue(of: keys[ids.count]) : nil
      guard let id = sequence.id(endingWith: byte, expected: expected) else { continue }
      ids.append(id)
      byteCount = 0
    }
    guard sequence.isComplete, ids.count <= PageLayout.longestSequence else { throw TableError(.badList, offset: at) }
    return ids
  }
}
