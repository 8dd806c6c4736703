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
    _ offsets: TableSection, _ pages: TableSection, perPage: Int, longest: Int, haveYears: Bool,
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
        let page = try CheckedPage(
          tables, at: at, byteCount: start - previous, longest: longest, haveYears: haveYears, code)
        let count = page.page.strings
        guard isLast ? count <= perPage : count == perPage else { throw TableError(code, offset: at) }
        strings += count
        try body(&self, try page.text(), at)
      }
      previous = start
    }
    guard previous == bytes.count else { throw TableError(code, offset: bytes.offset) }
    return strings
  }
}

/// A page whose parts fill its bytes, and whose rules and codes lead to terminals.
struct CheckedPage {
  let page: TablePage
  private let tables: TableReader
  private let grammar: PageGrammar
  private let longest: Int
  private let haveYears: Bool
  private let code: TableError.Code
  /// How many bytes each code stands for; one more than `longest` for all that are longer.
  private var byteCounts: [Int] = []

  init(
    _ tables: TableReader, at: Int, byteCount: Int, longest: Int, haveYears: Bool, _ code: TableError.Code
  ) throws(TableError) {
    guard byteCount >= PageLayout.headerByteCount else { throw TableError(code, offset: at) }
    page = TablePage(tables, at: at)
    guard page.terminalCount + page.ruleCount <= 256, page.codeCount > 0, page.codeCount <= byteCount,
      page.codes + page.codeCount == at + byteCount
    else { throw TableError(code, offset: at) }
    grammar = PageGrammar(page, tables)
    self.tables = tables
    self.longest = longest
    self.haveYears = haveYears
    self.code = code
    try measureCodes()
    for index in 0..<page.codeCount {
      let at = page.codes + index
      let code = Int(tables.load8(at))
      guard code < byteCounts.count, byteCounts[code] <= longest else { throw TableError(self.code, offset: at) }
    }
    try checkStarts()
  }

  /// Finds out for each code how many bytes it stands for at most, and that it leads down to terminals in few steps.
  ///
  /// Right codes may come later than their rule. Each round finds all rules whose two codes are known, so that round n ends
  /// with all that lead down n steps; what is left after the last one leads too far, or back to itself. As rules that double
  /// soon stand for thousands of millions of bytes, what is too long is no longer counted; unless a string has it, it does no
  /// harm.
  private mutating func measureCodes() throws(TableError) {
    let years = haveYears ? EraYears.longest : 1
    byteCounts = (0..<page.terminalCount).map { grammar.terminal($0) == PageLayout.eraYears ? years : 1 }
    byteCounts += [Int](repeating: 0, count: page.ruleCount)
    var waiting = Array(0..<page.ruleCount)
    for rule in waiting
    where Int(grammar.left(rule)) >= page.terminalCount + rule
      || Int(tables.load8(page.rights + rule)) >= byteCounts.count
    {
      throw TableError(code, offset: page.rules)
    }
    for _ in 0..<PageLayout.longestDescent where !waiting.isEmpty {
      var found: [(rule: Int, byteCount: Int)] = []
      var rest: [Int] = []
      for rule in waiting {
        let left = byteCounts[Int(grammar.left(rule))]
        let right = byteCounts[Int(tables.load8(page.rights + rule))]
        if left > 0, right > 0 { found.append((rule, min(left + right, longest + 1))) } else { rest.append(rule) }
      }
      for (rule, byteCount) in found { byteCounts[page.terminalCount + rule] = byteCount }
      waiting = rest
    }
    guard waiting.isEmpty else { throw TableError(code, offset: page.rules) }
  }

  /// The first code begins a string, bits behind the last code begin none, and as many are set as there are strings.
  private func checkStarts() throws(TableError) {
    let last = tables.load64(page.terminals - 8)
    let used = (page.codeCount - 1) % PageLayout.codesPerWord + 1
    guard tables.load8(page.bits) & 1 == 1, used == 64 || last >> UInt64(used) == 0 else {
      throw TableError(code, offset: page.bits)
    }
    var strings = 0
    for word in stride(from: page.bits, to: page.terminals, by: 8) { strings += tables.load64(word).nonzeroBitCount }
    guard strings == page.strings else { throw TableError(code, offset: page.bits) }
  }

  /// What the page stands for.
  func text() throws(TableError) -> PageText {
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
      try expand(Int(tables.load8(page.codes + index)), of: text.starts.count - 1, &text.bytes)
      guard text.bytes.count - start <= longest else { throw TableError(code, offset: page.codes + index) }
    }
    text.starts.append(text.bytes.count)
    return text
  }

  /// Adds what a code of a string stands for.
  private func expand(_ code: Int, of string: Int, _ bytes: inout [UInt8]) throws(TableError) {
    // What is still to be expanded, the next one on top.
    var waiting = InlineArray<32, UInt8>(repeating: 0)
    var code = code
    var depth = 0
    while true {
      while code >= page.terminalCount {
        waiting[depth] = tables.load8(page.rights + code - page.terminalCount)
        depth += 1
        code = Int(grammar.left(code - page.terminalCount))
      }
      let byte = grammar.terminal(code)
      if haveYears, byte == PageLayout.eraYears {
        guard let years = tables.eraYears(page.years(of: string)) else {
          throw TableError(self.code, offset: page.bits)
        }
        for index in 0..<years.count { bytes.append(years[index]) }
      } else {
        bytes.append(byte)
      }
      if depth == 0 { return }
      depth -= 1
      code = Int(waiting[depth])
    }
  }
}
