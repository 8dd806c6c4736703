internal import CAlmanacICU

extension ICUResource {
  /// The text of a string resource.
  public var string: String {
    get throws(ICUError) {
      var length: Int32 = 0
      var status: Int32 = 0
      // SAFETY: the bundle is open, and the text that ICU answers lives as long as its data.
      let units = unsafe library.table.pointee.ures_getString(bundle, &length, &status)
      try check(status, "a string")
      return try unsafe library.text(units, length, "resource \(path)")
    }
  }

  /// The texts of an array of strings, or of a single string.
  public var strings: [String] {
    get throws(ICUError) {
      if kind == .string { return [try string] }
      var strings: [String] = []
      for index in 0..<count {
        var length: Int32 = 0
        var status: Int32 = 0
        // SAFETY: as in `string`; the index is in range.
        let units = unsafe library.table.pointee.ures_getStringByIndex(bundle, Int32(index), &length, &status)
        // For a child that holds no string ICU answers null without an error.
        try check(unsafe units == nil && status <= 0 ? ICULibrary.typeMismatch : status, "an array of strings")
        strings.append(try unsafe library.text(units, length, "resource \(path)/\(index)"))
      }
      return strings
    }
  }

  /// The number of an integer resource.
  public var integer: Int {
    get throws(ICUError) {
      var status: Int32 = 0
      // SAFETY: the bundle is open.
      let value = unsafe library.table.pointee.ures_getInt(bundle, &status)
      try check(status, "an integer")
      return Int(value)
    }
  }

  /// The numbers of a vector of integers.
  public var integers: [Int32] {
    get throws(ICUError) {
      var length: Int32 = 0
      var status: Int32 = 0
      // SAFETY: the bundle is open, and the numbers that ICU answers live as long as its data.
      let values = unsafe library.table.pointee.ures_getIntVector(bundle, &length, &status)
      try check(status, "a vector of integers")
      return unsafe Array(UnsafeBufferPointer(start: values, count: Int(length)))
    }
  }

  /// The bytes of a binary resource.
  public var bytes: [UInt8] {
    get throws(ICUError) {
      var length: Int32 = 0
      var status: Int32 = 0
      // SAFETY: the bundle is open, and the bytes that ICU answers live as long as its data.
      let values = unsafe library.table.pointee.ures_getBinary(bundle, &length, &status)
      try check(status, "bytes")
      return unsafe Array(UnsafeBufferPointer(start: values, count: Int(length)))
    }
  }

  private func check(_ status: Int32, _ wanted: String) throws(ICUError) {
    guard status != ICULibrary.typeMismatch else {
      let held = kind.map { "\($0)" } ?? "unknown"
      throw ICUError(
        .wrongType, "resource \(path)", "\(wanted) was asked for, but it holds: \(held)",
        status: library.name(ofStatus: status))
    }
    try library.check(status, "resource \(path)")
  }
}
