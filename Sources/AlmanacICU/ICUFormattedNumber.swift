internal import CAlmanacICU

/// A number that a format of a live ICU has written (`UFormattedNumber`), as plural rules see it.
///
/// Sendable: nothing changes the number after `init`, and ICU's functions that read it are const.
@safe public final class ICUFormattedNumber: Sendable {
  private let library: ICULibrary
  // SAFETY: written once in init, closed once in deinit, and only const functions of ICU see it in between.
  nonisolated(unsafe) let result: OpaquePointer

  /// Writes a decimal number by a skeleton, such as `.00` for two decimals.
  ///
  /// - Parameters:
  ///   - library: the ICU that writes.
  ///   - number: digits with an optional sign, point and exponent.
  ///   - skeleton: ICU's number skeleton.
  ///   - locale: an ICU locale id.
  /// - Throws: `callFailed` with ICU's status.
  public init(_ library: ICULibrary, _ number: String, skeleton: String, locale: String = "root") throws(ICUError) {
    var status: Int32 = 0
    let context = "unumf_formatDecimal(\(number), \(skeleton), \(locale))"
    let units = Array(skeleton.utf16)
    // SAFETY: the strings live for the length of the calls and their lengths are given; what ICU opens is ours to close,
    // and closing null does nothing.
    let format = unsafe library.table.pointee.unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale, &status)
    defer { unsafe library.table.pointee.unumf_close(format) }
    try library.check(status, context)
    let opened = unsafe library.table.pointee.unumf_openResult(&status)
    if status <= 0 {
      unsafe library.table.pointee.unumf_formatDecimal(format, number, Int32(number.utf8.count), opened, &status)
    }
    guard let result = unsafe opened, status <= 0 else {
      unsafe library.table.pointee.unumf_closeResult(opened)
      try library.check(status, context)
      throw ICUError(.callFailed, context, "ICU answered no number and no error")
    }
    self.library = library
    unsafe self.result = result
  }

  deinit {
    // SAFETY: the number is open, ours, and unreachable from now on.
    unsafe library.table.pointee.unumf_closeResult(result)
  }
}
