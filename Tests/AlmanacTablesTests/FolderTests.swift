import FoundationEssentials
import Testing

@testable import almanac_tables

/// Folders are replaced whole or not at all.
@Suite struct FolderTests {
  private func files(_ mark: String) -> [(name: String, bytes: [UInt8])] {
    (0..<40).map { ("\($0 % 2 == 0 ? "" : "sub/")\($0)", Array(mark.utf8)) }
  }

  private func marks(_ folder: String) throws -> Set<String> {
    let names = Folder.names(in: folder).filter { $0 != "sub" } + Folder.names(in: "\(folder)/sub").map { "sub/\($0)" }
    #expect(names.count == 40)
    return Set(try names.map { String(decoding: try Folder.read("\(folder)/\($0)"), as: UTF8.self) })
  }

  @Test func aFolderIsReplacedWithAllItsFiles() throws {
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/set", with: files("old"))
      try Data("stray".utf8).write(to: URL(filePath: "\(folder)/set/stray"))
      try Folder.replace("\(folder)/set", with: files("new"))
      #expect(try marks("\(folder)/set") == ["new"])
      #expect(Folder.names(in: folder) == ["set"])
    }
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/set.new-123", with: files("half"))
      try Folder.replace("\(folder)/set", with: files("new"))
      #expect(Folder.names(in: folder) == ["set"])
    }
  }

  @Test func aFailedWriteLeavesTheOldFolder() throws {
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/set", with: files("old"))
      let error = #expect(throws: FileError.self) {
        try Folder.replace("\(folder)/set", with: files("new") + [("no/such/deep\0name", [])])
      }
      #expect(error?.action == "write")
      #expect(try marks("\(folder)/set") == ["old"])
      #expect(Folder.names(in: folder) == ["set"])
    }
  }

  @Test func aFileOrALinkInThePlaceOfTheFolderIsLeftAlone() throws {
    try Fixture.withFolder { folder in
      try Data("file".utf8).write(to: URL(filePath: "\(folder)/file"))
      try Folder.replace("\(folder)/target", with: files("old"))
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "target")
      for name in ["file", "link"] {
        let error = #expect(throws: FileError.self) { try Folder.replace("\(folder)/\(name)", with: files("new")) }
        #expect(error?.reason == "it is not a folder, but a file or a link")
      }
      #expect(try marks("\(folder)/target") == ["old"])
      #expect(String(decoding: try Folder.read("\(folder)/file"), as: UTF8.self) == "file")
    }
  }

  @Test func aFileAboveTheFolderIsAnError() throws {
    try Fixture.withFolder { folder in
      try Data("file".utf8).write(to: URL(filePath: "\(folder)/file"))
      #expect(throws: FileError.self) { try Folder.replace("\(folder)/file/set", with: files("new")) }
    }
  }
}
