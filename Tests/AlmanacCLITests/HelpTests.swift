import AlmanacCommandLine
import AlmanacTestKit
import Testing

@testable import AlmanacCLI

/// The pages of `--help`.
@Suite struct HelpTests {
  /// Command lines, and the name of the page that they print.
  static let pages: [(arguments: [String], name: String)] = [
    (["--help"], "help"), (["-h"], "help"), (["help"], "help"), (["help", "help"], "help"),
    (["help", "--help"], "help"), (["format", "--help"], "format"), (["format", "-h"], "format"),
    (["format", "2026-11-30", "--column", "2", "--help", "--nonsense"], "format"), (["help", "format"], "format"),
    (["range", "--help"], "range"), (["help", "range"], "range"), (["relative", "-h"], "relative"),
    (["help", "relative"], "relative"), (["names", "--help"], "names"), (["names", "-h"], "names"),
    (["help", "names"], "names"),
    (["parse", "--help"], "parse"), (["parse", "-h"], "parse"), (["help", "parse"], "parse"),
    (["table", "--help"], "table"), (["help", "table"], "table"),
    (["picker", "--help"], "picker"), (["picker", "date", "-h"], "picker"), (["help", "picker"], "picker"),
    (["calendar", "--help"], "calendar"), (["help", "calendar"], "calendar"),
    (["html", "--help"], "html"), (["html", "date", "-h"], "html"), (["help", "html"], "html"),
    (["locales", "--help"], "locales"), (["locales", "-h"], "locales"), (["help", "locales"], "locales"),
    (["password", "--help"], "password"), (["password", "check", "-h"], "password"),
    (["help", "password"], "password"),
    (["version", "--help"], "version"), (["help", "version"], "version"),
  ]

  @Test(arguments: pages) func page(_ arguments: [String], _ name: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.text == (try HelpPage.named([name])))
    #expect(result.status == 0 && result.errors == "")
  }

  @Test func everyOptionIsExplained() {
    func check(_ options: [OptionDeclaration], on page: String) {
      for option in options { #expect(page.contains(option.written), "\(option.written)") }
    }
    check(FormatRequest.Option.allCases.map(\.declaration), on: HelpPage.format)
    check(RangeCommand.Option.allCases.map(\.declaration), on: HelpPage.range)
    check(RelativeRequest.Option.allCases.map(\.declaration), on: HelpPage.relative)
    check(ParseRequest.Option.allCases.map(\.declaration), on: HelpPage.parse)
    check(TableRequest.Option.allCases.map(\.declaration), on: HelpPage.table)
    check(NamesRequest.Option.allCases.map(\.declaration), on: HelpPage.names)
    check(
      PickerRequest.Option.allCases.filter { $0.belongs(to: PickerCommand.name) }.map(\.declaration),
      on: HelpPage.picker)
    check(
      PickerRequest.Option.allCases.filter { $0.belongs(to: HTMLCommand.name) }.map(\.declaration), on: HelpPage.html)
    check(CalendarCommand.Option.allCases.map(\.declaration), on: HelpPage.calendar)
    check(LocalesCommand.Option.allCases.map(\.declaration), on: HelpPage.locales)
    check(PasswordRequest.Option.allCases.map(\.declaration), on: HelpPage.password)
    check(VersionCommand.Option.allCases.map(\.declaration), on: HelpPage.version)
    for subcommand in Subcommand.allCases { #expect(HelpPage.command.contains(subcommand.command)) }
  }

  @Test(arguments: [
    "help", "format", "range", "relative", "parse", "table", "names", "picker", "calendar", "locales", "password",
    "version",
  ])
  func fitsATerminal(_ name: String)
    throws
  {
    for line in try HelpPage.named([name]).split(separator: "\n") where !line.contains("$ ") {
      #expect(line.count <= 82, "\(line)")
    }
  }

  @Test func limitsAreWhatTheHelpSays() {
    let limits = FilterPlan.Limits()
    #expect(limits.block == 262_144 && limits.heldBack == 65_536 && limits.value == 64)
  }
}
