import Almanac
import AlmanacTestKit
import Testing

/// Section directories that lie: each is refused as such, whatever the checksum says.
@Suite struct HostileDirectoryTests {
  private static let file = TableErrorTests.file

  /// The error of a file in whose directory one field was changed, checksum and byte count put right.
  private static func error(_ entry: Int, _ field: Int, _ value: UInt64) throws -> TableError.Code {
    var bytes = file
    bytes.put(value, at: TableLayout.headerByteCount + entry * TableLayout.directoryEntryByteCount + 4 * field, 4)
    PackedFile.seal(&bytes)
    return try TableErrorTests.refusal(bytes).code
  }

  private static func field(_ entry: Int, _ field: Int) -> UInt64 {
    file.number(at: TableLayout.headerByteCount + entry * TableLayout.directoryEntryByteCount + 4 * field, 4)
  }

  /// Sections of which a file may have less and be a whole one, with other answers.
  ///
  /// Heads of aliases are read from the embedded tables alone; where less is expected, pairs have other values; and likely
  /// subtags lead to other languages.
  private static let poorer: Set<TableSection> = [.compoundAliasHeads, .expectedValues, .likelyTargetLanguages]

  /// The entries of the small file, which has no Unicode sections.
  private static let entries = 0..<Int(file.number(at: 24, 4))

  @Test func sectionsThatDoNotExist() throws {
    for entry in Self.entries {
      let unused = UInt64(TableSection.allCases.count) + 1
      for id: UInt64 in [0, unused, unused + 1, unused + 4, 0x8000_0000, 0xFFFF_FFFF] {
        #expect(try Self.error(entry, 0, id) == .badDirectory, "entry \(entry), section \(id)")
      }
    }
  }

  @Test func sectionsTwiceOrInAnotherOrder() throws {
    for entry in Self.entries {
      for id in Self.entries.map({ Self.field($0, 0) }) where id != Self.field(entry, 0) {
        let code = try Self.error(entry, 0, id)
        #expect(code == .badDirectory, "entry \(entry), section \(id)")
      }
    }
  }

  /// Into the header, into another section, off the grid, at the end of the file and of 32 bits.
  @Test func offsets() throws {
    for entry in Self.entries {
      let offset = Self.field(entry, 1)
      let others = [0, 8, 24, 32, 304, offset - 8, offset + 1, offset + 4, UInt64(Self.file.count) + 8]
      for value in others + [0x7FFF_FFF8, 0x8000_0000, 0xFFFF_FFF0, 0xFFFF_FFF8, 0xFFFF_FFFF] where value != offset {
        // A section of no items may stand anywhere behind the last one.
        #expect(try Self.error(entry, 1, value) == .badDirectory, "entry \(entry), offset \(value)")
      }
    }
  }

  @Test func byteCounts() throws {
    for entry in Self.entries {
      let count = Self.field(entry, 2)
      for value in [0, count &- 1, count + 1, count * 2, 0x8000_0000, 0xFFFF_FFF8] where value != count {
        #expect(try Self.error(entry, 2, value & 0xFFFF_FFFF) == .badDirectory, "entry \(entry), \(value) bytes")
      }
    }
  }

  /// Counts whose product with the item's size leaves 32 bits and comes out right there.
  @Test func itemCounts() throws {
    for entry in Self.entries {
      let section = try #require(TableSection(rawValue: UInt32(Self.field(entry, 0))))
      let count = Self.field(entry, 3)
      let wrapping = count + (1 << 32) / UInt64(section.itemByteCount)
      for value in [0, count &- 1, count + 1, wrapping, 0x8000_0000, 0xFFFF_FFFF]
      where value != count && value < 1 << 32 {
        #expect(try Self.error(entry, 3, value) == .badDirectory, "entry \(entry), \(value) items")
      }
    }
  }

  /// Bytes and items changed together, so that the entry agrees with itself.
  @Test func consistentLies() throws {
    for entry in Self.entries {
      let section = try #require(TableSection(rawValue: UInt32(Self.field(entry, 0))))
      let place = TableLayout.headerByteCount + entry * TableLayout.directoryEntryByteCount
      for items in [0, 1, Self.field(entry, 3) &- 1, Self.field(entry, 3) + 1, 100_000]
      where items != Self.field(entry, 3) && items < 200_000 {
        var bytes = Self.file
        bytes.put(items * UInt64(section.itemByteCount), at: place + 8, 4)
        bytes.put(items, at: place + 12, 4)
        PackedFile.seal(&bytes)
        guard let data = try? LocaleData(bytes) else { continue }
        // The last string ends where the bytes of all end, and so may have one more or less.
        let isLastString = section == .stringBytes && abs(Int(items) - Int(Self.field(entry, 3))) == 1
        // One more value that records may share lies in the bytes between two sections, and no record names it.
        let isUnused = section == .sharedValues && items == Self.field(entry, 3) + 1
        #expect(Self.poorer.contains(section) || isLastString || isUnused, "\(section), \(items) items")
        _ = LoadedTables.use(data, LoadedTables.tags)
      }
    }
  }

  @Test func countsOfEntries() throws {
    let right = UInt64(Self.entries.count)
    for count: UInt64 in [0, 1, 5, right - 1, right + 1, right + 4, 255, 0x1000_0001, 0x8000_0000, 0xFFFF_FFFF] {
      var bytes = Self.file
      bytes.put(count, at: 24, 4)
      PackedFile.seal(&bytes)
      let code = try TableErrorTests.refusal(bytes).code
      // With very few entries it is the strings or the lists that are missed first.
      let expected: TableError.Code = count < 2 ? .badString : count == 5 ? .badList : .badDirectory
      #expect(code == expected, "\(count) entries")
    }
  }

  @Test func byteCountsOfTheFile() throws {
    for count in [0, 31, 32, Self.file.count - 1, Self.file.count + 1, 0x7FFF_FFFF, 0xFFFF_FFFF] {
      var bytes = Self.file
      bytes.put(UInt64(count), at: 12, 4)
      let expected: TableError.Code = count < Self.file.count ? .trailingBytes : .truncated
      #expect(try TableErrorTests.refusal(bytes).code == expected, "\(count) bytes")
    }
  }

  @Test func filesWithoutOneSection() throws {
    for section in TableSection.allCases {
      var sections = try TableErrorTests.sections
      // A file may do without a section that had nothing in it.
      guard let removed = sections.removeValue(forKey: section), !removed.isEmpty else { continue }
      guard let data = try? LocaleData(PackedFile(sections: sections).bytes()) else { continue }
      #expect(Self.poorer.contains(section), "without \(section)")
      _ = LoadedTables.use(data, LoadedTables.tags)
    }
  }
}
