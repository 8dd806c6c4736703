import Almanac
import Foundation
import Testing

@testable import almanac_tables

/// The forms of a comparison, and the command line that asks for them.
@Suite struct DiffReportTests {
  private static let result = Task {
    try await DiffFixture.result { text in
      text.locales["tr"]?.values["styles/date/short"] = "d\u{202F}|\u{202F}M\u{202F}|\u{202F}y"
      text.locales["pt"]?.values["skeletons/yMEd"] = "E, MM/dd/y"
    }
  }

  @Test func textHasExamplesWithEscapes() async throws {
    let text = DiffReport(result: try await Self.result.value).text
    #expect(text.contains("tr dates short 2026-03-05: \"5.03.2026\" -> \"5\\u202F|\\u202F3\\u202F|\\u202F2026\""))
    #expect(text.contains("looks like a mistake in the data: day and month stand in another order"))
    #expect(text.contains("\nstyles/date/short\t\"d.MM.y\" -> \"d\\u202F|\\u202FM\\u202F|\\u202Fy\"\ttr\n"))
    #expect(!text.unicodeScalars.contains("\u{202F}"))
  }

  @Test func summaryHasALineForEachLocale() async throws {
    let result = try await Self.result.value
    let lines = DiffReport(result: result).summary.split(separator: "\n")
    #expect(lines.contains("ja\t0"))
    let line = try #require(lines.first { $0.hasPrefix("pt\t") })
    #expect(line.contains(/skeletons [1-9]/) && line.contains("look like mistakes"), "\(line)")
    #expect(lines.count >= result.compared.count + 2)
  }

  @Test func markdownIsATableWithWholeCells() async throws {
    let text = DiffReport(result: try await Self.result.value).markdown
    #expect(text.contains("### Looks like a mistake in the data"))
    for row in text.split(separator: "\n") where row.hasPrefix("|") {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 7, "\(row)")
    }
    #expect(text.utf8.count < 65_536)
  }

  @Test func markdownEndsWhereThereIsNoMoreRoom() {
    let texts = (0..<4000).map { number in
      DiffEntry(
        cause: DiffCause(
          place: .dates, edits: [TextEdit(removed: "a", inserted: "b\(number)", left: nil, right: nil)], warning: nil),
        texts: [
          DiffEntry.Text(
            section: .dates, subject: "full", value: "", before: "a", after: "b\(number)", forms: nil, locales: ["pt"])
        ])
    }
    let source = TableText.Source(icu: "1", cldr: "1", unicode: "1", timeZones: "1", library: "")
    let result = DiffResult(
      old: source, new: source, names: ("a", "b"), added: [], removed: [], newLanguages: [], goneLanguages: [],
      compared: ["pt"], comparisons: 4000, entries: texts, keys: nil, areasLeftOut: [])
    let text = DiffReport(result: result).markdown
    #expect(text.utf8.count < DiffReport.markdownLimit + 500 && text.contains("more causes have no room here"))
  }

  @Test func jsonHasEverything() async throws {
    let result = try await Self.result.value
    let json = try JSONSerialization.jsonObject(with: Data(DiffReport(result: result).json)) as? [String: Any]
    let causes = try #require(json?["causes"] as? [[String: Any]])
    #expect(causes.count == result.entries.count && causes[0]["warning"] as? String == "fieldOrder")
    #expect(causes.reduce(0) { $0 + (($1["count"] as? Int) ?? 0) } == result.changedTexts)
    #expect((json?["keys"] as? [[String: Any]])?.count == result.keys?.count)
    #expect((json?["old"] as? [String: Any])?["icu"] as? String == result.old.icu)
  }

  @Test func optionsAreRead() throws {
    let options = try #require(
      try DiffOptions(["72.1", "--locale", "pt,tr", "78.3", "--section=names,dates", "--json"]))
    #expect(options.old == "72.1" && options.new == "78.3" && options.form == .json)
    #expect(options.request.locales == ["pt", "tr"] && !options.request.comparesKeys)
    #expect(options.request.sections == [.months, .weekdays, .quarters, .eras, .dayPeriods, .fields, .dates])
    #expect(try DiffOptions(["a", "b", "--section", "keys"])?.request.sections == [])
    #expect(try DiffOptions(["--help"]) == nil)
  }

  @Test(arguments: [
    ["72.1"], ["a", "b", "c"], ["a", ""], ["a", "b", "--json", "--summary"], ["a", "b", "--section", "everything"],
    ["a", "b", "--section", ","], ["a", "b", "--locale", ""], ["a", "b", "--from", "c"],
  ])
  func wrongCommandLinesAreRefused(arguments: [String]) {
    #expect(throws: (any Error).self) { try DiffOptions(arguments) }
  }

  /// Help names every section and every option, and the article no command that there is not.
  @Test func helpAndArticleSayWhatThereIs() throws {
    for name in DiffSection.allNames { #expect(DiffOptions.help.contains(name), "\(name)") }
    for option in ["--locale", "--section", "--summary", "--markdown", "--json", "--help"] {
      #expect(DiffOptions.help.contains(option))
    }
    let path = "\(Folder.parent(of: Fixture.resources))/Sources/Almanac/Almanac.docc/RegeneratingTheTables.md"
    let article = String(decoding: try Folder.read(path), as: UTF8.self)
    var commands = 0
    for line in article.split(separator: "\n") where line.hasPrefix("almanac-tables ") {
      var words = line.split(separator: " ").map(String.init)
      if let end = words.firstIndex(where: { $0 == ">" || $0 == "|" }) { words.removeSubrange(end...) }
      let subcommand = Subcommand(rawValue: words[1])
      #expect(subcommand != nil, "\(line)")
      commands += 1
      if subcommand == .diff { #expect(try DiffOptions(Array(words.dropFirst(2))) != nil, "\(line)") }
    }
    #expect(commands > 5)
  }
}
