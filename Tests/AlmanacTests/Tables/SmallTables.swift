import Almanac

/// Packs a few locales of the embedded tables into a small file.
///
/// A hundred thousand changed copies of it can be checked in a test. What a value is, a string or a list, follows
/// `TableLayout` slot by slot.
struct SmallTables {
  private let tables = TableReader.embedded
  private var strings: [[UInt8]] = [[]]
  private var stringIDs: [[UInt8]: UInt16] = [[]: 0]
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
    case .tag, .calendar: string(value)
    case .parent: value == TableLayout.none ? value : rows[value] ?? TableLayout.none
    case .names: list(value) { $0.list($1) { $0.string($1) } }
    case .styles, .numbers: list(value) { $0.string($1) }
    case .numberSymbols, .skeletons, .appendItems, .intervals, .fields, .conventions: pairs(value)
    case .calendars: 0
    }
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
    let languages = Set(rows.keys.map { key(.localeKeys, Int($0)) >> 39 })
    let likely = (0..<tables.section(.likelyKeys).count).filter { languages.contains(key(.likelyKeys, $0) >> 39) }
    file.sections[.likelyKeys] = .numbers(likely.prefix(8).map { key(.likelyKeys, $0) })
    file.sections[.likelyValues] = .numbers(likely.prefix(8).map { key(.likelyValues, $0) })
    var aliases: [(UInt64, UInt16)] = []
    for row in 0..<3 {
      let value = tables.load16(tables.section(.languageAliasValues).offset + 2 * row)
      aliases.append((key(.languageAliasKeys, row), string(value)))
    }
    file.sections[.languageAliasKeys] = .numbers(aliases.map(\.0))
    file.sections[.languageAliasValues] = .numbers(aliases.map(\.1))
    file.sections[.compoundAliasHeads] = .numbers((0..<2).map { key(.compoundAliasHeads, $0) })
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
    return slot == .source || slot == .variants ? list(id) { $0.string($1) } : pairs(id)
  }

  // MARK: Pools

  private mutating func string(_ id: UInt16) -> UInt16 {
    guard id != TableLayout.none else { return id }
    let bytes = tables.withString(id) { bytes in bytes.indices.map { bytes[$0] } }
    if let known = stringIDs[bytes] { return known }
    stringIDs[bytes] = UInt16(strings.count)
    strings.append(bytes)
    return UInt16(strings.count - 1)
  }

  private mutating func list(_ id: UInt16, _ value: (inout SmallTables, UInt16) -> UInt16) -> UInt16 {
    let old = tables.list(id)
    return list((0..<old.count).map { value(&self, tables.value(old, $0)) })
  }

  private mutating func pairs(_ id: UInt16) -> UInt16 {
    let old = tables.list(id)
    return list((0..<min(old.count, 2 * pairLimit)).map { string(tables.value(old, $0)) })
  }

  private mutating func list(_ values: [UInt16]) -> UInt16 {
    if let known = listIDs[values] { return known }
    listIDs[values] = UInt16(lists.count)
    lists.append(values)
    return UInt16(lists.count - 1)
  }

  private func addPools(to file: inout PackedFile) {
    var bases: [UInt32] = []
    var offsets: [UInt16] = []
    var bytes: [UInt8] = []
    for (id, string) in (strings + [[]]).enumerated() {
      if id % TableLayout.stringsPerBlock == 0 { bases.append(UInt32(bytes.count)) }
      offsets.append(UInt16(bytes.count - Int(bases[bases.count - 1])))
      bytes += string
    }
    file.sections[.stringBases] = .numbers(bases)
    file.sections[.stringOffsets] = .numbers(offsets)
    file.sections[.stringBytes] = bytes
    var starts: [UInt32] = [0]
    for list in lists { starts.append(starts[starts.count - 1] + UInt32(list.count)) }
    file.sections[.listOffsets] = .numbers(starts)
    file.sections[.listValues] = .numbers(lists.joined())
  }
}
