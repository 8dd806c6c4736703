import Almanac

/// What is known of Unicode scalars, as blocks of which equal ones are stored once.
extension Packer {
  func addUnicode(to sections: inout [TableSection: [UInt8]]) throws {
    guard self.sections.contains(.unicode) else { return }
    let scalars = try ScalarKinds(try area(UnicodeText.area))

    var leaves = NumberedValues<ArraySlice<UInt32>>()
    let leafNumbers = scalars.isLeafInUse.enumerated().map { leaf, isInUse in
      isInUse
        ? leaves.number(scalars.kinds[leaf * UnicodeLayout.leafCount..<(leaf + 1) * UnicodeLayout.leafCount]) : nil
    }
    let unused = leaves.number(ArraySlice(repeating: ScalarKind.none.rawValue, count: UnicodeLayout.leafCount))
    guard leaves.values.count <= 65536 else { throw PackError(problem: "more leaves than 16 bits can number") }
    var kinds = NumberedValues<UInt32>()
    _ = kinds.number(ScalarKind.none.rawValue)
    let kindNumbers = leaves.values.flatMap { $0.map { kinds.number($0) } }
    guard kinds.values.count <= 256 else { throw PackError(problem: "more kinds of scalars than 8 bits can number") }
    var middles = NumberedValues<ArraySlice<Int>>()
    let rows = Self.blocks(leafNumbers.map { $0 ?? unused }, UnicodeLayout.middleCount).map { middles.number($0) }
    guard middles.values.count <= 256 else { throw PackError(problem: "more middle blocks than 8 bits can number") }

    sections[.unicodeRows] = Self.bytes(rows.map { UInt8($0) })
    sections[.unicodeMiddles] = Self.bytes(middles.values.flatMap { $0.map { UInt16($0) } })
    sections[.unicodeLeaves] = Self.bytes(kindNumbers.map { UInt8($0) })
    sections[.unicodeKinds] = Self.bytes(kinds.values)
    var seconds = NumberedValues<UInt32>()
    _ = seconds.number(0)
    sections[.unicodeMappings] = try scalars.mappings.flatMap { mapping in
      let row = seconds.number(mapping.second)
      guard let packed = PackedMapping(scalar: mapping.scalar, first: mapping.first, secondRow: row) else {
        throw PackError(key: UnicodeText.area, problem: "a canonical mapping of \(mapping.scalar) has no room")
      }
      return Self.bytes([packed.rawValue]).prefix(PackedMapping.byteCount)
    }
    sections[.unicodeSeconds] = Self.bytes(seconds.values)
    let composing = scalars.mappings.enumerated().filter { scalars.compositions.contains($0.element) }
    let sorted = composing.sorted { $0.element.pair < $1.element.pair }
    sections[.unicodeCompositions] = Self.bytes(sorted.map { UInt16($0.offset) })
    sections[.unicodeLowercase] = Self.bytes(scalars.lowercase.map(\.rawValue))
  }

  private static func blocks(_ values: [Int], _ count: Int) -> [ArraySlice<Int>] {
    stride(from: 0, to: values.count, by: count).map { values[$0..<$0 + count] }
  }
}

/// Every value once, numbered in the order of first use.
private struct NumberedValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]
  private var last: (value: Value, number: Int)?

  mutating func number(_ value: Value) -> Int {
    // Most values follow an equal one.
    if let last, last.value == value { return last.number }
    let number = numbers[value] ?? values.count
    if number == values.count {
      numbers[value] = number
      values.append(value)
    }
    last = (value, number)
    return number
  }
}
