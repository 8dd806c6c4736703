/// The lists that may have a calendar's entries of one kind, the nearest first; each is read when it is first asked for.
///
/// Those of the row come first, then those of its parents; for another calendar than the Gregorian one, all of its own
/// and then all of the `generic` one, because root says that it stands for the others.
struct PatternLists {
  private let tables: TableReader
  private let slot: PatternSlot
  private let firstRow: Int
  private let isGregorian: Bool
  private var calendar: TableCalendar?
  /// The row that is read next; nil behind the last one.
  private var row: Int?
  /// How many rows of the calendar were read.
  private var rowCount = 0
  private var lists: [Entry] = []

  /// A list that is not empty.
  struct Entry {
    let pairs: TablePairs
    /// Whose it is: the row, and the calendar, nil for the Gregorian one.
    let row: Int
    let calendar: TableCalendar?
    /// Whether it is the Gregorian or the `generic` one of root.
    let isRoot: Bool
  }

  init(_ slot: PatternSlot, _ calendar: TableCalendar?, row: Int, in tables: TableReader) {
    self.tables = tables
    self.slot = slot
    self.calendar = calendar
    self.row = row
    firstRow = row
    isGregorian = calendar == nil
    lists.reserveCapacity(4)
  }

  /// The list at a place from 0 on; nil behind the last one.
  mutating func list(_ place: Int) -> Entry? {
    while lists.count <= place {
      guard let row else { return nil }
      read(row)
    }
    return lists[place]
  }

  /// The value of a key in the first list that has it.
  mutating func firstValue(_ key: Span<UInt8>) -> UInt16? { firstEntry(key)?.value }

  /// The value of a key in the first list that has it, and the place of that list.
  mutating func firstEntry(_ key: Span<UInt8>) -> (value: UInt16, place: Int)? {
    var place = 0
    while let list = list(place) {
      if let value = list.pairs.value(of: key) { return (value, place) }
      place += 1
    }
    return nil
  }

  private mutating func read(_ row: Int) {
    let pairs =
      if let calendar {
        tables.pairs(row, calendar, slot.calendar)
      } else {
        tables.pairs(row, slot.locale)
      }
    let parent = tables.locale(row, .parent)
    rowCount += 1
    let isShared = isGregorian || calendar == .generic
    if pairs.count > 0 {
      let isRoot = isShared && parent == TableLayout.none
      lists.append(Entry(pairs: pairs, row: row, calendar: calendar, isRoot: isRoot))
    }
    // No chain is longer than five; the count ends a circle in damaged data.
    if parent != TableLayout.none, rowCount < 16 {
      self.row = Int(parent)
    } else if isGregorian || calendar == .generic {
      self.row = nil
    } else {
      calendar = .generic
      self.row = firstRow
      rowCount = 0
    }
  }
}
