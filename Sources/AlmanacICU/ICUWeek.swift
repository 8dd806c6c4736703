internal import CAlmanacICU

/// How ICU counts the weeks of a locale.
public struct ICUWeek: Hashable, Sendable {
  /// The day that a week begins on: 1 (Sunday) to 7 (Saturday).
  public let firstWeekday: Int
  /// How many days the first week of a year has at least.
  public let minimalDays: Int
  /// The days of the weekend, 1 (Sunday) to 7 (Saturday), in ascending order.
  public let weekend: [Int]

  /// Asks the calendar of a locale (`ucal_open`, of the locale's own type).
  ///
  /// - Throws: `callFailed` with ICU's status.
  public init(_ library: ICULibrary, locale: String) throws(ICUError) {
    let zone = Array("Etc/UTC".utf16)
    var status: Int32 = 0
    // SAFETY: the zone has the length that is given, the name is terminated, and the calendar is ours to close.
    let calendar = unsafe library.table.pointee.ucal_open(zone, Int32(zone.count), locale, 0, &status)
    // SAFETY: closing null does nothing.
    defer { unsafe library.table.pointee.ucal_close(calendar) }
    try library.check(status, "ucal_open(\(locale))")
    // UCAL_FIRST_DAY_OF_WEEK is 1, and UCAL_MINIMAL_DAYS_IN_FIRST_WEEK 2.
    // SAFETY: the calendar is open until the end of this function.
    firstWeekday = Int(unsafe library.table.pointee.ucal_getAttribute(calendar, 1))
    minimalDays = Int(unsafe library.table.pointee.ucal_getAttribute(calendar, 2))
    var weekend: [Int] = []
    for day in 1...7 {
      // UCAL_WEEKDAY is 0; CLDR's weekends begin and end at midnight, so all other answers are the whole day.
      // SAFETY: as above.
      let kind = unsafe library.table.pointee.ucal_getDayOfWeekType(calendar, UInt32(day), &status)
      try library.check(status, "ucal_getDayOfWeekType(\(locale))")
      if kind != 0 { weekend.append(day) }
    }
    self.weekend = weekend
  }
}
