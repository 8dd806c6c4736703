/// What the strings of a page stand for.
struct PageText {
  /// All of them, one after the other.
  var bytes: [UInt8] = []
  /// Where each begins, and where the last one ends.
  var starts: [Int] = []
}

/// Pages.
extension TableCheck {
  /// Checks pages and hands what each stands for to `body`; says how many strings there are in all.
  ///
  /// No string stands for more than `longest` bytes.
  mutating func checkPages(
    _ offsets: TableSection, _ pages: TableSection, perPage: Int, longest: Int,
    _ code: TableError.Code, _ body: (inout TableCheck, PageText, Int) throws(TableError) -> Void
  ) throws(TableError) -> Int {
    let starts = section(offsets)
    let bytes = section(pages)
    guard starts.count != 1 else { throw TableError(code, offset: starts.offset) }
    guard starts.count > 0 else {
      guard bytes.count == 0 else { throw TableError(code, offset: bytes.offset) }
      return 0
    }
    var strings = 0
    var previous = 0
    for index in 0..<starts.count {
      let start = Int(tables.load32(starts.offset + 4 * index))
      guard start <= bytes.count, index == 0 ? start == 0 : start > previous else {
        throw TableError(code, offset: starts.offset + 4 * index)
      }
      if index > 0 {
        let at = bytes.offset + previous
        let isLast = index == starts.count - 1
        let page = try checkedPage(at, byteCount: start - previous, longest, code)
        guard page.strings > 0, isLast ? page.strings <= perPage : page.strings == perPage else {
          throw TableError(code, offset: at)
        }
        strings += page.strings
        try body(&self, try text(of: page, longest, code), at)
      }
      previous = start
    }
    guard previous == bytes.count else { throw TableError(code, offset: bytes.offset) }
    return strings
  }

  /// A page whose parts fill its bytes, and whose rules and codes lead to terminals.
  private func checkedPage(
    _ at: Int, byteCount: Int, _ longest: Int, _ code: TableError.Code
  ) throws(TableError) -> TablePage {
    guard byteCount >= PageLayout.headerByteCount else { throw TableError(code, offset: at) }
    let page = TablePage(tables, at: at)
    let ruleCount = (page.codes - page.rules) / 2
    let codeLimit = page.terminalCount + ruleCount
    guard codeLimit <= 256, page.codeCount > 0, page.codeCount <= byteCount,
      page.codes + page.codeCount == at + byteCount
    else { throw TableError(code, offset: at) }
    // For each code how many steps lead down to its last terminal, and how many bytes it stands for: 32 rules that
    // double stand for four thousand million.
    var descents = [Int](repeating: 0, count: page.terminalCount)
    var byteCounts = [Int](repeating: 1, count: page.terminalCount)
    for rule in 0..<ruleCount {
      let at = page.rules + 2 * rule
      let left = Int(tables.load8(at))
      let right = Int(tables.load8(at + 1))
      guard left < descents.count, right < descents.count else { throw TableError(code, offset: at) }
      let descent = max(descents[left], descents[right]) + 1
      let byteCount = byteCounts[left] + byteCounts[right]
      guard descent <= PageLayout.longestDescent, byteCount <= longest else { throw TableError(code, offset: at) }
      descents.append(descent)
      byteCounts.append(byteCount)
    }
    for index in 0..<page.codeCount where Int(tables.load8(page.codes + index)) >= codeLimit {
      throw TableError(code, offset: page.codes + index)
    }
    // The first code begins a string; bits behind the last code begin none.
    let last = tables.load64(page.terminals - 8)
    let used = (page.codeCount - 1) % PageLayout.codesPerWord + 1
    guard tables.load8(page.bits) & 1 == 1, used == 64 || last >> UInt64(used) == 0 else {
      throw TableError(code, offset: page.bits)
    }
    var strings = 0
    for word in stride(from: page.bits, to: page.terminals, by: 8) { strings += tables.load64(word).nonzeroBitCount }
    guard strings == page.strings else { throw TableError(code, offset: page.bits) }
    return page
  }

  /// What a page stands for.
  private func text(of page: TablePage, _ longest: Int, _ code: TableError.Code) throws(TableError) -> PageText {
    var text = PageText()
    text.starts.reserveCapacity(page.strings + 1)
    text.bytes.reserveCapacity(1 << 13)
    var bits: UInt64 = 0
    var start = 0
    for index in 0..<page.codeCount {
      let bit = index % PageLayout.codesPerWord
      if bit == 0 { bits = tables.load64(page.bits + 8 * (index / PageLayout.codesPerWord)) }
      if bits >> UInt64(bit) & 1 == 1 {
        start = text.bytes.count
        text.starts.append(start)
      }
      page.expand(index..<index + 1, tables) { text.bytes.append($0) }
      guard text.bytes.count - start <= longest else { throw TableError(code, offset: page.codes + index) }
    }
    text.starts.append(text.bytes.count)
    return text
  }
}
