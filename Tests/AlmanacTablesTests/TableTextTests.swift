import FoundationEssentials
import Testing

@testable import almanac_tables

/// Stage 1 as files: what is written is what is read, and damage is named.
@Suite struct TableTextTests {
  @Test func filesReadBackEqual() throws {
    let text = try Fixture.smallText()
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: text.files())
      #expect(try TableText(folder: "\(folder)/Locales") == text)
    }
  }

  @Test func filesAreSortedOneValueALineAndEscaped() throws {
    let file = try #require(try Fixture.smallText().files().first { $0.name == "pt-PT.json" })
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    let keys = lines.filter { $0.hasPrefix("    \"") }.map { $0.split(separator: "\"")[1] }
    #expect(keys.count > 100)
    #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(file.bytes.contains { $0 < 0x20 && $0 != 0x0A } == false)
    #expect(String(decoding: file.bytes, as: UTF8.self).unicodeScalars.contains("\u{2009}") == false)
  }

  @Test func valuesComeFromTheNearestHolder() throws {
    let text = try Fixture.text.get()
    #expect(text.chain("pt-AO") == ["pt-AO", "pt-PT", "pt", "und"])
    #expect(text.chain("zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "und"])
    #expect(text.value("styles/date/short", for: "pt-AO")?.value == "dd/MM/yy")
    #expect(text.value("styles/date/short", for: "pt-AO")?.holder == "pt-PT")
    #expect(text.value("no/such/key", for: "pt-AO") == nil)
  }

  @Test(arguments: [
    ("pt.json", "{", "cannot read"), ("pt.json", #"{"locale":"xx","values":{}}"#, "not what its name says"),
    ("pt.json", #"{"locale":"pt","parent":"qq","values":{}}"#, "no file of the parent qq"),
    ("pt.json", #"{"locale":"pt","parent":"pt-PT","values":{}}"#, "in a circle: pt > pt-PT > pt"),
    ("pt.json", #"{"locale":"pt","values":{}}"#, "do not end at und"),
    ("supplemental/source.json", #"{"area":"source","values":{}}"#, "a version is missing"),
  ])
  func damageIsNamed(_ name: String, _ contents: String, _ message: String) throws {
    let text = try Fixture.smallText()
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: text.files())
      try Data(contents.utf8).write(to: URL(filePath: "\(folder)/Locales/\(name)"))
      let error = #expect(throws: FileError.self) { try TableText(folder: "\(folder)/Locales") }
      #expect(error.map { "\($0)".contains(message) && "\($0)".contains(name) } == true)
    }
  }

  @Test func anEmptyFolderSaysHowToFillIt() throws {
    try Fixture.withFolder { folder in
      let error = #expect(throws: FileError.self) { try TableText(folder: "\(folder)/Locales") }
      #expect(error.map { "\($0)".contains("almanac-tables harvest") } == true)
    }
  }
}
