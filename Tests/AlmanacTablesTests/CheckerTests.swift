import AlmanacICU
import FoundationEssentials
import Testing

@testable import almanac_tables

/// `check` finds every kind of disagreement and names the command that mends it.
@Suite struct CheckerTests {
  private func findings(_ change: (String) throws -> Void) throws -> [String] {
    let text = try Fixture.smallText()
    return try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: text.files())
      try Folder.replace("\(folder)/Tables", with: try PackedEdition(text).files)
      try change(folder)
      let options = try ToolOptions(["--resources", folder], [.resources])
      // The small text is not what an ICU gives, nor what this test was built with; those findings are not the point.
      return try Checker(options: options, harvest: Fixture.harvest).run().findings.map { "\($0)" }.filter {
        !$0.contains("in ICU") && !$0.contains("ICU gives") && !$0.contains("files differ in all")
          && !$0.contains("built with other tables") && !$0.contains("presence")
      }
    }
  }

  @Test func anUntouchedSetHasNone() throws {
    #expect(try findings { _ in } == [])
  }

  @Test(arguments: ["almanac.tables", "fingerprints.csv", "tables.lock"])
  func aChangedFileOfStage2(_ name: String) throws {
    let found = try findings { folder in
      var bytes = try Folder.read("\(folder)/Tables/\(name)")
      bytes[bytes.count / 2] ^= 1
      try Data(bytes).write(to: URL(filePath: "\(folder)/Tables/\(name)"))
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(name) == true && found.first?.contains("almanac-tables pack") == true)
  }

  @Test func aMissingFileOfStage2() throws {
    let found = try findings { try FileManager.default.removeItem(atPath: "\($0)/Tables/tables.lock") }
    #expect(found.count == 1 && found.first?.contains("tables.lock is missing") == true)
  }

  @Test func anEditedValue() throws {
    let found = try findings { folder in
      let path = "\(folder)/Locales/pt.json"
      let edited = String(decoding: try Folder.read(path), as: UTF8.self).replacing("março", with: "marco")
      try Data(edited.utf8).write(to: URL(filePath: path))
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.contains("is not what packing") && $0.contains("almanac-tables pack") })
  }

  @Test func aReorderedFileAndAStrayOne() throws {
    let found = try findings { folder in
      let path = "\(folder)/Locales/haw.json"
      let edited = String(decoding: try Folder.read(path), as: UTF8.self).replacing("\n    ", with: "\n      ")
      try Data(edited.utf8).write(to: URL(filePath: path))
      try Data("{}".utf8).write(to: URL(filePath: "\(folder)/Locales/notes.txt"))
    }
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("notes.txt is no file of the tables") })
    #expect(found.contains { $0.contains("haw.json is not in the form") && $0.contains("almanac-tables harvest") })
  }
}
