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
    try self.init(PackInput(text), fingerprintsOf: text)
  }

  /// Packs what is to be packed; the fingerprints are those of the text that was harvested.
  init(_ input: PackInput, fingerprintsOf text: TableText) throws {
    tables = try Packer.packed(input)
    let data = try LocaleData(tables)
    comparedValues = try PackedComparison(input, data).run()
    fingerprints = Fingerprints.csv(of: text)
    lock = TableLock(of: data.source, input, tables: tables, fingerprints: fingerprints).bytes
  }

  /// The files of stage 2.
  var files: [(name: String, bytes: [UInt8])] {
    [(Self.tablesName, tables), (Self.fingerprintsName, fingerprints), (Self.lockName, lock)]
  }
}

extension TableText {
  /// The hash of all files of stage 1, with their names.
  var hash: String {
    var hash = FileHash()
    for file in files() {
      hash.add(Array(file.name.utf8))
      hash.add([0])
      hash.add(file.bytes)
    }
    return hash.hexadecimal
  }
}

extension Packer {
  /// The packed file of a text.
  static func packed(_ text: TableText, sections: PackSections = .embedded) throws -> [UInt8] {
    try packed(PackInput(text, sections: sections))
  }

  static func packed(_ input: PackInput) throws -> [UInt8] {
    var packer = try Packer(input)
    return try packer.pack()
  }
}
