internal import CAlmanacICU

extension ICUDateFormat {
  /// The text of an instant.
  ///
  /// - Parameter millis: milliseconds since 1970-01-01T00:00Z.
  /// - Returns: the text.
  /// - Throws: `callFailed` with ICU's status.
  public func string(millis: Double) throws(ICUError) -> String {
    unsafe try library.text("udat_format(\(locale), \(millis))") { out, capacity, status in
      // SAFETY: the format is open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.udat_format(format, millis, out, capacity, nil, &status)
    }
  }

  /// Writes the text of an instant to the start of `bytes` as UTF-8.
  ///
  /// This is for comparing in bulk: nothing is allocated but what ICU allocates. Threads may share the format.
  ///
  /// - Parameters:
  ///   - millis: milliseconds since 1970-01-01T00:00Z.
  ///   - bytes: where to write; 1,536 bytes are enough for every text that this function can write.
  /// - Returns: how many bytes were written.
  /// - Throws: `callFailed` with `U_BUFFER_OVERFLOW_ERROR` when the text has more than 512 UTF-16 units or does not fit.
  public func write(millis: Double, to bytes: inout [UInt8]) throws(ICUError) -> Int {
    let capacity = Int32(clamping: bytes.count)
    // SAFETY: the format is open, and the shim writes at most `capacity` bytes.
    let length = unsafe almanac_icu_format_utf8(library.table, format, millis, &bytes, capacity)
    guard length >= 0 else {
      throw ICUError(
        .callFailed, "udat_format(\(locale), \(millis))", "ICU answered an error",
        status: library.name(ofStatus: -length))
    }
    return Int(length)
  }
}
