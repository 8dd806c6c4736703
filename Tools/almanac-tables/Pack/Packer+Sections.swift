import Almanac

/// The sections that belong to no locale, and the file around all sections.
extension Packer {
  mutating func addAliases(to sections: inout [TableSection: [UInt8]]) throws {
    var legacy: [(PackedLocale, UInt16)] = []
    for (id, tag) in try area("aliases", "locale/") {
      guard let row = row(of: tag) else {
        throw PackError(locale: id, problem: "it stands for \(tag), which has no row")
      }
      // Ids such as no-NO-NY have no key of their own: reading them as a tag already gives what they stand for.
      guard let key = Self.key(id) else { continue }
      legacy.append((key, row))
    }
    legacy.sort { $0.0 < $1.0 }
    sections[.legacyKeys] = Self.bytes(legacy.map(\.0.rawValue))
    sections[.legacyRows] = Self.bytes(legacy.map(\.1))

    var languages: [(UInt16, UInt16)] = []
    // In order, so that the strings get the same numbers each time.
    for (from, to) in try area("aliases", "language/").sorted(by: { $0.key < $1.key }) {
      guard let subtag = Subtag(from.utf8) else { continue }
      guard let key = PackedLocale(language: subtag), key != .root else {
        throw PackError(key: "aliases/language/\(from)", problem: "a language of more than three letters has no key")
      }
      languages.append((UInt16(key.languageBits), try strings.id(to, .plain)))
    }
    languages.sort { $0.0 < $1.0 }
    let compound = try area("aliases", "language/").keys.filter { $0.contains("-") }
    let heads = Set(compound.compactMap { $0.split(separator: "-").first.flatMap { Subtag($0.utf8) } }).sorted()
    sections[.compoundAliasHeads] = Self.bytes(heads.map(\.bits))
    sections[.languageAliasKeys] = Self.bytes(languages.map(\.0))
    sections[.languageAliasValues] = Self.bytes(languages.map(\.1))
  }

  mutating func addLikelySubtags(to sections: inout [TableSection: [UInt8]]) throws {
    var likely: [(key: PackedLocale, target: PackedLocale)] = []
    for (from, to) in try area("likely-subtags") {
      guard let key = Self.key(from), let value = Self.key(to) else {
        throw PackError(key: "likely-subtags", problem: "\(from) or \(to) is not a language, script and region")
      }
      guard value.languageBits != 0 || key.languageBits == 0 else {
        throw PackError(key: "likely-subtags", problem: "\(to) has no language, where \(from) has one")
      }
      // What keeps its language is the same rule for many.
      likely.append((key, value.languageBits == key.languageBits ? value.withLanguage(of: .root) : value))
    }
    likely.sort { $0.key < $1.key }
    for (one, next) in zip(likely, likely.dropFirst()) where one.key == next.key {
      throw PackError(key: "likely-subtags", problem: "two rules have the same key")
    }
    try LikelyPacker(likely).add(to: &sections)
  }

  mutating func addRegions(to sections: inout [TableSection: [UInt8]]) throws {
    let calendars = try area("regions", "calendars/")
    let hours = try area("regions", "hours/", for: .times)
    let weeks = try area("regions", "weeks/")
    let names = Set(calendars.keys).union(weeks.keys).union(hours.keys.filter { !$0.contains("-") })
    // A region stands for itself, also where it is deprecated.
    let regions = names.compactMap { Subtag($0.utf8) }
      .compactMap { name in PackedLocale(language: .und, region: name).map { (name: name, bits: UInt16($0.regionBits)) }
      }
      .sorted { $0.bits < $1.bits }
    var records = ByteBuilder()
    for region in regions {
      for slot in RegionSlot.allCases {
        let id: UInt16 =
          switch slot {
          case .calendars: try list(words(calendars["\(region.name)"]))
          case .hourCycles: try list(words(hours["\(region.name)"]))
          case .weeks: try lists.id(words(weeks["\(region.name)"]).compactMap { UInt16($0) })
          }
        records.append(id)
      }
    }
    sections[.regionKeys] = Self.bytes(regions.map(\.bits))
    sections[.regionRecords] = records.bytes
  }

  mutating func addSupplemental(to sections: inout [TableSection: [UInt8]]) throws {
    var ids: [UInt16] = []
    for slot in SupplementalSlot.allCases {
      let id: UInt16 =
        switch slot {
        case .source: try list(input.sourceStrings)
        case .compoundAliases: try pairs(try area("aliases", "language/").filter { $0.key.contains("-") })
        case .scriptAliases: try pairs(try area("aliases", "script/"))
        case .regionAliases: try pairs(try area("aliases", "region/"))
        case .variantAliases: try pairs(try area("aliases", "variant/"))
        case .subdivisionAliases: try pairs(try area("aliases", "subdivision/"))
        case .legacyLocales: try pairs(try area("aliases", "locale/"))
        case .parents: try pairs(try area("parents"))
        case .decimalDigits: try pairs(try area("number-systems", "decimal/"))
        case .algorithmicNumbers: try pairs(try area("number-systems", "algorithmic/"))
        case .dayPeriodRules: try pairs(try area("day-periods", for: .times), .compressed)
        // Some kilobytes, for that nothing is expanded when a first number is counted.
        case .cardinalRules: try pairs(try pluralRules("cardinal/"), keys: .plain, .plain)
        case .ordinalRules: try pairs(try pluralRules("ordinal/"), keys: .plain, .compressed)
        case .eraStarts: try pairs(try area("eras", for: .calendars), .compressed)
        case .localeHourCycles:
          try pairs(try area("regions", "hours/", for: .times).filter { $0.key.contains("-") })
        case .variants: try list(variants.map { "\($0)" })
        case .languageMatching: try pairs(try languageMatching())
        case .overlays: try list(input.overlayStrings)
        case .subset: try list(input.subsetStrings)
        }
      ids.append(id)
    }
    sections[.supplemental] = Self.bytes(ids)
  }

