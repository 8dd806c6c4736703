/// The layout of a page: byte strings that stand compressed, so many to a page.
///
/// A page is written in codes of one byte. A code below the count of terminals stands for one byte of text; each of the
/// others is a rule and stands for two codes that are lower than itself, so that no rule leads back to itself (byte-pair
/// encoding; Gage 1994). One bit for each code says whether a string begins there.
///
/// ```
/// UInt8  terminals - 1        UInt8 rules        UInt16 strings        UInt32 codes
/// UInt64 for each 64 codes: bit n, from the lowest on, is set where code n begins a string
/// UInt8  for each terminal: the byte that it stands for
/// UInt8, UInt8 for each rule: the codes that it stands for
/// UInt8  for each code
/// ```
///
/// Every string has a code at least, so there is no empty one.
package enum PageLayout {
  /// Bytes before the bits.
  package static let headerByteCount = 8
  /// Codes that one word of bits speaks of.
  package static let codesPerWord = 64
  /// Strings of text in a page, other than the last page: about as many as one language has of relative phrases.
  package static let stringsPerPage = 224
  /// Sequences of ids in a page, other than the last page.
  package static let sequencesPerPage = 192
  /// Most steps from a rule down to a terminal.
  package static let longestDescent = 32
  /// Most bytes of a text in a page; a longer one is a plain string.
  package static let longestText = 512
  /// Most ids of a sequence.
  package static let longestSequence = 1024
}

/// A page of the tables, found and not checked.
struct TablePage {
  let strings: Int
  let codeCount: Int
  let terminalCount: Int
  /// Offsets in the file.
  let bits: Int
  let terminals: Int
  let rules: Int
  let codes: Int

  init(_ tables: TableReader, at offset: Int) {
    terminalCount = Int(tables.load8(offset)) + 1
    strings = Int(tables.load16(offset + 2))
    codeCount = Int(tables.load32(offset + 4))
    bits = offset + PageLayout.headerByteCount
    terminals = bits + 8 * ((codeCount + PageLayout.codesPerWord - 1) / PageLayout.codesPerWord)
    rules = terminals + terminalCount
    codes = rules + 2 * Int(tables.load8(offset + 1))
  }

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

  /// Hands each byte that codes stand for to `body`.
  @inline(__always)
  func expand(_ range: Range<Int>, _ tables: TableReader, _ body: (UInt8) -> Void) {
    // What is still to be expanded, the next one on top.
    var waiting = InlineArray<32, UInt8>(repeating: 0)
    for index in range {
      var code = Int(tables.load8(codes + index))
      var depth = 0
      while true {
        while code >= terminalCount {
          let rule = tables.load16(rules + 2 * (code - terminalCount))
          waiting[depth] = UInt8(truncatingIfNeeded: rule >> 8)
          depth += 1
          code = Int(rule & 0xFF)
        }
        body(tables.load8(terminals + code))
        if depth == 0 { break }
        depth -= 1
        code = Int(waiting[depth])
      }
    }
  }
}

extension TableReader {
  /// The page of a string or sequence, by its number, and its position there.
  func page(_ number: Int, _ offsets: TableSection, _ pages: TableSection, perPage: Int) -> (TablePage, Int) {
    let (page, position) = number.quotientAndRemainder(dividingBy: perPage)
    let starts = section(offsets)
    precondition(page < starts.count - 1, "tables: no such page")
    return (TablePage(self, at: section(pages).offset + Int(load32(starts.offset + 4 * page))), position)
  }

  /// How many strings or sequences the pages have.
  func count(_ offsets: TableSection, _ pages: TableSection, perPage: Int) -> Int {
    let starts = section(offsets)
    guard starts.count > 1 else { return 0 }
    let last = starts.count - 2
    let page = TablePage(self, at: section(pages).offset + Int(load32(starts.offset + 4 * last)))
    return last * perPage + page.strings
  }
}
