import AlmanacTestKit
import Foundation
import Testing

@testable import almanac_tables

/// Explanations as the command prints them, compared with `Golden/explain-<name>.txt`, whose first line is the command.
@Suite struct ExplanationGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  private static let names = [
    "inherited-style", "first-year", "alias", "names", "native-digits", "buddhist", "appended-field",
    "hours-of-a-region",
    "fraction", "other-clock", "offset", "unknown-language", "pattern", "reading", "reading-tolerantly",
    "reading-stopped", "reading-no-such-day", "reading-two-digit-year", "json", "reading-json",
  ]

  @Test(arguments: names) func explanation(_ name: String) throws {
    let url = Self.folder.appending(path: "explain-\(name).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    let command = try #require(text.split(separator: "\n").first)
    let arguments = try #require(Self.words(String(command)), "the first line is $ almanac-tables explain …")
    let run = try BuiltCommand.run(arguments, tool: "almanac-tables")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let found = "\(command)\n\(run.text)"
    if Thoroughness.isRecording {
      try found.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.lastPathComponent); run again without recording")
    } else {
      #expect(found == text)
    }
  }

  @Test func everyGoldenFileIsCompared() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasPrefix("explain-")
    }
    #expect(files.sorted() == Self.names.map { "explain-\($0).txt" }.sorted())
  }

  /// The words behind the name of the tool; text between apostrophes is one word.
  private static func words(_ line: String) -> [String]? {
    let prefix = "$ almanac-tables "
    guard line.hasPrefix(prefix) else { return nil }
    return line.dropFirst(prefix.count).split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.offset % 2 == 1 ? [String($0.element)] : $0.element.split(separator: " ").map(String.init)
    }
  }
}
