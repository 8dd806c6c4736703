import Almanac
import AlmanacICU
import Foundation
import Testing

@testable import almanac_tables

/// The built tool, as people and scripts start it.
@Suite struct ToolTests {
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let tool = try #require(KilledRunTests.tool, "the tool stands beside the tests")
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    return try Fixture.withFolder { folder in
      let files = ["output", "errors"].map { "\(folder)/\($0)" }
      for file in files { try Data().write(to: URL(filePath: file)) }
      process.standardOutput = FileHandle(forWritingAtPath: files[0])
      process.standardError = FileHandle(forWritingAtPath: files[1])
      try process.run()
      process.waitUntilExit()
      let texts = try files.map { String(decoding: try Folder.read($0), as: UTF8.self) }
      return (process.terminationStatus, texts[0], texts[1])
    }
  }

  @Test func eachCommandHasAPageOfTheWidthOfATerminal() throws {
    for page in [HelpPage.text, HelpPage.pack, HelpPage.show, HelpPage.check, HelpPage.export] {
      #expect(page.hasPrefix("almanac-tables") && page.contains("Usage:") && page.contains("Exit status:"))
      for line in page.split(separator: "\n") where !line.contains("$ ") { #expect(line.count <= 90, "\(line)") }
    }
    #expect(HelpPage.text.contains("export") && HelpPage.text.contains("--overlay"))
  }

  @Test(arguments: [
    (["pack", "--locales", "tr"], 64, "--locales makes a file of your own; name it with --output FILE"),
    (["pack", "--from", "72"], 64, "--from makes a file of your own; name it with --output FILE"),
    (["pack", "--from", "119", "--output", "x"], 1, "119"),
    (["verify", "--sample", "0"], 64, "--sample takes a number from 1 to 100, not '0'"),
    (["pack", "--sections", "moons", "--output", "x"], 64, "there is no section 'moons'; there are dates, times"),
    (["check", "--overlay", "x"], 64, "--overlay belongs to a packed file; name it with --tables FILE"),
    (["show", "tr", "--tables", "x"], 64, "--tables shows where a packed file comes from, and takes nothing else"),
    (["show"], 64, "an operand is missing"),
    (["show", "--tables", "/nowhere/x"], 1, "cannot read /nowhere/x: No such file or directory"),
    (["export", "--format", "xml"], 64, "there is no format 'xml'; there is json"),
  ])
  func whatCannotBeAsked(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let result = try run(arguments)
    #expect(result.status == status && result.output == "" && result.errors.contains(words), "\(result)")
  }

  @Test func aFileOfOnesOwnFromTheShell() throws {
    let text = try Fixture.smallText()
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: text.files())
      let overlay =
        #"{"name": "house", "edition": "\#(text.source.icu)", "locales": {"pt": {"styles/date/short": {"was": "dd/MM/y", "value": "dd-MM-y"}}}}"#
      try Folder.write(Array(overlay.utf8), to: "\(folder)/house.json")
      let file = "\(folder)/app.tables"
      let common = ["--resources", folder, "--overlay", "\(folder)/house.json"]
      let packed = try run(["pack", "--locales", "pt", "--sections", "dates", "--output", file] + common)
      #expect(packed.status == 0, "\(packed)")
      #expect(packed.output.contains("locales: pt; sections: dates\noverlay: house, 1 value\nwrote \(file): "))
      let shown = try run(["show", "--tables", file])
      #expect(shown.output.contains("a subset with the locales pt and the sections dates\noverlay house, hash "))
      #expect(shown.output.hasSuffix("\n  pt styles/date/short\n"))
      let values = try run(["show", "pt-PT", "styles/date/short"] + common)
      #expect(values.output.contains("styles/date/short\t\"dd/MM/yy\"\tpt-PT\n"))
      let own = try run(["show", "pt", "styles/date/short"] + common)
      #expect(own.output.hasSuffix("styles/date/short\t\"dd-MM-y\"\tpt\toverlay house, instead of \"dd/MM/y\"\n"))
      #expect(try run(["check", "--tables", file] + common).status == 0)
      // A folder that is not there: an error of writing, and nothing is made.
      let lost = try run(["pack", "--output", "\(folder)/no/app.tables", "--resources", folder])
      #expect(lost.status == 74 && lost.errors.contains("cannot write \(folder)/no/app.tables: No such file"))
    }
  }

  /// A file of another edition than the text's, as those pack it who stay on one.
  @Test(.enabled(if: (try? ICULibrary.system()) != nil, "no ICU is installed to be packed"))
  func aFileOfAnotherEdition() throws {
    let icu = try ICULibrary.system()
    try Fixture.withFolder { folder in
      let file = "\(folder)/other.tables"
      let packed = try run(["pack", "--from", "system", "--locales", "pt", "--sections", "dates", "--output", file])
      #expect(packed.status == 0 && packed.output.hasPrefix("packed ICU \(icu.version): "), "\(packed)")
      let data = try LocaleData(try Folder.read(file))
      #expect(data.source.icu == icu.version && data.source.subset?.locales == ["pt"])
      let format = try DateTimeFormat(date: .short, locale: "pt", data: data)
      #expect(format.string(from: try CivilDate(year: 2026, month: 11, day: 30)) == "30/11/2026")
    }
  }

  @Test func progressIsSaidInHundredSteps() {
    let texts = (0..<1612).compactMap { ProgressLine.text("reading", $0, 1612) }
    #expect(texts.count == 100 && texts.first == "\rreading: 0 %" && texts.last == "\rreading: 99 %")
    #expect(ProgressLine.text("reading", 0, 0) == nil)
  }
}