  /// The plural rules of each language as one text, without their samples, which nothing reads: many languages share one.
  private func pluralRules(_ kind: String) throws -> [String: String] {
    let rules = try area("plurals", kind, for: .relative).sorted { $0.key < $1.key }
    var texts: [String: String] = [:]
    for (key, rule) in rules {
      let parts = key.split(separator: "/").map(String.init)
      let condition = Self.withoutSamples(rule)
      guard parts.count == 2, (parts[1] == "other") == condition.isEmpty, !condition.contains(";") else {
        throw PackError(key: "plurals/\(kind)\(key)", problem: "this is no rule of a language's category")
      }
      var text = texts[parts[0]] ?? ""
      if !condition.isEmpty { text += (text.isEmpty ? "" : "; ") + "\(parts[1]): \(condition)" }
      texts[parts[0]] = text
    }
    return texts
  }

  /// What of a plural rule says something: all up to the first `@`.
  static func withoutSamples(_ rule: String) -> String {
    let condition = rule.prefix { $0 != "@" }
    return String(condition.reversed().drop { $0 == " " }.reversed())
  }

  func addPools(to sections: inout [TableSection: [UInt8]]) throws {
    try add(strings.plain.map { Array($0.utf8) }, "string", &sections, .stringBlocks, .stringBytes)
    try add(ListPacker(lists.lists).written, "list", &sections, .listBlocks, .listBytes)
    let years = PackedYears(self.sections.contains(.calendars) ? text : nil)
    sections[.eraYears] = years.section
    let texts = PagePacker(
      strings.compressed.map { Array($0.utf8) }, perPage: PageLayout.stringsPerPage, years: years)
    sections[.stringPageOffsets] = Self.bytes(texts.offsets)
    sections[.stringPages] = texts.pages
    // Those of keys come first, then those of values: each kind has much in common.
    let (keys, values) = (pairs.keys.sequences, pairs.values.sequences)
    guard keys.count + values.count <= Int(TableLayout.none) else {
      throw PackError(problem: "more sequences than 16 bits can number")
    }
    let sequences = PagePacker(keys + values, perPage: PageLayout.sequencesPerPage)
    sections[.sequencePageOffsets] = Self.bytes(sequences.offsets)
    sections[.sequencePages] = sequences.pages
    sections[.expectedValues] = Self.bytes(pairs.expectedValues)
    sections[.pairLists] = Self.bytes(pairs.pairs.flatMap { [UInt16($0.keys), UInt16(keys.count + $0.values)] })
  }

  /// Items one after the other, eight to a block; see `TableLayout`.
  private func add(
    _ items: [[UInt8]], _ what: String, _ sections: inout [TableSection: [UInt8]], _ blockSection: TableSection,
    _ byteSection: TableSection
  ) throws {
    var blocks: [UInt8] = []
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: items.count, by: TableLayout.itemsPerBlock) {
      guard bytes.count < 1 << 24 else { throw PackError(problem: "more bytes of \(what)s than 24 bits can count") }
      var block = [UInt8](Self.bytes([UInt32(bytes.count)]).prefix(3))
      for id in start..<start + TableLayout.itemsPerBlock {
        let item = id < items.count ? items[id] : []
        if block.count < TableLayout.blockByteCount {
          guard let count = UInt8(exactly: item.count) else {
            throw PackError(problem: "a \(what) of \(item.count) bytes is not the last one of its block")
          }
          block.append(count)
        }
        bytes += item
      }
      blocks += block
    }
    sections[blockSection] = blocks
    sections[byteSection] = bytes
  }

  /// Header, directory and sections, with the checksum in place.
  static func file(_ sections: [TableSection: [UInt8]]) -> [UInt8] {
    let all = TableSection.allCases
    var file = ByteBuilder()
    file.append(TableLayout.magic)
    file.append(TableLayout.version)
    file.append(UInt32(0))
    file.append(UInt64(0))
    file.append(UInt32(all.count))
    file.append(UInt32(0))
    let directory = file.bytes.count
    for _ in 0..<all.count * TableLayout.directoryEntryByteCount { file.append(UInt8(0)) }
    for (index, section) in all.enumerated() {
      file.align(TableLayout.sectionAlignment)
      let bytes = sections[section] ?? []
      let entry = directory + index * TableLayout.directoryEntryByteCount
      file.put(UInt64(section.rawValue), at: entry, bytes: 4)
      file.put(UInt64(file.bytes.count), at: entry + 4, bytes: 4)
      file.put(UInt64(bytes.count), at: entry + 8, bytes: 4)
      file.put(UInt64(bytes.count / section.itemByteCount), at: entry + 12, bytes: 4)
      file.bytes.append(contentsOf: bytes)
    }
    file.put(UInt64(file.bytes.count), at: 12, bytes: 4)
    file.put(TableReader.checksum(of: file.bytes.span), at: TableLayout.checksumOffset, bytes: 8)
    return file.bytes
  }

  static func bytes(_ values: [some FixedWidthInteger]) -> [UInt8] {
    var builder = ByteBuilder()
    for value in values { builder.append(value) }
    return builder.bytes
  }

  private func words(_ text: String?) -> [String] {
    (text ?? "").split(separator: " ").map(String.init)
  }

  /// The key of subtags that stand for themselves.
  private static func key(_ text: String) -> PackedLocale? {
    PackedLocale(legacy: text.split(separator: "-").compactMap { Subtag($0.utf8) })
  }
}
