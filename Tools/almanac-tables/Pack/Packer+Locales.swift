import Almanac

/// The records of locales.
///
/// They are made slot by slot, not locale by locale, so that what is alike gets numbers in a row.
extension Packer {
  mutating func localeRecords() throws -> [[UInt16]] {
    try numberKeys()
    try numberPatterns()
    var records = [[UInt16]](
      repeating: [UInt16](repeating: 0, count: LocaleSlot.allCases.count), count: locales.count)
    var details = [[UInt16]](repeating: [UInt16](repeating: 0, count: DetailSlot.count), count: locales.count)
    for row in locales.indices {
      for slot in LocaleSlot.allCases where slot != .details {
        records[row][slot.rawValue] = try value(row, slot)
      }
      details[row][DetailSlot.fields.rawValue] = try fields(row)
    }
    for slot in CalendarSlot.allCases where !slot.isPairs && sections.contains(.calendars) {
      for calendar in TableCalendar.allCases {
        for row in locales.indices { details[row][calendar.detail(slot)] = try list(row, calendar, slot) }
      }
    }
    for (slot, calendarSlot) in Self.patternSlots {
      for row in locales.indices {
        details[row][slot.rawValue] = try pairList(row, .slot(slot))
        for calendar in TableCalendar.allCases {
          details[row][calendar.detail(calendarSlot)] = try pairList(row, .calendar(calendar, calendarSlot))
        }
      }
    }
    for row in locales.indices { records[row][LocaleSlot.details.rawValue] = try lists.id(details[row]) }
    return records
  }

  /// Slots whose values are patterns, which have much in common whatever the calendar.
  private static let patternSlots: [(DetailSlot, CalendarSlot)] = [
    (.skeletons, .skeletons), (.appendItems, .appendItems), (.intervals, .intervals),
  ]

  private mutating func value(_ row: Int, _ slot: LocaleSlot) throws -> UInt16 {
    switch slot {
    case .parent: return locales[row].parent.flatMap { self.row(of: $0) } ?? TableLayout.none
    case .calendar:
      return try strings.id(text.value("calendar", for: locales[row].tag)?.value ?? "gregory", .plain)
    case .names: return try names(row)
    case .styles: return try styles(row, nil)
    case .numbers:
      return try resolved(row, TableKey.numberList) { packer, values in
        try packer.list(NumberSlot.allCases.map { values(TableKey.numbers($0)) })
      }
    case .numberSymbols: return try pairs(row, .numberSymbols)
    case .conventions: return try pairs(row, .conventions)
    case .details: return 0
    }
  }

  private mutating func pairs(_ row: Int, _ group: LocaleParts.PairGroup) throws -> UInt16 {
    let wanted = (locales[row].pairs[group] ?? []).filter { isWanted($0.key, group) }
    return try pairs(Dictionary(wanted.map { ($0.key, $0.value) }) { first, _ in first })
  }

  // MARK: Lists that are resolved through the parents

  /// A list that is the parent's, unless the locale has a value of it: then `make` makes it of the values by their paths.
  private mutating func resolved(
    _ row: Int, _ prefix: String, _ make: (inout Packer, (String) -> String?) throws -> UInt16
  ) throws -> UInt16 {
    if let id = resolvedLists[prefix]?[row] { return id }
    let id: UInt16
    if let parent = locales[row].parent.flatMap({ self.row(of: $0) }), !locales[row].ownLists.contains(prefix) {
      id = try resolved(Int(parent), prefix, make)
    } else {
      let (text, tag) = (text, locales[row].tag)
      id = try make(&self) { text.value($0, for: tag)?.value }
    }
    resolvedLists[prefix, default: [UInt16?](repeating: nil, count: locales.count)][row] = id
    return id
  }

  private mutating func names(_ row: Int) throws -> UInt16 {
    var slots: [UInt16] = []
    for slot in NameSlot.allCases {
      guard sections.contains(slot.isDate ? .dates : .times) else {
        slots.append(0)
        continue
      }
      slots.append(
        try resolved(row, TableKey.list(slot)) { packer, values in
          // Parts of the day beside the two halves are read where a style of times has them, which is in few languages.
          let isRare = slot == .dayPeriodsFormatAbbreviated && !Self.writeDayPeriods(values)
          let ids = try TableKey.names(slot).enumerated().map { index, key in
            try packer.strings.id(values(key), isRare && index >= 2 ? .either : slot.use)
          }
          return try packer.lists.id(ids)
        })
    }
    return try lists.id(slots)
  }

