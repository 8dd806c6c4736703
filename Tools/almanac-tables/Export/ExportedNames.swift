import Almanac

/// The Gregorian names of a locale, as an export has them: by kind, context and width.
enum ExportedNames {
  static func write(_ values: ResolvedValues, to json: inout JSONWriter) {
    json.object { json in
      for (name, contexts) in lists {
        json.key(name)
        json.object { json in
          for (context, slots) in contexts {
            json.key(context)
            json.object { json in for slot in slots { write(slot, values, to: &json) } }
          }
        }
      }
      json.key("eras")
      json.object { json in
        for slot in [NameSlot.erasAbbreviated, .erasWide, .erasNarrow] { write(slot, values, to: &json) }
      }
    }
  }

  private static let lists: [(String, [(String, [NameSlot])])] = [
    (
      "months",
      [
        ("format", [.monthsFormatAbbreviated, .monthsFormatWide, .monthsFormatNarrow]),
        ("standAlone", [.monthsStandaloneAbbreviated, .monthsStandaloneWide, .monthsStandaloneNarrow]),
      ]
    ),
    (
      "weekdays",
      [
        ("format", [.weekdaysFormatAbbreviated, .weekdaysFormatWide, .weekdaysFormatNarrow, .weekdaysFormatShort]),
        (
          "standAlone",
          [
            .weekdaysStandaloneAbbreviated, .weekdaysStandaloneWide, .weekdaysStandaloneNarrow,
            .weekdaysStandaloneShort,
          ]
        ),
      ]
    ),
    (
      "quarters",
      [
        ("format", [.quartersFormatAbbreviated, .quartersFormatWide, .quartersFormatNarrow]),
        ("standAlone", [.quartersStandaloneAbbreviated, .quartersStandaloneWide, .quartersStandaloneNarrow]),
      ]
    ),
    (
      "dayPeriods",
      [
        ("format", [.dayPeriodsFormatAbbreviated, .dayPeriodsFormatWide, .dayPeriodsFormatNarrow]),
        ("standAlone", [.dayPeriodsStandaloneAbbreviated, .dayPeriodsStandaloneWide, .dayPeriodsStandaloneNarrow]),
      ]
    ),
  ]

  /// A list by its width: an array, but for day periods, of which most languages have some alone.
  private static func write(_ slot: NameSlot, _ values: ResolvedValues, to json: inout JSONWriter) {
    let keys = TableKey.names(slot)
    json.key(TableKey.list(slot).split(separator: "/").last.map(String.init) ?? "")
    guard slot.count == DayPeriodName.allCases.count, keys[0].hasPrefix("day-periods/") else {
      return json.array { json in for key in keys { json.string(values[key] ?? "") } }
    }
    json.object { json in
      for (period, key) in zip(DayPeriodName.allCases, keys) {
        if let name = values[key] { json.key(period.rawValue, name) }
      }
    }
  }
}
