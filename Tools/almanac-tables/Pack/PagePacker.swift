import Almanac

/// Byte strings written in pages; see `PageLayout`.
struct PagePacker {
  private(set) var pages: [UInt8] = []
  private(set) var offsets: [UInt32] = []

  /// Pages of so many strings each; none of the strings may be empty.
  init(_ strings: [[UInt8]], perPage: Int, years: PackedYears = PackedYears(nil)) {
    guard !strings.isEmpty else { return }
    offsets.append(0)
    // The counts of pairs are large, and zero again when a page is done.
    var counts = [UInt32](repeating: 0, count: 1 << 16)
    for start in stride(from: 0, to: strings.count, by: perPage) {
      var page = strings[start..<min(start + perPage, strings.count)]
      let firstYears = years.cutOff(&page)
      pages += PagePairs(page, &counts).bytes(firstYears: firstYears)
      offsets.append(UInt32(pages.count))
    }
  }
}

/// Pairs of codes in the making of a page: what is most often side by side becomes a code, again and again.
private struct PagePairs {
  private var terminals: [UInt8] = []
  private var rules: [PageNumbering.Rule] = []
  /// Steps down from each code to its last terminal.
  private var descents: [Int]
  /// The codes of all strings, `end` behind each.
  private var codes: [UInt16] = []
  private let stringCount: Int

  private static let end: UInt16 = 0xFFFF
  /// A rule takes one byte and a half, and two uses save two codes.
  private static let leastUses: UInt32 = 2
  /// One step less than may be: a rule that only fills a gap may stand on any other.
  private static let longestDescent = PageLayout.longestDescent - 1
  /// So few codes that there is room for all rules that fill gaps, as each takes 15 of 256.
  private static let roomyCount = 256 - 256 / PageLayout.longestStep - 1

  init(_ strings: ArraySlice<[UInt8]>, _ counts: inout [UInt32]) {
    stringCount = strings.count
    var isUsed = [Bool](repeating: false, count: 256)
    for string in strings { for byte in string { isUsed[Int(byte)] = true } }
    for byte in 0...255 where isUsed[byte] {
      // Terminals that nothing uses, where the next one is far.
      while let last = terminals.last, byte - Int(last) > PageLayout.longestStep {
        terminals.append(last + UInt8(PageLayout.longestStep))
      }
      terminals.append(UInt8(byte))
    }
    descents = [Int](repeating: 0, count: terminals.count)
    var numbers = [UInt16](repeating: 0, count: 256)
    for (number, terminal) in terminals.enumerated() { numbers[Int(terminal)] = UInt16(number) }
    codes.reserveCapacity(strings.reduce(0) { $0 + $1.count + 1 })
    for string in strings {
      for byte in string { codes.append(numbers[Int(byte)]) }
      codes.append(Self.end)
    }
    while let pair = mostFrequentPair(&counts), hasRoom(for: pair) { add(pair) }
  }

  /// Whether there are numbers for one rule more, and for those that fill gaps.
  private func hasRoom(for pair: Int) -> Bool {
    let count = terminals.count + rules.count + 1
    guard count > Self.roomyCount else { return true }
    guard count <= 256 else { return false }
    return PageNumbering(terminals.count, rules + [PageNumbering.Rule(pair)]).count <= 256
  }

  /// The pair of codes that is side by side most often, the lowest one of several; nil where no rule would gain.
  private func mostFrequentPair(_ counts: inout [UInt32]) -> Int? {
    var best = (count: UInt32(0), pair: 0)
    var counted = -2
    for index in 0..<codes.count - 1 {
      guard let pair = pair(at: index) else { continue }
      // Three equal codes in a row hold the pair once.
      if counted == index - 1, codes[index] == codes[index + 1], codes[index - 1] == codes[index] { continue }
      counted = index
      counts[pair] &+= 1
      if counts[pair] > best.count || counts[pair] == best.count && pair < best.pair { best = (counts[pair], pair) }
    }
    for index in 0..<codes.count - 1 {
      if let pair = pair(at: index) { counts[pair] = 0 }
    }
    guard best.count >= Self.leastUses, descent(of: best.pair) <= Self.longestDescent else { return nil }
    return best.pair
  }

  @inline(__always)
  private func pair(at index: Int) -> Int? {
    let (left, right) = (codes[index], codes[index + 1])
    return left == Self.end || right == Self.end ? nil : Int(left) << 8 | Int(right)
  }

