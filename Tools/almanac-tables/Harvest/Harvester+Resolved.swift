import Almanac
import AlmanacICU

/// Values that ICU resolves through parents and aliases.
extension Harvester {
  /// All values of a locale that ICU resolves, by key.
  func resolved(_ id: String) throws -> [String: String] {
    var values: [String: String] = [:]
    let bundle = try ICUResource(icu, name: id, lookup: .inheriting)
    try addNames(id, bundle, to: &values)
    for calendar in [nil] + TableCalendar.allCases.map(Optional.some) {
      try addStyles(calendar, bundle, to: &values)
      if let calendar { try addEras(calendar, bundle, to: &values) }
    }
    try addNumbers(bundle, to: &values)
    values["layout/characters"] = try bundle.inherited("layout/characters")?.string
    values["calendar"] = try defaultCalendar(id)
    return values
  }

  /// Gregorian names, as ICU's own symbols answer them.
  private func addNames(_ id: String, _ bundle: ICUResource, to values: inout [String: String]) throws {
    let format = try ICUDateFormat(icu, locale: "\(id)@calendar=gregorian", pattern: "y")
    for slot in NameSlot.allCases {
      let keys = TableKey.names(slot)
      guard let kind = slot.symbols else { continue }
      var names = try format.symbols(kind)
      if keys.count == 7 { names = Array(names.dropFirst()) }
      // Narrow quarters came with ICU 70; before it the resources alone have them.
      if names.isEmpty, keys.count == 4 { names = try narrowQuarters(slot, bundle) }
      guard names.count == keys.count else {
        throw HarvestError(locale: id, key: keys[0], problem: "ICU has \(names.count) names, not \(keys.count)")
      }
      for (key, name) in zip(keys, names) { values[key] = name }
    }
    let narrow = try eras("gregorian", "narrow", bundle)
    for era in 0...1 {
      values["eras/narrow/\(era)"] = era < narrow.count ? narrow[era] : values["eras/abbreviated/\(era)"]
    }
    try addDayPeriods(id, bundle, to: &values)
  }

  private func narrowQuarters(_ slot: NameSlot, _ bundle: ICUResource) throws -> [String] {
    let context = slot == .quartersFormatNarrow ? "format" : "stand-alone"
    return try bundle.inherited("calendar/gregorian/quarters/\(context)/narrow")?.strings ?? []
  }

  private func addDayPeriods(_ id: String, _ bundle: ICUResource, to values: inout [String: String]) throws {
    let markers = [("wide", "AmPmMarkers"), ("abbreviated", "AmPmMarkersAbbr"), ("narrow", "AmPmMarkersNarrow")]
    for (width, key) in markers {
      guard let names = try bundle.inherited("calendar/gregorian/\(key)")?.strings, names.count == 2 else { continue }
      values["day-periods/format/\(width)/am"] = names[0]
      values["day-periods/format/\(width)/pm"] = names[1]
    }
    for context in TableKey.contexts {
      for width in TableKey.widths {
        for period in DayPeriodName.allCases where context == "stand-alone" || (period != .am && period != .pm) {
          let path = "calendar/gregorian/dayPeriod/\(context)/\(width)/\(period.rawValue)"
          values["day-periods/\(context)/\(width)/\(period.rawValue)"] = try bundle.inherited(path)?.string
        }
      }
    }
    for (width, pattern) in [("wide", "BBBB"), ("narrow", "BBBBB")] {
      try addLikeAbbreviated(width, pattern, id, to: &values)
    }
  }

  /// Data of later ICUs leave out the names of a width that are as the abbreviated ones, and their code looks there.
  ///
  /// ICU 72 does not look: it writes AM or PM in their place. So the names are taken where the ICU itself writes them.
  private func addLikeAbbreviated(
    _ width: String, _ pattern: String, _ id: String, to values: inout [String: String]
  ) throws {
    let path = "day-periods/format/"
    let missing = DayPeriodName.allCases.filter { values["\(path)\(width)/\($0.rawValue)"] == nil }
    let abbreviated = missing.compactMap { values["\(path)abbreviated/\($0.rawValue)"] }
    guard !abbreviated.isEmpty else { return }
    let format = try ICUDateFormat(icu, locale: "\(id)@calendar=gregorian", pattern: pattern)
    var written = Set<String>()
    for hour in 0..<24 { written.insert(try format.string(millis: Double(hour) * 3_600_000)) }
    for half in ["am", "pm"] {
      if let name = values["\(path)\(width)/\(half)"] { written.remove(name) }
    }
    guard !written.isDisjoint(with: abbreviated) else { return }
    for period in missing {
      values["\(path)\(width)/\(period.rawValue)"] = values["\(path)abbreviated/\(period.rawValue)"]
    }
  }

