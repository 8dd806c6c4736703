import Almanac

/// Stage 2, complete: the packed file, what a reviewer reads of it, and the lock that binds the stages.
struct PackedEdition {
  static let tablesName = "almanac.tables"
  static let fingerprintsName = "fingerprints.csv"
  static let lockName = "tables.lock"

  let tables: [UInt8]
  let fingerprints: [UInt8]
  let lock: [UInt8]
  /// How many values of the text were found again in the packed file.
  let comparedValues: Int

  /// Packs a text and reads the result back with the shipped reader, value by value.
  init(_ text: TableText) throws {
    tables = try Packer.packed(text)
    comparedValues = try PackedComparison(text, try LocaleData(tables)).run()
    fingerprints = Fingerprints.csv(of: text)
    lock = Self.lock(text, tables, fingerprints)
  }

  /// The files of stage 2.
  var files: [(name: String, bytes: [UInt8])] {
    [(Self.tablesName, tables), (Self.fingerprintsName, fingerprints), (Self.lockName, lock)]
  }

  private static func lock(_ text: TableText, _ tables: [UInt8], _ fingerprints: [UInt8]) -> [UInt8] {
    let stage1 = text.files().reduce(into: [UInt8]()) { bytes, file in
      bytes += Array(file.name.utf8) + [0] + file.bytes
    }
    let lines = [
      "# Written by almanac-tables pack; almanac-tables check compares it with the files. Hashes are FNV-1a, 64 bits.",
      "layout = \(TableLayout.version)",
      "icu = \(text.source.icu)",
      "cldr = \(text.source.cldr)",
      "unicode = \(text.source.unicode)",
      "time-zones = \(text.source.timeZones)",
      "library = \(text.source.library)",
      "text = \(FileHash.hexadecimal(stage1))",
      "tables = \(FileHash.hexadecimal(tables))",
      "tables-bytes = \(tables.count)",
      "fingerprints = \(FileHash.hexadecimal(fingerprints))",
    ]
    return lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }
}

extension Packer {
  /// The packed file of a text.
  static func packed(_ text: TableText, sections: PackSections = .embedded) throws -> [UInt8] {
    var packer = try Packer(text, sections: sections)
    return try packer.pack()
  }
}
