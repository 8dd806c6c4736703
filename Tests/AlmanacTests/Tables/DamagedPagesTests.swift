import Almanac
import Testing

/// Pages and sequences that are damaged: one case for each thing that a later read relies on.
@Suite struct DamagedPagesTests {
  private static func refusal(
    _ change: (inout [TableSection: [UInt8]]) throws -> Void
  ) throws -> TableError.Code {
    try DamagedSections.refusal(change)
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
    if let count { bytes.put(UInt64(count), at: 2, 1) }
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
      records.put(0, at: width * row + LocaleSlot.details.offset, 2)
    }
    return records
  }

  @Test func partsOfPages() throws {
    // Two sequences: the compressed strings 0 and 1, and 0 alone.
    let page = SmallPage([[0, 0], [0]])
    #expect(try Self.code(page) == nil)
    // More strings than begin, and fewer: counts of 1, 3 and 256.
    for count in [0, 2, 0xFF] { #expect(try Self.code(page, count: count) == .badList, "\(count)") }
    // A code without meaning; a rule of itself, of a later rule on its left, of codes that are none.
    var changed = page
    changed.strings = [[7]]
    #expect(try Self.code(changed) == .badList)
    changed = page
    let refused: [[(left: UInt8, right: UInt8)]] = [
      [(1, 0)], [(0, 1)], [(2, 0), (2, 0)], [(0, 7)], [(7, 0)], [(0, 2), (0, 1)], [(0, 2), (1, 0)],
    ]
    for rules in refused {
      changed.rules = rules
      #expect(try Self.code(changed) == .badList, "\(rules)")
    }
    // A later rule on the right may be; more codes than a byte has may not.
    changed.rules = [(0, 2), (0, 0)]
    #expect(try Self.code(changed) == nil)
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
        $0[.localeRecords]?.put(id, at: LocaleSlot.details.offset, 2)
      } == .badList)
    // A pair list that is not there.
    #expect(
      try Self.refusal {
        var details = [UInt16](repeating: 0, count: DetailSlot.count)
        details[DetailSlot.skeletons.rawValue] = UInt16(lists.count / 4 + 1)
        let id = try DamagedSections.add(details, to: &$0)
        $0[.localeRecords]?.put(id, at: LocaleSlot.details.offset, 2)
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

  /// A name with the years of an era that there is none of, and names that years make as long as may be and longer.
  @Test func yearsOfEras() throws {
    let count = try #require(try TableErrorTests.sections[.eraYears]).count / 4
    #expect(count > 8 && count < 200)
    /// Whether something is wrong with a page of strings; if not, it is that they are too few for the rest.
    func isDamaged(_ strings: [[UInt8]], firstYears: UInt8 = 0) throws -> Bool {
      var sections = try TableErrorTests.sections
      var page = SmallPage(strings)
      page.firstYears = firstYears
      sections[.stringPages] = page.bytes
      sections[.stringPageOffsets] = .numbers([0, UInt32(page.bytes.count)])
      let bytes = PackedFile(sections: sections).bytes()
      let start = try TableErrorTests.offset(.stringPages, bytes)
      return (start..<start + page.bytes.count).contains(try TableErrorTests.refusal(bytes).offset)
    }
    let name = [0x41, PageLayout.eraYears]
    #expect(try !isDamaged([name]))
    #expect(try !isDamaged([name, name], firstYears: UInt8(count - 2)))
    #expect(try isDamaged([name, name], firstYears: UInt8(count - 1)))
    #expect(try isDamaged([name, name], firstYears: 254))
    #expect(try isDamaged([[0x41], [0x41], name], firstYears: 253))
    #expect(try !isDamaged([[0x41], [0x41], name], firstYears: 254))
    let years = try #require(try TableErrorTests.sections[.eraYears])
    let length = "(\(years.number(at: 0, 2))–\(years.number(at: 2, 2)))".utf8.count
    let long = [UInt8](repeating: 0x41, count: PageLayout.longestText - length)
    #expect(try !isDamaged([long + [PageLayout.eraYears]]))
    #expect(try isDamaged([long + name]))
    // As sequences have any bytes, it means nothing there.
    let sequence = try Self.code(SmallPage([[PageLayout.eraYears, 0]]))
    #expect(sequence == nil)
  }

  /// Years of all lengths, as they stand behind names.
  @Test(
    arguments: [(0, 9), (10, 99), (645, 650), (1860, 1861), (9999, 10_000), (65_534, 65_535)] as [(UInt16, UInt16)])
  func writtenYears(first: UInt16, last: UInt16) throws {
    var sections = try TableErrorTests.sections
    let place = try #require(sections[.eraYears]).count / 4 - 1
    sections[.eraYears]?.put(UInt64(first), at: 4 * place, 2)
    sections[.eraYears]?.put(UInt64(last), at: 4 * place + 2, 2)
    let data = try LocaleData(PackedFile(sections: sections).bytes())
    let eras = data.tables.list(data.rootRow, .japanese, .erasAbbreviated)
    #expect(data.tables.string(data.tables.value(eras, place)).hasSuffix(" (\(first)–\(last))"))
  }
}
