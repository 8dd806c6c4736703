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
    let rows = try data.locales.map { tag in
      guard let row = data.row(for: tag) else { throw PackError(locale: "\(tag)", problem: "its row is not found") }
      return row
    }
    var resolved: [Int: ResolvedRow] = [:]
    for row in rows { resolved[row] = ResolvedRow(row, data.tables) }
    for row in rows {
      let number = data.tables.locale(row, .parent)
      let parent = number == TableLayout.none ? nil : Int(number)
      var values = Self.own(row, comparison)
      resolved[row]?.addOwn(beside: parent.flatMap { resolved[$0] }, comparison.strings, to: &values)
      let tag = Self.name(data.tag(row))
      locales[tag] = Locale(tag: tag, parent: parent.map { Self.name(data.tag($0)) }, values: values)
    }
  }

  private static func name(_ tag: LocaleTag) -> String { tag == .root ? "und" : tag.description }

  /// The values that a row holds by itself.
  private static func own(_ row: Int, _ comparison: PackedComparison) -> [String: String] {
    let (tables, strings) = (comparison.tables, comparison.strings)
    var values: [String: String] = [:]
    for (slot, prefix) in [(LocaleSlot.numberSymbols, "numbers/symbols/"), (.conventions, "")] {
      let pairs = tables.list(tables.locale(row, slot))
      for pair in 0..<pairs.count / 2 {
        values[prefix + strings[tables.value(pairs, 2 * pair)]] = strings[tables.value(pairs, 2 * pair + 1)]
      }
    }
    func add(_ prefix: String, _ pairs: TablePairs) {
      for pair in 0..<pairs.count { values[prefix + strings[pairs.key(pair)]] = strings[pairs.value(pair)] }
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
