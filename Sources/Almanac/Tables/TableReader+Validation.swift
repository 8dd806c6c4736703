/// The check of a whole packed file, so that no later read of it can go astray.
extension TableReader {
  /// Checks every byte that any read could depend on.
  ///
  /// Checksum; strings in bounds and UTF-8, also those that are expanded from pages; lists and sequences in bounds; keys
  /// in ascending order; and every record, list and string that each slot of the layout refers to. Cost: one pass over
  /// the file and over what its pages stand for, a few milliseconds for all locales.
  package func validate() throws(TableError) {
    try checkChecksum()
    var check = TableCheck(self)
    try check.checkStrings()
    try check.checkLists()
    try check.checkPairLists()
    for keys in [TableSection.localeKeys, .legacyKeys, .likelyKeys, .compoundAliasHeads] { try checkAscending(keys) }
    for keys in [TableSection.likelyLanguages, .languageAliasKeys, .regionKeys] { try checkAscendingWords(keys) }
    try check.checkPairing()
    try check.checkLikelySubtags()
    try check.checkLocales()
    try check.checkRegions()
    try check.checkSupplemental()
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

  private func checkAscending(_ keys: TableSection) throws(TableError) {
    let keys = section(keys)
    for index in 0..<max(0, keys.count - 1)
    where load64(keys.offset + 8 * index) >= load64(keys.offset + 8 * (index + 1)) {
      throw TableError(.unsortedKeys, offset: keys.offset + 8 * index)
    }
  }

  private func checkAscendingWords(_ keys: TableSection) throws(TableError) {
    let keys = section(keys)
    for index in 0..<max(0, keys.count - 1)
    where load16(keys.offset + 2 * index) >= load16(keys.offset + 2 * (index + 1)) {
      throw TableError(.unsortedKeys, offset: keys.offset + 2 * index)
    }
  }
}

/// What the check of a file knows of it so far.
struct TableCheck {
  let tables: TableReader
  /// How many strings there are: plain ones, and those in pages.
  var plainCount = 0
  var compressedCount = 0
  /// For each plain string, and then for each in pages, how many strings before it in a row are in ascending order.
  var ascending: [UInt16] = []
  /// The bytes of all sequences.
  var sequences: [[UInt8]] = []
  /// First pair lists of fields that were found to be whole.
  var checkedFields: Set<UInt16> = []

  init(_ tables: TableReader) {
    self.tables = tables
  }

  func section(_ section: TableSection) -> TableReader.Section { tables.section(section) }

  // MARK: Strings and lists that are referred to

  func list(_ id: UInt16, _ count: Int?, _ at: Int) throws(TableError) -> TableReader.List {
    guard Int(id) < tables.itemCount(.listBlocks) else { throw TableError(.badList, offset: at) }
    let list = tables.list(id)
    guard count == nil || count == list.count || list.count == 0 else { throw TableError(.badList, offset: at) }
    return list
  }

  func checkString(_ id: UInt16, _ at: Int) throws(TableError) {
    let isThere =
      id < TableLayout.firstCompressedString
      ? Int(id) < plainCount : Int(id) < compressedCount + Int(TableLayout.firstCompressedString)
    guard isThere else { throw TableError(.badString, offset: at) }
  }

  /// Strings of which some may be absent.
  func checkStrings(_ id: UInt16, _ count: Int?, _ at: Int) throws(TableError) {
    let list = try list(id, count, at)
    for index in 0..<list.count {
      let id = tables.value(list, index)
      if id != TableLayout.none { try checkString(id, at) }
    }
  }

  /// Strings of which none is absent.
  func checkPresentStrings(_ id: UInt16, _ at: Int) throws(TableError) {
    let list = try list(id, nil, at)
    for index in 0..<list.count { try checkString(tables.value(list, index), at) }
  }

  func checkPairList(_ id: UInt16, _ at: Int) throws(TableError) {
    guard Int(id) <= section(.pairLists).count else { throw TableError(.badList, offset: at) }
  }

  /// Whether a string comes before another one.
  func isAscending(_ former: UInt16, _ id: UInt16) -> Bool {
    // Those of one kind that stand in a row in ascending order were seen when the strings were checked.
    if id > former, tables.isPlain(former) == tables.isPlain(id), id - former <= ascending[rank(id)] { return true }
    return tables.withString(former) { former in tables.withString(id) { TableReader.order(former, $0) < 0 } }
  }

  private func rank(_ id: UInt16) -> Int {
    tables.isPlain(id) ? Int(id) : plainCount + Int(id) - Int(TableLayout.firstCompressedString)
  }
}
