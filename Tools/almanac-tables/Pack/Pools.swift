import Almanac

/// Every string once, numbered in the order of first use; the empty string is number 0.
struct StringPool {
  private(set) var strings: [String] = [""]
  private var ids: [String: UInt16] = ["": 0]

  /// The number of a string.
  mutating func id(_ string: String) throws -> UInt16 {
    if let id = ids[string] { return id }
    guard strings.count < Int(TableLayout.none) - 1 else {
      throw PackError(problem: "more strings than 16 bits can number")
    }
    let id = UInt16(strings.count)
    ids[string] = id
    strings.append(string)
    return id
  }

  /// The number of a string, or `TableLayout.none` for nil.
  mutating func id(_ string: String?) throws -> UInt16 {
    guard let string else { return TableLayout.none }
    return try id(string)
  }
}

/// Every list of 16-bit values once, numbered in the order of first use; the empty list is number 0.
struct ListPool {
  private(set) var lists: [[UInt16]] = [[]]
  private var ids: [[UInt16]: UInt16] = [[]: 0]

  /// The number of a list.
  mutating func id(_ list: [UInt16]) throws -> UInt16 {
    if let id = ids[list] { return id }
    guard lists.count < Int(TableLayout.none) - 1 else {
      throw PackError(problem: "more lists than 16 bits can number")
    }
    let id = UInt16(lists.count)
    ids[list] = id
    lists.append(list)
    return id
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
