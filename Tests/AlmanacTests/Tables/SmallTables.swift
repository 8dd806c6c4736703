import Almanac

/// Packs a few locales of the embedded tables into a small file.
///
/// A hundred thousand changed copies of it can be checked in a test. What a value is, a string or a list, follows
/// `TableLayout` slot by slot.
struct SmallTables {
  private let tables = TableReader.embedded
  private var strings: [[UInt8]] = [[]]
  private var stringIDs: [[UInt8]: UInt16] = [[]: 0]
  private var compressed: [[UInt8]] = []
  private var compressedIDs: [[UInt8]: UInt16] = [:]
  private var sequences: [[UInt8]] = []
  private var pairLists: [UInt16] = []
  /// For keys, by their ids, the value that each has where it is seen first.
  private var expected: [UInt16] = []
  private var expectedKeys: Set<UInt16> = []
  private var lists: [[UInt16]] = [[]]
  private var listIDs: [[UInt16]: UInt16] = [[]: 0]
  private var rows: [UInt16: UInt16] = [:]
  private let pairLimit: Int

  /// The bytes of a file with these locales, their parents and root, and with so many pairs of each list of pairs.
  static func file(_ tags: [LocaleTag], pairLimit: Int) -> [UInt8] {
    var small = SmallTables(pairLimit: pairLimit)
    return small.pack(tags)
  }

  private init(pairLimit: Int) {
    self.pairLimit = pairLimit
  }

  private mutating func pack(_ tags: [LocaleTag]) -> [UInt8] {
    let data = LocaleData.embedded
    var wanted: Set<UInt16> = [0]
    for tag in tags {
      var row = data.row(for: tag).map { UInt16($0) }
      while let next = row, next != TableLayout.none {
        wanted.insert(next)
        row = tables.locale(Int(next), .parent)
      }
    }
    for (new, old) in wanted.sorted().enumerated() { rows[old] = UInt16(new) }

    var file = PackedFile(sections: [:])
    var records: [UInt16] = []
    for old in wanted.sorted() { records += LocaleSlot.allCases.map { value(Int(old), $0) } }
    file.sections[.localeKeys] = .numbers(wanted.sorted().map { key(.localeKeys, Int($0)) })
    file.sections[.localeRecords] = .numbers(records)
    addKeyed(to: &file)
    addRegions(to: &file)
    file.sections[.supplemental] = .numbers(SupplementalSlot.allCases.map { supplemental($0) })
    addPools(to: &file)
    return file.bytes()
  }

  // MARK: Locales

  private mutating func value(_ row: Int, _ slot: LocaleSlot) -> UInt16 {
    let value = tables.locale(row, slot)
    return switch slot {
    case .calendar: string(value)
    case .parent: value == TableLayout.none ? value : rows[value] ?? TableLayout.none
    case .names: list(value) { $0.list($1) { $0.string($1) } }
    case .styles, .numbers: list(value) { $0.string($1) }
    case .numberSymbols, .conventions: pairs(value)
    case .details: details(value, row)
    }
  }

  private mutating func details(_ id: UInt16, _ row: Int) -> UInt16 {
    let old = tables.list(id)
    var details = DetailSlot.allCases.map { slot in
      slot == .fields ? fieldLists(row) : pairList(tables.value(old, slot.rawValue))
    }
    for calendar in TableCalendar.allCases {
      for slot in CalendarSlot.allCases {
        let value = tables.value(old, calendar.detail(slot))
        // The Japanese calendar has more eras than a small file should.
        details.append(slot.isPairs ? pairList(value) : list(value, limit: 24) { $0.string($1) })
      }
    }
    return list(details)
  }

  private func key(_ section: TableSection, _ row: Int) -> UInt64 {
    tables.load64(tables.section(section).offset + 8 * row)
  }

  // MARK: Sections by key

  private mutating func addKeyed(to file: inout PackedFile) {
    let legacy = (0..<tables.section(.legacyKeys).count).compactMap { row in
      rows[tables.load16(tables.section(.legacyRows).offset + 2 * row)].map { (key(.legacyKeys, row), $0) }
    }
    file.sections[.legacyKeys] = .numbers(legacy.map(\.0))
    file.sections[.legacyRows] = .numbers(legacy.map(\.1))
    addLikelySubtags(to: &file)
    var aliases: [(UInt64, UInt16)] = []
    for row in 0..<3 {
      let value = tables.load16(tables.section(.languageAliasValues).offset + 2 * row)
      aliases.append((key(.languageAliasKeys, row), string(value)))
    }
    file.sections[.languageAliasKeys] = .numbers(aliases.map(\.0))
    file.sections[.languageAliasValues] = .numbers(aliases.map(\.1))
    file.sections[.compoundAliasHeads] = .numbers((0..<2).map { key(.compoundAliasHeads, $0) })
  }

