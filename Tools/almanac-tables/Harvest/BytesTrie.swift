/// A walk over all entries of one of ICU's serialized maps from bytes to numbers.
///
/// Source: `BytesTrie` of ICU, whose format `bytestrie.h` describes: nodes of branches, of bytes in a row and of values,
/// told apart by their first byte.
struct BytesTrie {
  /// One entry of the map.
  struct Entry {
    var key: [UInt8]
    var value: Int
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Every entry, an entry before those that its key begins.
  ///
  /// - Throws: `HarvestError` for bytes that are no map.
  func entries() throws -> [Entry] {
    var entries: [Entry] = []
    try walk(from: 0, key: [], &entries)
    return entries
  }

  private func walk(from start: Int, key: [UInt8], _ entries: inout [Entry]) throws {
    var position = start
    let node = try byte(&position)
    switch node {
    case 0..<0x10:
      let count = node == 0 ? Int(try byte(&position)) : Int(node)
      try walkBranch(from: position, count: count + 1, key: key, &entries)
    case 0x10..<0x20:
      let end = position + Int(node) - 0x0F
      guard end <= bytes.count else { throw Self.damaged(position) }
      try walk(from: end, key: key + bytes[position..<end], &entries)
    default:
      entries.append(Entry(key: key, value: try value(node, &position)))
      if node & 1 == 0 { try walk(from: position, key: key, &entries) }
    }
  }

  private func walkBranch(from start: Int, count: Int, key: [UInt8], _ entries: inout [Entry]) throws {
    var position = start
    var count = count
    // A long branch is halved: the byte to compare with, and how far on the lower half stands.
    while count > 5 {
      _ = try byte(&position)
      let distance = try delta(&position)
      try walkBranch(from: position + distance, count: count / 2, key: key, &entries)
      count -= count / 2
    }
    while count > 1 {
      let edge = try byte(&position)
      let node = try byte(&position)
      let value = try value(node, &position)
      if node & 1 == 1 {
        entries.append(Entry(key: key + [edge], value: value))
      } else {
        try walk(from: position + value, key: key + [edge], &entries)
      }
      count -= 1
    }
    let edge = try byte(&position)
    try walk(from: position, key: key + [edge], &entries)
  }

  /// The number that begins in the upper seven bits of a node's first byte.
  private func value(_ node: UInt8, _ position: inout Int) throws -> Int {
    switch node >> 1 {
    case ..<0x51: Int(node >> 1) - 0x10
    case let lead where lead < 0x6C: try number(Int(lead) - 0x51, 1, &position)
    case let lead where lead < 0x7E: try number(Int(lead) - 0x6C, 2, &position)
    case let lead: try number(0, lead == 0x7E ? 3 : 4, &position)
    }
  }

  private func delta(_ position: inout Int) throws -> Int {
    switch try byte(&position) {
    case let lead where lead < 0xC0: Int(lead)
    case let lead where lead < 0xF0: try number(Int(lead) - 0xC0, 1, &position)
    case let lead where lead < 0xFE: try number(Int(lead) - 0xF0, 2, &position)
    case let lead: try number(0, lead == 0xFE ? 3 : 4, &position)
    }
  }

  private func number(_ lead: Int, _ count: Int, _ position: inout Int) throws -> Int {
    var number = lead
    for _ in 0..<count { number = number << 8 | Int(try byte(&position)) }
    return number
  }

  private func byte(_ position: inout Int) throws -> UInt8 {
    guard bytes.indices.contains(position) else { throw Self.damaged(position) }
    position += 1
    return bytes[position - 1]
  }

  private static func damaged(_ position: Int) -> HarvestError {
    HarvestError(locale: "root", key: "trie", problem: "byte \(position) is beyond the end of ICU's map")
  }
}
