internal import CAlmanacICU

/// A normalization form of an ICU (`UNormalizer2`).
///
/// Sendable: ICU keeps the instance for the life of the process, never changes it, and lets threads share it.
@safe public struct ICUNormalizer: @unchecked Sendable {
  private let library: ICULibrary
  // SAFETY: ICU's own constant object, which outlives every handle.
  private let form: OpaquePointer

  /// A normalization form (UAX #15).
  public enum Form: Sendable {
    /// Canonical decomposition, then composition.
    case nfc
    /// Compatibility decomposition, then composition.
    case nfkc
  }

  /// Gets a form.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public init(_ library: ICULibrary, _ form: Form) throws(ICUError) {
    var status: Int32 = 0
    // SAFETY: ICU writes its status, and answers null or an instance that it keeps.
    let instance =
      switch form {
      case .nfc: unsafe library.table.pointee.unorm2_getNFCInstance(&status)
      case .nfkc: unsafe library.table.pointee.unorm2_getNFKCInstance(&status)
      }
    try library.check(status, "unorm2_get\(form)Instance")
    guard let instance = unsafe instance else {
      throw ICUError(.callFailed, "unorm2_get\(form)Instance", "ICU answered no instance and no error")
    }
    self.library = library
    unsafe self.form = instance
  }

  /// The text in this form (`unorm2_normalize`).
  ///
  /// - Throws: `callFailed` with ICU's status.
  public func normalized(_ text: String) throws(ICUError) -> String {
    let units = Array(text.utf16)
    return unsafe try library.text("unorm2_normalize") { out, capacity, status in
      // SAFETY: ICU reads the units of the array and writes at most `capacity`.
      unsafe library.table.pointee.unorm2_normalize(form, units, Int32(units.count), out, capacity, &status)
    }
  }

  /// The Decomposition_Mapping of one scalar (`unorm2_getRawDecomposition`), or nil.
  ///
  /// It is as the character database has it, one step and not the whole way. Syllables of Hangul have theirs by rule.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public func decomposition(of scalar: Unicode.Scalar) throws(ICUError) -> String? {
    var hasOne = true
    let text = unsafe try library.text("unorm2_getRawDecomposition") { out, capacity, status in
      // SAFETY: ICU writes at most `capacity` units, and answers a negative number for none.
      let length = unsafe library.table.pointee.unorm2_getRawDecomposition(
        form, Int32(scalar.value), out, capacity, &status)
      hasOne = length >= 0
      return max(length, 0)
    }
    return hasOne ? text : nil
  }

  /// The scalar that two compose to, or nil (`unorm2_composePair`).
  public func composition(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    // SAFETY: ICU takes every pair of numbers, and answers a negative number for none.
    let composite = unsafe library.table.pointee.unorm2_composePair(form, Int32(first.value), Int32(second.value))
    return composite < 0 ? nil : Unicode.Scalar(UInt32(composite))
  }
}
