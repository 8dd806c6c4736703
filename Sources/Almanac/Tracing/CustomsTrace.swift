/// What decided on a custom of a locale: its calendar, its number system, its clock, its weeks.
package struct CustomTrace: Hashable, Sendable {
  /// What was decided on, such as `buddhist`.
  package let value: String
  /// What decided.
  package let source: Source
  /// Where in the tables it stands: the key of a region, of a language in a region, or a place of the locale; nil for what
  /// the tag itself says.
  package let place: Place?

  /// What decided.
  package enum Source: Hashable, Sendable {
    /// A key of the extension `-u-`, with its value.
    case keyword(String, String)
    /// The region that `-u-rg-` names, or `-u-sd-`.
    case regionOverride(String)
    /// The region of the tag.
    case region(String)
    /// The region that the language is likely spoken in.
    case likelyRegion(String)
    /// The locale's own data.
    case locale
    /// Nothing was known.
    case nothing
  }

  /// Where in the tables it stands.
  package enum Place: Hashable, Sendable {
    case locale(TablePlace)
    /// A region, or `001` for the world.
    case region(String)
    /// A language in a region, such as `es-BO`.
    case languageInRegion(String)
  }
}

extension LocaleData {
  /// What decides on the calendar of a tag, as ``calendar(for:row:)`` does.
  ///
  /// - Throws: `TraceError` if that says another calendar.
  package func calendarTrace(for tag: LocaleTag, row: Int) throws(TraceError) -> CustomTrace {
    let used = calendar(for: tag, row: row)
    let source = calendarSource(for: tag, row: row)
    let value: String
    var place: CustomTrace.Place?
    switch source {
    case .keyword(_, let name): value = name
    case .regionOverride(let region), .region(let region), .likelyRegion(let region):
      let id = Subtag(region.utf8).flatMap { firstCalendar(of: $0) }
      value = name(ofCalendar: id)
      place = id == nil ? nil : .region(region)
    case .locale:
      value = name(ofCalendar: tables.locale(row, .calendar))
      place = .locale(.calendar)
    case .nothing: value = Self.gregorian
    }
    guard value == used else { throw TraceError("the calendar", traced: value, used: used) }
    return CustomTrace(value: value, source: source, place: place)
  }

  private func calendarSource(for tag: LocaleTag, row: Int) -> CustomTrace.Source {
    if let calendar = tag.keyword(.calendar) { return .keyword("ca", String(calendar)) }
    if let region = overridingRegion(of: tag) { return .regionOverride("\(region)") }
    guard tag.packedRegion.isNone else { return .region("\(tag.packedRegion)") }
    guard row == rootRow else { return .locale }
    guard let key = PackedLocale(language: tag.language, script: tag.packedScript),
      let likely = tables.likely(key) ?? tables.likely(key.languageOnly)
    else { return .nothing }
    return .likelyRegion("\(likely.region)")
  }

  /// What decides on the number system of a tag, as ``numbers(for:row:)`` does.
  package func numbersTrace(for tag: LocaleTag, row: Int) -> CustomTrace {
    let name = numberSystemName(for: tag, row: row)
    let list = tables.list(tables.locale(row, .numbers))
    func place(_ slots: [NumberSlot]) -> CustomTrace.Place? {
      slots.first { $0.rawValue < list.count && tables.value(list, $0.rawValue) != TableLayout.none }
        .map { .locale(.numbers($0)) }
    }
    guard let asked = tag.keyword(.numbers) else {
      return CustomTrace(value: name, source: .locale, place: place([.standard]))
    }
    // `native` and the like are words for what the locale has.
    let slots = Self.slots(asked)
    return CustomTrace(value: name, source: .keyword("nu", String(asked)), place: slots.flatMap(place))
  }

  /// What decides on the hour cycle of a tag that is asked for by `j`, as ``PatternGenerator`` does.
  package func hourCycleTrace(for tag: LocaleTag) -> CustomTrace {
    if let cycle = tag.askedHourCycle {
      return CustomTrace(value: cycle.rawValue, source: .keyword("hc", cycle.rawValue), place: nil)
    }
    let (language, region) = likelyLanguageAndRegion(tag)
    let source: CustomTrace.Source =
      if let override = tag.overridingRegion, override == region {
        .regionOverride("\(region)")
      } else if tag.packedRegion == region {
        .region("\(region)")
      } else {
        region == "001" ? .nothing : .likelyRegion("\(region)")
      }
    let key = language.joined(with: region)
    var place: CustomTrace.Place?
    if tables.value(of: key, in: tables.supplemental(.localeHourCycles)) != nil {
      place = .languageInRegion(key)
    } else if let row = tables.row(ofRegion: region),
      tables.list(tables.region(row, .hourCycles)).count > 0
    {
      place = .region("\(region)")
    }
    return CustomTrace(value: hourPreference(for: tag).preferred.rawValue, source: source, place: place)
  }

  /// What decides on the weeks of a tag, as ``weeks(for:_:)`` does: the first day and the days of a first week, such as
  /// `monday, 4 days`.
  package func weeksTrace(for tag: LocaleTag, _ calendar: CalendarSystem) -> CustomTrace {
    let weeks = weeks(for: tag, calendar)
    let first = Weekday(rawValue: UInt8(weeks.firstWeekday == 0 ? 7 : weeks.firstWeekday)).map { "\($0)" } ?? ""
    let value = "\(first), \(weeks.minimalDays) day\(weeks.minimalDays == 1 ? "" : "s")"
    if let named = tag.keyword(.firstWeekday), Weekday(keywordValue: named) != nil {
      return CustomTrace(value: value, source: .keyword("fw", String(named)), place: nil)
    }
    if calendar == .iso8601 {
      return CustomTrace(value: value, source: .keyword("ca", calendar.identifier), place: nil)
    }
    guard let region = customsRegion(of: tag) else {
      return CustomTrace(value: value, source: .nothing, place: .region("001"))
    }
    let source: CustomTrace.Source =
      if region == overridingRegion(of: tag) {
        .regionOverride("\(region)")
      } else if region == tag.packedRegion {
        .region("\(region)")
      } else {
        .likelyRegion("\(region)")
      }
    // A region without weeks of its own has those of the world.
    let hasOwn = tables.row(ofRegion: region).map { tables.list(tables.region($0, .weeks)).count == 4 }
    return CustomTrace(value: value, source: source, place: .region(hasOwn == true ? "\(region)" : "001"))
  }
}
