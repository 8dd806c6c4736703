import Almanac
import Testing

/// Every message of `TableError`, each from bytes that earn it.
@Suite struct TableErrorTests {
  /// The error that bytes are refused with.
  static func refusal(_ bytes: [UInt8]) throws -> TableError {
    try #require(throws: TableError.self) { try LocaleData(bytes) }
  }

  /// A small file as sections that a test can damage.
  static var sections: [TableSection: [UInt8]] {
    get throws { PackedFile(try LocaleData(file).tables).sections }
  }

  /// Of one list of Hebrew there are fewer pairs than the limit.
  static let file = SmallTables.file(["pt-AO", "ar-EG", "haw", "he"], pairLimit: 6)

  @Test func fileIsRead() throws {
    let data = try LocaleData(Self.file)
    #expect(data.locales == ["ar", "ar-EG", "haw", "he", "pt", "pt-AO", "pt-PT", "und"])
    let (source, embedded) = (data.source, LocaleData.embedded.source)
    #expect(source.icu == embedded.icu && source.library == embedded.library && source.text == embedded.text)
    #expect(source.checksum != embedded.checksum && source.subset == nil)
    #expect(LoadedTables.use(data, LoadedTables.tags) > 20)
    let format = try DateTimeFormat(date: .long, locale: "pt-AO", data: data)
    #expect(format.string(from: CivilDate(dayNumber: 0)) == "1 de janeiro de 1970")
    #expect(try DateTimeFormat(date: .short, locale: "ja", data: data).resolvedLocale == .root)
  }

  /// The writer of these tests and the packer agree about the layout.
  @Test func writerAgreesWithThePacker() {
    #expect(PackedFile(.embedded).bytes() == PackedFile.embedded)
  }

  @Test func truncated() throws {
    #expect(try "\(Self.refusal([]))" == "locale tables, byte 0: the bytes end before the tables do")
    let error = try Self.refusal(Array(Self.file.dropLast()))
    #expect(error.code == .truncated && error.offset == 12)
    #expect("\(error)" == "locale tables, byte 12: the bytes end before the tables do")
  }

  @Test func trailingBytes() throws {
    let error = try Self.refusal(Self.file + [0])
    #expect(error.code == .trailingBytes)
    #expect("\(error)" == "locale tables, byte 12: there are bytes after the end of the tables")
  }

  @Test func notTables() throws {
    let error = try Self.refusal(Array("PK".utf8) + Self.file.dropFirst(2))
    #expect(error.code == .notTables)
    #expect("\(error)" == "locale tables, byte 0: these are not packed locale tables")
  }

  @Test func otherLayout() throws {
    var bytes = Self.file
    bytes.put(6, at: 8, 4)
    let error = try Self.refusal(bytes)
    #expect(error.code == .otherLayout(6))
    #expect(error.code != .otherLayout(8))
    #expect(
      "\(error)"
        == "locale tables, byte 8: layout 6, where this version of Almanac reads layout \(TableLayout.version); "
        + "pack the tables again with this version's almanac-tables")
  }

  @Test func badDirectory() throws {
    var bytes = Self.file
    bytes.put(1000, at: 24, 4)
    let error = try Self.refusal(bytes)
    #expect(error.code == .badDirectory)
    #expect("\(error)" == "locale tables, byte 24: the section directory is damaged")
  }

  @Test func wrongChecksum() throws {
    var bytes = Self.file
    bytes[bytes.count - 1] ^= 1
    let error = try Self.refusal(bytes)
    #expect(error.code == .wrongChecksum)
    #expect("\(error)" == "locale tables, byte 16: the checksum does not match")
  }

  /// The offset of a section in a file of these sections.
  static func offset(_ section: TableSection, _ bytes: [UInt8]) throws -> Int {
    let index = try #require(TableSection.allCases.firstIndex(of: section))
    return Int(bytes.number(at: TableLayout.headerByteCount + index * TableLayout.directoryEntryByteCount + 4, 4))
  }

  @Test func badString() throws {
    var sections = try Self.sections
    sections[.stringBytes]?[0] = 0xFF
    let bytes = PackedFile(sections: sections).bytes()
    let error = try Self.refusal(bytes)
    #expect(error.code == .badString)
    #expect("\(error)" == "locale tables, byte \(try Self.offset(.stringBytes, bytes)): a string is damaged")
  }

  @Test func badList() throws {
    var sections = try Self.sections
    sections[.listBlocks]?.put(1, at: 0, 3)
    let bytes = PackedFile(sections: sections).bytes()
    let error = try Self.refusal(bytes)
    #expect(error.code == .badList)
    #expect("\(error)" == "locale tables, byte \(try Self.offset(.listBlocks, bytes)): a list is damaged")
  }

  @Test func badRecord() throws {
    var sections = try Self.sections
    sections[.localeKeys]?.put(1, at: 0, 8)
    let bytes = PackedFile(sections: sections).bytes()
    let error = try Self.refusal(bytes)
    #expect(error.code == .badRecord)
    #expect("\(error)" == "locale tables, byte \(try Self.offset(.localeKeys, bytes)): a record is damaged")
  }

  @Test func unsortedKeys() throws {
    var sections = try Self.sections
    sections[.localeKeys]?.put(UInt64.max, at: 8, 8)
    let bytes = PackedFile(sections: sections).bytes()
    let error = try Self.refusal(bytes)
    #expect(error.code == .unsortedKeys)
    #expect(
      "\(error)" == "locale tables, byte \(try Self.offset(.localeKeys, bytes) + 8): keys are not in ascending order")
  }
}
