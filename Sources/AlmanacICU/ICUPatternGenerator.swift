internal import CAlmanacICU

/// The skeletons of a locale and the patterns that they lead to (`UDateTimePatternGenerator`).
///
/// Not Sendable: finding a pattern changes the generator.
@safe public final class ICUPatternGenerator {
  /// A field of a date or a time.
  ///
  /// The numbers are ICU's (`UDateTimePatternField`).
  public enum Field: UInt32, CaseIterable, Sendable {
    case era, year, quarter, month, weekOfYear, weekOfMonth, weekday, dayOfYear, weekdayInMonth, day, dayPeriod
    case hour, minute, second, fractionalSecond, zone
  }

  /// The length of a field's name.
  ///
  /// The numbers are ICU's (`UDateTimePGDisplayWidth`).
  public enum Width: UInt32, CaseIterable, Sendable {
    case wide, abbreviated, narrow
  }

  /// Fields whose width is taken from the skeleton.
  ///
  /// The bits are ICU's (`UDateTimePatternMatchOptions`).
  public struct KeptWidths: OptionSet, Sendable {
    /// ICU's bits.
    public let rawValue: UInt32

    /// Takes ICU's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The hour: `HHmm` is `HH:mm` where the locale writes `H:mm`.
    public static let hour = KeptWidths(rawValue: 1 << 11)
  }

  /// The ICU that the generator belongs to.
  public let library: ICULibrary

  /// The ICU locale id that was asked for.
  public let locale: String

  /// ICU's name of the warning that opening answered, or nil.
  ///
  /// It is that of the last bundle that ICU read, so `U_USING_DEFAULT_WARNING` comes for `pt_BR` too.
  public let warning: String?

  let generator: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Opens the generator of a locale; this reads all its skeletons.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public init(_ library: ICULibrary, locale: String) throws(ICUError) {
    var status: Int32 = 0
    // SAFETY: the name is terminated; ICU answers null or a generator that is ours to close.
    let opened = unsafe library.table.pointee.udatpg_open(locale, &status)
    guard let generator = unsafe opened, status <= 0 else {
      // SAFETY: a generator that comes with an error is ours to close; null is accepted.
      unsafe library.table.pointee.udatpg_close(opened)
      try library.check(status, "udatpg_open(\(locale))")
      throw ICUError(.callFailed, "udatpg_open(\(locale))", "ICU answered no generator and no error")
    }
    self.library = library
    self.locale = locale
    unsafe self.generator = generator
    warning = status < 0 ? library.name(ofStatus: status) : nil
  }

  deinit {
    // SAFETY: the generator is open, ours, and unreachable from now on.
    unsafe library.table.pointee.udatpg_close(generator)
  }

  /// The skeletons, in ICU's order.
  public var skeletons: [String] {
    get throws(ICUError) {
      unsafe try library.list("udatpg_openSkeletons(\(locale))") { status in
        // SAFETY: the generator is open, and `list` closes the enumeration.
        unsafe library.table.pointee.udatpg_openSkeletons(generator, &status)
      }
    }
  }

  /// The skeletons without widths, in ICU's order.
  public var baseSkeletons: [String] {
    get throws(ICUError) {
      unsafe try library.list("udatpg_openBaseSkeletons(\(locale))") { status in
        // SAFETY: as above.
        unsafe library.table.pointee.udatpg_openBaseSkeletons(generator, &status)
      }
    }
  }

  /// The pattern of one of `skeletons`, or an empty text for another.
  ///
  /// ICU answers an empty text for some of its own too: those with a 12-hour field, and `yw` and `MMMMW`, whose patterns
  /// vary by plural.
  public func pattern(ofSkeleton skeleton: String) throws(ICUError) -> String {
    let units = Array(skeleton.utf16)
    var length: Int32 = 0
    // SAFETY: the generator is open, and ICU answers text that it keeps.
    let text = unsafe library.table.pointee.udatpg_getPatternForSkeleton(
      generator, units, Int32(units.count), &length)
    return unsafe try library.text(text, length, "udatpg_getPatternForSkeleton(\(locale), \(skeleton))")
  }

  /// The pattern that fits a skeleton best (`udatpg_getBestPatternWithOptions`).
  ///
  /// - Parameters:
  ///   - skeleton: the fields and widths that are wanted, in any order.
  ///   - keeping: the fields whose width the pattern takes from the skeleton rather than from the locale.
  /// - Returns: the pattern; empty for some skeletons that ICU does not understand.
  /// - Throws: `callFailed` with ICU's status.
  public func bestPattern(_ skeleton: String, keeping: KeptWidths = []) throws(ICUError) -> String {
    let units = Array(skeleton.utf16)
    return unsafe try library.text("udatpg_getBestPattern(\(locale), \(skeleton))") { out, capacity, status in
      // SAFETY: the generator is open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.udatpg_getBestPatternWithOptions(
        generator, units, Int32(units.count), keeping.rawValue, out, capacity, &status)
    }
  }
}
