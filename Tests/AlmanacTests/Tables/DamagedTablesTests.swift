import Almanac
import Testing

/// Files whose parts are in bounds and contradict each other: one case for each thing that a later read relies on.
@Suite struct DamagedTablesTests {
  private static func refusal(
    _ change: (inout [TableSection: [UInt8]]) throws -> Void
  ) throws -> TableError.Code {
    var sections = try TableErrorTests.sections
    try change(&sections)
    return try TableErrorTests.refusal(PackedFile(sections: sections).bytes()).code
  }

  /// Adds a list and answers its id.
  private static func add(_ values: [UInt16], to sections: inout [TableSection: [UInt8]]) throws -> UInt64 {
    let offsets = try #require(sections[.listOffsets])
    let end = try #require(sections[.listValues]).count / 2 + values.count
    sections[.listValues]? += [UInt8].numbers(values)
    sections[.listOffsets]? += [UInt8].numbers([UInt32(end)])
    return UInt64(offsets.count / 4 - 1)
  }

  /// Adds a string and answers its id.
  private static func add(_ text: String, to sections: inout [TableSection: [UInt8]]) throws -> UInt16 {
    let offsets = try #require(sections[.stringOffsets])
    let count = offsets.count / 2
    let bases = try #require(sections[.stringBases])
    // The end of the new string opens no new block only where the last block has room.
    try #require(count % TableLayout.stringsPerBlock != 0)
    sections[.stringBytes]? += Array(text.utf8)
    let end = try #require(sections[.stringBytes]).count - Int(bases.number(at: bases.count - 4, 4))
    sections[.stringOffsets]? += [UInt8].numbers([UInt16(end)])
    return UInt16(count - 1)
  }

  private static func put(_ id: UInt64, _ slot: SupplementalSlot, _ sections: inout [TableSection: [UInt8]]) {
    sections[.supplemental]?.put(id, at: 2 * slot.rawValue, 2)
  }

  private static func put(_ id: UInt64, row: Int, _ slot: LocaleSlot, _ sections: inout [TableSection: [UInt8]]) {
    sections[.localeRecords]?.put(id, at: TableSection.localeRecords.itemByteCount * row + 2 * slot.rawValue, 2)
  }

  @Test func listsOfTheWrongLengthOrWithoutAValue() throws {
    for slot in [SupplementalSlot.source, .variants] {
      // An absent string, where there must be one.
      #expect(
        try Self.refusal { Self.put(try Self.add([0, 0, 0, TableLayout.none], to: &$0), slot, &$0) } == .badString)
      #expect(try Self.refusal { Self.put(try Self.add([0, 0, 0, 60_000], to: &$0), slot, &$0) } == .badString)
      #expect(try Self.refusal { Self.put(60_000, slot, &$0) } == .badList)
      #expect(try Self.refusal { Self.put(UInt64(TableLayout.none), slot, &$0) } == .badList)
    }
    #expect(try Self.refusal { Self.put(try Self.add([0, 0, 0], to: &$0), .source, &$0) } == .badList)
    #expect(
      try Self.refusal { Self.put(try Self.add(Array(repeating: 0, count: 16), to: &$0), .variants, &$0) } == .badList)
    for slot in SupplementalSlot.allCases where slot != .source && slot != .variants {
      #expect(try Self.refusal { Self.put(try Self.add([0], to: &$0), slot, &$0) } == .badList, "\(slot)")
      #expect(try Self.refusal { Self.put(try Self.add([0, 60_000], to: &$0), slot, &$0) } == .badString, "\(slot)")
      #expect(
        try Self.refusal { Self.put(try Self.add([0, 1, 0, 2], to: &$0), slot, &$0) } == .unsortedKeys, "\(slot)")
    }
  }

  @Test func recordsOfLocales() throws {
    for slot in LocaleSlot.allCases where slot != .parent {
      let expected: TableError.Code = slot == .tag || slot == .calendar ? .badString : .badList
      #expect(try Self.refusal { Self.put(60_000, row: 1, slot, &$0) } == expected, "\(slot)")
      #expect(try Self.refusal { Self.put(0xFFFF, row: 1, slot, &$0) } == expected, "\(slot)")
      guard expected == .badList else { continue }
      #expect(
        try Self.refusal { Self.put(try Self.add([1, 1, 1], to: &$0), row: 1, slot, &$0) } == .badList, "\(slot)")
    }
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
    let sections: [TableSection] = [.legacyKeys, .likelyKeys, .languageAliasKeys, .compoundAliasHeads, .regionKeys]
    for section in sections {
      let content = try #require(try TableErrorTests.sections[section])
      guard content.count >= 16 else { continue }
      let first = Array(content[..<8])
      let swapped = Array(content[8..<16]) + first + Array(content[16...])
      let twice = first + first + Array(content[16...])
      #expect(try Self.refusal { $0[section] = swapped } == .unsortedKeys, "\(section)")
      #expect(try Self.refusal { $0[section] = twice } == .unsortedKeys, "\(section)")
    }
  }

  @Test func keysAndValuesAreAsMany() throws {
    let sections: [TableSection] = [
      .localeKeys, .legacyKeys, .legacyRows, .likelyKeys, .likelyValues, .languageAliasValues, .regionKeys,
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
          let name = try Self.add("aaaa", to: &$0)
          let digits = text.isEmpty ? 0 : try Self.add(text, to: &$0)
          Self.put(try Self.add([name, digits], to: &$0), .decimalDigits, &$0)
        } == .badString, "\(text)")
    }
  }

  @Test func strings() throws {
    // Offsets that go back, one behind the end, a string 0 that is not empty, a block too few.
    #expect(try Self.refusal { $0[.stringOffsets]?.put(0, at: 6, 2) } == .badString)
    #expect(try Self.refusal { $0[.stringOffsets]?.put(0xFFFF, at: 6, 2) } == .badString)
    #expect(try Self.refusal { $0[.stringOffsets]?.put(1, at: 0, 2) } == .badString)
    #expect(try Self.refusal { $0[.stringOffsets]?.put(1, at: 2, 2) } == .badString)
    #expect(try Self.refusal { $0[.stringBases]?.removeLast(4) } == .badString)
    #expect(try Self.refusal { $0[.stringBases]?.put(0xFFFF_FFFF, at: 0, 4) } == .badString)
    #expect(try Self.refusal { $0[.stringBytes]? += [0x41] } == .badString)
    #expect(try Self.refusal { $0[.stringOffsets] = [0, 0] } == .badString)
    // A character cut in two by the border of two strings that together are UTF-8.
    let long = Array("٠".utf8)
    #expect(
      try Self.refusal {
        $0[.stringBases] = .numbers([UInt32(0)])
        $0[.stringOffsets] = .numbers([0, 0, 1, 2] as [UInt16])
        $0[.stringBytes] = long
      } == .badString)
  }

  @Test func lists() throws {
    #expect(try Self.refusal { $0[.listOffsets]?.put(0xFFFF_FFFF, at: 8, 4) } == .badList)
    #expect(try Self.refusal { $0[.listOffsets]?.put(1, at: 4, 4) } == .badList)
    #expect(try Self.refusal { $0[.listOffsets]? += [0xFF, 0xFF, 0xFF, 0xFF] } == .badList)
    #expect(try Self.refusal { $0[.listValues]?.removeLast(2) } == .badList)
    #expect(try Self.refusal { $0[.listOffsets] = [0, 0, 0, 0] } == .badList)
  }
}
