internal import CAlmanacICU

/// What the generator puts patterns together with.
extension ICUPatternGenerator {
  /// How a field is added to a pattern that lacks it, such as `{0} ({2}: {1})`.
  public func appendItem(_ field: Field) throws(ICUError) -> String {
    var length: Int32 = 0
    // SAFETY: the generator is open, and ICU answers text that it keeps.
    let text = unsafe library.table.pointee.udatpg_getAppendItemFormat(generator, field.rawValue, &length)
    return unsafe try library.text(text, length, "udatpg_getAppendItemFormat(\(locale), \(field))")
  }

  /// The name of a field, such as `dia`.
  public func name(of field: Field, width: Width) throws(ICUError) -> String {
    unsafe try library.text("udatpg_getFieldDisplayName(\(locale), \(field))") { out, capacity, status in
      // SAFETY: the generator is open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.udatpg_getFieldDisplayName(
        generator, field.rawValue, width.rawValue, out, capacity, &status)
    }
  }

  /// How a date `{1}` and a time `{0}` are joined; ICU 72 and later answer that of the medium style.
  public var dateTimeGlue: String {
    get throws(ICUError) {
      var length: Int32 = 0
      // SAFETY: the generator is open, and ICU answers text that it keeps.
      let text = unsafe library.table.pointee.udatpg_getDateTimeFormat(generator, &length)
      return unsafe try library.text(text, length, "udatpg_getDateTimeFormat(\(locale))")
    }
  }

  /// How a date `{1}` of a style and a time `{0}` are joined.
  ///
  /// - Parameter style: full, long, medium or short.
  /// - Returns: the glue.
  /// - Throws: `functionUnavailable` for an ICU older than 72, else `callFailed` with ICU's status.
  public func dateTimeGlue(_ style: ICUStyle) throws(ICUError) -> String {
    let context = "udatpg_getDateTimeFormatForStyle(\(locale), \(style))"
    // SAFETY: the pointer is null or a function of the declared type.
    guard let glue = unsafe library.table.pointee.udatpg_getDateTimeFormatForStyle else {
      throw ICUError(.functionUnavailable, context, "this is ICU \(library.version); 72 or later is needed")
    }
    var length: Int32 = 0
    var status: Int32 = 0
    // SAFETY: the generator is open, and ICU answers text that it keeps.
    let text = unsafe glue(generator, style.rawValue, &length, &status)
    try library.check(status, context)
    return unsafe try library.text(text, length, context)
  }

  /// What stands between seconds and their fraction.
  public var decimal: String {
    get throws(ICUError) {
      var length: Int32 = 0
      // SAFETY: the generator is open, and ICU answers text that it keeps.
      let text = unsafe library.table.pointee.udatpg_getDecimal(generator, &length)
      return unsafe try library.text(text, length, "udatpg_getDecimal(\(locale))")
    }
  }
}