  /// Whether a style of times writes parts of the day other than AM and PM.
  private static func writeDayPeriods(_ values: (String) -> String?) -> Bool {
    [StyleSlot.timeFull, .timeLong, .timeMedium, .timeShort].contains { slot in
      values(TableKey.style(slot))?.contains { $0 == "B" || $0 == "b" } == true
    }
  }

  private mutating func styles(_ row: Int, _ calendar: TableCalendar?) throws -> UInt16 {
    let prefix = TableKey.prefix(calendar)
    return try resolved(row, prefix + TableKey.styleList) { packer, values in
      try packer.list(
        StyleSlot.allCases.map { slot in
          slot.isDate || packer.sections.contains(.times) ? values(prefix + TableKey.style(slot)) : nil
        }, calendar == nil ? .plain : .either)
    }
  }

  private mutating func list(_ row: Int, _ calendar: TableCalendar, _ slot: CalendarSlot) throws -> UInt16 {
    let width: String
    switch slot {
    case .erasAbbreviated: width = "abbreviated"
    case .erasWide: width = "wide"
    case .erasNarrow: width = "narrow"
    case .styles: return try styles(row, calendar)
    case .skeletons, .intervals, .appendItems: return 0
    }
    let prefix = "\(TableKey.prefix(calendar))eras/\(width)"
    return try resolved(row, prefix) { packer, values in
      var names: [String] = []
      while let name = values("\(prefix)/\(names.count)") { names.append(name) }
      return try packer.list(names, .either)
    }
  }

  // MARK: Pairs that a locale itself has

  /// All keys get their numbers first, in their order: then a list of them is mostly a row of numbers.
  private mutating func numberKeys() throws {
    var keys: [LocaleParts.PairGroup: Set<String>] = [:]
    var symbols = Set<String>()
    for locale in locales {
      for (group, pairs) in locale.pairs {
        for (key, value) in pairs where isWanted(key, group) {
          keys[Self.shared(group), default: []].insert(key)
          if group == .numberSymbols { symbols.insert(value) }
        }
      }
    }
    for symbol in symbols.sorted(by: Self.precedes) { _ = try strings.id(symbol, .plain) }
    for group in Self.keyGroups {
      let keys = keys[group, default: []]
      // Those of fields are short, and the same for each group.
      let short = group == .slot(.fields) ? Set(keys.map { FieldGroup.group(ofKey: $0).key }) : keys
      for key in short.sorted(by: Self.precedes) { _ = try strings.id(key, .plain) }
    }
  }

