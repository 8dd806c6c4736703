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

  /// The styles of a calendar in a row, by `StyleSlot`.
  func styles(_ calendar: TableCalendar?, row: Int) -> TableReader.List {
    guard let calendar else { return tables.list(tables.locale(row, .styles)) }
    return tables.list(row, calendar, .styles)
  }

  /// The value of a key in the first list that has it.
  func firstValue(_ key: StaticString, _ slot: PatternSlot, _ calendar: TableCalendar?, row: Int) -> UInt16? {
    var lists = PatternLists(slot, calendar, row: row, in: tables)
    return lists.firstValue("\(key)".utf8Span.span)
  }

  /// The language and region of a row's locale.
  func packedLocale(ofRow row: Int) -> PackedLocale {
    PackedLocale(rawValue: tables.load64(tables.section(.localeKeys).offset + 8 * row))
  }
}

/// The kinds of entries that patterns are put together from.
enum PatternSlot {
  case skeletons, intervals, appendItems

  var locale: DetailSlot {
    switch self {
    case .skeletons: .skeletons
    case .intervals: .intervals
    case .appendItems: .appendItems
    }
  }

  var calendar: CalendarSlot {
    switch self {
    case .skeletons: .skeletons
    case .intervals: .intervals
    case .appendItems: .appendItems
    }
  }
}
