import Almanac

/// Records of locales, with the values that many share in a section of their own; see `LocaleSlot`.
struct PackedRecords {
  private var records = ByteBuilder()
  private var shared: [UInt16] = []

  /// Records of values by their slots.
  init(_ values: [[UInt16]]) throws {
    var rows: [UInt16: UInt8] = [:]
    for record in values {
      for slot in LocaleSlot.allCases.sorted(by: { $0.offset < $1.offset }) {
        let value = record[slot.rawValue]
        guard slot.isShared else {
          records.append(value)
          continue
        }
        if rows[value] == nil {
          guard let row = UInt8(exactly: shared.count) else {
            throw PackError(problem: "more values that locales share than 8 bits can number")
          }
          rows[value] = row
          shared.append(value)
        }
        records.append(rows[value] ?? 0)
      }
    }
  }

  /// The records, and the values that they name by rows.
  var sections: (records: [UInt8], shared: [UInt8]) { (records.bytes, Packer.bytes(shared)) }
}
