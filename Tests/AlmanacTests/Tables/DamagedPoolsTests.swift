import Almanac
import Testing

/// Strings and lists that are damaged: one case for each thing that a later read relies on.
@Suite struct DamagedPoolsTests {
  private static func refusal(
    _ change: (inout [TableSection: [UInt8]]) throws -> Void
  ) throws -> TableError.Code {
    try DamagedSections.refusal(change)
  }

  @Test func strings() throws {
    try Self.blocks(.stringBlocks, .stringBytes, .badString)
    #expect(try Self.refusal { $0[.stringBytes]? += [0xC3] } == .badString)
    // A character cut in two by the border of two strings that together are UTF-8.
    let long = Array("\u{660}".utf8)
    #expect(
      try Self.refusal {
        $0[.stringBlocks] = [0, 0, 0] + [0, 1, 1, 0, 0, 0, 0]
        $0[.stringBytes] = long
      } == .badString)
    // More plain strings than there are ids of them.
    let blocks = Int(TableLayout.firstCompressedString) / TableLayout.itemsPerBlock + 1
    #expect(
      try Self.refusal {
        $0[.stringBlocks] = [UInt8](repeating: 0, count: TableLayout.blockByteCount * blocks)
        $0[.stringBytes] = []
      } == .badString)
  }

  @Test func lists() throws {
    try Self.blocks(.listBlocks, .listBytes, .badList)
    // More lists than there are ids of them.
    #expect(
      try Self.refusal {
        $0[.listBlocks] = [UInt8](repeating: 0, count: TableLayout.blockByteCount * 8192)
        $0[.listBytes] = []
      } == .badList)
  }

  /// Blocks whose items overlap, have gaps between, end behind the last byte or leave bytes over.
  private static func blocks(_ blocks: TableSection, _ bytes: TableSection, _ code: TableError.Code) throws {
    let width = TableLayout.blockByteCount
    let content = try #require(try TableErrorTests.sections[blocks])
    #expect(content.count >= 3 * width)
    // A first item that is not empty; counts that are longer and shorter than those that are.
    #expect(try refusal { $0[blocks]?.put(1, at: 3, 1) } == code)
    for place in 0..<7 {
      #expect(try refusal { $0[blocks]?.put(255, at: width + 3 + place, 1) } == code, "\(place)")
    }
    // Offsets that go back, behind the end, and of the first block.
    #expect(try refusal { $0[blocks]?.put(0, at: width, 3) } == code)
    #expect(try refusal { $0[blocks]?.put(0xFF_FFFF, at: width, 3) } == code)
    #expect(try refusal { $0[blocks]?.put(0xFF_FFFF, at: content.count - width, 3) } == code)
    #expect(try refusal { $0[blocks]?.put(1, at: 0, 3) } == code)
    // No blocks; one too many, which ends before it begins; bytes too few.
    #expect(try refusal { $0[blocks] = [] } == code)
    #expect(try refusal { $0[blocks]? += [UInt8](repeating: 0, count: width) } == code)
    #expect(try refusal { $0[bytes]?.removeAll() } == code)
  }

  /// Lists that nothing refers to are checked too, because a patch may.
  @Test(
    arguments: [
      // No form; a run cut short, too long, behind the last number.
      [0xFF], [6, 0, 0], [0], [0, 1, 0], [0, 1, 0, 2, 0], [0, 0xFF, 0xFF, 2],
      // Bytes without a base, without a value, behind the last number; half a word.
      [1], [1, 0, 0], [1, 0xFF, 0xFF, 1], [2, 1], [2, 1, 0, 1],
      // Patches of nothing, of the empty list, of a list that comes later.
      [3], [3, 1, 0], [3, 0, 0, 0], [3, 0xFF, 0xFF, 1, 1, 0],
      [4], [4, 1, 0], [4, 0, 0, 0], [4, 0xFF, 0xFF, 1, 1, 0, 0],
      [5], [5, 1, 0], [5, 0, 0, 0], [5, 0xFF, 0xFF, 1, 1, 0],
    ] as [[UInt8]])
  func formsOfLists(_ bytes: [UInt8]) throws {
    #expect(try Self.refusal { _ = try DamagedSections.addList(bytes, to: &$0) } == .badList, "\(bytes)")
  }

  @Test func patches() throws {
    func patch(
      _ rest: [UInt8], of base: [UInt16] = [1, 2, 3], _ form: ListForm = .patch
    ) throws -> TableError.Code? {
      var sections = try TableErrorTests.sections
      let id = try DamagedSections.add(base, to: &sections)
      _ = try DamagedSections.addList([form.rawValue] + .numbers([UInt16(id)]) + rest, to: &sections)
      do throws(TableError) {
        _ = try LocaleData(PackedFile(sections: sections).bytes())
        return nil
      } catch {
        return error.code
      }
    }
    #expect(try patch([0b101, 1, 0, 2, 0]) == nil)
    // A word too few and too many, a bit for a value that is not there.
    #expect(try patch([0b101, 1, 0]) == .badList)
    #expect(try patch([0b101, 1, 0, 2, 0, 3, 0]) == .badList)
    #expect(try patch([0b1001, 1, 0, 2, 0]) == .badList)
    #expect(try patch([0b1, 1, 0], of: []) == .badList)
    // Near values: right, one too few and too many, none at all, behind the last number, which 255 is not.
    #expect(try patch([0b101, 7, 0, 1, 2], .nearPatch) == nil)
    #expect(try patch([0b101, 7, 0, 1], .nearPatch) == .badList)
    #expect(try patch([0b101, 7, 0, 1, 2, 3], .nearPatch) == .badList)
    #expect(try patch([0, 7, 0], .nearPatch) == .badList)
    #expect(try patch([0b101, 0xFE, 0xFF, 1, 255], .nearPatch) == nil)
    #expect(try patch([0b101, 0xFE, 0xFF, 1, 2], .nearPatch) == .badList)
    // Values in a row.
    #expect(try patch([0b101, 7, 0], .runPatch) == nil)
    #expect(try patch([0b101, 7], .runPatch) == .badList)
    #expect(try patch([0b101, 7, 0, 0], .runPatch) == .badList)
    #expect(try patch([0, 7, 0], .runPatch) == .badList)
    #expect(try patch([0b101, 0xFE, 0xFF], .runPatch) == nil)
    #expect(try patch([0b101, 0xFF, 0xFF], .runPatch) == .badList)
    // A patch of a patch, and of itself.
    var sections = try TableErrorTests.sections
    let base = try DamagedSections.add([1, 2, 3], to: &sections)
    for form in [ListForm.patch, .runPatch] {
      let first = try DamagedSections.addList(
        [form.rawValue] + .numbers([UInt16(base)]) + [1, 7, 0], to: &sections)
      for other in [first, first + UInt64(TableLayout.itemsPerBlock)] {
        #expect(
          try Self.refusal {
            $0 = sections
            _ = try DamagedSections.addList([3] + .numbers([UInt16(other)]) + [1, 7, 0], to: &$0)
          } == .badList)
      }
    }
  }
}
