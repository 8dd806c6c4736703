/// What the tables know of Unicode scalars, by scalar.
///
/// Every number is answered, also one that is no scalar: of those nothing is known.
package struct UnicodeTables: Sendable {
  private let tables: TableReader
  private let rows: Int
  private let middles: Int
  private let leaves: Int
  private let kinds: Int
  private let mappings: TableReader.Section
  private let seconds: Int
  private let compositions: TableReader.Section
  private let lowercase: TableReader.Section

  /// Whether there is anything to read: a file may leave Unicode out.
  package let isEmpty: Bool

  package init(_ tables: TableReader) {
    self.tables = tables
    isEmpty = tables.section(.unicodeRows).count == 0
    rows = tables.section(.unicodeRows).offset
    middles = tables.section(.unicodeMiddles).offset
    leaves = tables.section(.unicodeLeaves).offset
    kinds = tables.section(.unicodeKinds).offset
    mappings = tables.section(.unicodeMappings)
    seconds = tables.section(.unicodeSeconds).offset
    compositions = tables.section(.unicodeCompositions)
    lowercase = tables.section(.unicodeLowercase)
  }

  /// What is known of a scalar.
  package func kind(of scalar: UInt32) -> ScalarKind {
    guard !isEmpty, scalar < 0x110000 else { return .none }
    let scalar = Int(scalar)
    let middle = Int(tables.load8(rows + scalar >> 9))
    let leaf = Int(tables.load16(middles + 2 * (middle << 5 + scalar >> 4 & 31)))
    let kind = Int(tables.load8(leaves + leaf << 4 + scalar & 15))
    return ScalarKind(rawValue: tables.load32(kinds + 4 * kind))
  }

  /// One step of a scalar's canonical mapping, Hangul left out; nil where it has none.
  package func mapping(of scalar: UInt32) -> CanonicalMapping? {
    var low = 0
    var high = mappings.count
    while low < high {
      let middle = (low + high) >> 1
      let mapping = packedMapping(at: middle)
      if mapping.scalar == scalar { return self.mapping(mapping) }
      if mapping.scalar < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The scalar that two compose to (UAX #15, D114: a primary composite), Hangul left out; nil where there is none.
  package func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    let pair = CanonicalMapping(scalar: 0, first: first, second: second).pair
    var low = 0
    var high = compositions.count
    while low < high {
      let middle = (low + high) >> 1
      let mapping = composition(at: middle)
      if mapping.pair == pair { return mapping.scalar }
      if mapping.pair < pair { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Simple_Lowercase_Mapping of a scalar: itself where it has none.
  package func lowercase(of scalar: UInt32) -> UInt32 {
    var low = 0
    var high = lowercase.count
    while low < high {
      let middle = (low + high) >> 1
      let range = lowercaseRange(at: middle)
      if scalar < range.first {
        high = middle
      } else if scalar > range.last {
        low = middle + 1
      } else {
        let distance = scalar - range.first
        return distance % range.step == 0 ? range.target + distance : scalar
      }
    }
    return scalar
  }

  // MARK: Rows

  package var mappingCount: Int { mappings.count }
  package var compositionCount: Int { compositions.count }
  package var lowercaseCount: Int { lowercase.count }

  package func mapping(at row: Int) -> CanonicalMapping { mapping(packedMapping(at: row)) }

  func packedMapping(at row: Int) -> PackedMapping {
    let at = mappings.offset + PackedMapping.byteCount * row
    return PackedMapping(rawValue: UInt64(tables.load32(at)) | UInt64(tables.load16(at + 4)) << 32)
  }

  private func mapping(_ packed: PackedMapping) -> CanonicalMapping {
    CanonicalMapping(
      scalar: packed.scalar, first: packed.first, second: tables.load32(seconds + 4 * packed.secondRow))
  }

  package func composition(at row: Int) -> CanonicalMapping {
    mapping(at: Int(tables.load16(compositions.offset + 2 * row)))
  }

  package func lowercaseRange(at row: Int) -> LowercaseRange {
    LowercaseRange(rawValue: tables.load64(lowercase.offset + 8 * row))
  }
}