  private static let keyGroups: [LocaleParts.PairGroup] = [
    .numberSymbols, .conventions, .slot(.skeletons), .slot(.appendItems), .slot(.intervals), .slot(.fields),
  ]

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.precedes(right)
  }

  /// Patterns get their numbers by their keys, those that most locales have first: so the patterns of a key are numbers
  /// near the one that is expected.
  private mutating func numberPatterns() throws {
    var uses: [LocaleParts.PairGroup: [String: [String: Int]]] = [:]
    for locale in locales {
      for (group, pairs) in locale.pairs where Self.patternSlots.contains(where: { Self.shared(group) == .slot($0.0) })
      {
        for (key, value) in pairs where isWanted(key, group) {
          uses[Self.shared(group), default: [:]][key, default: [:]][value, default: 0] += 1
        }
      }
    }
    for (slot, _) in Self.patternSlots {
      for (key, values) in (uses[.slot(slot)] ?? [:]).sorted(by: { Self.precedes($0.key, $1.key) }) {
        let sorted = values.sorted { $0.value == $1.value ? Self.precedes($0.key, $1.key) : $0.value > $1.value }
        for (index, value) in sorted.enumerated() {
          let id = try strings.id(value.key, .compressed)
          if index == 0 { expect(id, for: try strings.id(key, .plain)) }
        }
      }
    }
  }

  private mutating func expect(_ value: UInt16, for key: UInt16) {
    while pairs.expectedValues.count <= Int(key) { pairs.expectedValues.append(TableLayout.firstCompressedString) }
    pairs.expectedValues[Int(key)] = value
  }

  private mutating func pairList(_ row: Int, _ group: LocaleParts.PairGroup) throws -> UInt16 {
    var keys: [UInt16] = []
    var values: [UInt16] = []
    for (key, value) in locales[row].pairs[group] ?? [] where isWanted(key, group) {
      keys.append(try strings.id(key, .plain))
      values.append(try strings.id(value, .compressed))
    }
    return try pairs.id(keys: keys, values: values)
  }

  /// The pair lists of a locale's fields, one for each group.
  private mutating func fields(_ row: Int) throws -> UInt16 {
    var groups = FieldGroup.allCases.map { _ in (keys: [UInt16](), values: [UInt16]()) }
    let group = LocaleParts.PairGroup.slot(.fields)
    // In the order of whole keys, which in each group is that of its own.
    for (key, value) in locales[row].pairs[group] ?? [] where isWanted(key, group) {
      let (group, rest) = FieldGroup.group(ofKey: key)
      groups[group.rawValue].keys.append(try strings.id(rest, .plain))
      groups[group.rawValue].values.append(try strings.id(value, .compressed))
    }
    return try pairs.id(groups: groups)
  }

  /// The Gregorian slot whose keys a calendar's slot has too.
  private static func shared(_ group: LocaleParts.PairGroup) -> LocaleParts.PairGroup {
    switch group {
    case .slot, .numberSymbols, .conventions, .calendar(_, .erasAbbreviated), .calendar(_, .erasWide),
      .calendar(_, .erasNarrow),
      .calendar(_, .styles):
      group
    case .calendar(_, .skeletons): .slot(.skeletons)
    case .calendar(_, .intervals): .slot(.intervals)
    case .calendar(_, .appendItems): .slot(.appendItems)
    }
  }

  private func isWanted(_ key: String, _ group: LocaleParts.PairGroup) -> Bool {
    switch group {
    case .numberSymbols: sections.contains(.dates)
    case .conventions: sections.contains(PackSections.sections(of: key))
    case .slot(.skeletons), .slot(.appendItems): sections.contains(.skeletons)
    case .slot(.intervals): sections.contains(.intervals)
    case .slot(.fields): sections.contains(key.hasSuffix("/dn") ? .fieldNames : .relative)
    case .calendar(_, .intervals): sections.isSuperset(of: [.calendars, .intervals])
    case .calendar: sections.isSuperset(of: [.calendars, .skeletons])
    }
  }
}

extension NameSlot {
  /// Whether date styles read the names: of months, weekdays and eras.
  var isDate: Bool {
    rawValue <= NameSlot.weekdaysStandaloneShort.rawValue || rawValue >= NameSlot.erasAbbreviated.rawValue
  }

  /// Names that date and time styles write stand as they are, so that opening a format is quick.
  var use: StringPool.Use {
    switch self {
    case .monthsFormatAbbreviated, .monthsFormatWide, .weekdaysFormatAbbreviated, .weekdaysFormatWide,
      .dayPeriodsFormatAbbreviated:
      .plain
    case .monthsFormatNarrow, .monthsStandaloneAbbreviated, .monthsStandaloneWide, .monthsStandaloneNarrow,
      .weekdaysFormatNarrow, .weekdaysFormatShort, .weekdaysStandaloneAbbreviated, .weekdaysStandaloneWide,
      .weekdaysStandaloneNarrow, .weekdaysStandaloneShort, .quartersFormatAbbreviated, .quartersFormatWide,
      .quartersFormatNarrow, .quartersStandaloneAbbreviated, .quartersStandaloneWide, .quartersStandaloneNarrow,
      .dayPeriodsFormatWide, .dayPeriodsFormatNarrow, .dayPeriodsStandaloneAbbreviated, .dayPeriodsStandaloneWide,
      .dayPeriodsStandaloneNarrow, .erasAbbreviated, .erasWide, .erasNarrow:
      .either
    }
  }
}

extension StyleSlot {
  var isDate: Bool {
    rawValue <= StyleSlot.dateShort.rawValue || rawValue >= StyleSlot.numbersFull.rawValue
  }
}
