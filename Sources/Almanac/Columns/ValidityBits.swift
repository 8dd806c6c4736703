/// Validity bits as Apache Arrow has them: one bit a row, the first row's the lowest of its byte, 1 for a value and 0 for
/// a null.
///
/// Source: Apache Arrow, "Columnar Format", "Validity bitmaps".
enum ValidityBits {
  /// Whether a row has a value; `bitOffset` is the bit of row 0.
  @inline(__always)
  static func isValid(_ bits: Span<UInt8>, _ bitOffset: Int, _ row: Int) -> Bool {
    let bit = bitOffset &+ row
    return bits[bit &>> 3] &>> UInt8(truncatingIfNeeded: bit & 7) & 1 != 0
  }

  /// Sets the bit of a row, of which row 0 has bit 0.
  @inline(__always)
  static func set(_ isValid: Bool, _ row: Int, in bits: inout MutableSpan<UInt8>) {
    let mask: UInt8 = 1 &<< UInt8(truncatingIfNeeded: row & 7)
    if isValid { bits[row &>> 3] |= mask } else { bits[row &>> 3] &= ~mask }
  }

  /// How many bytes the bits of rows take.
  static func byteCount(rows: Int) -> Int { rows / 8 + (rows % 8 == 0 ? 0 : 1) }

  /// Throws unless there is a bit for each row.
  static func check(_ byteCount: Int, bitOffset: Int, rows: Int) throws(ColumnError) {
    let (end, isTooFar) = bitOffset.addingReportingOverflow(rows)
    guard bitOffset >= 0, !isTooFar, Self.byteCount(rows: end) <= byteCount else {
      throw .wrongValidity(byteCount: byteCount, bitOffset: bitOffset, rows: rows)
    }
  }
}
