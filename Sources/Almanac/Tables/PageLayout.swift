/// The layout of a page: byte strings that stand compressed, so many to a page.
///
/// A page is written in codes of one byte. A code below the count of terminals stands for one byte of text; each of the
/// others is a rule and stands for two codes, of which the left one is lower than itself, and no rule leads back to itself
/// (byte-pair encoding; Gage 1994). Terminals are sorted by their bytes and rules by their left codes, so that a step of
/// four bits leads from each to the next. One bit for each code says whether a string begins there.
///
/// ```
/// UInt8  terminals - 1   UInt8 rules   UInt8 strings - 1   UInt8 byte of the first terminal
/// UInt24 codes           UInt8 number of the years of string 0
/// UInt64 for each 64 codes: bit n, from the lowest on, is set where code n begins a string
/// UInt32 for each 8 terminals: the steps to their bytes, the lowest four bits first
/// UInt32 for each 8 rules: the steps to their left codes, from code 0
/// UInt8  for each rule: its right code
/// UInt8  for each code
/// ```
///
/// Where a step would be larger than 15, a terminal that nothing uses, or a rule, stands between.
///
/// A string has a code at least. In strings of text the byte `eraYears`, which UTF-8 never has, stands for two years of
/// `TableSection.eraYears` as `(645–650)`. Their number is that of the page and the string's position together, in eight
/// bits: names of Japanese eras in a row have years in a row, in many languages the same.
package enum PageLayout {
  /// Bytes before the bits.
  package static let headerByteCount = 8
  /// Codes that one word of bits speaks of.
  package static let codesPerWord = 64
  /// Terminals, or rules, whose steps stand in one word.
  package static let stepsPerWord = 8
  /// The largest step.
  package static let longestStep = 15
  /// Strings of text in a page, other than the last page: about as many as one language has of relative phrases.
  package static let stringsPerPage = 160
  /// Sequences of ids in a page, other than the last page.
  package static let sequencesPerPage = 192
  /// Most steps from a rule down to a terminal.
  package static let longestDescent = 32
  /// Most bytes of a text in a page; a longer one is a plain string.
  package static let longestText = 512
  /// Most ids of a sequence.
  package static let longestSequence = 1024
  /// What stands for the years of an era in text.
  package static let eraYears: UInt8 = 0xFF
  /// Most eras that have years.
  package static let eraYearsCount = 256
}

/// A page of the tables, found and not checked.
struct TablePage {
  let strings: Int
  let codeCount: Int
  let terminalCount: Int
  let ruleCount: Int
  let firstTerminal: UInt8
  /// The number of the years that the first string has if it has any.
  let firstYears: Int
  /// Offsets in the file.
  let bits: Int
  let terminals: Int
  let rules: Int
  let rights: Int
  let codes: Int

  init(_ tables: TableReader, at offset: Int) {
    let counts = tables.load32(offset)
    let codes = tables.load32(offset + 4)
    terminalCount = Int(counts & 0xFF) + 1
    ruleCount = Int(counts >> 8 & 0xFF)
    strings = Int(counts >> 16 & 0xFF) + 1
    firstTerminal = UInt8(truncatingIfNeeded: counts >> 24)
    codeCount = Int(codes & 0xFF_FFFF)
    firstYears = Int(codes >> 24)
    bits = offset + PageLayout.headerByteCount
    terminals = bits + 8 * ((codeCount + PageLayout.codesPerWord - 1) / PageLayout.codesPerWord)
    rules = terminals + 4 * ((terminalCount + PageLayout.stepsPerWord - 1) / PageLayout.stepsPerWord)
    rights = rules + 4 * ((ruleCount + PageLayout.stepsPerWord - 1) / PageLayout.stepsPerWord)
    self.codes = rights + ruleCount
  }

  /// The number of the years that a string has if it has any.
  func years(of string: Int) -> Int { (firstYears + string) & (PageLayout.eraYearsCount - 1) }

