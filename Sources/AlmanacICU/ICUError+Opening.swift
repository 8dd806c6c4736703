internal import CAlmanacICU

extension ICUError {
  /// Puts the failure of opening into words.
  init(opening path: String, _ failure: almanac_icu_failure) {
    // SAFETY: the shim fills both arrays with terminated strings.
    let detail = unsafe withUnsafeBytes(of: failure.detail) { unsafe Self.text($0) }
    let status = unsafe withUnsafeBytes(of: failure.status_name) { unsafe Self.text($0) }
    let major = failure.major
    switch almanac_icu_reason(UInt32(failure.reason)) {
    case ALMANAC_ICU_NOT_LOADED:
      self.init(.libraryNotLoaded, path, detail)
    case ALMANAC_ICU_NOT_ICU:
      self.init(
        .notICU, path,
        "this is not ICU's i18n library (libicui18n): it has no \(detail), neither plain nor with a version")
    case ALMANAC_ICU_TOO_OLD:
      self.init(.tooOld, path, "this is ICU \(major); \(ALMANAC_ICU_OLDEST) or later is needed")
    case ALMANAC_ICU_SYMBOL_MISSING:
      self.init(.symbolMissing, path, "this ICU \(major) has no function \(detail)")
    case ALMANAC_ICU_NO_DATA:
      self.init(
        .dataMissing, path, "ICU's data library is missing or a stub: \(detail) failed", status: status)
    case ALMANAC_ICU_NOT_PINNED:
      self.init(.callFailed, path, "ICU's default locale cannot be made root; it stays \"\(detail)\"", status: status)
    case ALMANAC_ICU_MIXED:
      self.init(
        .mixedLibraries, path,
        "another ICU \(major) is open already, and this one would run on its common library, \(detail)")
    default:
      self.init(.libraryNotLoaded, path, "no memory for the table of functions")
    }
  }

  // SAFETY: the bytes are the caller's for the length of the call, and the string is a copy.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
