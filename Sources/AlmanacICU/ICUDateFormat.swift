internal import CAlmanacICU

/// A date format of a live ICU (`UDateFormat`), in UTC and with the proleptic Gregorian calendar.
///
/// ICU's own default turns to the Julian calendar before 15 October 1582; here the change is moved to the first
/// instant that ICU knows, so that every date is Gregorian, as in ISO 8601. ICU can do so for the Gregorian calendar
/// alone: see `isProleptic`.
///
/// Sendable: nothing changes the format after `init`, and ICU's formatting is const: it copies the calendar and
/// works on the copy.
@safe public final class ICUDateFormat: Sendable {
  /// The ICU that formats.
  public let library: ICULibrary

  /// The ICU locale id that was asked for: `pt_BR`, `th@calendar=gregorian`.
  public let locale: String

  /// ICU's name of the calendar: `gregorian`, `buddhist`.
  public let calendarType: String

  /// False when the calendar is not plain Gregorian, since ICU moves the change date of that one only.
  ///
  /// Calendars built on it (`buddhist`, `japanese`, `roc`) turn Julian before 15 October 1582.
  public let isProleptic: Bool

  /// ICU's name of the warning that opening answered, or nil when it answered none.
  public let warning: String?

  // SAFETY: written once in init, closed once in deinit, and only const functions of ICU see it in between.
  nonisolated(unsafe) let format: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Opens the format of a locale's styles.
  ///
  /// - Parameters:
  ///   - library: the ICU.
  ///   - locale: its id of a locale.
  ///   - date: the length of the date.
  ///   - time: the length of the time.
  ///   - zone: the time zone, such as `GMT+05:45`.
  /// - Throws: `callFailed` with ICU's status.
  public convenience init(
    _ library: ICULibrary, locale: String, date: ICUStyle = .none, time: ICUStyle = .none, zone: String = "Etc/UTC"
  ) throws(ICUError) {
    try self.init(library, locale, "udat_open(\(locale), date \(date), time \(time))", date, time, [], zone)
  }

  /// Opens a format of a pattern (UTS #35 part 4, Date Format Patterns).
  ///
  /// ICU accepts any pattern; a letter that it does not know ends the output.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public convenience init(
    _ library: ICULibrary, locale: String, pattern: String, zone: String = "Etc/UTC"
  ) throws(ICUError) {
    let context = "udat_open(\(locale), pattern \(pattern))"
    try self.init(library, locale, context, .pattern, .pattern, Array(pattern.utf16), zone)
  }

  private init(
    _ library: ICULibrary, _ locale: String, _ context: String, _ date: ICUStyle, _ time: ICUStyle, _ pattern: [UInt16],
    _ zone: String
  ) throws(ICUError) {
    var status: Int32 = 0
    let zone = Array(zone.utf16)
    // SAFETY: the strings live for the length of the call and their lengths are given; ICU answers null or a format
    // that is ours to close.
    let opened = unsafe library.table.pointee.udat_open(
      time.rawValue, date.rawValue, locale, zone, Int32(zone.count), pattern, Int32(pattern.count), &status)
    guard let format = unsafe opened, status <= 0 else {
      // SAFETY: ICU does not answer a format along with an error, but if it did it would be ours; null is accepted.
      unsafe library.table.pointee.udat_close(opened)
      try library.check(status, context)
      throw ICUError(.callFailed, context, "ICU answered no format and no error")
    }
    do {
      // SAFETY: the format is open, and no other thread has seen it yet.
      calendarType = try unsafe Self.calendarType(of: format, library, context)
      isProleptic = calendarType == "gregorian"
      if isProleptic { try unsafe Self.moveGregorianChange(of: format, library, context) }
    } catch {
      // SAFETY: the format is open, ours, and nothing else has seen it.
      unsafe library.table.pointee.udat_close(format)
      throw error
    }
    self.library = library
    self.locale = locale
    unsafe self.format = format
    warning = status < 0 ? library.name(ofStatus: status) : nil
  }

  deinit {
    // SAFETY: the format is open, ours, and unreachable from now on.
    unsafe library.table.pointee.udat_close(format)
  }

  private static func calendarType(
    of format: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ library: ICULibrary, _ context: String
  ) throws(ICUError) -> String {
    var status: Int32 = 0
    // SAFETY: the format is open and owns its calendar; ICU answers a terminated constant.
    let type = unsafe library.table.pointee.ucal_getType(library.table.pointee.udat_getCalendar(format), &status)
    try library.check(status, "ucal_getType of \(context)")
    return unsafe type.map { unsafe String(cString: $0) } ?? ""
  }

  /// The first instant of ICU's calendars, in milliseconds (`Calendar`'s MIN_MILLIS).
  private static let firstInstant = -184_303_902_528_000_000.0

  private static func moveGregorianChange(
    of format: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ library: ICULibrary, _ context: String
  ) throws(ICUError) {
    var status: Int32 = 0
    // SAFETY: the format is open; the copy of its calendar is ours to change and to close, and ICU copies it again.
    let calendar = unsafe library.table.pointee.ucal_clone(library.table.pointee.udat_getCalendar(format), &status)
    defer { unsafe library.table.pointee.ucal_close(calendar) }
    try library.check(status, "ucal_clone for \(context)")
    unsafe library.table.pointee.ucal_setGregorianChange(calendar, firstInstant, &status)
    try library.check(status, "ucal_setGregorianChange for \(context)")
    unsafe library.table.pointee.udat_setCalendar(format, calendar)
  }
}
