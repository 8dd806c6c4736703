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

  private func compare(_ tag: String, _ keys: [String], _ list: TableReader.List) throws -> Int {
    guard list.count == keys.count else {
      throw PackError(locale: tag, key: keys[0], problem: "reading back found no list")
    }
    for (index, key) in keys.enumerated() {
      let id = tables.value(list, index)
      let packed = id == TableLayout.none ? nil : tables.string(id)
      guard packed == text.value(key, for: tag)?.value else {
        throw PackError(locale: tag, key: key, problem: "reading back gave \(packed ?? "nothing")")
      }
    }
    return keys.count
  }

  /// Skeletons, intervals and the like, which the packed file holds for each locale by itself.
  private func compareOwn(_ tag: String, _ row: Int) throws -> Int {
    let sections: [(LocaleSlot, String)] = [
      (.numberSymbols, "numbers/symbols/"), (.skeletons, "skeletons/"), (.appendItems, "append/"),
      (.intervals, "intervals/"), (.fields, "fields/"), (.conventions, ""),
    ]
    let own = text.locales[tag]?.values ?? [:]
    var compared = 0
    for (slot, prefix) in sections {
      let pairs = tables.list(tables.locale(row, slot))
      var packed: [String: String] = [:]
      for pair in 0..<pairs.count / 2 {
        packed[prefix + tables.string(tables.value(pairs, 2 * pair))] = tables.string(tables.value(pairs, 2 * pair + 1))
      }
      let expected = own.filter { Self.isExpected($0.key, slot, prefix) }
      guard packed == expected else {
        let key = Set(packed.keys).union(expected.keys).sorted().first { packed[$0] != expected[$0] } ?? prefix
        throw PackError(locale: tag, key: key, problem: "reading back gave \(packed[key] ?? "nothing")")
      }
      compared += packed.count
    }
    return compared
  }

  private static func isExpected(_ key: String, _ slot: LocaleSlot, _ prefix: String) -> Bool {
    switch slot {
    case .fields: key.hasPrefix(prefix)
    case .conventions: ["layout/", "transforms/", "zones/"].contains { key.hasPrefix($0) }
    default: key.hasPrefix(prefix)
    }
  }
}
