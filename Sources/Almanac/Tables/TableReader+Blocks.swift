/// Blocks, which say where plain strings and lists stand; see `TableLayout`.
extension TableReader {
  /// Where an item begins in the bytes of all items, and how many it has.
  ///
  /// - Parameters:
  ///   - id: the number of the item; there is such a block.
  ///   - blocks: the section of the blocks.
  ///   - end: where the last item ends.
  /// - Returns: the offset from the first byte of all items, and the count of bytes.
  @inline(__always)
  func item(_ id: Int, _ blocks: Section, end: Int) -> (start: Int, count: Int) {
    let at = blocks.offset &+ TableLayout.blockByteCount &* (id / TableLayout.itemsPerBlock)
    let place = UInt64(truncatingIfNeeded: id % TableLayout.itemsPerBlock) &* 8
    let counts = load64(at &+ 2) &>> 8
    let start = blockStart(at) &+ Self.sum(counts & (1 &<< place &- 1))
    if id % TableLayout.itemsPerBlock < TableLayout.itemsPerBlock - 1 {
      return (start, Int(truncatingIfNeeded: counts &>> place & 0xFF))
    }
    let isLast = id / TableLayout.itemsPerBlock &+ 1 == blocks.count
    return (start, (isLast ? end : blockStart(at &+ TableLayout.blockByteCount)) &- start)
  }

  /// The offset that a block begins with.
  @inline(__always)
  private func blockStart(_ at: Int) -> Int { Int(truncatingIfNeeded: load32(at) & 0xFF_FFFF) }

  /// The sum of seven bytes: of pairs, then of four times 16 bits by one product.
  @inline(__always)
  private static func sum(_ bytes: UInt64) -> Int {
    let pairs = (bytes & 0x00FF_00FF_00FF_00FF) &+ (bytes &>> 8 & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  /// How many places for items some blocks have.
  func itemCount(_ blocks: TableSection) -> Int { TableLayout.itemsPerBlock * section(blocks).count }
}

extension TableCheck {
  /// Items that stand one behind the other, from the first byte to the last, and the first of which is empty.
  func checkBlocks(
    _ blocks: TableReader.Section, _ bytes: TableReader.Section, _ code: TableError.Code
  ) throws(TableError) {
    guard blocks.count > 0 else { throw TableError(code, offset: blocks.offset) }
    var end = 0
    for id in 0..<blocks.count * TableLayout.itemsPerBlock {
      let item = tables.item(id, blocks, end: bytes.count)
      guard item.start == end, item.count >= 0, id > 0 || item.count == 0 else {
        throw TableError(code, offset: blocks.offset + TableLayout.blockByteCount * (id / TableLayout.itemsPerBlock))
      }
      end += item.count
    }
    guard end == bytes.count else { throw TableError(code, offset: bytes.offset) }
  }
}
