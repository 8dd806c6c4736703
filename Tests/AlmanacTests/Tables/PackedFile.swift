import Almanac

/// A packed file taken apart into its sections, to be changed and put together again.
///
/// It writes the layout that `TableLayout` describes by code of its own, so it is also a second opinion on the packer's.
struct PackedFile {
  var sections: [TableSection: [UInt8]] = [:]

  /// The bytes of the embedded tables.
  static let embedded: [UInt8] = {
    let tables = TableReader.embedded
    return tables.withBytes(0, count: tables.totalByteCount) { bytes in bytes.indices.map { bytes[$0] } }
  }()

  /// The sections of tables that can be read.
  init(_ tables: TableReader) {
    for section in TableSection.allCases {
      let place = tables.section(section)
      sections[section] = tables.withBytes(place.offset, count: place.count * section.itemByteCount) { bytes in
        bytes.indices.map { bytes[$0] }
      }
    }
  }

  init(sections: [TableSection: [UInt8]]) {
    self.sections = sections
  }

  /// A file of all the sections, with the right checksum.
  func bytes() -> [UInt8] {
    let all = TableSection.allCases.filter { sections[$0] != nil }
    var file = [UInt8](
      repeating: 0, count: TableLayout.headerByteCount + all.count * TableLayout.directoryEntryByteCount)
    file.put(TableLayout.magic, at: 0, 8)
    file.put(UInt64(TableLayout.version), at: 8, 4)
    file.put(UInt64(all.count), at: 24, 4)
    for (index, section) in all.enumerated() {
      while file.count % TableLayout.sectionAlignment != 0 { file.append(0) }
      let content = sections[section] ?? []
      let entry = TableLayout.headerByteCount + index * TableLayout.directoryEntryByteCount
      file.put(UInt64(section.rawValue), at: entry, 4)
      file.put(UInt64(file.count), at: entry + 4, 4)
      file.put(UInt64(content.count), at: entry + 8, 4)
      file.put(UInt64(content.count / section.itemByteCount), at: entry + 12, 4)
      file += content
    }
    Self.seal(&file)
    return file
  }

  /// Writes the byte count and the checksum that the bytes should have, as an attacker would.
  static func seal(_ bytes: inout [UInt8]) {
    guard bytes.count >= TableLayout.headerByteCount else { return }
    bytes.put(UInt64(bytes.count), at: 12, 4)
    bytes.put(TableReader.checksum(of: bytes.span), at: TableLayout.checksumOffset, 8)
  }
}

extension [UInt8] {
  /// Writes the lowest `count` bytes of a number, the lowest first.
  mutating func put(_ value: UInt64, at offset: Int, _ count: Int) {
    for index in 0..<count { self[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index)) }
  }

  /// Reads a number of `byteCount` bytes, the lowest first.
  func number(at offset: Int, _ byteCount: Int) -> UInt64 {
    (0..<byteCount).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
  }

  /// The bytes of numbers, the lowest of each first.
  static func numbers(_ values: some Sequence<some FixedWidthInteger>) -> [UInt8] {
    values.flatMap { value in withLittleEndian(value) }
  }

  private static func withLittleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
