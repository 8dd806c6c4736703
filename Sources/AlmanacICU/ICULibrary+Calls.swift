internal import CAlmanacICU

/// How the handles call ICU: each status is looked at, each text is checked.
extension ICULibrary {
  /// ICU's name of a status, such as `U_MISSING_RESOURCE_ERROR`.
  func name(ofStatus status: Int32) -> String {
    // SAFETY: the table lives as long as the library.
    unsafe Self.name(ofStatus: status, table)
  }

  /// Throws when `status` is an error.
  ///
  /// Warnings are negative; a caller to whom one matters looks at it itself.
  func check(_ status: Int32, _ context: @autoclosure () -> String) throws(ICUError) {
    // SAFETY: the table lives as long as the library.
    unsafe try Self.check(status, table, context())
  }

  static func check(
    _ status: Int32, _ table: UnsafePointer<almanac_icu>, _ context: @autoclosure () -> String
  ) throws(ICUError) {
    guard status > 0 else { return }
    // SAFETY: the caller's table is open.
    let name = unsafe name(ofStatus: status, table)
    throw ICUError(.callFailed, context(), "ICU answered an error", status: name)
  }

  private static func name(ofStatus status: Int32, _ table: UnsafePointer<almanac_icu>) -> String {
    // SAFETY: ICU answers a terminated constant for every number.
    unsafe table.pointee.u_errorName(status).map { unsafe String(cString: $0) } ?? "status \(status)"
  }

  /// Calls a function that fills a buffer with UTF-16, a second time when the first buffer was too small.
  ///
  /// - Parameters:
  ///   - context: what is called, for the error.
  ///   - fill: gets the buffer, its capacity and the status, and answers the length that the text has.
  /// - Returns: the text.
  /// - Throws: `callFailed` with ICU's status, `invalidText`.
  func text(
    _ context: @autoclosure () -> String,
    _ fill: (UnsafeMutablePointer<UInt16>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    var units = [UInt16](repeating: 0, count: 256)
    var status: Int32 = 0
    // SAFETY: the array has the capacity that is given with it, and ICU keeps no pointer to it; so too below.
    var length = unsafe fill(&units, Int32(units.count), &status)
    if status == Self.bufferOverflow, length > 0 {
      units = [UInt16](repeating: 0, count: Int(length) + 1)
      status = 0
      length = unsafe fill(&units, Int32(units.count), &status)
    }
    try check(status, context())
    return try Self.string(units.prefix(Int(length)), context())
  }

  /// The same for a function that fills a buffer with the ASCII of a locale's name.
  func name(
    _ context: @autoclosure () -> String,
    _ fill: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    var bytes = [CChar](repeating: 0, count: 160)
    var status: Int32 = 0
    // SAFETY: the array has the capacity that is given with it, and ICU keeps no pointer to it; so too below.
    var length = unsafe fill(&bytes, Int32(bytes.count), &status)
    if status == Self.bufferOverflow, length > 0 {
      bytes = [CChar](repeating: 0, count: Int(length) + 1)
      status = 0
      length = unsafe fill(&bytes, Int32(bytes.count), &status)
    }
    try check(status, context())
    return String(decoding: bytes.prefix(Int(length)).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Copies text that ICU keeps.
  func text(
    _ units: UnsafePointer<UInt16>?, _ length: Int32, _ context: @autoclosure () -> String
  ) throws(ICUError) -> String {
    // SAFETY: ICU answers null or a pointer to `length` units that live as long as the object they were asked of, and the
    // caller holds that object.
    guard let units = unsafe units else {
      throw ICUError(.callFailed, context(), "ICU answered no text and no error")
    }
    return try unsafe Self.string(UnsafeBufferPointer(start: units, count: Int(length)), context())
  }

  private static func string(
    _ units: some Collection<UInt16>, _ context: @autoclosure () -> String
  ) throws(ICUError) -> String {
    guard let string = String(validating: units, as: UTF16.self) else {
      throw ICUError(.invalidText, context(), "ICU answered text with a lone surrogate")
    }
    return string
  }

  /// Reads an enumeration to its end and closes it.
  func list(
    _ context: @autoclosure () -> String,
    _ open: (inout Int32) -> OpaquePointer?
  ) throws(ICUError) -> [String] {
    var status: Int32 = 0
    // SAFETY: what `open` answers is null or an enumeration that is handed over.
    let list = unsafe open(&status)
    // SAFETY: the enumeration is ours to close; closing null does nothing.
    defer { unsafe table.pointee.uenum_close(list) }
    try check(status, context())
    var items: [String] = []
    while true {
      var length: Int32 = 0
      // SAFETY: the enumeration is open. ICU answers null at the end, or units that live until the next call.
      guard let item = unsafe table.pointee.uenum_unext(list, &length, &status) else { break }
      try check(status, context())
      items.append(unsafe try text(item, length, context()))
    }
    try check(status, context())
    return items
  }

  /// U_BUFFER_OVERFLOW_ERROR.
  static var bufferOverflow: Int32 { 15 }

  /// U_MISSING_RESOURCE_ERROR.
  static var missingResource: Int32 { 2 }

  /// U_RESOURCE_TYPE_MISMATCH.
  static var typeMismatch: Int32 { 17 }
}
