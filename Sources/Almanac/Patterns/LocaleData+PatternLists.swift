/// Where the tables keep what patterns are put together from.
extension LocaleData {
  /// The calendar's data in the tables, or nil for a calendar that writes dates as the Gregorian one does.
  ///
  /// - Parameter name: a BCP 47 `ca` value.
  /// - Returns: nil in nil for a calendar of which the tables have nothing.
  static func tableCalendar(named name: String) -> TableCalendar?? {
    switch name {
    case "gregory", "iso8601": .some(nil)
    case "buddhist": .some(.buddhist)
    case "japanese": .some(.japanese)
    case "roc": .some(.roc)
    default: nil
    }
  }

  /// Calls `body` with the lists that may have a calendar's entries of one kind, the nearest first, until it answers true.
  ///
  /// Those of the row come first, then those of its parents; for another calendar than the Gregorian one, all of its own
  /// and then all of the `generic` one, because root says that it stands for the others.
  @inline(__always)
  func firstList(
    _ slot: PatternSlot, _ calendar: TableCalendar?, row: Int, _ body: (TableReader.List, _ isRoot: Bool) -> Bool
  ) -> Bool {
    guard let calendar else { return firstList(slot.locale, nil, slot, row, body) }
    return firstList(nil, calendar, slot, row) { list, _ in body(list, false) }
      || firstList(nil, .generic, slot, row, body)
  }

  @inline(__always)
  private func firstList(
    _ own: LocaleSlot?, _ calendar: TableCalendar?, _ slot: PatternSlot, _ row: Int,
    _ body: (TableReader.List, _ isRoot: Bool) -> Bool
  ) -> Bool {
    var next = row
    // No chain is longer than five; the count ends a circle in damaged data.
    for _ in 0..<16 {
      let parent = tables.locale(next, .parent)
      let list =
        if let own {
          tables.list(tables.locale(next, own))
        } else {
          calendarList(next, calendar ?? .generic, slot.calendar)
        }
      if list.count > 0, body(list, parent == TableLayout.none) { return true }
      guard parent != TableLayout.none else { return false }
      next = Int(parent)
    }
    return false
  }

  private func calendarList(_ row: Int, _ calendar: TableCalendar, _ slot: CalendarSlot) -> TableReader.List {
    let calendars = tables.list(tables.locale(row, .calendars))
    guard let index = TableCalendar.allCases.firstIndex(of: calendar), index < calendars.count else {
      return TableReader.List(offset: 0, count: 0)
    }
    let slots = tables.list(tables.value(calendars, index))
    return slot.rawValue < slots.count
      ? tables.list(tables.value(slots, slot.rawValue)) : TableReader.List(offset: 0, count: 0)
  }

  /// The styles of a calendar in a row, by `StyleSlot`.
  func styles(_ calendar: TableCalendar?, row: Int) -> TableReader.List {
    guard let calendar else { return tables.list(tables.locale(row, .styles)) }
    return calendarList(row, calendar, .styles)
  }

  /// The value of a key of text in the first list that has it.
  func firstValue(_ key: StaticString, _ slot: PatternSlot, _ calendar: TableCalendar?, row: Int) -> UInt16? {
    var found: UInt16?
    _ = firstList(slot, calendar, row: row) { list, _ in
      found = tables.value(of: "\(key)", in: list)
      return found != nil
    }
    return found
  }

  /// The name of a locale's number system, as far as its signs go.
  func numberSystem(for tag: LocaleTag, row: Int) -> String {
    let systems = tables.list(tables.locale(row, .numbers))
    guard systems.count == NumberSlot.allCases.count else { return "latn" }
    let slots: [NumberSlot]
    switch tag.extensions.isEmpty ? nil : tag.keyword(.numbers) {
    case nil, "default": slots = [.standard]
    case "native": slots = [.native, .standard]
    case "traditio": slots = [.traditional, .native, .standard]
    case "finance": slots = [.finance, .standard]
    case let asked?: return String(asked)
    }
    let system = slots.lazy.map { tables.value(systems, $0.rawValue) }.first { $0 != TableLayout.none }
    return system.map { tables.string($0) } ?? "latn"
  }

  /// Calls `body` with the lists of number signs of a row and of its parents, until it answers true.
  func firstNumberSymbols(row: Int, _ body: (TableReader.List) -> Bool) -> Bool {
    firstList(.numberSymbols, nil, .skeletons, row) { list, _ in body(list) }
  }

  /// The language and region of a row's locale.
  func packedLocale(ofRow row: Int) -> PackedLocale {
    PackedLocale(rawValue: tables.load64(tables.section(.localeKeys).offset + 8 * row))
  }
}

/// The kinds of entries that patterns are put together from.
enum PatternSlot {
  case skeletons, intervals, appendItems, fieldNames

  var locale: LocaleSlot {
    switch self {
    case .skeletons: .skeletons
    case .intervals: .intervals
    case .appendItems: .appendItems
    case .fieldNames: .fields
    }
  }

  /// Names of fields are no calendar's own.
  var calendar: CalendarSlot {
    switch self {
    case .skeletons: .skeletons
    case .intervals: .intervals
    case .appendItems, .fieldNames: .appendItems
    }
  }
}

extension TableReader {
  /// How many pairs a list of (key, value) strings has.
  func pairCount(_ list: List) -> Int { list.count / 2 }

  /// A pair of a list of (key, value) strings, by the ids of both.
  func pair(_ list: List, _ index: Int) -> (key: UInt16, value: UInt16) {
    (value(list, 2 * index), value(list, 2 * index + 1))
  }

  /// The value that a list of pairs, sorted by the key's UTF-8, has for a key.
  func pairValue(of key: Span<UInt8>, in list: List) -> UInt16? {
    var low = 0
    var high = pairCount(list)
    while low < high {
      let middle = (low + high) >> 1
      let (found, value) = pair(list, middle)
      switch withString(found, { Self.order($0, key) }) {
      case 0: return value
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }
}
