import Almanac

/// Reads a packed file with the shipped reader and compares every value with the text that it was packed from.
struct PackedComparison {
  let text: TableText
  let data: LocaleData
  var tables: TableReader { data.tables }

  init(_ text: TableText, _ data: LocaleData) {
    self.text = text
    self.data = data
  }

  /// Says how many values were compared; throws at the first that differs.
  func run() throws -> Int {
    var compared = 0
    for tag in text.locales.keys.sorted() {
      guard let row = data.row(for: try Packer.parse(tag)), data.tag(row) == (try Packer.parse(tag)) else {
        throw PackError(locale: tag, problem: "reading back found no row of it")
      }
      compared += try compareResolved(tag, row)
      compared += try compareOwn(tag, row)
      compared += try compareCalendars(tag, row)
    }
    for (id, tag) in text.supplemental["aliases", default: [:]] where id.hasPrefix("locale/") {
      let alias = try LocaleTag(parsing: String(id.dropFirst(7).map { $0 == "-" ? "_" : $0 }))
      guard let row = data.row(for: alias), "\(data.tag(row))" == tag else {
        throw PackError(locale: "\(alias)", problem: "reading back did not lead the alias to \(tag)")
      }
      compared += 1
    }
    compared += try compareSupplemental()
    compared += try compareUnicode()
    guard compared > 0 else { throw PackError(problem: "reading back compared nothing") }
    return compared
  }

  /// Names, styles and numbers, which the packed file holds resolved.
  private func compareResolved(_ tag: String, _ row: Int) throws -> Int {
    var compared = 0
    let names = tables.list(tables.locale(row, .names))
    for slot in NameSlot.allCases {
      compared += try compare(tag, TableKey.names(slot), tables.list(tables.value(names, slot.rawValue)))
    }
    compared += try compare(
      tag, StyleSlot.allCases.map(TableKey.style), tables.list(tables.locale(row, .styles)))
    compared += try compare(
      tag, NumberSlot.allCases.map(TableKey.numbers), tables.list(tables.locale(row, .numbers)))
    let calendar = tables.string(tables.locale(row, .calendar))
    guard calendar == text.value("calendar", for: tag)?.value else {
      throw PackError(locale: tag, key: "calendar", problem: "reading back gave \(calendar)")
    }
    return compared + 1
  }

  func compare(_ tag: String, _ keys: [String], _ list: TableReader.List) throws -> Int {
    guard list.count == keys.count else {
      throw PackError(locale: tag, key: keys.first, problem: "reading back found no list")
    }
    let chain = text.chain(tag).compactMap { text.locales[$0]?.values }
    for (index, key) in keys.enumerated() {
      let id = tables.value(list, index)
      let packed = id == TableLayout.none ? nil : tables.string(id)
      guard packed == chain.lazy.compactMap({ $0[key] }).first else {
        throw PackError(locale: tag, key: key, problem: "reading back gave \(packed ?? "nothing")")
      }
    }
    return keys.count
  }

  /// Skeletons, intervals and the like, which the packed file holds for each locale by itself.
  private func compareOwn(_ tag: String, _ row: Int) throws -> Int {
    let own = text.locales[tag]?.values ?? [:]
    var packed: [String: String] = [:]
    for (slot, prefix) in [(LocaleSlot.numberSymbols, "numbers/symbols/"), (.conventions, "")] {
      let pairs = tables.list(tables.locale(row, slot))
      for pair in 0..<pairs.count / 2 {
        packed[prefix + tables.string(tables.value(pairs, 2 * pair))] = tables.string(tables.value(pairs, 2 * pair + 1))
      }
    }
    for (slot, prefix) in Self.pairSlots { try add(tables.pairs(row, slot), prefix, to: &packed, tag) }
    for group in FieldGroup.allCases {
      try add(tables.fields(row, group), Self.fieldPrefix + group.name, to: &packed, tag)
    }
    for calendar in TableCalendar.allCases {
      for (slot, prefix) in Self.calendarPairSlots {
        try add(tables.pairs(row, calendar, slot), TableKey.prefix(calendar) + prefix, to: &packed, tag)
      }
    }
    let expected = own.filter { Self.isOwn($0.key) }
    guard packed == expected else {
      let key = Set(packed.keys).union(expected.keys).sorted().first { packed[$0] != expected[$0] } ?? ""
      throw PackError(locale: tag, key: key, problem: "reading back gave \(packed[key] ?? "nothing")")
    }
    return packed.count
  }

  private static let pairSlots: [(DetailSlot, String)] = [
    (.skeletons, "skeletons/"), (.appendItems, "append/"), (.intervals, "intervals/"),
  ]
  private static let fieldPrefix = "fields/"
  private static let calendarPairSlots: [(CalendarSlot, String)] = [
    (.skeletons, "skeletons/"), (.appendItems, "append/"), (.intervals, "intervals/"),
  ]

  /// Every pair, and each one found again by its key.
  private func add(
    _ pairs: TablePairs, _ prefix: String, to packed: inout [String: String], _ tag: String
  ) throws {
    for pair in 0..<pairs.count {
      let key = tables.string(pairs.key(pair))
      guard pairs.value(of: key) == pairs.value(pair) else {
        throw PackError(locale: tag, key: prefix + key, problem: "reading back did not find the key")
      }
      packed[prefix + key] = tables.string(pairs.value(pair))
    }
  }

  private static let conventions = ["layout/", "transforms/", "zones/", "numbers/symbols/"]

  private static func isOwn(_ key: String) -> Bool {
    if conventions.contains(where: { key.hasPrefix($0) }) { return true }
    if key.hasPrefix(fieldPrefix) || pairSlots.contains(where: { key.hasPrefix($0.1) }) { return true }
    guard key.hasPrefix("calendars/") else { return false }
    let path = key.split(separator: "/", maxSplits: 2).last ?? ""
    return calendarPairSlots.contains { path.hasPrefix($0.1) }
  }

  /// Eras and styles of the calendars beside the Gregorian one, resolved.
  private func compareCalendars(_ tag: String, _ row: Int) throws -> Int {
    var compared = 0
    for calendar in TableCalendar.allCases {
      let prefix = TableKey.prefix(calendar)
      compared += try compare(
        tag, StyleSlot.allCases.map { prefix + TableKey.style($0) }, tables.list(row, calendar, .styles))
      for (slot, width) in [
        (CalendarSlot.erasAbbreviated, "abbreviated"), (.erasWide, "wide"), (.erasNarrow, "narrow"),
      ] {
        let eras = tables.list(row, calendar, slot)
        compared += try compare(tag, (0..<eras.count).map { "\(prefix)eras/\(width)/\($0)" }, eras)
        let next = "\(prefix)eras/\(width)/\(eras.count)"
        guard text.value(next, for: tag) == nil else {
          throw PackError(locale: tag, key: next, problem: "reading back gave nothing")
        }
      }
    }
    return compared
  }
}
