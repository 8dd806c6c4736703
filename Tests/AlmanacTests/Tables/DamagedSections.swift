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

  /// Adds a list of words and answers its id.
  static func add(_ values: [UInt16], to sections: inout [TableSection: [UInt8]]) throws -> UInt64 {
    UInt64(
      try add(
        [ListForm.words.rawValue] + .numbers(values), .listBases, .listOffsets, .listBytes, to: &sections))
  }

  /// Adds the bytes of a list, whatever they are, and answers its id.
  static func addList(_ bytes: [UInt8], to sections: inout [TableSection: [UInt8]]) throws -> UInt64 {
    UInt64(try add(bytes, .listBases, .listOffsets, .listBytes, to: &sections))
  }

  /// Adds a plain string and answers its id.
  static func add(_ text: String, to sections: inout [TableSection: [UInt8]]) throws -> UInt16 {
    try add(Array(text.utf8), .stringBases, .stringOffsets, .stringBytes, to: &sections)
  }

  private static func add(
    _ item: [UInt8], _ baseSection: TableSection, _ offsetSection: TableSection, _ byteSection: TableSection,
    to sections: inout [TableSection: [UInt8]]
  ) throws -> UInt16 {
    let count = try #require(sections[offsetSection]).count / 2
    // A new block has its base where the last item ended.
    if count % TableLayout.itemsPerBlock == 0 {
      let start = UInt32(try #require(sections[byteSection]).count)
      sections[baseSection]? += [UInt8].numbers([start])
    }
    let bases = try #require(sections[baseSection])
    let base = Int(bases.number(at: bases.count - 4, 4))
    sections[byteSection]? += item
    let end = try #require(sections[byteSection]).count - base
    sections[offsetSection]? += [UInt8].numbers([UInt16(end)])
    return UInt16(count - 1)
  }
}