  private func addStyles(_ calendar: TableCalendar?, _ bundle: ICUResource, to values: inout [String: String]) throws {
    let name = calendar?.rawValue ?? "gregorian"
    let prefix = TableKey.prefix(calendar)
    guard let patterns = try bundle.inherited("calendar/\(name)/DateTimePatterns") else { return }
    let slots: [StyleSlot] = [
      .timeFull, .timeLong, .timeMedium, .timeShort, .dateFull, .dateLong, .dateMedium, .dateShort, .glueDefault,
      .glueFull, .glueLong, .glueMedium, .glueShort,
    ]
    for (index, slot) in slots.enumerated() where index < patterns.count {
      let item = try patterns.child(at: index).strings
      values[prefix + TableKey.style(slot)] = item.first
      // A pattern in an array has the number systems of its fields beside it.
      if item.count > 1, index >= 4, index < 8 {
        values["\(prefix)\(TableKey.style(slot))/numbers"] = item[1]
      }
    }
    guard let atTime = try bundle.inherited("calendar/\(name)/DateTimePatterns%atTime") else { return }
    for (length, pattern) in zip(TableKey.lengths, try atTime.strings) {
      values["\(prefix)styles/glue/at-time/\(length)"] = pattern
    }
  }

  private func addEras(_ calendar: TableCalendar, _ bundle: ICUResource, to values: inout [String: String]) throws {
    for width in TableKey.widths {
      for (era, name) in try eras(calendar.rawValue, width, bundle).enumerated() {
        values["calendars/\(calendar.rawValue)/eras/\(width)/\(era)"] = name
      }
    }
  }

  private func addNumbers(_ bundle: ICUResource, to values: inout [String: String]) throws {
    for slot in NumberSlot.allCases {
      let key = slot == .standard ? "default" : "\(slot)"
      values[TableKey.numbers(slot)] = try bundle.inherited("NumberElements/\(key)")?.string
    }
  }

  /// The calendar that ICU picks for a locale, as a BCP 47 `ca` value.
  private func defaultCalendar(_ id: String) throws -> String {
    Self.calendarTag(try ICUDateFormat(icu, locale: id, pattern: "y").calendarType)
  }

  /// ICU's name of a calendar as a BCP 47 `ca` value (CLDR's common/bcp47/calendar.xml).
  static func calendarTag(_ type: String) -> String {
    switch type {
    case "gregorian": "gregory"
    case "ethiopic-amete-alem": "ethioaa"
    default: type
    }
  }
}

extension NameSlot {
  /// ICU's symbols for the list; nil for those that no symbols call answers.
  var symbols: ICUDateFormat.Symbols? {
    switch self {
    case .monthsFormatAbbreviated: .shortMonths
    case .monthsFormatWide: .months
    case .monthsFormatNarrow: .narrowMonths
    case .monthsStandaloneAbbreviated: .standaloneShortMonths
    case .monthsStandaloneWide: .standaloneMonths
    case .monthsStandaloneNarrow: .standaloneNarrowMonths
    case .weekdaysFormatAbbreviated: .shortWeekdays
    case .weekdaysFormatWide: .weekdays
    case .weekdaysFormatNarrow: .narrowWeekdays
    case .weekdaysFormatShort: .shorterWeekdays
    case .weekdaysStandaloneAbbreviated: .standaloneShortWeekdays
    case .weekdaysStandaloneWide: .standaloneWeekdays
    case .weekdaysStandaloneNarrow: .standaloneNarrowWeekdays
    case .weekdaysStandaloneShort: .standaloneShorterWeekdays
    case .quartersFormatAbbreviated: .shortQuarters
    case .quartersFormatWide: .quarters
    case .quartersFormatNarrow: .narrowQuarters
    case .quartersStandaloneAbbreviated: .standaloneShortQuarters
    case .quartersStandaloneWide: .standaloneQuarters
    case .quartersStandaloneNarrow: .standaloneNarrowQuarters
    case .erasAbbreviated: .eras
    case .erasWide: .eraNames
    default: nil
    }
  }
}
