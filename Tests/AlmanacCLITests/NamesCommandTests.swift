import AlmanacTestKit
import Testing

@testable import AlmanacCLI

/// `almanac names` as people run it.
@Suite struct NamesCommandTests {
  private func names(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["names"] + arguments)
  }

  @Test func lists() throws {
    #expect(try names("--locale", "pl").text.hasPrefix("styczeń\nluty\n"))
    #expect(try names("--locale", "pl", "--context", "format").text.hasPrefix("stycznia\nlutego\n"))
    #expect(try names("--locale", "en", "--kind", "quarters", "--width", "abbreviated").text == "Q1\nQ2\nQ3\nQ4\n")
    #expect(try names("--locale", "en", "--kind", "eras", "--width", "narrow").text == "B\nA\n")
    #expect(try names("--locale", "ja-u-ca-japanese", "--kind", "eras").text.hasSuffix("\n平成\n令和\n"))
    #expect(try names("--locale", "de", "--kind", "fields").text.hasPrefix("era\tEpoche\nyear\tJahr\n"))
  }

  @Test func weekdaysBeginWhereAsked() throws {
    func first(_ day: String...) throws -> Substring? {
      let line = ["names", "--locale", "tr", "--kind", "weekdays"] + day
      return try BuiltCommand.run(line).text.split(separator: "\n").first
    }
    #expect(try first() == "Pazar")
    #expect(try first("--first", "locale") == "Pazartesi")
    #expect(try first("--first", "fri") == "Cuma")
    #expect(try first("--width", "short", "--first", "mon") == "Pt")
  }

  @Test func capitals() throws {
    let result = try names("--locale", "es", "--capitalization", "ui-list-or-menu")
    #expect(result.text.hasPrefix("Enero\nFebrero\n"))
  }

  @Test func json() throws {
    let result = try names(
      "--locale", "pt_AO", "--kind", "weekdays", "--width", "narrow", "--first", "locale", "--json")
    #expect(
      result.text == """
        {"locale":"pt-AO","resolved":"pt-AO","calendar":"gregory","kind":"weekdays","width":"narrow",\
        "context":"standalone","first":"mon","names":["S","T","Q","Q","S","S","D"]}

        """)
    let keyed = try names("--locale", "en", "--kind", "day-periods", "--width", "abbreviated", "--json")
    #expect(keyed.text.contains(#""names":{"am":"AM","pm":"PM","midnight":"midnight","noon":"noon","#))
    let eras = try names("--locale", "th", "--kind", "eras", "--width", "abbreviated", "--json")
    #expect(eras.text.contains(#""calendar":"buddhist","kind":"eras","width":"abbreviated","names":["พ.ศ."]"#))
  }

  /// Command lines that are wrong, and a part of what is said.
  @Test(arguments: [
    ([], "--locale is needed"), (["--locale", "pt", "--locale", "ja"], "twice"),
    (["--locale", "fa"], "fa-u-ca-gregory"), (["--locale", "p t"], "--locale: "),
    (["--locale", "pt", "--kind", "month"], "months, weekdays, quarters, eras, day-periods, fields"),
    (["--locale", "pt", "--width", "short"], "weekdays alone"),
    (["--locale", "pt", "--width", "long"], "abbreviated, wide, narrow, short, not 'long'"),
    (["--locale", "pt", "--context", "stand-alone"], "format, standalone, not 'stand-alone'"),
    (["--locale", "pt", "--first", "mon"], "--first is for --kind weekdays"),
    (["--locale", "pt", "--kind", "weekdays", "--first", "monday"], "not 'monday'"),
    (["--locale", "pt", "--kind", "eras", "--context", "format"], "leave --context out"),
    (["--locale", "pt", "--kind", "fields", "--capitalization", "none"], "leave it out"),
    (["--locale", "pt", "--capitalization", "always"], "ui-list-or-menu, not 'always'"),
    (["--locale", "pt", "months"], "nothing but options"),
  ]) func refusals(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(["names"] + arguments)
    #expect(result.status == 64 && result.output == [])
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasSuffix("Try 'almanac names --help'.\n"))
  }
}
