/// Pairs of strings that the tables hold for a locale: skeletons and their patterns, fields and their phrases.
///
/// The pairs are sorted by the UTF-8 of their keys, and no key is there twice. Positions run from 0 up to, but not
/// including, `count`; another one traps. Opening a list expands its ids, some nanoseconds for each pair.
package struct TablePairs: Sendable {
  private let tables: TableReader
  /// Ids of all keys, then of all values.
  private let ids: [UInt16]
  /// How many pairs there are.
  package let count: Int

  /// No pairs.
  static let empty = TablePairs(in: .embedded)

  private init(in tables: TableReader) {
    self.tables = tables
    (ids, count) = ([], 0)
  }

  init(_ id: UInt16, in tables: TableReader) {
    guard id > 0 else {
      self.init(in: tables)
      return
    }
    let (keys, values) = tables.pairList(id)
    self.init(keys: keys, values: values, in: tables)
  }

  /// The pairs of two sequences.
  init(keys: UInt16, values: UInt16, in tables: TableReader) {
    self.tables = tables
    ids = tables.withSequence(keys) { keys in
      tables.withSequence(values) { values in Self.ids(keys, values, in: tables) }
    }
    count = ids.count / 2
  }

  private static func ids(_ keys: Span<UInt8>, _ values: Span<UInt8>, in tables: TableReader) -> [UInt16] {
    let count = IDSequence.count(keys)
    precondition(IDSequence.count(values) == count, "tables: keys and values of pairs are not as many")
    let expected = tables.section(.expectedValues)
    return [UInt16](capacity: 2 * count) { ids in
      var next = TableLayout.firstCompressedString
      var start = 0
      for _ in 0..<count {
        let id = IDSequence.id(keys, &start, from: next)
        ids.append(id)
        next = id &+ 1
      }
      next = TableLayout.firstCompressedString
      start = 0
      for index in 0..<count {
        let key = Int(ids[index])
        if key < expected.count { next = tables.load16(expected.offset &+ 2 &* key) }
        let id = IDSequence.id(values, &start, from: next)
        ids.append(id)
        next = id &+ 1
      }
    }
  }

  /// The string id of a key.
  package func key(_ index: Int) -> UInt16 {
    precondition(index < count, "tables: no such pair")
    return ids[index]
  }

  /// The string id of a value.
  package func value(_ index: Int) -> UInt16 { ids[count + index] }

  /// Hands the UTF-8 of a key to `body`.
  package func withKey<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    tables.withString(key(index), body)
  }

  /// Hands the first `limit` bytes of a key to `body`.
  func withKey<Result>(_ index: Int, upTo limit: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    tables.withString(key(index), upTo: limit, body)
  }

  /// Hands the UTF-8 of a value to `body`.
  package func withValue<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    tables.withString(value(index), body)
  }

  /// The string id of the value that a key has, or nil where it is absent.
  package func value(of key: String) -> UInt16? { value(of: key.utf8Span.span) }

  /// The string id of the value that a key has, or nil where it is absent.
  package func value(of key: Span<UInt8>) -> UInt16? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      switch withKey(middle, { TableReader.order($0, key) }) {
      case 0: return value(middle)
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }
}

extension TablePairs {
  /// The position of a key, or nil where it is absent.
  func index(of key: TableKeyText) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      // One byte more than the key has tells it from longer ones.
      let order = withKey(middle, upTo: key.count + 1) { key.order(of: $0) }
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

/// The slots of a calendar that hold pairs.
extension CalendarSlot {
  package var isPairs: Bool {
    switch self {
    case .skeletons, .intervals, .appendItems: true
    case .erasAbbreviated, .erasWide, .erasNarrow, .styles: false
    }
  }
}

extension TableReader {
  /// The pairs of a pair list; 0 has none.
  package func pairs(_ id: UInt16) -> TablePairs { TablePairs(id, in: self) }

  /// The pairs that a locale itself has in a slot; its parents are not asked.
  ///
  /// - Precondition: the slot is not `fields`, whose pairs are divided into groups.
  package func pairs(_ row: Int, _ slot: DetailSlot) -> TablePairs {
    precondition(slot != .fields, "tables: fields are divided into groups")
    return pairs(detail(row, slot.rawValue))
  }

  /// The pairs that a locale itself has for a calendar; its parents are not asked.
  package func pairs(_ row: Int, _ calendar: TableCalendar, _ slot: CalendarSlot) -> TablePairs {
    precondition(slot.isPairs, "tables: no pairs in this slot")
    return pairs(detail(row, calendar.detail(slot)))
  }

  /// The list that a locale has for a calendar: strings of eras, or styles by `StyleSlot`; the empty one where the
  /// tables leave calendars out.
  package func list(_ row: Int, _ calendar: TableCalendar, _ slot: CalendarSlot) -> List {
    list(listID(row, calendar, slot))
  }

  /// The id of that list.
  package func listID(_ row: Int, _ calendar: TableCalendar, _ slot: CalendarSlot) -> UInt16 {
    precondition(!slot.isPairs, "tables: pairs in this slot")
    return detail(row, calendar.detail(slot))
  }

  func detail(_ row: Int, _ index: Int) -> UInt16 {
    let details = list(locale(row, .details))
    return details.count == 0 ? 0 : value(details, index)
  }

  /// The sequences of keys and of values of a pair list.
  func pairList(_ id: UInt16) -> (keys: UInt16, values: UInt16) {
    let lists = section(.pairLists)
    precondition(id > 0 && Int(id) <= lists.count, "tables: no such pair list")
    let offset = lists.offset + 4 * (Int(id) - 1)
    return (load16(offset), load16(offset + 2))
  }

  /// Hands the bytes of a sequence to `body`.
  func withSequence<Result>(_ number: UInt16, _ body: (Span<UInt8>) -> Result) -> Result {
    let (page, position) = page(
      Int(number), .sequencePageOffsets, .sequencePages, perPage: PageLayout.sequencesPerPage)
    let longest = PageLayout.longestSequence * IDSequence.longestDistance
    return withExpanded(page, page.codes(of: position, self), years: nil, longest: longest, body)
  }
}

extension TableCalendar {
  /// The place of a value in a locale's details.
  package func detail(_ slot: CalendarSlot) -> Int {
    let calendar = Self.allCases.firstIndex(of: self) ?? 0
    return DetailSlot.allCases.count + calendar * CalendarSlot.allCases.count + slot.rawValue
  }
}
