import Almanac

/// Every string once, or twice where it is needed as it is and in a page; numbered in the order of first use.
///
/// The empty string is number 0.
struct StringPool {
  /// How a string is read.
  enum Use {
    /// Where it stands, without being expanded.
    case plain
    /// Now and then, so that it may stand compressed.
    case compressed
    /// Compressed, unless it is there as it is already.
    case either
  }

  private(set) var plain: [String] = [""]
  private(set) var compressed: [String] = []
  private var plainIDs: [String: UInt16] = ["": 0]
  private var compressedIDs: [String: UInt16] = [:]

  /// The number of a string.
  mutating func id(_ string: String, _ use: Use) throws -> UInt16 {
    if use == .either, let id = plainIDs[string] { return id }
    switch use {
    case .compressed, .either:
      if string.isEmpty || string.utf8.count > PageLayout.longestText { return try id(string, .plain) }
      if let id = compressedIDs[string] { return id }
      let id = Int(TableLayout.firstCompressedString) + compressed.count
      guard id < Int(TableLayout.none) else { throw PackError(problem: "more strings than 16 bits can number") }
      compressedIDs[string] = UInt16(id)
      compressed.append(string)
      return UInt16(id)
    case .plain:
      if let id = plainIDs[string] { return id }
      if string.utf8.count > TableLayout.longestItem { plain.fillBlock(with: "") }
      guard plain.count < Int(TableLayout.firstCompressedString) else {
        throw PackError(problem: "more plain strings than \(TableLayout.firstCompressedString)")
      }
      let id = UInt16(plain.count)
      plainIDs[string] = id
      plain.append(string)
      return id
    }
  }

  /// The number of a string, or `TableLayout.none` for nil.
  mutating func id(_ string: String?, _ use: Use) throws -> UInt16 {
    guard let string else { return TableLayout.none }
    return try id(string, use)
  }
}

extension Array {
  /// Adds items that nothing refers to, so that the next one is the last of its block, which alone may be long.
  fileprivate mutating func fillBlock(with item: Element) {
    while count % TableLayout.itemsPerBlock != TableLayout.itemsPerBlock - 1 { append(item) }
  }
}

/// Every list or sequence of 16-bit values once, numbered in the order of first use.
struct ListPool {
  private(set) var lists: [[UInt16]] = []
  private var ids: [[UInt16]: UInt16] = [:]

  /// The number of a list.
  mutating func id(_ list: [UInt16]) throws -> UInt16 {
    if let id = ids[list] { return id }
    // The longest form takes two bytes for each value.
    if 2 * list.count >= TableLayout.longestItem { lists.fillBlock(with: []) }
    guard lists.count < Int(TableLayout.none) - TableLayout.itemsPerBlock else {
      throw PackError(problem: "more lists than 16 bits can number")
    }
    let id = UInt16(lists.count)
    ids[list] = id
    lists.append(list)
    return id
  }
}

/// Every pair list once, numbered in the order of first use from 1 on; the one without pairs is number 0.
struct PairPool {
  private(set) var keys = SequencePool()
  private(set) var values = SequencePool()
  private(set) var pairs: [(keys: Int, values: Int)] = []
  /// For keys, by their ids, the value that is expected.
  var expectedValues: [UInt16] = []
  private var ids: [[Int]: UInt16] = [:]

  /// The number of a pair list.
  mutating func id(keys keyIDs: [UInt16], values valueIDs: [UInt16]) throws -> UInt16 {
    guard !keyIDs.isEmpty else { return 0 }
    guard keyIDs.count <= PageLayout.longestSequence else {
      throw PackError(problem: "more than \(PageLayout.longestSequence) pairs in a list")
    }
    let pair = (
      keys: keys.number(of: IDSequence.bytes(keyIDs)),
      values: values.number(of: bytes(of: valueIDs, keys: keyIDs))
    )
    return try id(pair)
  }

  /// The number of as many pair lists in a row as there are groups: their sequences have numbers in a row.
  mutating func id(groups: [(keys: [UInt16], values: [UInt16])]) throws -> UInt16 {
    guard groups.contains(where: { !$0.keys.isEmpty }) else { return 0 }
    for group in groups where group.keys.count > PageLayout.longestSequence {
      throw PackError(
        problem: "\(group.keys.count) pairs in a group of fields, more than \(PageLayout.longestSequence)")
    }
    return try id(
      (
        keys: keys.number(of: groups.map { IDSequence.bytes($0.keys) }),
        values: values.number(of: groups.map { bytes(of: $0.values, keys: $0.keys) })
      ))
  }

  private func bytes(of values: [UInt16], keys: [UInt16]) -> [UInt8] {
    IDSequence.bytes(values) { index in
      Int(keys[index]) < expectedValues.count ? expectedValues[Int(keys[index])] : nil
    }
  }

  private mutating func id(_ pair: (keys: Int, values: Int)) throws -> UInt16 {
    if let id = ids[[pair.keys, pair.values]] { return id }
    pairs.append(pair)
    guard pairs.count < Int(TableLayout.none) else {
      throw PackError(problem: "more pair lists than 16 bits can number")
    }
    ids[[pair.keys, pair.values]] = UInt16(pairs.count)
    return UInt16(pairs.count)
  }
}

/// Every sequence once, as bytes, numbered in the order of first use.
struct SequencePool {
  private(set) var sequences: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var rows: [[[UInt8]]: Int] = [:]

  /// The number of the first of several that have numbers in a row.
  mutating func number(of row: [[UInt8]]) -> Int {
    if let number = rows[row] { return number }
    let number = sequences.count
    rows[row] = number
    sequences += row
    return number
  }

  mutating func number(of bytes: [UInt8]) -> Int {
    if let number = numbers[bytes] { return number }
    numbers[bytes] = sequences.count
    sequences.append(bytes)
    return sequences.count - 1
  }
}

/// Why text cannot be packed.
struct PackError: Error, CustomStringConvertible {
  var locale: String?
  var key: String?
  var problem: String

  init(locale: String? = nil, key: String? = nil, problem: String) {
    self.locale = locale
    self.key = key
    self.problem = problem
  }

  var description: String {
    (["pack"] + [locale, key].compactMap(\.self)).joined(separator: " ") + ": " + problem
  }
}

/// Bytes in little-endian order.
struct ByteBuilder {
  var bytes: [UInt8] = []

  mutating func append(_ value: some FixedWidthInteger) {
    var rest = value
    for _ in 0..<(value.bitWidth / 8) {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  mutating func align(_ alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }

  mutating func put(_ value: UInt64, at offset: Int, bytes count: Int) {
    for index in 0..<count { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index)) }
  }
}