  private func descent(of pair: Int) -> Int {
    max(descents[pair >> 8], descents[pair & 0xFF]) + 1
  }

  private mutating func add(_ pair: Int) {
    let (left, right) = (UInt16(pair >> 8), UInt16(pair & 0xFF))
    let code = UInt16(descents.count)
    descents.append(descent(of: pair))
    rules.append(PageNumbering.Rule(pair))
    var to = 0
    var from = 0
    while from < codes.count {
      if codes[from] == left, from + 1 < codes.count, codes[from + 1] == right {
        codes[to] = code
        from += 2
      } else {
        codes[to] = codes[from]
        from += 1
      }
      to += 1
    }
    codes.removeLast(codes.count - to)
  }

  /// The page, as `PageLayout` says.
  func bytes(firstYears: Int) -> [UInt8] {
    let numbering = PageNumbering(terminals.count, rules)
    var bits: [UInt64] = []
    var written: [UInt8] = []
    var begins = true
    for code in codes {
      if code == Self.end {
        begins = true
        continue
      }
      let bit = written.count % PageLayout.codesPerWord
      if bit == 0 { bits.append(0) }
      if begins { bits[bits.count - 1] |= 1 << UInt64(bit) }
      begins = false
      written.append(UInt8(numbering.numbers[Int(code)]))
    }
    var page = ByteBuilder()
    page.append(UInt8(terminals.count - 1))
    page.append(UInt8(numbering.lefts.count))
    page.append(UInt8(stringCount - 1))
    page.append(terminals[0])
    page.append(UInt32(written.count) | UInt32(firstYears) << 24)
    for word in bits { page.append(word) }
    for word in Self.steps(terminals, from: terminals[0]) + Self.steps(numbering.lefts, from: 0) { page.append(word) }
    return page.bytes + numbering.rights + written
  }

  /// The steps from each value to the next, eight to a word.
  private static func steps(_ values: [UInt8], from first: UInt8) -> [UInt32] {
    var words = [UInt32](
      repeating: 0, count: (values.count + PageLayout.stepsPerWord - 1) / PageLayout.stepsPerWord)
    var last = first
    for (index, value) in values.enumerated() {
      words[index / PageLayout.stepsPerWord] |= UInt32(value - last) << UInt32(4 * (index % PageLayout.stepsPerWord))
      last = value
    }
    return words
  }
}

/// The rules of a page in the order of their left codes.
struct PageNumbering {
  /// Two codes that are side by side: terminals, or rules in the order in which they were found.
  struct Rule {
    var left: Int
    var right: Int

    init(_ pair: Int) {
      (left, right) = (pair >> 8, pair & 0xFF)
    }
  }

  /// How many codes there are.
  let count: Int
  /// For each terminal and rule its code.
  let numbers: [Int]
  /// The left code of each rule that is written, also of those that fill gaps.
  let lefts: [UInt8]
  /// The right codes.
  let rights: [UInt8]

  /// Numbers rules by their left codes, which have theirs before them: the terminals first, then what begins with terminals.
  init(_ terminalCount: Int, _ rules: [Rule]) {
    var rulesByLeft = [[Int]](repeating: [], count: terminalCount + rules.count)
    for (rule, codes) in rules.enumerated() { rulesByLeft[codes.left].append(terminalCount + rule) }
    // For each code what has it; nil for a rule that fills a gap.
    var order: [Int?] = Array(0..<terminalCount)
    var numbers = Array(0..<terminalCount + rules.count)
    var lefts: [Int] = []
    var code = 0
    while code < order.count {
      for rule in order[code].map({ rulesByLeft[$0] }) ?? [] {
        while code - (lefts.last ?? 0) > PageLayout.longestStep {
          lefts.append((lefts.last ?? 0) + PageLayout.longestStep)
          order.append(nil)
        }
        numbers[rule] = order.count
        lefts.append(code)
        order.append(rule)
      }
      code += 1
    }
    count = order.count
    self.numbers = numbers
    self.lefts = lefts.map { UInt8(truncatingIfNeeded: $0) }
    rights = order[terminalCount...].map { rule in
      rule.map { UInt8(truncatingIfNeeded: numbers[rules[$0 - terminalCount].right]) } ?? 0
    }
  }
}
