import Almanac
import Testing

/// The sections of a small file, to be damaged one at a time.
enum DamagedSections {
  /// Why a file is refused whose sections were changed, checksum put right.
  static func refusal(_ change: (inout [TableSection: [UInt8]]) throws -> Void) throws -> TableError.Code {
    var sections = try TableErrorTests.sections
    try change(&sections)
    return try TableErrorTests.refusal(PackedFile(sections: sections).bytes()).code
  }

  /// Writes a value of a locale's record; one that records share is added to those that are there.
  static func put(_ id: UInt64, row: Int, _ slot: LocaleSlot, _ sections: inout [TableSection: [UInt8]]) {
    let at = LocaleSlot.recordByteCount * row + slot.offset
    guard slot.isShared else {
      sections[.localeRecords]?.put(id, at: at, 2)
      return
    }
    let shared = UInt64((sections[.sharedValues] ?? []).count / 2)
    sections[.localeRecords]?.put(shared, at: at, 1)
    sections[.sharedValues]? += [UInt8].numbers([UInt16(id)])
  }

  /// Adds a list of words and answers its id.
  static func add(_ values: [UInt16], to sections: inout [TableSection: [UInt8]]) throws -> UInt64 {
    UInt64(
      try add(
        [ListForm.words.rawValue] + .numbers(values), .listBlocks, .listBytes, to: &sections))
  }

  /// Adds the bytes of a list, whatever they are, and answers its id.
  static func addList(_ bytes: [UInt8], to sections: inout [TableSection: [UInt8]]) throws -> UInt64 {
    UInt64(try add(bytes, .listBlocks, .listBytes, to: &sections))
  }

  /// Adds a plain string and answers its id.
  static func add(_ text: String, to sections: inout [TableSection: [UInt8]]) throws -> UInt16 {
    try add(Array(text.utf8), .stringBlocks, .stringBytes, to: &sections)
  }

  /// Adds an item as the first of a block of its own.
  private static func add(
    _ item: [UInt8], _ blockSection: TableSection, _ byteSection: TableSection,
    to sections: inout [TableSection: [UInt8]]
  ) throws -> UInt16 {
    let width = TableLayout.blockByteCount
    let count = try #require(sections[blockSection]).count / width
    let start = UInt32(try #require(sections[byteSection]).count)
    let isShort = item.count <= TableLayout.longestItem
    // A long one is the last item.
    let counts = isShort ? [UInt8(item.count)] + [UInt8](repeating: 0, count: 6) : [UInt8](repeating: 0, count: 7)
    sections[blockSection]? += [UInt8].numbers([start]).prefix(3) + counts
    sections[byteSection]? += item
    return UInt16(TableLayout.itemsPerBlock * count + (isShort ? 0 : TableLayout.itemsPerBlock - 1))
  }
}
