import Almanac

/// Reads a packed file with the shipped reader and compares every value with the text that it was packed from.
struct PackedComparison {
  let input: PackInput
  let data: LocaleData
  var text: TableText { input.text }
  var tables: TableReader { data.tables }
  let strings: ReadStrings

  init(_ text: TableText, _ data: LocaleData) {
    self.init(PackInput(text), data)
  }

  init(_ input: PackInput, _ data: LocaleData) {
    self.input = input
    self.data = data
    strings = ReadStrings(data.tables)
  }

  /// Says how many values were compared; throws at the first that differs.
  func run() throws -> Int {
    var compared = 0
    for tag in text.locales.keys.sorted() {
      guard let row = data.row(for: try Packer.parse(tag)), data.tag(row) == (try Packer.parse(tag)) else {
        throw PackError(locale: tag, problem: "reading back found no row of it")
      }
      let locale = ComparedRow(tag, row, self)
      guard try text.locales[tag]?.parent.map(Packer.parse) == locale.parent.map(data.tag) else {
        throw PackError(locale: tag, problem: "reading back gave it another parent")
      }
      compared += try compareResolved(locale)
      compared += try compareOwn(tag, row)
      compared += try compareCalendars(locale)
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

  func string(_ id: UInt16) -> String { strings[id] }

  /// Names, styles and numbers, which the packed file holds resolved.
  private func compareResolved(_ locale: ComparedRow) throws -> Int {
    var compared = 0
    for slot in NameSlot.allCases {
      compared += try compare(locale, TableKey.names(slot)) { row in
        let names = tables.list(tables.locale(row, .names))
        return tables.list(tables.value(names, slot.rawValue))
      }
    }
    compared += try compare(locale, Self.styleKeys) { tables.list(tables.locale($0, .styles)) }
    compared += try compare(locale, Self.numberKeys) { tables.list(tables.locale($0, .numbers)) }
    let calendar = string(tables.locale(locale.row, .calendar))
    guard calendar == locale.value("calendar") else {
      throw PackError(locale: locale.tag, key: "calendar", problem: "reading back gave \(calendar)")
    }
    return compared + 1
  }

  private static let styleKeys = StyleSlot.allCases.map(TableKey.style)
  private static let numberKeys = NumberSlot.allCases.map(TableKey.numbers)

  /// Compares the values of keys with a list that rows have.
  private func compare(_ locale: ComparedRow, _ keys: [String], _ list: (Int) -> TableReader.List) throws -> Int {
    let values = list(locale.row)
    // An empty list stands for no values; a subset has many of them.
    if values.count == 0, keys.allSatisfy({ locale.value($0) == nil }) { return keys.count }
    guard values.count == keys.count else {
      throw PackError(locale: locale.tag, key: keys.first, problem: "reading back found no list")
    }
    // What is the parent's in the text and in the file is compared there.
    if let parent = locale.parent, values == list(parent), locale.hasNone(of: keys) { return keys.count }
    for (index, key) in keys.enumerated() {
      let id = tables.value(values, index)
      let packed = id == TableLayout.none ? nil : string(id)
      guard packed == locale.value(key) else {
        throw PackError(locale: locale.tag, key: key, problem: "reading back gave \(packed ?? "nothing")")
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
        packed[prefix + string(tables.value(pairs, 2 * pair))] = string(tables.value(pairs, 2 * pair + 1))
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

  static let pairSlots: [(DetailSlot, String)] = [
    (.skeletons, "skeletons/"), (.appendItems, "append/"), (.intervals, "intervals/"),
  ]
  static let fieldPrefix = "fields/"
  static let calendarPairSlots: [(CalendarSlot, String)] = [
    (.skeletons, "skeletons/"), (.appendItems, "append/"), (.intervals, "intervals/"),
  ]

  /// Every pair, and each one found again by its key.
  private func add(
    _ pairs: TablePairs, _ prefix: String, to packed: inout [String: String], _ tag: String
  ) throws {
    for pair in 0..<pairs.count {
      let key = string(pairs.key(pair))
      guard pairs.value(of: key) == pairs.value(pair) else {
        throw PackError(locale: tag, key: prefix + key, problem: "reading back did not find the key")
      }
      packed[prefix + key] = string(pairs.value(pair))
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
  private func compareCalendars(_ locale: ComparedRow) throws -> Int {
    var compared = 0
    for (calendar, keys) in Self.calendarStyleKeys {
      compared += try compare(locale, keys) { tables.list($0, calendar, .styles) }
      for (slot, width) in Self.eraSlots {
        let count = tables.list(locale.row, calendar, slot).count
        let keys = strings.eraKeys(calendar, width, count + 1)
        compared += try compare(locale, Array(keys[..<count])) { tables.list($0, calendar, slot) }
        guard locale.value(keys[count]) == nil else {
          throw PackError(locale: locale.tag, key: keys[count], problem: "reading back gave nothing")
        }
      }
    }
    return compared
  }

  private static let calendarStyleKeys = TableCalendar.allCases.map { calendar in
    (calendar, StyleSlot.allCases.map { TableKey.prefix(calendar) + TableKey.style($0) })
  }
  static let eraSlots: [(CalendarSlot, String)] = [
    (.erasAbbreviated, "abbreviated"), (.erasWide, "wide"), (.erasNarrow, "narrow"),
  ]
}

/// A locale that is compared: its row, its parent's, and the values of both in the text.
private struct ComparedRow {
  let tag: String
  let row: Int
  let parent: Int?
  /// Its own values, then those of its parents up to root.
  private let values: [[String: String]]

  init(_ tag: String, _ row: Int, _ comparison: PackedComparison) {
    self.tag = tag
    self.row = row
    let parent = comparison.tables.locale(row, .parent)
    self.parent = parent == TableLayout.none ? nil : Int(parent)
    values = comparison.text.chain(tag).compactMap { comparison.text.locales[$0]?.values }
  }

  func value(_ key: String) -> String? {
    for values in values { if let value = values[key] { return value } }
    return nil
  }

  func hasNone(of keys: [String]) -> Bool {
    guard let own = values.first, !own.isEmpty else { return true }
    return keys.allSatisfy { own[$0] == nil }
  }
}
