/// Records of locales and regions, and the lists that belong to none.
extension TableCheck {
  func checkPairing() throws(TableError) {
    let pairs: [(TableSection, TableSection)] = [
      (.localeKeys, .localeRecords), (.legacyKeys, .legacyRows), (.likelyLanguages, .likelyLanguageRows),
      (.likelyKeys, .likelyRows), (.languageAliasKeys, .languageAliasValues), (.regionKeys, .regionRecords),
    ]
    for (keys, values) in pairs where section(keys).count != section(values).count {
      throw TableError(.badDirectory, offset: section(values).offset)
    }
    guard section(.supplemental).count == SupplementalSlot.allCases.count else {
      throw TableError(.badDirectory, offset: section(.supplemental).offset)
    }
    // Root is what every fallback ends at.
    guard section(.localeKeys).count > 0, tables.load64(section(.localeKeys).offset) == PackedLocale.root.rawValue
    else { throw TableError(.badRecord, offset: section(.localeKeys).offset) }
    for row in 0..<section(.legacyRows).count {
      let at = section(.legacyRows).offset + 2 * row
      guard Int(tables.load16(at)) < section(.localeKeys).count else { throw TableError(.badRecord, offset: at) }
    }
    for row in 0..<section(.languageAliasValues).count {
      let at = section(.languageAliasValues).offset + 2 * row
      try checkString(tables.load16(at), at)
    }
  }

  mutating func checkLocales() throws(TableError) {
    let records = section(.localeRecords)
    for row in 0..<records.count {
      let at = records.offset + TableSection.localeRecords.itemByteCount * row
      for slot in LocaleSlot.allCases {
        let at = at + slot.offset
        guard !slot.isShared || Int(tables.load8(at)) < section(.sharedValues).count else {
          throw TableError(.badRecord, offset: at)
        }
        let id = tables.locale(row, slot)
        switch slot {
        case .calendar: try checkString(id, at)
        case .parent: try checkParent(of: row, at)
        case .names:
          let names = try list(id, NameSlot.allCases.count, at)
          for slot in NameSlot.allCases where names.count > 0 {
            try checkStrings(tables.value(names, slot.rawValue), slot.count, at)
          }
        case .styles: try checkStrings(id, StyleSlot.allCases.count, at)
        case .numbers: try checkStrings(id, NumberSlot.allCases.count, at)
        case .numberSymbols, .conventions:
          try checkPresentStrings(id, at)
          guard tables.list(id).count % 2 == 0 else { throw TableError(.badList, offset: at) }
        case .details: try checkDetails(id, at)
        }
      }
    }
  }

  private mutating func checkDetails(_ id: UInt16, _ at: Int) throws(TableError) {
    let details = try list(id, DetailSlot.count, at)
    guard details.count > 0 else { return }
    for slot in DetailSlot.allCases {
      let id = tables.value(details, slot.rawValue)
      if slot == .fields { try checkFieldLists(id, at) } else { try checkPairList(id, at) }
    }
    for calendar in TableCalendar.allCases {
      for slot in CalendarSlot.allCases {
        let id = tables.value(details, calendar.detail(slot))
        switch slot {
        case .erasAbbreviated, .erasWide, .erasNarrow: try checkStrings(id, nil, at)
        case .styles: try checkStrings(id, StyleSlot.allCases.count, at)
        case .skeletons, .intervals, .appendItems: try checkPairList(id, at)
        }
      }
    }
  }

  /// Parents end at root: a chain longer than there are rows would be a circle.
  private func checkParent(of row: Int, _ at: Int) throws(TableError) {
    var row = row
    for _ in 0...8 {
      let parent = tables.locale(row, .parent)
      if parent == TableLayout.none { return }
      guard Int(parent) < section(.localeKeys).count else { break }
      row = Int(parent)
    }
    throw TableError(.badRecord, offset: at)
  }

  func checkRegions() throws(TableError) {
    let records = section(.regionRecords)
    for row in 0..<records.count {
      let at = records.offset + TableSection.regionRecords.itemByteCount * row
      try checkPresentStrings(tables.region(row, .calendars), at)
      try checkPresentStrings(tables.region(row, .hourCycles), at)
      let weeks = try list(tables.region(row, .weeks), 4, at)
      for index in 0..<weeks.count where tables.value(weeks, index) > 7 { throw TableError(.badRecord, offset: at) }
    }
  }

  func checkSupplemental() throws(TableError) {
    let at = section(.supplemental).offset
    for slot in SupplementalSlot.allCases {
      let id = tables.load16(at + 2 * slot.rawValue)
      try checkPresentStrings(id, at)
      guard slot.hasPairs else { continue }
      let pairs = tables.list(id)
      guard pairs.count % 2 == 0 else { throw TableError(.badList, offset: at) }
      try checkAscendingPairs(pairs)
      if slot.hasSubtagKeys { try checkSubtagKeys(pairs) }
    }
    guard tables.supplemental(.source).count == 6, tables.supplemental(.variants).count < 16,
      tables.supplemental(.overlays).count % 3 == 0, [0, 3].contains(tables.supplemental(.subset).count)
    else {
      throw TableError(.badList, offset: at)
    }
    let digits = tables.supplemental(.decimalDigits)
    for pair in 0..<digits.count / 2 {
      guard tables.string(tables.value(digits, 2 * pair + 1)).unicodeScalars.count == 10 else {
        throw TableError(.badString, offset: digits.offset)
      }
    }
  }

  /// Pairs that are found by binary search.
  private func checkAscendingPairs(_ pairs: TableReader.List) throws(TableError) {
    for pair in 1..<max(1, pairs.count / 2) {
      guard isAscending(tables.value(pairs, 2 * pair - 2), tables.value(pairs, 2 * pair)) else {
        throw TableError(.unsortedKeys, offset: pairs.offset)
      }
    }
  }

  /// Keys that are read where they stand.
  private func checkSubtagKeys(_ pairs: TableReader.List) throws(TableError) {
    for pair in 0..<pairs.count / 2 where !tables.isPlain(tables.value(pairs, 2 * pair)) {
      throw TableError(.badString, offset: pairs.offset)
    }
  }
}

extension SupplementalSlot {
  /// Whether keys and values take turns in the list.
  package var hasPairs: Bool {
    switch self {
    case .source, .variants, .overlays, .subset: false
    case .compoundAliases, .scriptAliases, .regionAliases, .variantAliases, .subdivisionAliases, .legacyLocales,
      .parents, .decimalDigits, .algorithmicNumbers, .dayPeriodRules, .cardinalRules, .ordinalRules, .eraStarts,
      .localeHourCycles, .languageMatching:
      true
    }
  }

  /// Whether `TableReader.value(of:in:)` looks for subtags in the pairs, so that keys have to be plain strings.
  package var hasSubtagKeys: Bool {
    switch self {
    case .scriptAliases, .regionAliases, .variantAliases, .subdivisionAliases: true
    case .source, .compoundAliases, .legacyLocales, .parents, .decimalDigits, .algorithmicNumbers, .dayPeriodRules,
      .cardinalRules, .ordinalRules, .eraStarts, .localeHourCycles, .variants, .languageMatching, .overlays,
      .subset:
      false
    }
  }
}
