internal import CAlmanacICU

extension ICUDateFormat {
  /// Where a field stands in a text.
  public struct FieldPosition: Hashable, Sendable {
    /// ICU's number of the field (`UDateFormatField`): its place in `GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB`.
    public let field: Int
    /// Where it stands, in UTF-16 units.
    public let utf16Range: Range<Int>
  }

  /// The letters of fields, by ICU's number (`DateFormatSymbols::getPatternUChars`).
  public static let fieldLetters = "GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB"

  /// The text of an instant, and where its fields stand, from the beginning to the end.
  ///
  /// - Parameter millis: milliseconds since 1970-01-01T00:00Z.
  /// - Returns: the text and its fields.
  /// - Throws: `callFailed` with ICU's status.
  public func fields(millis: Double) throws(ICUError) -> (text: String, fields: [FieldPosition]) {
    var status: Int32 = 0
    // SAFETY: the iterator is ours to close; closing null does nothing.
    let iterator = unsafe library.table.pointee.ufieldpositer_open(&status)
    defer { unsafe library.table.pointee.ufieldpositer_close(iterator) }
    try library.check(status, "ufieldpositer_open")
    let text = unsafe try library.text("udat_formatForFields(\(locale), \(millis))") { out, capacity, status in
      // SAFETY: the format and the iterator are open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.udat_formatForFields(format, millis, out, capacity, iterator, &status)
    }
    var fields: [FieldPosition] = []
    while true {
      var begin: Int32 = 0
      var end: Int32 = 0
      // SAFETY: the iterator is open, and the two numbers are ours.
      let field = unsafe library.table.pointee.ufieldpositer_next(iterator, &begin, &end)
      guard field >= 0 else { break }
      fields.append(FieldPosition(field: Int(field), utf16Range: Int(begin)..<Int(end)))
    }
    fields.sort { $0.utf16Range.lowerBound < $1.utf16Range.lowerBound }
    return (text, fields)
  }
}
