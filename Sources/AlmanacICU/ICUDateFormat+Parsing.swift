internal import CAlmanacICU

extension ICUDateFormat {
  /// Reads a text (`udat_parse`), leniently as ICU does unless told otherwise.
  ///
  /// Threads may share the format: ICU reads with a copy of its calendar.
  ///
  /// - Parameter text: the text as UTF-16; what stands behind the date is passed over, as ICU does.
  /// - Returns: milliseconds since 1970-01-01T00:00Z, and where reading ended in UTF-16 units.
  /// - Throws: `callFailed` with ICU's status: `U_PARSE_ERROR` where the text is no date.
  public func parse(_ text: [UInt16]) throws(ICUError) -> (millis: Double, end: Int) {
    var status: Int32 = 0
    var position: Int32 = 0
    // SAFETY: the format is open, and the text and its length go together.
    let millis = unsafe library.table.pointee.udat_parse(format, text, Int32(text.count), &position, &status)
    try library.check(status, "udat_parse(\(locale)) at unit \(position)")
    return (millis, Int(position))
  }
}
