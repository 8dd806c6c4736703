/// The layout of the packed locale tables: what `almanac-tables pack` writes and `TableReader` reads.
///
/// A packed file is little-endian and consists of a header, a directory of sections, and the sections:
///
/// - **strings**: every string once, as UTF-8, addressed by a 16-bit id; id 0 is the empty string.
/// - **lists**: every list of 16-bit values once, addressed by a 16-bit id; id 0 is the empty list. What a value means
///   (a string, another list, a number) depends on where the list is used, and the enumerations below say so.
/// - **locales**: the sorted keys of all locales, and for each a record of `LocaleSlot` values.
/// - **keyed tables**: legacy locale ids, likely subtags, language aliases, regions.
/// - **supplemental**: one list id for each `SupplementalSlot`.
/// - **Unicode**: what is known of each scalar, canonical mappings, lower case; see `UnicodeLayout`.
package enum TableLayout {
  /// The eight bytes that every packed file begins with: `ALMANAC` and a zero.
  package static let magic: UInt64 = 0x0043_414E_414D_4C41
  /// Raised whenever a reader of the former layout could misread a file.
  package static let version: UInt32 = 2
  /// Bytes before the section directory: magic, version, byte count, checksum, section count, reserved.
  package static let headerByteCount = 32
  /// Where the checksum stands; it covers every byte after itself.
  package static let checksumOffset = 16
  /// Bytes of one directory entry: section id, offset, byte count, item count.
  package static let directoryEntryByteCount = 16
  /// Sections begin at a multiple of this.
  package static let sectionAlignment = 8
  /// Strings that share one 32-bit base.
  package static let stringsPerBlock = 64
  /// The 16-bit value that stands for "there is none".
  package static let none: UInt16 = 0xFFFF

  /// The checksum of a packed file: FNV-1a over 64-bit words, then over the bytes that are left.
  ///
  /// It finds accidents, not attacks; a hostile file is caught by the checks of `TableReader.validate()`.
  package static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x0000_0100_0000_01B3
    return product ^ (product >> 29)
  }

  /// The value that the checksum starts from.
  package static let checksumSeed: UInt64 = 0xCBF2_9CE4_8422_2325
}

/// The sections of a packed file, in the order in which they are written.
package enum TableSection: UInt32, CaseIterable, Sendable {
  /// UInt32 offsets into `stringBytes`, one for each block of `TableLayout.stringsPerBlock` strings.
  case stringBases = 1
  /// UInt16 offsets from the base of the block, one more than there are strings.
  case stringOffsets
  /// The UTF-8 of all strings.
  case stringBytes
  /// UInt32 offsets into `listValues`, in values, one more than there are lists.
  case listOffsets
  /// The UInt16 values of all lists.
  case listValues
  /// Sorted `PackedLocale`s, 8 bytes each.
  case localeKeys
  /// `LocaleSlot.count` UInt16 values for each locale key, in the same order.
  case localeRecords
  /// Sorted `PackedLocale`s of the legacy ids that ICU knows as aliases of locales.
  case legacyKeys
  /// For each legacy key, the UInt16 row of the locale that it stands for.
  case legacyRows
  /// Sorted `PackedLocale`s of the likely-subtags rules.
  case likelyKeys
  /// For each likely key, the `PackedLocale` of the maximized locale.
  case likelyValues
  /// Sorted raw values of the `Subtag`s that have a language alias of their own.
  case languageAliasKeys
  /// For each, the UInt16 string id of its replacement.
  case languageAliasValues
  /// Sorted raw values of the first subtags that `SupplementalSlot.compoundAliases` has keys for.
  case compoundAliasHeads
  /// Sorted raw values of the region `Subtag`s with supplemental data.
  case regionKeys
  /// `RegionSlot.count` UInt16 values for each region key.
  case regionRecords
  /// One UInt16 list id for each `SupplementalSlot`.
  case supplemental
  /// For each row of 512 scalars the UInt8 number of its middle block, where the scalars' kinds begin to be looked up.
  case unicodeRows
  /// Middle blocks of `UnicodeLayout.middleCount` UInt16 numbers of leaves.
  case unicodeMiddles
  /// Leaves of `UnicodeLayout.leafCount` UInt8 numbers of kinds.
  case unicodeLeaves
  /// The UInt32 `ScalarKind`s.
  case unicodeKinds
  /// Sorted UInt64 `CanonicalMapping`s.
  case unicodeMappings
  /// UInt16 rows of the mappings that also compose, sorted by what they compose of.
  case unicodeCompositions
  /// Sorted UInt64 `LowercaseRange`s.
  case unicodeLowercase

  /// Bytes of one item of the section.
  package var itemByteCount: Int {
    switch self {
    case .stringBytes, .unicodeRows, .unicodeLeaves: 1
    case .listValues, .stringOffsets, .legacyRows, .languageAliasValues, .supplemental, .unicodeMiddles,
      .unicodeCompositions:
      2
    case .stringBases, .listOffsets, .unicodeKinds: 4
    case .localeKeys, .legacyKeys, .likelyKeys, .likelyValues, .languageAliasKeys, .compoundAliasHeads, .regionKeys,
      .unicodeMappings, .unicodeLowercase:
      8
    case .localeRecords: 2 * LocaleSlot.allCases.count
    case .regionRecords: 2 * RegionSlot.allCases.count
    }
  }
}

/// The values of a locale's record.
package enum LocaleSlot: Int, CaseIterable, Sendable {
  /// String: the BCP 47 tag.
  case tag
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
  /// Pairs: this locale's own Gregorian skeletons, in ICU's order.
  case skeletons
  /// Pairs: this locale's own appendItems.
  case appendItems
  /// Pairs: this locale's own Gregorian interval formats.
  case intervals
  /// Pairs: field names and relative phrases that differ from the parent's.
  case fields
  /// Pairs: writing direction, capitalization contexts, time-zone formats that differ from the parent's.
  case conventions
  /// List of lists, by `CalendarSlot` for each of `TableCalendar`: what the other calendars have.
  case calendars
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
  /// Pairs: this locale's own.
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

/// The lists that belong to no locale.
package enum SupplementalSlot: Int, CaseIterable, Sendable {
  /// Strings: versions of ICU, CLDR, Unicode and the time-zone data.
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
  /// Pairs, sorted by key: kind, language and category ("cardinal/pt/one") to the rule in UTS #35 syntax.
  case pluralRules
  /// Pairs, sorted by key: calendar and era ("japanese/236") to the first day ("2019-05-01").
  case eraStarts
  /// Pairs, sorted by key: hour cycles of a language in a region ("es-BO"), as in `RegionSlot.hourCycles`, with spaces.
  case localeHourCycles
  /// Strings, sorted: variants that locale keys number from 1 on.
  case variants
}
