/// A place in the tables that a locale or one of its parents fills.
package enum TablePlace: Hashable, Sendable {
  /// A name of the Gregorian calendar: the list, and the place in it.
  case name(NameSlot, Int)
  /// An era of another calendar.
  case era(TableCalendar, CalendarSlot, Int)
  /// A style or a glue, of a calendar, nil for the Gregorian one.
  case style(StyleSlot, TableCalendar?)
  /// A number system.
  case numbers(NumberSlot)
  /// A pattern of `availableFormats`, by its key.
  case skeleton(String, TableCalendar?)
  /// A form of `appendItems`, by its key.
  case appendItem(String, TableCalendar?)
  /// The name of a field, by its key.
  case fieldName(String)
  /// A convention such as `zones/hourFormat`.
  case convention(String)
  /// A sign of a number system, such as `latn/decimal`.
  case numberSymbol(String)
  /// The calendar of the locale.
  case calendar
}

extension LocaleData {
  /// The rows from one up to root.
  package func parents(from row: Int) -> [Int] {
    var rows = [row]
    // No chain is longer than five; the count ends a circle in damaged data.
    while rows.count < 16 {
      let parent = tables.locale(rows[rows.count - 1], .parent)
      guard parent != TableLayout.none else { break }
      rows.append(Int(parent))
    }
    return rows
  }

  /// What a row has at a place, and the row of the parent chain that holds it; nil where nobody has anything.
  ///
  /// Lists are packed resolved; there a value belongs to the last row of the chain that has the same one as all before it.
  package func value(at place: TablePlace, row: Int) -> (text: String, holder: Int)? {
    let rows = parents(from: row)
    if let (slot, key, calendar) = place.pair {
      for row in rows {
        let pairs =
          if let calendar { tables.pairs(row, calendar, slot.calendar) } else { tables.pairs(row, slot.locale) }
        if let id = pairs.value(of: key) { return (tables.string(id), row) }
      }
      return nil
    }
    switch place {
    case .fieldName(let key):
      let (group, rest) = FieldGroup.group(ofKey: key)
      for row in rows { if let id = tables.fields(row, group).value(of: rest) { return (tables.string(id), row) } }
      return nil
    case .convention(let key): return inherited(key, .conventions, row: row).map { (tables.string($0.value), $0.row) }
    case .numberSymbol(let key):
      return inherited(key, .numberSymbols, row: row).map { (tables.string($0.value), $0.row) }
    default: break
    }
    guard let text = resolved(place, row) else { return nil }
    var holder = row
    for parent in rows.dropFirst() {
      guard resolved(place, parent) == text else { break }
      holder = parent
    }
    return (text, holder)
  }

  /// What the list of a row has at a place.
  private func resolved(_ place: TablePlace, _ row: Int) -> String? {
    func text(_ list: TableReader.List, _ index: Int) -> String? {
      guard index < list.count else { return nil }
      let id = tables.value(list, index)
      return id == TableLayout.none ? nil : tables.string(id)
    }
    switch place {
    case .name(let slot, let index):
      let names = tables.list(tables.locale(row, .names))
      guard slot.rawValue < names.count else { return nil }
      return text(tables.list(tables.value(names, slot.rawValue)), index)
    case .era(let calendar, let slot, let index): return text(tables.list(row, calendar, slot), index)
    case .style(let slot, let calendar): return text(styles(calendar, row: row), slot.rawValue)
    case .numbers(let slot): return text(tables.list(tables.locale(row, .numbers)), slot.rawValue)
    case .calendar: return tables.string(tables.locale(row, .calendar))
    case .skeleton, .appendItem, .fieldName, .convention, .numberSymbol: return nil
    }
  }
}

extension TablePlace {
  /// The kind, key and calendar of a place among pairs of patterns.
  fileprivate var pair: (slot: PatternSlot, key: String, calendar: TableCalendar?)? {
    switch self {
    case .skeleton(let key, let calendar): (.skeletons, key, calendar)
    case .appendItem(let key, let calendar): (.appendItems, key, calendar)
    default: nil
    }
  }
}
