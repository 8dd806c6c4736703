/// The values of a locale's record: UInt16 of those that many locales differ in, then UInt8 rows of
/// `TableSection.sharedValues` for those of which there are few.
package enum LocaleSlot: Int, CaseIterable, Sendable {
  /// Row of the parent in ICU's fallback, or none for root.
  case parent
  /// String: the calendar that ICU picks for the locale, as a BCP 47 `ca` value.
  case calendar
  /// List of lists of strings, by `NameSlot`: Gregorian names, resolved through the parents.
  case names
  /// List of strings, by `StyleSlot`: Gregorian styles and glue, resolved through the parents.
  case styles
  /// List of strings, by `NumberSlot`: which number systems the locale uses, resolved.
  case numbers
  /// List of pairs (key, value) of strings: symbols of number systems that this locale itself has.
  case numberSymbols
  /// Pairs: writing direction, capitalization contexts, time-zone formats, and how numbers are grouped, as far as they
  /// differ from the parent's.
  case conventions
  /// List: a value for each `DetailSlot`, then for each of `TableCalendar` a value for each `CalendarSlot`.
  case details

  /// Bytes of a record.
  package static let recordByteCount = 12

  /// Where the value stands in a record.
  package var offset: Int {
    switch self {
    case .parent: 0
    case .names: 2
    case .styles: 4
    case .details: 6
    case .calendar: 8
    case .numbers: 9
    case .numberSymbols: 10
    case .conventions: 11
    }
  }

  /// Whether the record has the row of a shared value.
  package var isShared: Bool { offset >= 8 }
}

/// What most formats do not read: the pair lists of a locale.
package enum DetailSlot: Int, CaseIterable, Sendable {
  /// This locale's own Gregorian skeletons.
  case skeletons
  /// This locale's own appendItems.
  case appendItems
  /// This locale's own Gregorian interval formats.
  case intervals
  /// Field names and relative phrases that differ from the parent's: as many pair lists in a row as there are groups
  /// (`FieldGroup`), of which this is the first; each has the sequences that follow those of the one before.
  case fields

  /// How many values a list of details has.
  package static let count = allCases.count + TableCalendar.allCases.count * CalendarSlot.allCases.count
}

/// The lists of names in a locale's `names`.
///
/// Months have 12 strings, weekdays 7 (Sunday first), quarters 4, day periods 12 (`DayPeriodName`), eras 2.
package enum NameSlot: Int, CaseIterable, Sendable {
  case monthsFormatAbbreviated, monthsFormatWide, monthsFormatNarrow
  case monthsStandaloneAbbreviated, monthsStandaloneWide, monthsStandaloneNarrow
  case weekdaysFormatAbbreviated, weekdaysFormatWide, weekdaysFormatNarrow, weekdaysFormatShort
  case weekdaysStandaloneAbbreviated, weekdaysStandaloneWide, weekdaysStandaloneNarrow, weekdaysStandaloneShort
  case quartersFormatAbbreviated, quartersFormatWide, quartersFormatNarrow
  case quartersStandaloneAbbreviated, quartersStandaloneWide, quartersStandaloneNarrow
  case dayPeriodsFormatAbbreviated, dayPeriodsFormatWide, dayPeriodsFormatNarrow
  case dayPeriodsStandaloneAbbreviated, dayPeriodsStandaloneWide, dayPeriodsStandaloneNarrow
  case erasAbbreviated, erasWide, erasNarrow

  /// How many strings the list has.
  package var count: Int {
    switch self {
    case .monthsFormatAbbreviated, .monthsFormatWide, .monthsFormatNarrow, .monthsStandaloneAbbreviated,
      .monthsStandaloneWide, .monthsStandaloneNarrow:
      12
    case .weekdaysFormatAbbreviated, .weekdaysFormatWide, .weekdaysFormatNarrow, .weekdaysFormatShort,
      .weekdaysStandaloneAbbreviated, .weekdaysStandaloneWide, .weekdaysStandaloneNarrow, .weekdaysStandaloneShort:
      7
    case .quartersFormatAbbreviated, .quartersFormatWide, .quartersFormatNarrow, .quartersStandaloneAbbreviated,
      .quartersStandaloneWide, .quartersStandaloneNarrow:
      4
    case .dayPeriodsFormatAbbreviated, .dayPeriodsFormatWide, .dayPeriodsFormatNarrow,
      .dayPeriodsStandaloneAbbreviated, .dayPeriodsStandaloneWide, .dayPeriodsStandaloneNarrow:
      DayPeriodName.allCases.count
    case .erasAbbreviated, .erasWide, .erasNarrow:
      2
    }
  }
}

