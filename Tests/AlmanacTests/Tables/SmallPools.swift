import Almanac

/// Lists in all their forms: the first form that fits, and a patch of every other list that can be one.
struct SmallLists {
  private(set) var written: [[UInt8]] = []
  private var bases: [(id: Int, values: [UInt16])] = []

  init(_ lists: [[UInt16]]) {
    for (id, values) in lists.enumerated() {
      if let base = bases.last(where: { $0.values.count == values.count }), id % 2 == 0, !values.isEmpty {
        written.append(Self.patch(values, of: base))
      } else {
        written.append(Self.whole(values))
        bases.append((id, values))
      }
    }
  }

  private static func whole(_ values: [UInt16]) -> [UInt8] {
    guard let first = values.first else { return [] }
    let present = values.filter { $0 != TableLayout.none }
    let base = present.min() ?? 0
    if values.count < 256, Int(first) + values.count < 0xFFFF,
      zip(values, first...).allSatisfy({ $0 == $1 })
    {
      return [ListForm.run.rawValue] + .numbers([first]) + [UInt8(values.count)]
    }
    if (present.max() ?? 0) - base < 0xFF {
      return [ListForm.bytes.rawValue] + .numbers([base])
        + values.map { $0 == TableLayout.none ? 0xFF : UInt8($0 - base) }
    }
    return [ListForm.words.rawValue] + .numbers(values)
  }

  private static func patch(_ values: [UInt16], of base: (id: Int, values: [UInt16])) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: (values.count + 7) / 8)
    let indices = values.indices.filter { values[$0] != base.values[$0] }
    for index in indices { bits[index / 8] |= 1 << (index % 8) }
    let changed = indices.map { values[$0] }
    func list(_ form: ListForm, _ rest: [UInt8]) -> [UInt8] {
      [form.rawValue] + .numbers([UInt16(base.id)]) + bits + rest
    }
    guard let first = changed.first, first != TableLayout.none else { return list(.patch, .numbers(changed)) }
    if zip(changed, first...).allSatisfy({ $0 == $1 }) { return list(.runPatch, .numbers([first])) }
    let present = changed.filter { $0 != TableLayout.none }
    let least = present.min() ?? 0
    guard (present.max() ?? 0) - least < 0xFF else { return list(.patch, .numbers(changed)) }
    return list(.nearPatch, .numbers([least]) + changed.map { $0 == TableLayout.none ? 0xFF : UInt8($0 - least) })
  }
}

/// A page with a few rules, written without regard to size.
struct SmallPage {
  var terminals: [UInt8]
  /// Sorted by their left codes.
  var rules: [(left: UInt8, right: UInt8)] = []
  /// The codes of each string.
  var strings: [[UInt8]]
  var firstYears: UInt8 = 0

  /// Texts of bytes; from each to the next by value there are so many terminals that steps are short.
  init(_ texts: [[UInt8]]) {
    terminals = []
    for byte in Set(texts.joined()).sorted() {
      while let last = terminals.last, byte - last > 15 { terminals.append(last + 15) }
      terminals.append(byte)
    }
    let numbers = Dictionary(uniqueKeysWithValues: terminals.enumerated().map { ($0.element, UInt8($0.offset)) })
    strings = texts.map { $0.map { numbers[$0] ?? 0 } }
    for _ in 0..<6 {
      let code = terminals.count + rules.count
      guard code < 256, let longest = strings.max(by: { $0.count < $1.count }), longest.count > 1 else { break }
      // The end of the longest string, so that rules stand on rules; if it does not begin with less than the last rule.
      let pair = (left: longest[longest.count - 2], right: longest[longest.count - 1])
      let last = rules.last?.left ?? 0
      guard pair.left >= last, pair.left - last <= 15 else { break }
      rules.append(pair)
      strings = strings.map { Self.replacing(pair, by: UInt8(code), in: $0) }
    }
  }

  private static func replacing(_ pair: (left: UInt8, right: UInt8), by code: UInt8, in codes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < codes.count {
      if index + 1 < codes.count, codes[index] == pair.left, codes[index + 1] == pair.right {
        result.append(code)
        index += 2
      } else {
        result.append(codes[index])
        index += 1
      }
    }
    return result
  }

  var bytes: [UInt8] {
    let codes = Array(strings.joined())
    var bits = [UInt64](repeating: 0, count: (codes.count + 63) / 64)
    var start = 0
    for string in strings {
      if start < codes.count { bits[start / 64] |= 1 << UInt64(start % 64) }
      start += string.count
    }
    let first = terminals.first ?? 0
    var bytes = [terminals.count - 1, rules.count, strings.count - 1].map { UInt8(truncatingIfNeeded: $0) }
    bytes.append(first)
    bytes += [UInt8].numbers([UInt32(codes.count)]).prefix(3)
    bytes.append(firstYears)
    bytes += [UInt8].numbers(bits)
    bytes += Self.steps(terminals, first)
    bytes += Self.steps(rules.map(\.left), 0)
    return bytes + rules.map(\.right) + codes
  }

  /// Two steps to a byte, the first one low, and zeros up to the end of a word.
  private static func steps(_ values: [UInt8], _ first: UInt8) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: (values.count + 7) / 8 * 4)
    var last = first
    for (index, value) in values.enumerated() {
      bytes[index / 2] |= ((value &- last) & 15) << (4 * UInt8(index % 2))
      last = value
    }
    return bytes
  }
}

extension PackedFile {
  /// Adds items one after the other, none longer than a byte can say.
  mutating func add(_ items: [[UInt8]], _ blockSection: TableSection, _ byteSection: TableSection) {
    var blocks: [UInt8] = []
    var bytes: [UInt8] = []
    for (id, item) in items.enumerated() {
      if id % 8 == 0 { blocks += [UInt8].numbers([UInt32(bytes.count)]).prefix(3) }
      if id % 8 != 7 { blocks.append(UInt8(item.count)) }
      bytes += item
    }
    while blocks.count % 10 != 0 { blocks.append(0) }
    sections[blockSection] = blocks
    sections[byteSection] = bytes
  }

  /// Adds texts in pages, with one byte for the years of eras, as the first text of each page that has some numbers them.
  mutating func addPages(
    _ texts: [[UInt8]], _ perPage: Int, _ offsetSection: TableSection, _ pageSection: TableSection,
    years: [[UInt8]] = []
  ) {
    var offsets: [UInt32] = texts.isEmpty ? [] : [0]
    var pages: [UInt8] = []
    for start in stride(from: 0, to: texts.count, by: perPage) {
      var page = Array(texts[start..<min(start + perPage, texts.count)])
      let first = page.indices.lazy.compactMap { place in
        years.firstIndex { page[place].ends(with: $0) }.map { ($0 - place) & 255 }
      }.first
      for place in page.indices {
        guard let first, (first + place) & 255 < years.count else { continue }
        let years = years[(first + place) & 255]
        if page[place].ends(with: years) { page[place] = page[place].dropLast(years.count) + [PageLayout.eraYears] }
      }
      var written = SmallPage(page)
      written.firstYears = UInt8(first ?? 0)
      pages += written.bytes
      offsets.append(UInt32(pages.count))
    }
    sections[offsetSection] = .numbers(offsets)
    sections[pageSection] = pages
  }
}

extension [UInt8] {
  /// Whether the last bytes are these.
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