  /// The codes of a string, by its position in the page.
  func codes(of string: Int, _ tables: TableReader) -> Range<Int> {
    precondition(string < strings, "tables: no such string in this page")
    var word = bits
    var before = string
    var starts = tables.load64(word)
    var count = starts.nonzeroBitCount
    while before >= count {
      before -= count
      word += 8
      starts = tables.load64(word)
      count = starts.nonzeroBitCount
    }
    for _ in 0..<before { starts &= starts &- 1 }
    let first = 8 * (word - bits) + starts.trailingZeroBitCount
    starts &= starts &- 1
    while starts == 0 {
      word += 8
      if word >= terminals { return first..<codeCount }
      starts = tables.load64(word)
    }
    return first..<8 * (word - bits) + starts.trailingZeroBitCount
  }
}

/// The bytes of a page's terminals and the left codes of its rules, eight to a word.
///
/// They are put together from their steps each time that something is read from a page: eight of them take some two
/// nanoseconds, and keeping them would take memory that grows with what was asked for. Readers have them on the stack
/// (`TableReader.expand`); this is for the check of a page, which looks at each many times.
struct PageGrammar {
  private var terminals = InlineArray<32, UInt64>(repeating: 0)
  private var lefts = InlineArray<32, UInt64>(repeating: 0)

  init(_ page: TablePage, _ tables: TableReader) {
    Self.read(page, tables) { place, values in
      if place < Self.firstLeft { terminals[place / 8] = values } else { lefts[(place - Self.firstLeft) / 8] = values }
    }
  }

  /// Bytes that the terminals take, of which a page has 256 at most, and that all take.
  static let firstLeft = 256
  static let byteCount = 512

  /// Hands on eight values after the other, each eight with the place of the first: the terminals' from 0, the left codes'
  /// from `firstLeft` on.
  @inline(__always)
  static func read(_ page: TablePage, _ tables: TableReader, _ take: (Int, UInt64) -> Void) {
    var last = UInt64(page.firstTerminal)
    for word in 0..<(page.rules &- page.terminals) / 4 {
      let values = Self.values(tables.load32(page.terminals &+ 4 &* word), after: last)
      take(8 &* word, values)
      last = values >> 56
    }
    last = 0
    for word in 0..<(page.rights &- page.rules) / 4 {
      let values = Self.values(tables.load32(page.rules &+ 4 &* word), after: last)
      take(firstLeft &+ 8 &* word, values)
      last = values >> 56
    }
  }

  /// Eight values, each by a step from the one before it: four bits spread to a byte each, and added up by one product.
  @inline(__always)
  private static func values(_ steps: UInt32, after last: UInt64) -> UInt64 {
    var bytes = UInt64(steps)
    bytes = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
    bytes = (bytes | bytes << 8) & 0x00FF_00FF_00FF_00FF
    bytes = (bytes | bytes << 4) & 0x0F0F_0F0F_0F0F_0F0F
    return (bytes &+ last) &* 0x0101_0101_0101_0101
  }

  /// The byte that a code below the count of terminals stands for.
  @inline(__always)
  func terminal(_ code: Int) -> UInt8 { UInt8(truncatingIfNeeded: terminals[code >> 3] >> UInt64((code & 7) << 3)) }

  /// The left code of a rule.
  @inline(__always)
  func left(_ rule: Int) -> UInt8 { UInt8(truncatingIfNeeded: lefts[rule >> 3] >> UInt64((rule & 7) << 3)) }
}

extension TableReader {
  /// The page of a string or sequence, by its number, and its position there.
  func page(_ number: Int, _ offsets: TableSection, _ pages: TableSection, perPage: Int) -> (TablePage, Int) {
    let (page, position) = number.quotientAndRemainder(dividingBy: perPage)
    let starts = section(offsets)
    precondition(page < starts.count - 1, "tables: no such page")
    return (TablePage(self, at: section(pages).offset + Int(load32(starts.offset + 4 * page))), position)
  }
}
