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
    _ slot: PatternSlot, _ calendar: TableCalendar?, row: Int, _ body: (TablePairs, _ isRoot: Bool) -> Bool
  ) -> Bool {
    guard let calendar else { return firstList(nil, slot, row, body) }
    return firstList(calendar, slot, row) { list, _ in body(list, false) } || firstList(.generic, slot, row, body)
  }

  @inline(__always)
  private func firstList(
    _ calendar: TableCalendar?, _ slot: PatternSlot, _ row: Int, _ body: (TablePairs, _ isRoot: Bool) -> Bool
  ) -> Bool {
    var next = row
    // No chain is longer than five; the count ends a circle in damaged data.
    for _ in 0..<16 {
      let parent = tables.locale(next, .parent)
      let list =
        if let calendar {
          tables.pairs(next, calendar, slot.calendar)
        } else {
          tables.pairs(next, slot.locale)
        }
      if list.count > 0, body(list, parent == TableLayout.none) { return true }
      guard parent != TableLayout.none else { return false }
      next = Int(parent)
    }
    return false
  }

  /// The styles of a calendar in a row, by `StyleSlot`.
  func styles(_ calendar: TableCalendar?, row: Int) -> TableReader.List {
    guard let calendar else { return tables.list(tables.locale(row, .styles)) }
    return tables.list(row, calendar, .styles)
  }

  /// The value of a key of text in the first list that has it.
  func firstValue(_ key: StaticString, _ slot: PatternSlot, _ calendar: TableCalendar?, row: Int) -> UInt16? {
    var found: UInt16?
    _ = firstList(slot, calendar, row: row) { list, _ in
      found = list.value(of: "\(key)")
      return found != nil
    }
    return found
  }

  /// The language and region of a row's locale.
  func packedLocale(ofRow row: Int) -> PackedLocale {
    PackedLocale(rawValue: tables.load64(tables.section(.localeKeys).offset + 8 * row))
  }
}

/// The kinds of entries that patterns are put together from.
enum PatternSlot {
  case skeletons, intervals, appendItems, fieldNames

  var locale: DetailSlot {
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
