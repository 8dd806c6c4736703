import Almanac
import FoundationEssentials
import Testing

@testable import almanac_tables

/// The lock binds edition, library, layout and all stages; what it says is there at run time too.
@Suite struct TableLockTests {
  private func lock() throws -> [String: String] {
    let lock = TableLock(reading: try Folder.read("\(Fixture.resources)/Tables/tables.lock"))
    return Dictionary(lock.lines.map { ($0.name, $0.value) }) { first, _ in first }
  }

  @Test func theEmbeddedTablesSayWhatTheLockSays() throws {
    let lock = try lock()
    let source = LocaleData.embedded.source
    #expect(lock["icu"] == source.icu && lock["cldr"] == source.cldr && lock["unicode"] == source.unicode)
    #expect(lock["time-zones"] == source.timeZones && lock["library"] == source.library)
    #expect(lock["text"] == source.text && lock["layout"] == "\(source.layout)")
    #expect(lock["tables-checksum"] == source.checksum)
    #expect(lock["tables-bytes"] == "\(LocaleData.embedded.tables.totalByteCount)")
  }

  @Test func theLockIsThatOfTheFiles() throws {
    let lock = try lock()
    #expect(lock["text"] == (try Fixture.text.get().hash))
    for (name, file) in [("tables", "almanac.tables"), ("fingerprints", "fingerprints.csv")] {
      #expect(lock[name] == (try FileHash.hexadecimal(ofFile: "\(Fixture.resources)/Tables/\(file)")))
    }
  }

  /// Whichever line is another one, the finding names it with both values.
  @Test func eachLineIsFound() throws {
    let text = try Fixture.smallText()
    let edition = try PackedEdition(text)
    let whole = TableLock(reading: edition.lock)
    #expect(whole.lines.count == 11)
    for line in whole.lines {
      let changed = String(decoding: edition.lock, as: UTF8.self).replacing(
        "\n\(line.name) = \(line.value)\n", with: "\n\(line.name) = other\n")
      let found = whole.differences(from: TableLock(reading: Array(changed.utf8)))
      #expect(found == ["\(line.name) is \(line.value), and the lock says other"])
    }
    #expect(whole.differences(from: whole) == [])
  }

  @Test func anEditedTextIsNamedByTheLock() throws {
    let text = try Fixture.smallText()
    try Fixture.withFolder { folder in
      var edited = text
      edited.locales["pt"]?.values["months/format/wide/03"] = "marco"
      try Folder.replace("\(folder)/Locales", with: edited.files())
      try Folder.replace("\(folder)/Tables", with: try PackedEdition(text).files)
      let options = try ToolOptions(["--resources", folder], [.resources])
      let findings = try Checker(options: options, harvest: Fixture.harvest).run().findings.map { "\($0)" }
      let lock = try #require(findings.first { $0.contains("tables.lock is not") })
      #expect(lock.contains("\n  text is \(edited.hash), and the lock says \(text.hash)\n"))
    }
  }

  /// A packed file of somebody's own says itself what to pack again.
  @Test func aFileOfOnesOwnIsChecked() throws {
    let text = try Fixture.smallText()
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: text.files())
      let overlay =
        #"{"name": "house", "edition": "\#(text.source.icu)", "locales": {"pt": {"styles/date/short": {"was": "dd/MM/y", "value": "dd-MM-y"}}}}"#
      try Folder.write(Array(overlay.utf8), to: "\(folder)/house.json")
      let overlays = try Overlay.read(["\(folder)/house.json"])
      let input = PackInput(text, merging: overlays, subset: try Subset(["pt"], sections: .dates, of: text))
      try Folder.write(try Packer.packed(input), to: "\(folder)/app.tables")
      func check(_ arguments: String...) throws -> [String] {
        let options = try ToolOptions(
          ["--resources", folder, "--tables", "\(folder)/app.tables"] + arguments, [.resources, .tables, .overlay])
        return try Checker(options: options).run().findings.map { "\($0)" }
      }
      #expect(try check("--overlay", "\(folder)/house.json") == [])
      #expect(try check().first?.contains("the overlay \"house\", which is not at hand") == true)
      var later = text
      later.locales["pt"]?.values["months/format/wide/03"] = "marco"
      try Folder.replace("\(folder)/Locales", with: later.files())
      let found = try check("--overlay", "\(folder)/house.json")
      #expect(
        found.count == 1 && found[0].contains("is not what packing") && found[0].contains("text is \(later.hash)"))
      later.locales["pt"]?.values["styles/date/short"] = "d/M/y"
      try Folder.replace("\(folder)/Locales", with: later.files())
      #expect(try check("--overlay", "\(folder)/house.json").first?.contains("has \"d/M/y\" here") == true)
    }
  }
}
