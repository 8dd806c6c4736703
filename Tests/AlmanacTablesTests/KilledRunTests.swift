import Foundation
import Testing

@testable import almanac_tables

/// The built tool, killed at random moments while it writes: one whole set is there, the old or the new one.
@Suite struct KilledRunTests {
  @Test func killedAtAnyMomentOneSetIsThereWhole() throws {
    let tool = try #require(Self.tool, "the tool stands beside the tests")
    let text = try Fixture.smallText()
    var other = text
    other.locales["pt"]?.values["months/format/wide/03"] = "marco"
    let oldFiles = try PackedEdition(text).files
    let sets = [oldFiles, try PackedEdition(other).files].map { files in
      Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
    }
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: other.files())
      var outcomes = Set<Int>()
      var random = SystemRandomNumberGenerator()
      for _ in 0..<25 {
        try Folder.replace("\(folder)/Tables", with: oldFiles)
        let process = Process()
        process.executableURL = tool
        process.arguments = ["pack", "--resources", folder]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32.random(in: 0...120_000, using: &random))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        var found: [String: [UInt8]] = [:]
        for name in Folder.names(in: "\(folder)/Tables") { found[name] = try Folder.read("\(folder)/Tables/\(name)") }
        let outcome = sets.firstIndex(of: found)
        #expect(outcome != nil, "neither the old set nor the new one: \(found.keys.sorted())")
        if let outcome { outcomes.insert(outcome) }
      }
      // Once more and to the end: what was left lying about does not stand in the way.
      let last = Process()
      last.executableURL = tool
      last.arguments = ["pack", "--resources", folder]
      last.standardOutput = FileHandle.nullDevice
      try last.run()
      last.waitUntilExit()
      #expect(last.terminationStatus == 0)
      #expect(Folder.names(in: folder) == ["Locales", "Tables"])
      #expect(!outcomes.isEmpty)
    }
  }

  /// The tool that was built along with the tests.
  static let tool: URL? = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<5 {
      let tool = folder.appending(path: "almanac-tables")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}
