internal import CAlmanacICU

/// An interval format of a live ICU (`UDateIntervalFormat`).
///
/// Its calendar is ICU's own, which turns Julian before 15 October 1582: ICU has no function to change that for intervals.
///
/// Not Sendable: formatting changes the format.
@safe public final class ICUIntervalFormat {
  /// The ICU that formats.
  public let library: ICULibrary

  /// The ICU locale id that was asked for.
  public let locale: String

  /// The skeleton that was asked for.
  public let skeleton: String

  let format: OpaquePointer

  /// Opens the format of a skeleton.
  ///
  /// - Parameters:
  ///   - library: the ICU.
  ///   - locale: its id of a locale.
  ///   - skeleton: the fields and widths that are wanted.
  ///   - zone: the time zone, such as `GMT+05:45`.
  ///   - capitalization: where the text will stand (`udtitvfmt_setContext`).
  /// - Throws: `callFailed` with ICU's status; `functionUnavailable` for a capitalization of an ICU older than 68.
  public init(
    _ library: ICULibrary, locale: String, skeleton: String, zone: String = "GMT",
    capitalization: ICUDateFormat.Capitalization = .none
  ) throws(ICUError) {
    let context = "udtitvfmt_open(\(locale), \(skeleton))"
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let zone = Array(zone.utf16)
    // SAFETY: the strings live for the length of the call and their lengths are given; ICU answers null or a format
    // that is ours to close.
    let opened = unsafe library.table.pointee.udtitvfmt_open(
      locale, units, Int32(units.count), zone, Int32(zone.count), &status)
    guard let format = unsafe opened, status <= 0 else {
      // SAFETY: a format that comes with an error is ours to close; null is accepted.
      unsafe library.table.pointee.udtitvfmt_close(opened)
      try library.check(status, context)
      throw ICUError(.callFailed, context, "ICU answered no format and no error")
    }
    self.library = library
    self.locale = locale
    self.skeleton = skeleton
    unsafe self.format = format
    guard capitalization != .none else { return }
    // SAFETY: the pointer is null or a function of the declared type.
    guard let setContext = unsafe library.table.pointee.udtitvfmt_setContext else {
      throw ICUError(
        .functionUnavailable, "udtitvfmt_setContext(\(locale))", "this is ICU \(library.version); 68 or later is needed"
      )
    }
    // SAFETY: the format is open, and this thread is the only one that has it.
    unsafe setContext(format, capitalization.rawValue, &status)
    try library.check(status, "udtitvfmt_setContext(\(locale), \(capitalization))")
  }

  deinit {
    // SAFETY: the format is open, ours, and unreachable from now on.
    unsafe library.table.pointee.udtitvfmt_close(format)
  }

  /// The text of the interval between two instants, in milliseconds since 1970-01-01T00:00Z.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public func string(from: Double, to: Double) throws(ICUError) -> String {
    unsafe try library.text("udtitvfmt_format(\(locale), \(skeleton), \(from), \(to))") { out, capacity, status in
      // SAFETY: the format is open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.udtitvfmt_format(format, from, to, out, capacity, nil, &status)
    }
  }
}
