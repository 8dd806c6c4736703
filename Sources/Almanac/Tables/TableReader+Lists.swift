/// How the values of a list stand; the first byte of every list but the empty one.
package enum ListForm: UInt8, CaseIterable, Sendable {
  /// UInt16 first value, UInt8 count: values in a row.
  case run
  /// UInt16 base, then for each value UInt8: its distance from the base, or 255 for `TableLayout.none`.
  case bytes
  /// UInt16 for each value.
  case words
  /// UInt16 id of a list of as many values, which is no patch itself; one bit for each value, the lowest of each byte
  /// first; and a UInt16 for each bit that is set, in place of that list's value.
  case patch
}

/// Lists of 16-bit values.
extension TableReader {
  /// A list in the tables: where it stands and how many values it has.
  package struct List: Hashable, Sendable {
    /// How many values the list has.
    package var count: Int
    var form: ListForm
    /// The first value, what distances are counted from, or the list that is patched.
    var base: UInt16
    /// Offset in the file of what follows the base.
    var offset: Int

    /// The list of no values.
    static let empty = List(count: 0, form: .words, base: 0, offset: 0)
  }

  /// Offset of a list's bytes in the file, and how many it has.
  func listRange(_ id: UInt16) -> (offset: Int, count: Int) {
    precondition(Int(id) < section(.listOffsets).count - 1, "tables: no such list")
    let start = listStart(Int(id))
    return (section(.listBytes).offset + start, listStart(Int(id) + 1) - start)
  }

  /// Where a list begins in `listBytes`.
  func listStart(_ id: Int) -> Int {
    let base = load32(section(.listBases).offset + 4 * (id / TableLayout.itemsPerBlock))
    return Int(base) + Int(load16(section(.listOffsets).offset + 2 * id))
  }

  /// A list by its id.
  package func list(_ id: UInt16) -> List {
    let (offset, count) = listRange(id)
    guard count > 0 else { return .empty }
    switch ListForm(rawValue: load8(offset)) {
    case .run:
      return List(count: Int(load8(offset + 3)), form: .run, base: load16(offset + 1), offset: offset + 4)
    case .bytes: return List(count: count - 3, form: .bytes, base: load16(offset + 1), offset: offset + 3)
    case .words: return List(count: (count - 1) / 2, form: .words, base: 0, offset: offset + 1)
    case .patch:
      let base = load16(offset + 1)
      return List(count: list(base).count, form: .patch, base: base, offset: offset + 3)
    case nil: preconditionFailure("tables: no such form of a list")
    }
  }

  /// One value of a list.
  package func value(_ list: List, _ index: Int) -> UInt16 {
    precondition(index >= 0 && index < list.count, "tables: no such value")
    switch list.form {
    case .run: return list.base &+ UInt16(truncatingIfNeeded: index)
    case .bytes:
      let distance = load8(list.offset + index)
      return distance == 0xFF ? TableLayout.none : list.base &+ UInt16(distance)
    case .words: return load16(list.offset + 2 * index)
    case .patch: return patchedValue(list, index)
    }
  }

  private func patchedValue(_ list: List, _ index: Int) -> UInt16 {
    let bits = load8(list.offset + index / 8)
    let bit = UInt8(1) << UInt8(index % 8)
    guard bits & bit != 0 else { return value(self.list(list.base), index) }
    var before = (bits & (bit &- 1)).nonzeroBitCount
    for byte in 0..<index / 8 { before += load8(list.offset + byte).nonzeroBitCount }
    return load16(list.offset + (list.count + 7) / 8 + 2 * before)
  }
}
