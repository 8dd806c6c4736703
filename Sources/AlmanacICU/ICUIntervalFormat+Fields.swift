internal import CAlmanacICU

extension ICUIntervalFormat {
  /// A text with the places of what it is made of, in UTF-16 units.
  public struct Fields: Hashable, Sendable {
    /// The text.
    public var text = ""
    /// Where the fields of dates stand, from the beginning to the end.
    public var fields: [ICUDateFormat.FieldPosition] = []
    /// Where the start of the interval stands; nil for a text that has no such part.
    public var start: Range<Int>?
    /// Where its end stands.
    public var end: Range<Int>?
  }

  /// `UFIELD_CATEGORY_DATE`: the field is a `UDateFormatField`.
  private static let dateCategory: Int32 = 1
  /// `UFIELD_CATEGORY_DATE_INTERVAL_SPAN`: the field is 0 for the start and 1 for the end.
  private static let spanCategory: Int32 = 0x1005

  /// The text of the interval between two instants, and where its fields and its two ends stand.
  ///
  /// - Throws: `callFailed` with ICU's status.
  public func fields(from: Double, to: Double) throws(ICUError) -> Fields {
    let context = "udtitvfmt_formatToResult(\(locale), \(skeleton), \(from), \(to))"
    let functions = unsafe library.table
    var status: Int32 = 0
    // SAFETY: the result and the position are ours to close; closing null does nothing.
    let result = unsafe functions.pointee.udtitvfmt_openResult(&status)
    defer { unsafe functions.pointee.udtitvfmt_closeResult(result) }
    let position = unsafe functions.pointee.ucfpos_open(&status)
    defer { unsafe functions.pointee.ucfpos_close(position) }
    try library.check(status, context)
    // SAFETY: format and result are open; the value lives as long as the result.
    unsafe functions.pointee.udtitvfmt_formatToResult(format, from, to, result, &status)
    let value = unsafe functions.pointee.udtitvfmt_resultAsValue(result, &status)
    var length: Int32 = 0
    let text = unsafe functions.pointee.ufmtval_getString(value, &length, &status)
    try library.check(status, context)
    var fields = Fields()
    fields.text = unsafe try library.text(text, length, context)
    // SAFETY: as above; the two numbers are ours.
    while unsafe functions.pointee.ufmtval_nextPosition(value, position, &status) != 0 {
      var start: Int32 = 0
      var limit: Int32 = 0
      unsafe functions.pointee.ucfpos_getIndexes(position, &start, &limit, &status)
      let category = unsafe functions.pointee.ucfpos_getCategory(position, &status)
      let field = unsafe functions.pointee.ucfpos_getField(position, &status)
      try library.check(status, context)
      let range = Int(start)..<Int(limit)
      switch (category, field) {
      case (Self.dateCategory, _):
        fields.fields.append(ICUDateFormat.FieldPosition(field: Int(field), utf16Range: range))
      case (Self.spanCategory, 0): fields.start = range
      case (Self.spanCategory, 1): fields.end = range
      default: break
      }
    }
    try library.check(status, context)
    fields.fields.sort { $0.utf16Range.lowerBound < $1.utf16Range.lowerBound }
    return fields
  }
}
