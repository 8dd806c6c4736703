internal import CAlmanacICU

/// The plural rules of a locale of a live ICU (`UPluralRules`).
///
/// Sendable: nothing changes the rules after `init`, and ICU's functions that read them are const.
@safe public final class ICUPluralRules: Sendable {
  /// What is counted (`UPluralType`).
  public enum Kind: UInt32, CaseIterable, Sendable {
    case cardinal, ordinal
  }

  /// The ICU that the rules are of.
  public let library: ICULibrary
  /// The ICU locale id that was asked for.
  public let locale: String
  // SAFETY: written once in init, closed once in deinit, and only const functions of ICU see it in between.
  private nonisolated(unsafe) let rules: OpaquePointer

  /// Opens the rules of a locale.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public init(_ library: ICULibrary, locale: String, kind: Kind = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let context = "uplrules_openForType(\(locale), \(kind))"
    // SAFETY: the name is terminated; ICU answers null or rules that are ours to close.
    let opened = unsafe library.table.pointee.uplrules_openForType(locale, kind.rawValue, &status)
    guard let rules = unsafe opened, status <= 0 else {
      // SAFETY: what ICU answered beside an error would be ours; null is accepted.
      unsafe library.table.pointee.uplrules_close(opened)
      try library.check(status, context)
      throw ICUError(.callFailed, context, "ICU answered no rules and no error")
    }
    self.library = library
    self.locale = locale
    unsafe self.rules = rules
  }

  deinit {
    // SAFETY: the rules are open, ours, and unreachable from now on.
    unsafe library.table.pointee.uplrules_close(rules)
  }

  /// The keyword of a number, such as `one`; the fewest digits that it can be written with count.
  public func keyword(_ number: Double) throws(ICUError) -> String {
    unsafe try library.text("uplrules_select(\(locale), \(number))") { out, capacity, status in
      // SAFETY: the rules are open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.uplrules_select(rules, number, out, capacity, &status)
    }
  }

  /// The keyword of a number that a format has written, with all the digits that are seen.
  public func keyword(_ number: ICUFormattedNumber) throws(ICUError) -> String {
    unsafe try library.text("uplrules_selectFormatted(\(locale))") { out, capacity, status in
      // SAFETY: as above, and the number is open and of the same ICU.
      unsafe library.table.pointee.uplrules_selectFormatted(rules, number.result, out, capacity, &status)
    }
  }

  /// The keywords that some number has, in ICU's order.
  public var keywords: [String] {
    get throws(ICUError) {
      unsafe try library.list("uplrules_getKeywords(\(locale))") { status in
        // SAFETY: `list` closes the enumeration.
        unsafe library.table.pointee.uplrules_getKeywords(rules, &status)
      }
    }
  }
}
