import Almanac
import Testing

/// Files whose parts are in bounds and contradict each other: one case for each thing that a later read relies on.
@Suite struct DamagedTablesTests {
  private static func refusal(
    _ change: (inout [TableSection: [UInt8]]) throws -> Void
  ) throws -> TableError.Code {
    try DamagedSections.refusal(change)
  }

  private static func add(_ values: [UInt16], to sections: inout [TableSection: [UInt8]]) throws -> UInt64 {
    try DamagedSections.add(values, to: &sections)
  }

  private static func put(_ id: UInt64, _ slot: SupplementalSlot, _ sections: inout [TableSection: [UInt8]]) {
    sections[.supplemental]?.put(id, at: 2 * slot.rawValue, 2)
  }

  private static func put(_ id: UInt64, row: Int, _ slot: LocaleSlot, _ sections: inout [TableSection: [UInt8]]) {
    DamagedSections.put(id, row: row, slot, &sections)
  }

  @Test func listsOfTheWrongLengthOrWithoutAValue() throws {
    for slot in [SupplementalSlot.source, .variants, .overlays, .subset] {
      // An absent string, where there must be one.
      #expect(
        try Self.refusal { Self.put(try Self.add([0, 0, 0, TableLayout.none], to: &$0), slot, &$0) } == .badString)
      #expect(try Self.refusal { Self.put(try Self.add([0, 0, 0, 60_000], to: &$0), slot, &$0) } == .badString)
      #expect(try Self.refusal { Self.put(60_000, slot, &$0) } == .badList)
      #expect(try Self.refusal { Self.put(UInt64(TableLayout.none), slot, &$0) } == .badList)
    }
    for slot in [SupplementalSlot.source, .overlays, .subset] {
      #expect(try Self.refusal { Self.put(try Self.add([0, 0, 0, 0], to: &$0), slot, &$0) } == .badList, "\(slot)")
    }
    #expect(
      try Self.refusal { Self.put(try Self.add(Array(repeating: 0, count: 16), to: &$0), .variants, &$0) } == .badList)
    for slot in SupplementalSlot.allCases where slot.hasPairs {
      #expect(try Self.refusal { Self.put(try Self.add([0], to: &$0), slot, &$0) } == .badList, "\(slot)")
      #expect(try Self.refusal { Self.put(try Self.add([0, 60_000], to: &$0), slot, &$0) } == .badString, "\(slot)")
      #expect(
        try Self.refusal { Self.put(try Self.add([0, 1, 0, 2], to: &$0), slot, &$0) } == .unsortedKeys, "\(slot)")
    }
  }

  @Test func recordsOfLocales() throws {
    for slot in LocaleSlot.allCases where slot != .parent {
      let expected: TableError.Code = slot == .calendar ? .badString : .badList
      #expect(try Self.refusal { Self.put(60_000, row: 1, slot, &$0) } == expected, "\(slot)")
      #expect(try Self.refusal { Self.put(0xFFFF, row: 1, slot, &$0) } == expected, "\(slot)")
      guard expected == .badList else { continue }
      #expect(
        try Self.refusal { Self.put(try Self.add([1, 1, 1], to: &$0), row: 1, slot, &$0) } == .badList, "\(slot)")
    }
    // A shared value that is not there.
    for slot in LocaleSlot.allCases where slot.isShared {
      #expect(
        try Self.refusal { $0[.localeRecords]?.put(255, at: LocaleSlot.recordByteCount + slot.offset, 1) } == .badRecord
      )
    }
    #expect(try Self.refusal { $0[.sharedValues] = [] } == .badRecord)
    // Names are lists of lists: a list of the right length whose lists have the wrong one, or none.
    let count = NameSlot.allCases.count
    #expect(
      try Self.refusal {
        let inner = try Self.add([1, 2, 3], to: &$0)
        Self.put(try Self.add(Array(repeating: UInt16(inner), count: count), to: &$0), row: 1, .names, &$0)
      } == .badList)
    #expect(
      try Self.refusal {
        Self.put(try Self.add(Array(repeating: 0xFFFF, count: count), to: &$0), row: 1, .names, &$0)
      } == .badList)
  }

  @Test func parents() throws {
    #expect(try Self.refusal { Self.put(2, row: 2, .parent, &$0) } == .badRecord)
    #expect(try Self.refusal { Self.put(8, row: 2, .parent, &$0) } == .badRecord)
    #expect(try Self.refusal { Self.put(0xFFFE, row: 2, .parent, &$0) } == .badRecord)
    #expect(
      try Self.refusal {
        Self.put(5, row: 4, .parent, &$0)
        Self.put(4, row: 5, .parent, &$0)
      } == .badRecord)
    // Root has no parent, and row 1 ends at root.
    #expect(try Self.refusal { Self.put(1, row: 0, .parent, &$0) } == .badRecord)
  }

  @Test func keysInOrder() throws {
    let sections: [TableSection] = [
      .legacyKeys, .likelyLanguages, .likelyKeys, .languageAliasKeys, .compoundAliasHeads, .regionKeys,
    ]
    for section in sections {
      let content = try #require(try TableErrorTests.sections[section])
      let width = section.itemByteCount
      guard content.count >= 2 * width else { continue }
      let first = Array(content[..<width])
      let swapped = Array(content[width..<2 * width]) + first + Array(content[(2 * width)...])
      let twice = first + first + Array(content[(2 * width)...])
      #expect(try Self.refusal { $0[section] = swapped } == .unsortedKeys, "\(section)")
      #expect(try Self.refusal { $0[section] = twice } == .unsortedKeys, "\(section)")
    }
  }

  @Test func keysAndValuesAreAsMany() throws {
    let sections: [TableSection] = [
      .localeKeys, .legacyKeys, .legacyRows, .likelyLanguages, .likelyLanguageRows, .likelyKeys, .likelyRows,
      .languageAliasValues, .regionKeys,
    ]
    for section in sections {
      #expect(try Self.refusal { $0[section]?.removeLast(section.itemByteCount) } == .badDirectory, "\(section)")
    }
    #expect(try Self.refusal { $0[.supplemental]?.removeLast(2) } == .badDirectory)
    #expect(try Self.refusal { $0[.languageAliasValues]?.put(60_000, at: 0, 2) } == .badString)
    #expect(
      try Self.refusal {
        $0[.legacyKeys] = .numbers([UInt64(1) << 39])
        $0[.legacyRows] = .numbers([UInt16(8)])
      } == .badRecord)
  }

  /// The field of languages that have a common rule: bits, their counts, and a row for each.
  @Test func likelySubtags() throws {
    for section in [TableSection.likelyLanguageRows, .likelyRows] {
      #expect(try Self.refusal { $0[section]?.put(60_000, at: 0, 2) } == .badRecord)
    }
    #expect(try Self.refusal { $0[.likelyCommonRows]?.put(255, at: 0, 1) } == .badRecord)
    #expect(try Self.refusal { $0[.likelyTargets] = [] } == .badDirectory)
    let width = LikelyLayout.targetByteCount
    #expect(
      try Self.refusal {
        $0[.likelyTargets] = [UInt8](repeating: 0, count: width)
        $0[.likelyTargetLanguages] = []
      } == .badRecord)
    for section in [TableSection.likelyBits, .likelyRanks, .likelyCommonRows] {
      #expect(
        try Self.refusal { $0[section]?.removeLast(section.itemByteCount) } == .badDirectory, "\(section)")
      #expect(try Self.refusal { $0[section] = [] } == .badDirectory, "\(section)")
    }
    // A bit more and a bit less than there are rows, and counts that begin too high.
    let words = try #require(try TableErrorTests.sections[.likelyBits])
    let used = try #require(stride(from: 0, to: words.count, by: 8).first { words.number(at: $0, 8) != 0 })
    let bits = words.number(at: used, 8)
    #expect(try Self.refusal { $0[.likelyBits]?.put(bits & (bits - 1), at: used, 8) } == .badRecord)
    #expect(try Self.refusal { $0[.likelyBits]?.put(bits | (bits + 1), at: used, 8) } == .badRecord)
    #expect(try Self.refusal { $0[.likelyRanks]?.put(1, at: 0, 2) } == .badRecord)
  }

  /// Every place of the field is that of one language, and nothing else has one.
  @Test func placesOfLanguages() {
    var places = 0
    for bits: UInt64 in 0..<1 << 15 {
      guard let place = LikelyLayout.place(of: bits) else { continue }
      places += 1
      if LikelyLayout.languageBits(at: place) != bits { Issue.record("\(place)") }
    }
    #expect(places == LikelyLayout.languageCount && LikelyLayout.languageCount <= 64 * LikelyLayout.wordCount)
    for tag in ["pt", "aa", "zz", "aaa", "zzz"] as [Subtag] {
      let bits = PackedLocale(language: tag)?.languageBits ?? 0
      #expect(LikelyLayout.place(of: bits) != nil, "\(tag)")
    }
  }

  @Test func regions() throws {
    func slot(_ slot: RegionSlot, _ values: [UInt16]) throws -> TableError.Code {
      try Self.refusal {
        let id = try Self.add(values, to: &$0)
        $0[.regionRecords]?.put(id, at: 2 * slot.rawValue, 2)
      }
    }
    #expect(try slot(.calendars, [TableLayout.none]) == .badString)
    #expect(try slot(.hourCycles, [TableLayout.none]) == .badString)
    #expect(try slot(.weeks, [1, 1, 7, 8]) == .badRecord)
    #expect(try slot(.weeks, [1, 1, 7]) == .badList)
  }

  @Test func digits() throws {
    for text in ["012345678", "0123456789a", "", "٠١٢٣٤٥٦٧٨"] {
      #expect(
        try Self.refusal {
          let name = try DamagedSections.add("aaaa", to: &$0)
          let digits = text.isEmpty ? 0 : try DamagedSections.add(text, to: &$0)
          Self.put(try Self.add([name, digits], to: &$0), .decimalDigits, &$0)
        } == .badString, "\(text)")
    }
  }

  /// Keys of aliases are read where they stand.
  @Test func keysOfAliasesArePlain() throws {
    for slot in [SupplementalSlot.scriptAliases, .regionAliases, .variantAliases, .subdivisionAliases] {
      #expect(
        try Self.refusal {
          Self.put(try Self.add([TableLayout.firstCompressedString, 0], to: &$0), slot, &$0)
        } == .badString, "\(slot)")
    }
  }
}
