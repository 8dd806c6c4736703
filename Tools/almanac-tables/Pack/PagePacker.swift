import Almanac

/// Byte strings written in pages; see `PageLayout`.
struct PagePacker {
  private(set) var pages: [UInt8] = []
  private(set) var offsets: [UInt32] = []

  /// Pages of so many strings each; none of the strings may be empty.
  init(_ strings: [[UInt8]], perPage: Int) {
    guard !strings.isEmpty else { return }
    offsets.append(0)
    // The counts of pairs are large, and zero again when a page is done.
    var counts = [UInt32](repeating: 0, count: 1 << 16)
    for start in stride(from: 0, to: strings.count, by: perPage) {
      let page = Page(strings[start..<min(start + perPage, strings.count)], &counts)
      pages += page.bytes
      offsets.append(UInt32(pages.count))
    }
  }
}

/// One page in the making: what is most often side by side becomes a code, again and again.
private struct Page {
  private var terminals: [UInt8]
  private var rules: [(left: UInt16, right: UInt16)] = []
  /// Steps down from each code to its last terminal.
  private var descents: [Int]
  /// The codes of all strings, `end` behind each.
  private var codes: [UInt16] = []
  private let stringCount: Int

  private static let end: UInt16 = 0xFFFF
  /// A rule takes two bytes, so it has to save three.
  private static let leastUses: UInt32 = 3

  init(_ strings: ArraySlice<[UInt8]>, _ counts: inout [UInt32]) {
    stringCount = strings.count
    var isUsed = [Bool](repeating: false, count: 256)
    for string in strings { for byte in string { isUsed[Int(byte)] = true } }
    terminals = (0...255).filter { isUsed[$0] }.map { UInt8($0) }
    descents = [Int](repeating: 0, count: terminals.count)
    var numbers = [UInt16](repeating: 0, count: 256)
    for (number, terminal) in terminals.enumerated() { numbers[Int(terminal)] = UInt16(number) }
    codes.reserveCapacity(strings.reduce(0) { $0 + $1.count + 1 })
    for string in strings {
      for byte in string { codes.append(numbers[Int(byte)]) }
      codes.append(Self.end)
    }
    while terminals.count + rules.count < 256, let pair = mostFrequentPair(&counts) { add(pair) }
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
    guard best.count >= Self.leastUses, descent(of: best.pair) <= PageLayout.longestDescent else { return nil }
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
    rules.append((left, right))
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

  var bytes: [UInt8] {
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
      written.append(UInt8(code))
    }
    var page = ByteBuilder()
    page.append(UInt8(terminals.count - 1))
    page.append(UInt8(rules.count))
    page.append(UInt16(stringCount))
    page.append(UInt32(written.count))
    for word in bits { page.append(word) }
    for rule in [terminals] + rules.map({ [UInt8($0.left), UInt8($0.right)] }) { page.bytes += rule }
    return page.bytes + written
  }
}
