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
    let changed = values.indices.filter { values[$0] != base.values[$0] }
    for index in changed { bits[index / 8] |= 1 << (index % 8) }
    return [ListForm.patch.rawValue] + .numbers([UInt16(base.id)]) + bits + .numbers(changed.map { values[$0] })
  }
}

/// A page with a few rules, written without regard to size.
struct SmallPage {
  var terminals: [UInt8]
  var rules: [(left: UInt8, right: UInt8)] = []
  /// The codes of each string.
  var strings: [[UInt8]]

  init(_ texts: [[UInt8]]) {
    terminals = Set(texts.joined()).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: terminals.enumerated().map { ($0.element, UInt8($0.offset)) })
    strings = texts.map { $0.map { numbers[$0] ?? 0 } }
    for _ in 0..<6 {
      let code = terminals.count + rules.count
      guard code < 256, let longest = strings.max(by: { $0.count < $1.count }), longest.count > 1 else { break }
      // The end of the longest string, so that rules stand on rules.
      let pair = (left: longest[longest.count - 2], right: longest[longest.count - 1])
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
    return [UInt8(truncatingIfNeeded: terminals.count - 1), UInt8(rules.count)] + .numbers([UInt16(strings.count)])
      + .numbers([UInt32(codes.count)]) + .numbers(bits) + terminals + rules.flatMap { [$0.left, $0.right] } + codes
  }
}

extension PackedFile {
  /// Adds items one after the other, found by 16-bit offsets from 32-bit bases.
  mutating func add(
    _ items: [[UInt8]], _ baseSection: TableSection, _ offsetSection: TableSection, _ byteSection: TableSection
  ) {
    var bases: [UInt32] = []
    var offsets: [UInt16] = []
    var bytes: [UInt8] = []
    for (id, item) in (items + [[]]).enumerated() {
      if id % TableLayout.itemsPerBlock == 0 { bases.append(UInt32(bytes.count)) }
      offsets.append(UInt16(bytes.count - Int(bases[bases.count - 1])))
      bytes += item
    }
    sections[baseSection] = .numbers(bases)
    sections[offsetSection] = .numbers(offsets)
    sections[byteSection] = bytes
  }

  /// Adds texts in pages.
  mutating func addPages(
    _ texts: [[UInt8]], _ perPage: Int, _ offsetSection: TableSection, _ pageSection: TableSection
  ) {
    var offsets: [UInt32] = texts.isEmpty ? [] : [0]
    var pages: [UInt8] = []
    for start in stride(from: 0, to: texts.count, by: perPage) {
      pages += SmallPage(Array(texts[start..<min(start + perPage, texts.count)])).bytes
      offsets.append(UInt32(pages.count))
    }
    sections[offsetSection] = .numbers(offsets)
    sections[pageSection] = pages
  }
}
