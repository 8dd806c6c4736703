import Almanac

/// The values that a row of a packed file holds resolved through its parents, as the ids of their strings.
///
/// Most are the parent's and have its ids, so that what a locale has of its own is found without making a text of the rest.
struct ResolvedRow {
  /// The ids of each list, in the order of `keys`; `TableLayout.none` where there is no value.
  private var lists: [[UInt16]] = []

  /// The keys of a list's values.
  private enum Keys {
    case all([String])
    /// As many as there are, behind this prefix.
    case numbered(String)

    subscript(index: Int) -> String {
      switch self {
      case .all(let keys): keys[index]
      case .numbered(let prefix): "\(prefix)\(index)"
      }
    }
  }

  private static let keys: [Keys] = {
    var keys: [Keys] = [.all(["calendar"])]
    keys += NameSlot.allCases.map { .all(TableKey.names($0)) }
    keys.append(.all(StyleSlot.allCases.map(TableKey.style)))
    keys.append(.all(NumberSlot.allCases.map(TableKey.numbers)))
    for calendar in TableCalendar.allCases {
      let prefix = TableKey.prefix(calendar)
      keys.append(.all(StyleSlot.allCases.map { prefix + TableKey.style($0) }))
      keys += PackedComparison.eraSlots.map { .numbered("\(prefix)eras/\($0.1)/") }
    }
    return keys
  }()

  /// Reads a row.
  init(_ row: Int, _ tables: TableReader) {
    func add(_ list: TableReader.List) {
      var count = list.count
      if case .all(let keys) = Self.keys[lists.count] { count = min(count, keys.count) }
      lists.append((0..<count).map { tables.value(list, $0) })
    }
    lists.append([tables.locale(row, .calendar)])
    let names = tables.list(tables.locale(row, .names))
    for slot in NameSlot.allCases {
      if slot.rawValue < names.count { add(tables.list(tables.value(names, slot.rawValue))) } else { lists.append([]) }
    }
    add(tables.list(tables.locale(row, .styles)))
    add(tables.list(tables.locale(row, .numbers)))
    for calendar in TableCalendar.allCases {
      add(tables.list(row, calendar, .styles))
      for (slot, _) in PackedComparison.eraSlots { add(tables.list(row, calendar, slot)) }
    }
  }

  /// Adds the values that are not the parent's, and an empty text in place of each that the parent has and the row has not,
  /// as where its list of eras is shorter.
  ///
  /// - Parameters:
  ///   - parent: the parent's values; nil of root.
  ///   - strings: the strings of the file.
  ///   - values: what is added to.
  func addOwn(beside parent: ResolvedRow?, _ strings: ReadStrings, to values: inout [String: String]) {
    for (place, list) in lists.enumerated() {
      let inherited = parent?.lists[place] ?? []
      guard list != inherited else { continue }
      for index in 0..<max(list.count, inherited.count) {
        let id = index < list.count ? list[index] : TableLayout.none
        let parentID = index < inherited.count ? inherited[index] : TableLayout.none
        guard id != parentID else { continue }
        let text = id == TableLayout.none ? "" : strings[id]
        // Two ids may stand for one text.
        if id != TableLayout.none, parentID != TableLayout.none, text.isSame(as: strings[parentID]) { continue }
        values[Self.keys[place][index]] = text
      }
    }
  }
}
