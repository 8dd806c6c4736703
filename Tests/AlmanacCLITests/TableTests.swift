import AlmanacTestKit
import Foundation
import Testing

@testable import AlmanacCLI

/// What the command prints of its tables.
@Suite struct TableTests {
  @Test func localesAreSortedLines() throws {
    let result = try BuiltCommand.run(["locales"])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    let tags = lines.dropLast().map { Array($0.utf8) }
    #expect(tags.contains(Array("ja".utf8)))
    #expect(zip(tags, tags.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    #expect(result.status == 0 && result.errors == "")
  }

  private struct Document: Decodable {
    struct Source: Decodable {
      let icu: String
      let cldr: String
      let unicode: String
      let timeZones: String
    }
    let source: Source
    let locales: [String]
    let aliases: [String: String]
  }

  @Test func jsonSaysTheSame() throws {
    let result = try BuiltCommand.run(["locales", "--json"])
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    let lines = try BuiltCommand.run(["locales"]).text.split(separator: "\n").map(String.init)
    #expect(document.locales == lines)
    #expect(document.aliases["iw"] == "he")
    let version = try BuiltCommand.run(["version"]).text.split(separator: "\n")
    let source = document.source
    #expect(
      version.last ?? ""
        == "ICU \(source.icu), CLDR \(source.cldr), Unicode \(source.unicode), time zones \(source.timeZones)")
    #expect(result.output.filter { $0 == 0x0A }.count == 1 && result.output.last == 0x0A)
  }

  @Test(arguments: ["version", "--version"]) func version(_ argument: String) throws {
    let result = try BuiltCommand.run([argument])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines.first == "almanac \(VersionCommand.packageVersion)" && lines.last == "")
    #expect(result.status == 0 && result.errors == "")
  }
}
