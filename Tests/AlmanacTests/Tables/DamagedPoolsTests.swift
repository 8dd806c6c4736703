import Almanac
import Testing

/// Strings, lists, pages and sequences that are damaged: one case for each thing that a later read relies on.
@Suite struct DamagedPoolsTests {
  private static func refusal(
    _ change: (inout [TableSection: [UInt8]]) throws -> Void
  ) throws -> TableError.Code {
    try DamagedSections.refusal(change)
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
    let long = Array("\u{660}".utf8)
    #expect(
      try Self.refusal {
        $0[.stringBases] = .numbers([UInt32(0)])
        $0[.stringOffsets] = .numbers([0, 0, 1, 2] as [UInt16])
        $0[.stringBytes] = long
      } == .badString)
    // More plain strings than there are ids of them.
    let many = Int(TableLayout.firstCompressedString) + 2
    #expect(
      try Self.refusal {
        let blocks = (many + TableLayout.itemsPerBlock - 1) / TableLayout.itemsPerBlock
        $0[.stringBases] = .numbers([UInt32](repeating: 0, count: blocks))
        $0[.stringOffsets] = .numbers([UInt16](repeating: 0, count: many))
        $0[.stringBytes] = []
      } == .badString)
  }

  @Test func lists() throws {
    #expect(try Self.refusal { $0[.listOffsets]?.put(0xFFFF, at: 4, 2) } == .badList)
    #expect(try Self.refusal { $0[.listOffsets]?.put(1, at: 2, 2) } == .badList)
    #expect(try Self.refusal { $0[.listBytes]?.removeLast(2) } == .badList)
    #expect(try Self.refusal { $0[.listBytes]? += [0] } == .badList)
    #expect(try Self.refusal { $0[.listOffsets] = [0, 0] } == .badList)
    #expect(try Self.refusal { $0[.listBases]?.put(0xFFFF_FFFF, at: 0, 4) } == .badList)
  }

  /// Lists that nothing refers to are checked too, because a patch may.
  @Test(
    arguments: [
      // No form; a run cut short, too long, behind the last number.
      [0xFF], [4, 0, 0], [0], [0, 1, 0], [0, 1, 0, 2, 0], [0, 0xFF, 0xFF, 2],
      // Bytes without a base, without a value, behind the last number; half a word.
      [1], [1, 0, 0], [1, 0xFF, 0xFF, 1], [2, 1], [2, 1, 0, 1],
      // Patches of nothing, of the empty list, of a list that comes later.
      [3], [3, 1, 0], [3, 0, 0, 0], [3, 0xFF, 0xFF, 1, 1, 0],
    ] as [[UInt8]])
  func formsOfLists(_ bytes: [UInt8]) throws {
    #expect(try Self.refusal { _ = try DamagedSections.addList(bytes, to: &$0) } == .badList, "\(bytes)")
  }

  @Test func patches() throws {
    func patch(_ rest: [UInt8], of base: [UInt16] = [1, 2, 3]) throws -> TableError.Code? {
      var sections = try TableErrorTests.sections
      let id = try DamagedSections.add(base, to: &sections)
      _ = try DamagedSections.addList([ListForm.patch.rawValue] + .numbers([UInt16(id)]) + rest, to: &sections)
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
    // A patch of a patch, and of itself.
    var sections = try TableErrorTests.sections
    let base = try DamagedSections.add([1, 2, 3], to: &sections)
    let first = try DamagedSections.addList([3] + .numbers([UInt16(base)]) + [1, 7, 0], to: &sections)
    #expect(
      try Self.refusal {
        $0 = sections
        _ = try DamagedSections.addList([3] + .numbers([UInt16(first)]) + [1, 7, 0], to: &$0)
      } == .badList)
    #expect(
      try Self.refusal {
        $0 = sections
        _ = try DamagedSections.addList([3] + .numbers([UInt16(first + 1)]) + [1, 7, 0], to: &$0)
      } == .badList)
  }

  private static let kinds: [(offsets: TableSection, pages: TableSection, code: TableError.Code)] = [
    (.stringPageOffsets, .stringPages, .badString), (.sequencePageOffsets, .sequencePages, .badList),
  ]

  @Test func offsetsOfPages() throws {
    for (offsets, pages, code) in Self.kinds {
      #expect(try Self.refusal { $0[offsets]?.put(1, at: 0, 4) } == code)
      #expect(try Self.refusal { $0[offsets]?.put(0, at: 4, 4) } == code)
      #expect(try Self.refusal { $0[offsets]?.put(0xFFFF_FFFF, at: 4, 4) } == code)
      #expect(try Self.refusal { $0[offsets] = .numbers([UInt32(0)]) } == code)
      #expect(try Self.refusal { $0[offsets] = [] } == code)
      #expect(try Self.refusal { $0[pages]? += [0] } == code)
      #expect(try Self.refusal { $0[pages]?.removeLast() } == code)
      // Without pages, what refers to them is damaged.
      let without = try Self.refusal {
        $0[offsets] = []
        $0[pages] = []
      }
      #expect([.badString, .badList].contains(without))
    }
  }

  /// A file with one page of strings of its own behind the others, or instead of them.
  private static func code(_ page: SmallPage, count: Int? = nil, pairs: [UInt16] = []) throws -> TableError.Code? {
    var sections = try TableErrorTests.sections
    var bytes = page.bytes
    if let count { bytes.put(UInt64(count), at: 2, 2) }
    // All pages but the last are full, so the new one has to come first.
    sections[.sequencePages] = bytes
    sections[.sequencePageOffsets] = .numbers([0, UInt32(bytes.count)])
    sections[.pairLists] = .numbers(pairs)
    sections[.localeRecords] = try records(sections)
    do throws(TableError) {
      _ = try LocaleData(PackedFile(sections: sections).bytes())
      return nil
    } catch {
      return error.code
    }
  }

  /// The records of locales without any pairs.
  private static func records(_ sections: [TableSection: [UInt8]]) throws -> [UInt8] {
    var records = try #require(sections[.localeRecords])
    let width = TableSection.localeRecords.itemByteCount
    for row in 0..<records.count / width {
      records.put(0, at: width * row + 2 * LocaleSlot.details.rawValue, 2)
    }
    return records
  }

  @Test func partsOfPages() throws {
    // Two sequences: the compressed strings 0 and 1, and 0 alone.
    let page = SmallPage([[0, 0], [0]])
    #expect(try Self.code(page) == nil)
    // More strings than begin, fewer, none.
    for count in [0, 1, 3, 0xFFFF] { #expect(try Self.code(page, count: count) == .badList, "\(count)") }
    // A code without meaning; a rule of itself, of a later rule; more codes than a byte has.
    var changed = page
    changed.strings = [[7]]
    #expect(try Self.code(changed) == .badList)
    changed = page
    changed.rules = [(1, 0)]
    #expect(try Self.code(changed) == .badList)
    changed.rules = [(2, 0), (0, 0)]
    #expect(try Self.code(changed) == .badList)
    changed.rules = (0..<255).map { _ in (left: UInt8(0), right: UInt8(0)) }
    #expect(try Self.code(changed) == nil)
    changed.terminals = [0, 1]
    #expect(try Self.code(changed) == .badList)
    // The first code begins no string; a string begins behind the last code.
    var sections = try TableErrorTests.sections
    #expect(
      try Self.refusal {
        sections = $0
        $0[.stringPages]?[PageLayout.headerByteCount] &= 0xFE
      } == .badString)
    #expect(!sections.isEmpty)
  }

  /// Rules that lead down too far, and rules that stand for more than a sequence can have.
  @Test func deepAndLongRules() throws {
    func page(rules: Int, doubling: Bool) -> SmallPage {
      var page = SmallPage([[0]])
      for rule in 0..<rules { page.rules.append((UInt8(rule), doubling ? UInt8(rule) : 0)) }
      page.strings = [[UInt8(rules)]]
      return page
    }
    #expect(try Self.code(page(rules: PageLayout.longestDescent + 1, doubling: false)) == .badList)
    #expect(try Self.code(page(rules: 12, doubling: true)) == .badList)
    #expect(try Self.code(page(rules: 32, doubling: true)) == .badList)
    // As long as may be, and a string of two such codes, which is too long.
    var long = page(rules: 11, doubling: true)
    #expect(IDSequence.longestDistance * PageLayout.longestSequence < 2 << 11)
    long.strings = [[11, 11]]
    #expect(try Self.code(long) == .badList)
  }

  /// Sequences whose ids are no strings, in a pair list that has them as keys and as values.
  @Test(arguments: [[0xFE, 0xFF, 0x07], [0xFF, 0xFF, 0x7F]] as [[UInt8]])
  func idsThatAreNoStrings(_ bytes: [UInt8]) throws {
    let code = try Self.code(SmallPage([bytes]), pairs: [0, 0])
    #expect(code == .badList || code == .badString, "\(bytes)")
  }

  /// Sequences whose ids do not end or take too many bytes.
  @Test(arguments: [[0x81], [0x80, 0x80], [0, 0x80], [0x80, 0x80, 0x80, 0]] as [[UInt8]])
  func badSequences(_ bytes: [UInt8]) throws {
    let code = try Self.code(SmallPage([bytes]))
    #expect(code == .badList || code == .badString, "\(bytes)")
  }

  @Test func pairLists() throws {
    let sections = try TableErrorTests.sections
    let lists = try #require(sections[.pairLists])
    #expect(lists.count >= 8)
    #expect(try Self.refusal { $0[.pairLists]?.put(60_000, at: 0, 2) } == .badList)
    #expect(try Self.refusal { $0[.pairLists]?.put(60_000, at: 2, 2) } == .badList)
    // Keys and values that are not as many; keys that are not in order.
    var sequences: [[UInt16]] = []
    let tables = try LocaleData(TableErrorTests.file).tables
    for list in 1...UInt16(lists.count / 4) {
      let pairs = tables.pairs(list)
      sequences.append((0..<pairs.count).map { pairs.key($0) })
    }
    let longest = try #require(sequences.indices.max { sequences[$0].count < sequences[$1].count })
    let shortest = try #require(sequences.indices.min { sequences[$0].count < sequences[$1].count })
    #expect(sequences[longest].count > sequences[shortest].count)
    #expect(
      try Self.refusal {
        $0[.pairLists]?.put(lists.number(at: 4 * shortest, 2), at: 4 * longest, 2)
      } == .badList)
    #expect(
      try Self.refusal {
        let reversed = SmallPage([IDSequence.bytes(sequences[longest].reversed())]).bytes
        $0[.sequencePages] = reversed
        $0[.sequencePageOffsets] = .numbers([0, UInt32(reversed.count)])
        $0[.pairLists] = .numbers([0, 0] as [UInt16])
        $0[.localeRecords] = try Self.records($0)
      } == .unsortedKeys)
    // Values that are expected of strings that are not there.
    #expect(
      try Self.refusal { $0[.expectedValues] = [UInt8](repeating: 0, count: 2 * Int(TableLayout.none)) } == .badList)
    // Fields whose groups are not all there.
    #expect(
      try Self.refusal {
        let empty = SmallPage([IDSequence.empty]).bytes
        $0[.sequencePages] = empty
        $0[.sequencePageOffsets] = .numbers([0, UInt32(empty.count)])
        $0[.pairLists] = .numbers([0, 0] as [UInt16])
        $0[.localeRecords] = try Self.records($0)
        var details = [UInt16](repeating: 0, count: DetailSlot.count)
        details[DetailSlot.fields.rawValue] = 1
        let id = try DamagedSections.add(details, to: &$0)
        $0[.localeRecords]?.put(id, at: 2 * LocaleSlot.details.rawValue, 2)
      } == .badList)
    // A pair list that is not there.
    #expect(
      try Self.refusal {
        var details = [UInt16](repeating: 0, count: DetailSlot.count)
        details[DetailSlot.skeletons.rawValue] = UInt16(lists.count / 4 + 1)
        let id = try DamagedSections.add(details, to: &$0)
        $0[.localeRecords]?.put(id, at: 2 * LocaleSlot.details.rawValue, 2)
      } == .badList)
  }

  /// A page of texts that are UTF-8 together, and one of which begins in the middle of a character.
  @Test func charactersCutByThePage() throws {
    var sections = try TableErrorTests.sections
    let bytes = SmallPage([[0xD9], [0xA0]]).bytes
    sections[.stringPages] = bytes
    sections[.stringPageOffsets] = .numbers([0, UInt32(bytes.count)])
    #expect(try TableErrorTests.refusal(PackedFile(sections: sections).bytes()).code == .badString)
    let half = SmallPage([[0x41], [0xD9]]).bytes
    sections[.stringPages] = half
    sections[.stringPageOffsets] = .numbers([0, UInt32(half.count)])
    #expect(try TableErrorTests.refusal(PackedFile(sections: sections).bytes()).code == .badString)
  }
}