  private func addLikelySubtags(to file: inout PackedFile) {
    let languages = Set(rows.keys.map { key(.localeKeys, Int($0)) >> 39 })
    func rules(_ section: TableSection, _ language: (Int) -> UInt64) -> [Int] {
      Array((0..<tables.section(section).count).filter { languages.contains(language($0)) }.prefix(8))
    }
    func numbers(_ section: TableSection, _ rows: [Int]) -> [UInt16] {
      rows.map { tables.load16(tables.section(section).offset + 2 * $0) }
    }
    let alone = rules(.likelyLanguages) { row in
      UInt64(tables.load16(tables.section(.likelyLanguages).offset + 2 * row))
    }
    let others = rules(.likelyKeys) { key(.likelyKeys, $0) >> 39 }
    let oldRows = numbers(.likelyLanguageRows, alone) + numbers(.likelyRows, others)
    let targets = Set(oldRows).sorted()
    let newRows = oldRows.map { row in UInt16(targets.firstIndex(of: row) ?? 0) }
    file.sections[.likelyLanguages] = .numbers(numbers(.likelyLanguages, alone))
    file.sections[.likelyLanguageRows] = .numbers(newRows.prefix(alone.count))
    file.sections[.likelyKeys] = .numbers(others.map { key(.likelyKeys, $0) })
    file.sections[.likelyRows] = .numbers(newRows.suffix(others.count))
    file.sections[.likelyTargets] = .numbers(targets.map { key(.likelyTargets, Int($0)) })
  }

  private mutating func addRegions(to file: inout PackedFile) {
    let kept = ["AF", "BR", "EG", "TH"].compactMap { tables.row(of: ($0 as Subtag).bits, in: .regionKeys) }
    var records: [UInt16] = []
    for row in kept {
      for slot in RegionSlot.allCases {
        let id = tables.region(row, slot)
        records.append(slot == .weeks ? list(id) { $1 } : list(id) { $0.string($1) })
      }
    }
    file.sections[.regionKeys] = .numbers(kept.map { key(.regionKeys, $0) })
    file.sections[.regionRecords] = .numbers(records)
  }

  private mutating func supplemental(_ slot: SupplementalSlot) -> UInt16 {
    let place = tables.section(.supplemental).offset + 2 * slot.rawValue
    let id = tables.load16(place)
    return slot.hasPairs ? pairs(id) : list(id) { $0.string($1) }
  }

  // MARK: Pools

  private mutating func string(_ id: UInt16) -> UInt16 {
    guard id != TableLayout.none else { return id }
    let bytes = tables.withString(id) { bytes in bytes.indices.map { bytes[$0] } }
    guard tables.isPlain(id) else {
      if let known = compressedIDs[bytes] { return known }
      let new = TableLayout.firstCompressedString + UInt16(compressed.count)
      compressedIDs[bytes] = new
      compressed.append(bytes)
      return new
    }
    if let known = stringIDs[bytes] { return known }
    stringIDs[bytes] = UInt16(strings.count)
    strings.append(bytes)
    return UInt16(strings.count - 1)
  }

  private mutating func list(
    _ id: UInt16, limit: Int = .max, _ value: (inout SmallTables, UInt16) -> UInt16
  ) -> UInt16 {
    let old = tables.list(id)
    return list((0..<min(old.count, limit)).map { value(&self, tables.value(old, $0)) })
  }

  private mutating func pairs(_ id: UInt16) -> UInt16 {
    let old = tables.list(id)
    return list((0..<min(old.count, 2 * pairLimit)).map { string(tables.value(old, $0)) })
  }

  private mutating func pairList(_ id: UInt16) -> UInt16 {
    let old = tables.pairs(id)
    guard old.count > 0 else { return 0 }
    let (keys, values) = bytes(of: old)
    pairLists += [sequence(keys), sequence(values)]
    return UInt16(pairLists.count / 2)
  }

  /// The lists of all groups of fields, whose sequences stand in a row.
  private mutating func fieldLists(_ row: Int) -> UInt16 {
    guard tables.hasFields(row) else { return 0 }
    let groups = FieldGroup.allCases.map { bytes(of: tables.fields(row, $0)) }
    let first = UInt16(sequences.count)
    sequences += groups.map(\.keys) + groups.map(\.values)
    pairLists += [first, first + UInt16(groups.count)]
    return UInt16(pairLists.count / 2)
  }

  /// The first pairs of a list as sequences.
  private mutating func bytes(of old: TablePairs) -> (keys: [UInt8], values: [UInt8]) {
    let count = min(old.count, pairLimit)
    let keys = (0..<count).map { string(old.key($0)) }
    let values = (0..<count).map { string(old.value($0)) }
    for (key, value) in zip(keys, values) where key < TableLayout.firstCompressedString {
      while expected.count <= Int(key) { expected.append(0) }
      if expectedKeys.insert(key).inserted { expected[Int(key)] = value }
    }
    return (
      IDSequence.bytes(keys),
      IDSequence.bytes(values) { Int(keys[$0]) < expected.count ? expected[Int(keys[$0])] : nil }
    )
  }

  private mutating func sequence(_ bytes: [UInt8]) -> UInt16 {
    if let known = sequences.firstIndex(of: bytes) { return UInt16(known) }
    sequences.append(bytes)
    return UInt16(sequences.count - 1)
  }

  private mutating func list(_ values: [UInt16]) -> UInt16 {
    if let known = listIDs[values] { return known }
    listIDs[values] = UInt16(lists.count)
    lists.append(values)
    return UInt16(lists.count - 1)
  }

  private func addPools(to file: inout PackedFile) {
    file.add(strings, .stringBases, .stringOffsets, .stringBytes)
    file.add(SmallLists(lists).written, .listBases, .listOffsets, .listBytes)
    file.addPages(compressed, PageLayout.stringsPerPage, .stringPageOffsets, .stringPages)
    file.addPages(sequences, PageLayout.sequencesPerPage, .sequencePageOffsets, .sequencePages)
    file.sections[.pairLists] = .numbers(pairLists)
    file.sections[.expectedValues] = .numbers(expected)
  }
}
