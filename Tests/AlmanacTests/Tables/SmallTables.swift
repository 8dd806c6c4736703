import Almanac

/// Packs a few locales of the embedded tables into a small file.
///
/// A hundred thousand changed copies of it can be checked in a test. What a value is, a string or a list, follows
/// `TableLayout` slot by slot.
struct SmallTables {
  private let tables = TableReader.embedded
  private var strings: [[UInt8]] = [[]]
  private var stringIDs: [[UInt8]: UInt16] = [[]: 0]
  private var years: [[UInt8]] = []
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
    addYears(to: &file)
    var records: [UInt8] = []
    var shared: [UInt16] = []
    for old in wanted.sorted() {
      for slot in [LocaleSlot.parent, .names, .styles, .details] { records += .numbers([value(Int(old), slot)]) }
      for slot in [LocaleSlot.calendar, .numbers, .numberSymbols, .conventions] {
        let value = value(Int(old), slot)
        if !shared.contains(value) { shared.append(value) }
        records.append(UInt8(shared.firstIndex(of: value) ?? 0))
      }
    }
    file.sections[.localeKeys] = .numbers(wanted.sorted().map { key(.localeKeys, Int($0)) })
    file.sections[.localeRecords] = records
    file.sections[.sharedValues] = .numbers(shared)
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

  private func word(_ section: TableSection, _ row: Int) -> UInt16 {
    tables.load16(tables.section(section).offset + 2 * row)
  }

  // MARK: Sections by key

  private mutating func addKeyed(to file: inout PackedFile) {
    let legacy = (0..<tables.section(.legacyKeys).count).compactMap { row in
      rows[tables.load16(tables.section(.legacyRows).offset + 2 * row)].map { (key(.legacyKeys, row), $0) }
    }
    file.sections[.legacyKeys] = .numbers(legacy.map(\.0))
    file.sections[.legacyRows] = .numbers(legacy.map(\.1))
    addLikelySubtags(to: &file)
    var aliases: [(UInt16, UInt16)] = []
    for row in 0..<3 {
      let value = tables.load16(tables.section(.languageAliasValues).offset + 2 * row)
      aliases.append((word(.languageAliasKeys, row), string(value)))
    }
    file.sections[.languageAliasKeys] = .numbers(aliases.map(\.0))
    file.sections[.languageAliasValues] = .numbers(aliases.map(\.1))
    file.sections[.compoundAliasHeads] = .numbers((0..<2).map { key(.compoundAliasHeads, $0) })
  }

  /// Some rules, every other one of a language alone in the field of languages.
  private func addLikelySubtags(to file: inout PackedFile) {
    let languages = Set(rows.keys.map { key(.localeKeys, Int($0)) >> 39 })
    let kept = tables.likelyKeys.filter { languages.contains($0.languageBits) }
    let isLanguage = { (key: PackedLocale) in key == key.languageOnly && key != .root }
    let alone = kept.filter(isLanguage).prefix(8).sorted()
    let others = kept.filter { !isLanguage($0) }.prefix(8).sorted()
    func target(_ key: PackedLocale) -> PackedLocale {
      let likely = tables.likely(key) ?? .root
      return likely.languageBits == key.languageBits ? likely.withLanguage(of: .root) : likely
    }
    let targets = Set((alone + others).map(target)).sorted { ($0.languageBits, $0) < ($1.languageBits, $1) }
    func row(_ key: PackedLocale) -> UInt16 { UInt16(targets.firstIndex(of: target(key)) ?? 0) }

    let common = alone.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    var words = [UInt64](repeating: 0, count: LikelyLayout.wordCount)
    let placed = common.map { (LikelyLayout.place(of: $0.languageBits) ?? 0, row($0)) }.sorted { $0.0 < $1.0 }
    for (place, _) in placed { words[place / 64] |= 1 << UInt64(place % 64) }
    let ranks = words.indices.map { word in placed.count { $0.0 < 64 * word } }
    file.sections[.likelyBits] = .numbers(words)
    file.sections[.likelyRanks] = .numbers(ranks.map { UInt16($0) })
    file.sections[.likelyCommonRows] = placed.map { UInt8($0.1) }
    let single = alone.filter { !common.contains($0) }
    file.sections[.likelyLanguages] = .numbers(single.map { UInt16($0.languageBits) })
    file.sections[.likelyLanguageRows] = .numbers(single.map(row))
    file.sections[.likelyKeys] = .numbers(others.map(\.rawValue))
    file.sections[.likelyRows] = .numbers(others.map(row))
    file.sections[.likelyTargets] = targets.flatMap { target in
      [UInt8].numbers([target.withLanguage(of: .root).rawValue >> 4]).prefix(5)
    }
    file.sections[.likelyTargetLanguages] = .numbers(
      targets.filter { $0.languageBits != 0 }.map { UInt16($0.languageBits) })
  }

  private mutating func addRegions(to file: inout PackedFile) {
    let kept = ["AF", "BR", "EG", "TH"].compactMap { tables.row(ofRegion: $0 as Subtag) }.sorted()
    var records: [UInt16] = []
    for row in kept {
      for slot in RegionSlot.allCases {
        let id = tables.region(row, slot)
        records.append(slot == .weeks ? list(id) { $1 } : list(id) { $0.string($1) })
      }
    }
    file.sections[.regionKeys] = .numbers(kept.map { word(.regionKeys, $0) })
    file.sections[.regionRecords] = .numbers(records)
  }

  private mutating func supplemental(_ slot: SupplementalSlot) -> UInt16 {
    let place = tables.section(.supplemental).offset + 2 * slot.rawValue
    let id = tables.load16(place)
    return slot.hasPairs ? pairs(id) : list(id) { $0.string($1) }
  }

  // MARK: Pools

  /// The years of the eras that a small file has.
  private mutating func addYears(to file: inout PackedFile) {
    let numbers = (0..<min(24, tables.section(.eraYears).count)).map { row in
      (word(.eraYears, 2 * row), word(.eraYears, 2 * row + 1))
    }
    file.sections[.eraYears] = .numbers(numbers.flatMap { [$0.0, $0.1] })
    years = numbers.map { Array("(\($0.0)–\($0.1))".utf8) }
  }

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
    // A long one is the last of its block.
    while bytes.count > TableLayout.longestItem, strings.count % 8 != 7 { strings.append([]) }
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
    file.add(strings, .stringBlocks, .stringBytes)
    file.add(SmallLists(lists).written, .listBlocks, .listBytes)
    file.addPages(compressed, PageLayout.stringsPerPage, .stringPageOffsets, .stringPages, years: years)
    file.addPages(sequences, PageLayout.sequencesPerPage, .sequencePageOffsets, .sequencePages)
    file.sections[.pairLists] = .numbers(pairLists)
    file.sections[.expectedValues] = .numbers(expected)
  }
}
