import AlmanacTestKit
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
      try Folder.replace("\(folder)/Tables", with: oldFiles)
      let whole = try ContinuousClock().measure { try Self.start(tool, folder).waitUntilExit() }
      let microseconds = UInt32(whole / .microseconds(1))
      var outcomes = Set<Int>()
      var random = SeededRandom(for: "killedAtAnyMoment", seed: 0xA10C)
      for round in 0..<50 {
        try Folder.replace("\(folder)/Tables", with: oldFiles)
        let process = try Self.start(tool, folder)
        // The first at once, the last after the end, the others anywhere between.
        switch round {
        case 0: break
        case 49: process.waitUntilExit()
        default: usleep(UInt32.random(in: 0...(microseconds + microseconds / 3), using: &random))
        }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        var found: [String: [UInt8]] = [:]
        for name in Folder.names(in: "\(folder)/Tables") { found[name] = try Folder.read("\(folder)/Tables/\(name)") }
        let outcome = sets.firstIndex(of: found)
        #expect(outcome != nil, "neither the old set nor the new one: \(found.keys.sorted())")
        if let outcome { outcomes.insert(outcome) }
      }
      #expect(outcomes == [0, 1], "a kill at once leaves the old set, one after the end the new")
      // Once more and to the end: what was left lying about does not stand in the way.
      let last = try Self.start(tool, folder)
      last.waitUntilExit()
      #expect(last.terminationStatus == 0)
      #expect(Folder.names(in: folder) == ["Locales", "Tables"])
    }
  }

  private static func start(_ tool: URL, _ folder: String) throws -> Process {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["pack", "--resources", folder]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
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