/// The strings of a day-period list; one that a locale lacks is `TableLayout.none`.
package enum DayPeriodName: String, CaseIterable, Sendable {
  case am, pm, midnight, noon, morning1, afternoon1, evening1, night1, morning2, afternoon2, evening2, night2
}

/// The strings of a `styles` list.
///
/// The four lengths stand in the order full, long, medium, short.
package enum StyleSlot: Int, CaseIterable, Sendable {
  case dateFull, dateLong, dateMedium, dateShort
  case timeFull, timeLong, timeMedium, timeShort
  /// The glue of ICU's own default (its ninth DateTimePatterns entry), then by date length.
  case glueDefault, glueFull, glueLong, glueMedium, glueShort
  /// The glue that CLDR prefers between a date and a time since 42; `TableLayout.none` where the data has none.
  case atTimeFull, atTimeLong, atTimeMedium, atTimeShort
  /// Number-system overrides of the date styles ("d=hanidays"), usually `TableLayout.none`.
  case numbersFull, numbersLong, numbersMedium, numbersShort
}

/// The strings of a `numbers` list: names of number systems.
package enum NumberSlot: Int, CaseIterable, Sendable {
  case standard, native, traditional, finance
}

/// The calendars beside the Gregorian one whose data the tables carry.
package enum TableCalendar: String, CaseIterable, Sendable {
  case generic, buddhist, japanese, roc
}

/// The lists of one of the `TableCalendar`s.
package enum CalendarSlot: Int, CaseIterable, Sendable {
  /// Lists of strings, resolved.
  case erasAbbreviated, erasWide, erasNarrow
  /// List of strings by `StyleSlot`, resolved.
  case styles
  /// Pair lists: this locale's own.
  case skeletons, intervals, appendItems
}

/// The values of a region's record.
package enum RegionSlot: Int, CaseIterable, Sendable {
  /// List of strings: calendars in the order of preference, as BCP 47 `ca` values.
  case calendars
  /// List of strings: hour cycles, the preferred one first, then those allowed ("h", "hB", "H" …).
  case hourCycles
  /// List of numbers: first day of the week (1 = Sunday), minimal days, weekend start, weekend end.
  case weeks
}

/// The lists that belong to no locale; pairs are lists in which keys and values take turns.
package enum SupplementalSlot: Int, CaseIterable, Sendable {
  /// Strings: versions of ICU, CLDR, Unicode and the time-zone data, hash of the library, hash of the text.
  case source
  /// Pairs, sorted by key: aliases whose key has several subtags, in BCP 47 form.
  case compoundAliases
  /// Pairs, sorted by key: aliases of scripts, regions (several, separated by spaces), variants, subdivisions.
  case scriptAliases, regionAliases, variantAliases, subdivisionAliases
  /// Pairs, sorted by key: every legacy locale id and the tag of the locale that it stands for.
  case legacyLocales
  /// Pairs, sorted by key: parents that CLDR states for locales, in BCP 47 form.
  case parents
  /// Pairs, sorted by name: decimal number systems and their ten digits.
  case decimalDigits
  /// Pairs, sorted by name: algorithmic number systems and the name of their rule set.
  case algorithmicNumbers
  /// Pairs, sorted by key: language and day period ("pt/morning1") to hours ("6-12").
  case dayPeriodRules
  /// Pairs, sorted by key: language ("pt") to its rules for how many there are, category by category, each in the syntax
  /// of UTS #35 without samples ("many: e != 0..5; one: i = 0..1"); `other` has none and is left out.
  case cardinalRules
  /// The same for which one of a row it is.
  case ordinalRules
  /// Pairs, sorted by key: calendar and era ("japanese/236") to the first day ("2019-05-01").
  case eraStarts
  /// Pairs, sorted by key: hour cycles of a language in a region ("es-BO"), as in `RegionSlot.hourCycles`, with spaces.
  case localeHourCycles
  /// Strings, sorted: variants that locale keys number from 1 on.
  case variants
  /// Pairs, sorted by key: the rules of language matching, as `MatchingRecords` says.
  case languageMatching
  /// Strings, three for each overlay: its name, its hash, and its changes with line feeds between, see
  /// `LocaleData.Source.Overlay`.
  case overlays
  /// Strings, none for whole tables: the locales that a subset was asked for, the sections that it has, and the locales of
  /// its languages that it left out; each with spaces between.
  case subset
}
