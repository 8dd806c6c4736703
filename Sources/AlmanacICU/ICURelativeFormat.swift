internal import CAlmanacICU

/// A format of relative phrases of a live ICU (`URelativeDateTimeFormatter`).
///
/// Sendable: nothing changes the format after `init`, and ICU's formatting is const.
@safe public final class ICURelativeFormat: Sendable {
  /// The length of the phrases (`UDateRelativeDateTimeFormatterStyle`).
  public enum Style: UInt32, CaseIterable, Sendable {
    case long, short, narrow
  }

  /// What is counted (`URelativeDateTimeUnit`), in ICU's order.
  public enum Unit: UInt32, CaseIterable, Sendable {
    case year, quarter, month, week, day, hour, minute, second
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday
  }

  /// The ICU that formats.
  public let library: ICULibrary
  /// The ICU locale id that was asked for.
  public let locale: String
  // SAFETY: written once in init, closed once in deinit, and only const functions of ICU see it in between.
  private nonisolated(unsafe) let format: OpaquePointer

  /// Opens a format with the locale's own number format.
  ///
  /// Of the contexts ICU heeds the beginning of a sentence alone.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public init(
    _ library: ICULibrary, locale: String, style: Style = .long, capitalization: ICUDateFormat.Capitalization = .none
  ) throws(ICUError) {
    var status: Int32 = 0
    let context = "ureldatefmt_open(\(locale), \(style))"
    // SAFETY: the name is terminated; no number format is given up; ICU answers null or a format that is ours to close.
    let opened = unsafe library.table.pointee.ureldatefmt_open(
      locale, nil, style.rawValue, capitalization.rawValue, &status)
    guard let format = unsafe opened, status <= 0 else {
      // SAFETY: what ICU answered beside an error would be ours; null is accepted.
      unsafe library.table.pointee.ureldatefmt_close(opened)
      try library.check(status, context)
      throw ICUError(.callFailed, context, "ICU answered no format and no error")
    }
    self.library = library
    self.locale = locale
    unsafe self.format = format
  }

  deinit {
    // SAFETY: the format is open, ours, and unreachable from now on.
    unsafe library.table.pointee.ureldatefmt_close(format)
  }

  /// The phrase with a word where the language has one: "yesterday" (`ureldatefmt_format`).
  public func string(_ offset: Double, _ unit: Unit) throws(ICUError) -> String {
    unsafe try library.text("ureldatefmt_format(\(locale), \(offset), \(unit))") { out, capacity, status in
      // SAFETY: the format is open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.ureldatefmt_format(format, offset, unit.rawValue, out, capacity, &status)
    }
  }

  /// The phrase with a number always: "1 day ago" (`ureldatefmt_formatNumeric`).
  public func numericString(_ offset: Double, _ unit: Unit) throws(ICUError) -> String {
    unsafe try library.text("ureldatefmt_formatNumeric(\(locale), \(offset), \(unit))") { out, capacity, status in
      // SAFETY: as above.
      unsafe library.table.pointee.ureldatefmt_formatNumeric(format, offset, unit.rawValue, out, capacity, &status)
    }
  }

  /// Writes a phrase to the start of `bytes` as UTF-8, for comparing in bulk.
  ///
  /// - Parameters:
  ///   - offset: how many units, negative for the past.
  ///   - unit: what is counted.
  ///   - isNumeric: whether there is a number always.
  ///   - bytes: where to write; 1,536 bytes are enough for every text that this function can write.
  /// - Returns: how many bytes were written.
  /// - Throws: `callFailed` with `U_BUFFER_OVERFLOW_ERROR` when the text has more than 512 UTF-16 units or does not fit.
  public func write(
    _ offset: Double, _ unit: Unit, isNumeric: Bool, to bytes: inout [UInt8]
  ) throws(ICUError) -> Int {
    let capacity = Int32(clamping: bytes.count)
    // SAFETY: the format is open, and the shim writes at most `capacity` bytes.
    let length = unsafe almanac_icu_relative_utf8(
      library.table, format, offset, unit.rawValue, isNumeric ? 1 : 0, &bytes, capacity)
    guard length >= 0 else {
      throw ICUError(
        .callFailed, "ureldatefmt_format(\(locale), \(offset), \(unit))", "ICU answered an error",
        status: library.name(ofStatus: -length))
    }
    return Int(length)
  }

  /// A phrase and a time, put together (`ureldatefmt_combineDateAndTime`).
  public func combining(_ phrase: String, time: String) throws(ICUError) -> String {
    let date = Array(phrase.utf16)
    let clock = Array(time.utf16)
    return unsafe try library.text("ureldatefmt_combineDateAndTime(\(locale))") { out, capacity, status in
      // SAFETY: as above; both texts live for the length of the call, and their lengths are given.
      unsafe library.table.pointee.ureldatefmt_combineDateAndTime(
        format, date, Int32(date.count), clock, Int32(clock.count), out, capacity, &status)
    }
  }
}
