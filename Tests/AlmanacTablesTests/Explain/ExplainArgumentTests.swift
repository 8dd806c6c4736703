import AlmanacTestKit
import Testing

@testable import almanac_tables

/// What `explain` answers to bad input: a message that says what, where and what would be right.
@Suite struct ExplainArgumentTests {
  private static let usage: [(arguments: String, message: String)] = [
    ("2026-11-30 --locale tr", "say what is written: --date STYLE, --time STYLE or both, --skeleton"),
    ("2026-11-30 --locale tr --date short --skeleton yMd", "--date and --skeleton exclude each other"),
    ("2026-11-30 --locale tr --time short --pattern y", "--time and --pattern exclude each other"),
    ("2026-11-30 --locale tr --skeleton y --pattern y", "--skeleton and --pattern exclude each other"),
    ("2026-11-30 --locale tr --date short --date long", "--date is given twice, as 'short' and 'long'"),
    ("2026-11-30 --locale tr --date tiny", "--date is short, medium, long or full, not 'tiny'"),
    ("2026-11-30 --locale tr --date short --time short --glue at", "--glue is atTime or standard, not 'at'"),
    ("2026-11-30 --locale tr --date short --glue atTime", "give both --date and --time"),
    ("2026-11-30 --date short", "--locale is needed, such as pt-AO"),
    ("2026-11-30 --locale= --date short", "--locale is empty"),
    ("2026-11-30 --locale pt-BRAZIL1234 --date short", "the subtag at byte 3 is longer than 8 characters"),
    ("2026-11-30 --locale tr --pattern yyyy-qj", "the letter at column 7 stands for no field"),
    ("2026-11-30 --locale tr --pattern zzzz", "column 1 asks for the name of a time zone"),
    ("2026-11-30 --locale tr --skeleton y.M", "the character at column 2 is no letter"),
    ("2026-11-30 --locale tr --skeleton yn", "column 2"),
    ("2026-11-30 --locale tr --date short --alternatives few", "from 0 to 1000, not 'few'"),
    ("2026-11-30 --locale tr --date short --alternatives 1001", "from 0 to 1000, not '1001'"),
    ("2026-11-30 --locale tr --date short --reference 2026-01-01", "--reference is for --parse"),
    ("2026-11-30 --locale tr --date short --defaults 2026-01-01", "--defaults is for --parse"),
    ("2026-11-30 --locale tr --date short --strict", "--strict is for --parse"),
    ("--parse x --locale tr --date short --offset Z", "--offset is for dates that are written"),
    ("--parse x --locale tr --date short --reference 2026-13-01", "--reference: 2026-13-01"),
    ("--parse x 2026-11-30 --locale tr --date short", "what is '2026-11-30'?"),
    ("--locale tr --date short", "a date is needed, such as 2026-11-30, or --parse TEXT"),
    ("2026-11-30 2026-12-01 --locale tr --date short", "what is '2026-12-01'?"),
    ("2026-11-30 --locale tr --date short --tag x", "there is no option '--tag'"),
    ("2026-11-30T10:00Z --locale tr --time full --offset +01:00", "has an offset, and --offset says +01:00"),
  ]

  private static let badInput: [(arguments: String, message: String)] = [
    ("2026-11-31 --locale tr --date short", "2026-11-31: November 2026 has 30 days"),
    ("2026-13-01 --locale tr --date short", "2026-13-01"),
    ("12026-11-30 --locale tr --date short", "expected '-' after the year"),
    ("2026-11-30T24:00 --locale tr --date short", "2026-11-30T24:00"),
    ("2026-11-30T10:00+19:00 --locale tr --time full", "19:00"),
    ("2026-11-30 --locale tr --time short", "the format writes a time, and this is a date alone"),
    ("2026-11-30T10:00 --locale tr --time full", "end it with Z or +HH:MM, or give --offset"),
    ("2026-11-30 --locale fa --date short", "ask for the Gregorian calendar with \"fa-u-ca-gregory\""),
    ("2026-11-30 --locale en-u-nu-xxxx --date short", "there is no number system \"xxxx\""),
    ("2026-11-30 --locale en --skeleton yMMMdv", "the name of a time zone"),
    ("2026-11-30 --locale tr --date short --tables /no/such/file", "cannot read /no/such/file"),
    ("2026-11-30 --locale tr --date short --tables /bin/sh", "almanac-tables pack"),
  ]

  @Test(arguments: usage) func wrongCommandLine(_ arguments: String, _ message: String) throws {
    let run = try Self.run(arguments)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasPrefix("almanac-tables explain: ") && run.errors.contains("almanac-tables explain --help"))
  }

  @Test(arguments: badInput) func badValue(_ arguments: String, _ message: String) throws {
    let run = try Self.run(arguments)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func aTextThatCannotBeReadIsExplained() throws {
    let run = try BuiltCommand.run(
      ["explain", "--parse", "", "--locale", "tr", "--date", "short"], tool: "almanac-tables")
    #expect(run.status == 0 && run.text.hasPrefix("not read: expected a day of the month"))
  }

  @Test func aFormatThatCannotBeReadBackIsAnError() throws {
    let run = try Self.run("--parse x --locale he-u-nu-hebr --pattern Y")
    #expect(run.status == 1 && run.errors.contains("cannot be read back"), "\(run.errors)")
  }

  @Test func theTablesOfAFileAreExplained() throws {
    var text = try Fixture.smallText()
    text.locales["pt"]?.values["months/format/wide/11"] = "brumário"
    let packed = try PackedEdition(text).tables
    try Fixture.withFolder { folder in
      try Folder.write(packed, to: "\(folder)/almanac.tables")
      let run = try Self.run("2026-11-30 --locale pt-PT --date long --tables \(folder)/almanac.tables")
      #expect(run.status == 0 && run.text.contains("name, months/format/wide/11, held by pt"), "\(run.errors)")
      #expect(run.text.contains("\"brumário\"") && run.text.contains("\(folder)/almanac.tables"))
    }
  }

  @Test func helpSaysEverything() throws {
    let run = try Self.run("--help")
    #expect(run.status == 0 && run.text == ExplainHelp.text)
    for option in ExplainOptions.Option.allCases {
      #expect(run.text.contains("--\(option)"), "\(option)")
    }
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 84 })
    #expect(try BuiltCommand.run(["--help"], tool: "almanac-tables").text.contains("explain"))
  }

  @Test func examplesOfTheHelpRun() throws {
    let examples = ExplainHelp.text.split(separator: "\n").filter { $0.hasPrefix("  $ almanac-tables ") }
    #expect(examples.count >= 3)
    for example in examples {
      let run = try BuiltCommand.shell(String(example.dropFirst(4)))
      #expect(run.status == 0 && !run.text.isEmpty && run.errors.isEmpty, "\(example): \(run.errors)")
    }
  }

  private static func run(_ arguments: String) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["explain"] + arguments.split(separator: " ").map(String.init), tool: "almanac-tables")
  }
}
