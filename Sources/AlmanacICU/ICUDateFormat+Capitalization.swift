internal import CAlmanacICU

extension ICUDateFormat {
  /// Where a formatted text will stand (`UDisplayContext` of the type `UDISPCTX_TYPE_CAPITALIZATION`).
  ///
  /// The numbers are ICU's.
  public enum Capitalization: UInt32, CaseIterable, Sendable {
    case none = 256
    case middleOfSentence, beginningOfSentence, uiListOrMenu, standalone
  }

  /// Opens a format of a pattern whose first field is capitalized as a context asks (`udat_setContext`).
  ///
  /// - Throws: `callFailed` with ICU's status.
  public convenience init(
    _ library: ICULibrary, locale: String, pattern: String, zone: String = "Etc/UTC", capitalization: Capitalization
  ) throws(ICUError) {
    try self.init(library, locale: locale, pattern: pattern, zone: zone)
    try set(capitalization)
  }

  /// The same for a locale's styles.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public convenience init(
    _ library: ICULibrary, locale: String, date: ICUStyle = .none, time: ICUStyle = .none, zone: String = "Etc/UTC",
    capitalization: Capitalization
  ) throws(ICUError) {
    try self.init(library, locale: locale, date: date, time: time, zone: zone)
    try set(capitalization)
  }

  /// Only an initializer calls this: no other thread has seen the format yet.
  private func set(_ capitalization: Capitalization) throws(ICUError) {
    var status: Int32 = 0
    // SAFETY: the format is open, and this thread is the only one that has it.
    unsafe library.table.pointee.udat_setContext(format, capitalization.rawValue, &status)
    try library.check(status, "udat_setContext(\(locale), \(capitalization))")
  }
}
