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
  /// A patch by values that are near each other: behind the bits a UInt16 base, then for each bit that is set UInt8, as in
  /// `bytes`.
  case nearPatch
  /// A patch by values in a row: behind the bits the UInt16 value for the first bit that is set.
  case runPatch

  /// Whether another list says most of the values.
  var isPatch: Bool {
    switch self {
    case .run, .bytes, .words: false
    case .patch, .nearPatch, .runPatch: true
    }
  }
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
    precondition(Int(id) < itemCount(.listBlocks), "tables: no such list")
    let bytes = section(.listBytes)
    let item = item(Int(id), section(.listBlocks), end: bytes.count)
    return (bytes.offset &+ item.start, item.count)
  }

  /// A list by its id.
  package func list(_ id: UInt16) -> List {
    let (offset, count) = listRange(id)
    guard count > 0 else { return .empty }
    let form = ListForm(rawValue: load8(offset))
    switch form {
    case .run:
      return List(count: Int(load8(offset + 3)), form: .run, base: load16(offset + 1), offset: offset + 4)
    case .bytes: return List(count: count - 3, form: .bytes, base: load16(offset + 1), offset: offset + 3)
    case .words: return List(count: (count - 1) / 2, form: .words, base: 0, offset: offset + 1)
    case .patch?, .nearPatch?, .runPatch?:
      let base = load16(offset + 1)
      return List(count: list(base).count, form: form ?? .patch, base: base, offset: offset + 3)
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
    case .patch, .nearPatch, .runPatch: return patchedValue(list, index)
    }
  }

  /// All values of a list that has at most as many as a year has months; nil for a longer one.
  func shortList(_ list: List) -> ShortList? {
    guard list.count <= ShortList.capacity else { return nil }
    guard list.form.isPatch else {
      var row = ShortList(count: list.count)
      for index in 0..<list.count { row[index] = value(list, index) }
      return row
    }
    let base = self.list(list.base)
    var row = ShortList(count: list.count)
    var place = 0
    for index in 0..<list.count {
      if load8(list.offset + index / 8) & UInt8(1) << UInt8(index % 8) != 0 {
        row[index] = patch(list, place)
        place += 1
      } else {
        row[index] = value(base, index)
      }
    }
    return row
  }

  /// The values of a short list, without heap memory.
  struct ShortList {
    static var capacity: Int { 12 }

    let count: Int
    private var values = InlineArray<12, UInt16>(repeating: 0)

    init(count: Int) {
      self.count = count
    }

    subscript(index: Int) -> UInt16 {
      get { values[index] }
      set { values[index] = newValue }
    }
  }

  private func patchedValue(_ list: List, _ index: Int) -> UInt16 {
    let bits = load8(list.offset + index / 8)
    let bit = UInt8(1) << UInt8(index % 8)
    guard bits & bit != 0 else { return value(self.list(list.base), index) }
    var before = (bits & (bit &- 1)).nonzeroBitCount
    for byte in 0..<index / 8 { before += load8(list.offset + byte).nonzeroBitCount }
    return patch(list, before)
  }

  /// The value of a patch for the bit that is set after so many others.
  @inline(__always)
  private func patch(_ list: List, _ place: Int) -> UInt16 {
    let values = list.offset + (list.count + 7) / 8
    switch list.form {
    case .nearPatch:
      let distance = load8(values + 2 + place)
      return distance == 0xFF ? TableLayout.none : load16(values) &+ UInt16(distance)
    case .runPatch: return load16(values) &+ UInt16(truncatingIfNeeded: place)
    case .run, .bytes, .words, .patch: return load16(values + 2 * place)
    }
  }
}
