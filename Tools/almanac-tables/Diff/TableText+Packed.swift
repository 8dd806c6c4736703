import Almanac

/// Text that is read back from a packed file.
extension TableText {
  /// Takes every value of a packed file.
  ///
  /// Of the values that a packed file holds resolved, a locale has those that differ from its parent's, as in a harvest.
  /// What is known of Unicode scalars has no text again, and plural rules have no samples.
  init(unpacking data: LocaleData) throws {
    let source = data.source
    self.init(
      source: Source(
        icu: source.icu, cldr: source.cldr, unicode: source.unicode, timeZones: source.timeZones, library: ""),
      locales: [:], supplemental: [:])
    let comparison = PackedComparison(self, data)
    for (name, values) in comparison.areas() { supplemental[name] = values }
    var resolved: [Int: [String: String]] = [:]
    let rows = try data.locales.map { tag in
      guard let row = data.row(for: tag) else { throw PackError(locale: "\(tag)", problem: "its row is not found") }
      return row
    }
    for row in rows { resolved[row] = Self.resolved(row, data) }
    for row in rows {
      let number = data.tables.locale(row, .parent)
      let parent = number == TableLayout.none ? nil : Int(number)
      let inherited = parent.flatMap { resolved[$0] } ?? [:]
      var values = Self.own(row, data)
      for (key, value) in resolved[row] ?? [:] where !inherited[key].isSame(as: value) { values[key] = value }
      // A list of eras may be shorter than the parent's.
      for key in inherited.keys where resolved[row]?[key] == nil { values[key] = "" }
      let tag = Self.name(data.tag(row))
      locales[tag] = Locale(tag: tag, parent: parent.map { Self.name(data.tag($0)) }, values: values)
    }
  }

  private static func name(_ tag: LocaleTag) -> String { tag == .root ? "und" : tag.description }

  /// The values that a row holds resolved through its parents.
  private static func resolved(_ row: Int, _ data: LocaleData) -> [String: String] {
    let tables = data.tables
    var values = ["calendar": tables.string(tables.locale(row, .calendar))]
    func add(_ keys: [String], _ list: TableReader.List) {
      for (index, key) in keys.enumerated() where index < list.count {
        let id = tables.value(list, index)
        if id != TableLayout.none { values[key] = tables.string(id) }
      }
    }
    let names = tables.list(tables.locale(row, .names))
    for slot in NameSlot.allCases where slot.rawValue < names.count {
      add(TableKey.names(slot), tables.list(tables.value(names, slot.rawValue)))
    }
    add(StyleSlot.allCases.map(TableKey.style), tables.list(tables.locale(row, .styles)))
    add(NumberSlot.allCases.map(TableKey.numbers), tables.list(tables.locale(row, .numbers)))
    for calendar in TableCalendar.allCases {
      let prefix = TableKey.prefix(calendar)
      add(StyleSlot.allCases.map { prefix + TableKey.style($0) }, tables.list(row, calendar, .styles))
      for (slot, width) in [
        (CalendarSlot.erasAbbreviated, "abbreviated"), (.erasWide, "wide"), (.erasNarrow, "narrow"),
      ] {
        let eras = tables.list(row, calendar, slot)
        add((0..<eras.count).map { "\(prefix)eras/\(width)/\($0)" }, eras)
      }
    }
    return values
  }

  /// The values that a row holds by itself.
  private static func own(_ row: Int, _ data: LocaleData) -> [String: String] {
    let tables = data.tables
    var values: [String: String] = [:]
    for (slot, prefix) in [(LocaleSlot.numberSymbols, "numbers/symbols/"), (.conventions, "")] {
      let pairs = tables.list(tables.locale(row, slot))
      for pair in 0..<pairs.count / 2 {
        values[prefix + tables.string(tables.value(pairs, 2 * pair))] = tables.string(tables.value(pairs, 2 * pair + 1))
      }
    }
    func add(_ prefix: String, _ pairs: TablePairs) {
      for pair in 0..<pairs.count { values[prefix + tables.string(pairs.key(pair))] = tables.string(pairs.value(pair)) }
    }
    for (slot, prefix) in PackedComparison.pairSlots { add(prefix, tables.pairs(row, slot)) }
    for group in FieldGroup.allCases { add(PackedComparison.fieldPrefix + group.name, tables.fields(row, group)) }
    for calendar in TableCalendar.allCases {
      for (slot, prefix) in PackedComparison.calendarPairSlots {
        add(TableKey.prefix(calendar) + prefix, tables.pairs(row, calendar, slot))
      }
    }
    return values
  }
}
