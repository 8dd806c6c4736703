internal import CAlmanacICU

extension ICUDateFormat {
  /// The names that a format knows.
  ///
  /// The numbers are ICU's (`UDateFormatSymbolType`).
  public enum Symbols: UInt32, CaseIterable, Sendable {
    case eras, months, shortMonths, weekdays, shortWeekdays, amPm, patternLetters, eraNames
    case narrowMonths, narrowWeekdays
    case standaloneMonths, standaloneShortMonths, standaloneNarrowMonths
    case standaloneWeekdays, standaloneShortWeekdays, standaloneNarrowWeekdays
    case quarters, shortQuarters, standaloneQuarters, standaloneShortQuarters
    case shorterWeekdays, standaloneShorterWeekdays
    case cyclicYearsWide, cyclicYearsAbbreviated, cyclicYearsNarrow
    case zodiacNamesWide, zodiacNamesAbbreviated, zodiacNamesNarrow
    /// ICU 70 and later; earlier ones answer none.
    case narrowQuarters
    /// ICU 70 and later; earlier ones answer none.
    case standaloneNarrowQuarters
  }

  /// The names of one kind, in ICU's order: weekdays start with an empty text and then Sunday.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public func symbols(_ symbols: Symbols) throws(ICUError) -> [String] {
    // SAFETY: the format is open.
    let count = unsafe library.table.pointee.udat_countSymbols(format, symbols.rawValue)
    var names: [String] = []
    for index in 0..<max(0, count) {
      let name = unsafe try library.text("udat_getSymbols(\(locale), \(symbols), \(index))") { out, capacity, status in
        // SAFETY: the format is open, the index in range, and ICU writes at most `capacity` units.
        unsafe library.table.pointee.udat_getSymbols(format, symbols.rawValue, index, out, capacity, &status)
      }
      names.append(name)
    }
    return names
  }

  /// The pattern, in ICU's unlocalized letters.
  public var pattern: String {
    get throws(ICUError) {
      unsafe try library.text("udat_toPattern(\(locale))") { out, capacity, status in
        // SAFETY: the format is open, and ICU writes at most `capacity` units.
        unsafe library.table.pointee.udat_toPattern(format, 0, out, capacity, &status)
      }
    }
  }

  /// The locale whose bundle the format was read from (`ULOC_ACTUAL_LOCALE`).
  public var actualLocale: String { get throws(ICUError) { try locale(ofType: 0) } }

  /// The most specific locale with any data that the request led to (`ULOC_VALID_LOCALE`).
  public var validLocale: String { get throws(ICUError) { try locale(ofType: 1) } }

  private func locale(ofType type: UInt32) throws(ICUError) -> String {
    var status: Int32 = 0
    // SAFETY: the format is open; ICU answers null or a terminated string that lives as long.
    let name = unsafe library.table.pointee.udat_getLocaleByType(format, type, &status)
    try library.check(status, "udat_getLocaleByType(\(locale))")
    return unsafe name.map { unsafe String(cString: $0) } ?? ""
  }

  /// The first day of the week, from 1 for Sunday to 7 for Saturday (`UCAL_FIRST_DAY_OF_WEEK`).
  public var firstWeekday: Int { calendarAttribute(1) }

  /// How many days of a year its first week has at least (`UCAL_MINIMAL_DAYS_IN_FIRST_WEEK`).
  public var minimalDaysInFirstWeek: Int { calendarAttribute(2) }

  private func calendarAttribute(_ attribute: UInt32) -> Int {
    // SAFETY: the format is open and owns its calendar, which is only read.
    let calendar = unsafe library.table.pointee.udat_getCalendar(format)
    return unsafe Int(library.table.pointee.ucal_getAttribute(calendar, attribute))
  }
}
