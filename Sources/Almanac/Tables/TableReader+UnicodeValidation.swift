/// The check of the Unicode sections: blocks refer to blocks, kinds are kinds, mappings lead to scalars and come to an end.
extension TableReader {
  func checkUnicode() throws(TableError) {
    let sections: [TableSection] = [
      .unicodeRows, .unicodeMiddles, .unicodeLeaves, .unicodeKinds, .unicodeMappings, .unicodeSeconds,
      .unicodeCompositions, .unicodeLowercase,
    ]
    // All or nothing.
    if sections.allSatisfy({ section($0).count == 0 }) { return }
    for part in sections where section(part).count == 0 {
      throw TableError(.badDirectory, offset: section(part).offset)
    }
    try checkBlocks()
    try checkKinds()
    let unicode = UnicodeTables(self)
    try checkMappings(unicode)
    try checkCompositions(unicode)
    try checkLowercase(unicode)
  }

  private func checkBlocks() throws(TableError) {
    let rows = section(.unicodeRows)
    let middles = section(.unicodeMiddles)
    let leaves = section(.unicodeLeaves)
    let kinds = section(.unicodeKinds)
    guard rows.count == UnicodeLayout.rowCount else { throw TableError(.badDirectory, offset: rows.offset) }
    guard middles.count % UnicodeLayout.middleCount == 0 else {
      throw TableError(.badDirectory, offset: middles.offset)
    }
    guard leaves.count % UnicodeLayout.leafCount == 0 else { throw TableError(.badDirectory, offset: leaves.offset) }
    for at in rows.offset..<rows.offset + rows.count
    where Int(load8(at)) >= middles.count / UnicodeLayout.middleCount {
      throw TableError(.badRecord, offset: at)
    }
    for index in 0..<middles.count
    where Int(load16(middles.offset + 2 * index)) >= leaves.count / UnicodeLayout.leafCount {
      throw TableError(.badRecord, offset: middles.offset + 2 * index)
    }
    for at in leaves.offset..<leaves.offset + leaves.count where Int(load8(at)) >= kinds.count {
      throw TableError(.badRecord, offset: at)
    }
  }

  private func checkKinds() throws(TableError) {
    let kinds = section(.unicodeKinds)
    for index in 0..<kinds.count {
      let at = kinds.offset + 4 * index
      let bits = load32(at)
      guard bits & ~ScalarKind.usedBits == 0, bits >> 10 & 7 < UInt32(ScalarKind.JoiningType.allCases.count),
        bits >> 13 & 7 < UInt32(ScalarKind.Script.allCases.count), bits >> 16 & 15 <= 10
      else { throw TableError(.badRecord, offset: at) }
    }
  }

  private func checkMappings(_ unicode: UnicodeTables) throws(TableError) {
    let mappings = section(.unicodeMappings)
    let seconds = section(.unicodeSeconds)
    guard load32(seconds.offset) == 0 else { throw TableError(.badRecord, offset: seconds.offset) }
    var previous: UInt32 = 0
    for row in 0..<mappings.count {
      let at = mappings.offset + PackedMapping.byteCount * row
      guard unicode.packedMapping(at: row).secondRow < seconds.count else { throw TableError(.badRecord, offset: at) }
      let mapping = unicode.mapping(at: row)
      guard mapping.scalar > previous else { throw TableError(.unsortedKeys, offset: at) }
      previous = mapping.scalar
      guard Self.isPlain(mapping.scalar), Self.isPlain(mapping.first),
        mapping.second == 0 || Self.isPlain(mapping.second),
        unicode.kind(of: mapping.scalar).hasMapping
      else { throw TableError(.badRecord, offset: at) }
    }
    // Searching is sure only now that all are sorted. What maps in a circle never ends; and the second of two is at its end.
    for row in 0..<mappings.count {
      let at = mappings.offset + PackedMapping.byteCount * row
      var next: CanonicalMapping? = unicode.mapping(at: row)
      for depth in 0...UnicodeLayout.mappingDepth {
        guard let mapping = next else { break }
        guard depth < UnicodeLayout.mappingDepth, mapping.second == 0 || unicode.mapping(of: mapping.second) == nil
        else {
          throw TableError(.badRecord, offset: at)
        }
        next = unicode.mapping(of: mapping.first)
      }
    }
  }

  private func checkCompositions(_ unicode: UnicodeTables) throws(TableError) {
    let compositions = section(.unicodeCompositions)
    var previous: UInt64 = 0
    for row in 0..<compositions.count {
      let at = compositions.offset + 2 * row
      guard Int(load16(at)) < unicode.mappingCount else { throw TableError(.badRecord, offset: at) }
      let mapping = unicode.composition(at: row)
      guard mapping.pair > previous else { throw TableError(.unsortedKeys, offset: at) }
      previous = mapping.pair
      let isMarked =
        unicode.kind(of: mapping.second).composesWithPrevious && !unicode.kind(of: mapping.scalar).isNeverComposed
      guard mapping.second != 0, isMarked else { throw TableError(.badRecord, offset: at) }
    }
  }

  private func checkLowercase(_ unicode: UnicodeTables) throws(TableError) {
    let ranges = section(.unicodeLowercase)
    var end: UInt32 = 0
    for row in 0..<ranges.count {
      let at = ranges.offset + 8 * row
      let range = unicode.lowercaseRange(at: row)
      guard range.first > end else { throw TableError(.unsortedKeys, offset: at) }
      end = range.last
      let distance = range.last - range.first
      guard Self.isScalar(range.first), Self.isScalar(range.last), distance % range.step == 0,
        Self.isScalar(range.target),
        Self.isScalar(range.target + distance), range.target > 0xDFFF || range.target + distance < 0xD800
      else { throw TableError(.badRecord, offset: at) }
    }
  }

  private static func isScalar(_ value: UInt32) -> Bool { Unicode.Scalar(value) != nil }

  /// A scalar that may stand in a mapping: no syllable of Hangul, as these have theirs by rule, and not U+0000.
  private static func isPlain(_ value: UInt32) -> Bool {
    value > 0 && isScalar(value) && !(0xAC00...0xD7A3).contains(value)
  }
}
