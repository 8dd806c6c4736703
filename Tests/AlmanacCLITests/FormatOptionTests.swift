import AlmanacTestKit
import Testing

@testable import AlmanacCLI

/// `almanac format` with times, patterns, skeletons, calendars, digits and offsets.
@Suite struct FormatOptionTests {
  private func format(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["format"] + arguments)
  }

  @Test(arguments: [
    (["2026-11-30T06:05", "--time", "short", "--locale", "pt-BR,en"], "06:05\n6:05\u{202F}AM\n"),
    (["2026-11-30T06:05", "--time", "short", "--locale", "en", "--plain-spaces"], "6:05 AM\n"),
    (
      ["2026-11-30T06:05:09", "--date", "long", "--time", "medium", "--locale", "tr"], "30 Kas\u{131}m 2026 06:05:09\n"
    ),
    (["2026-11-30", "--skeleton", "yMMMEd", "--locale", "ja,tr"], "2026年11月30日(月)\n30 Kas 2026 Pzt\n"),
    (["2026-11-30", "--pattern", "d.M.y", "--locale", "tr"], "30.11.2026\n"),
    (["2026-11-30", "--calendar", "japanese", "--date", "long", "--locale", "ja"], "令和8年11月30日\n"),
    (
      ["2026-11-30", "--calendar", "roc", "--numbers", "latn", "--date", "long", "--locale", "zh-TW"], "民國115年11月30日\n"
    ),
    (["2026-11-30", "--numbers", "thai", "--locale", "th"], "๓๐/๑๑/๖๙\n"),
    // A date style writes the date of a date-time.
    (["2026-11-30T23:59", "2026-11-30T23:59Z", "--locale", "tr"], "30.11.2026\n30.11.2026\n"),
    (["2026-11-30T23:59Z", "--offset", "+09:00", "--locale", "tr"], "1.12.2026\n"),
  ]) func texts(arguments: [String], text: String) throws {
    let result = try BuiltCommand.run(["format"] + arguments)
    #expect(result.text == text && result.errors == "" && result.status == 0)
  }

  /// The clock that is written: the value's own, or the one that is asked for.
  @Test func offsets() throws {
    let pattern = ["--pattern", "HH:mm xxx", "--locale", "en"]
    func text(_ arguments: String...) throws -> String { try BuiltCommand.run(["format"] + pattern + arguments).text }
    #expect(try text("2026-11-30T06:05+02:00") == "06:05 +02:00\n")
    #expect(try text("2026-11-30T06:05+02:00", "--offset", "Z") == "04:05 +00:00\n")
    #expect(try text("2026-11-30T06:05-03:00", "--offset", "+05:45") == "14:50 +05:45\n")
    // A value without an offset is what the clock shows that is asked for.
    #expect(try text("2026-11-30T06:05", "--offset", "-03:00") == "06:05 -03:00\n")
  }

  @Test func columns() throws {
    let input = "1\t2026-11-30T10:00\tx\r\n2\t2026-11-30T10:00:30+02:00\n3\t\\N\n4\t\n"
    let result = try BuiltCommand.run(
      ["format", "--column", "2", "--date", "short", "--time", "short", "--locale", "tr"], input: Array(input.utf8))
    #expect(result.text == "1\t30.11.2026 10:00\tx\r\n2\t30.11.2026 10:00\n3\t\\N\n4\t\n")
    #expect(result.status == 0)
  }

  @Test func severalLocalesAndKeep() throws {
    let input = "2026-11-30T18:05\r\n2026-11-30\nsoon"
    let result = try BuiltCommand.run(
      ["format", "--time", "short", "--locale", "ja,tr", "--on-error", "keep"], input: Array(input.utf8))
    #expect(result.text == "18:05\r\n18:05\r\n2026-11-30\n2026-11-30\nsoon\nsoon")
    #expect(
      result.errors.hasPrefix(
        "almanac format: line 2: the format writes a time, and the value is a date alone\nalmanac format: line 3: soon: "
      ))
    #expect(result.status == 0)
  }

  /// Plain dates and date-times mix where a date is written.
  @Test func mixedValues() throws {
    let input = "2026-11-30\n2026-11-30T10:00\n2026-11-30T10:00Z\n-0044-03-15\n"
    let result = try BuiltCommand.run(["format", "--pattern", "y-MM-dd", "--locale", "en"], input: Array(input.utf8))
    #expect(result.text == "2026-11-30\n2026-11-30\n2026-11-30\n45-03-15\n" && result.status == 0)
  }

  // MARK: Refusals

  @Test(arguments: [
    (["--pattern", "y", "--skeleton", "y"], "--pattern and --skeleton exclude each other"),
    (["--pattern", "y", "--date", "short"], "--pattern and --date exclude each other"),
    (["--skeleton", "y", "--time", "short"], "--skeleton and --time exclude each other"),
    (["--time", "tiny"], "--time is short, medium, long or full, not 'tiny'"),
    (["--pattern", "y v"], "--pattern: \"y v\": column 3"), (["--skeleton", "y d"], "--skeleton: "),
    (["--offset", "9"], "--offset: "), (["--calendar", "x"], "--calendar is a BCP 47 value such as japanese, not 'x'"),
    (["--numbers", "th ai"], "--numbers is a BCP 47 value such as thai, not 'th ai'"),
    (["--calendar", "persian"], "its calendar is \"persian\""), (["--numbers", "bogus"], "\"bogus\""),
  ]) func usage(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(["format", "2026-11-30", "--locale", "ja"] + arguments)
    #expect(result.status == 64 && result.output == [] && result.errors.contains(message), "\(result.errors)")
  }

  @Test func tagsThatSayOtherwise() throws {
    let calendar = try format("2026-11-30", "--locale", "ja-u-ca-roc", "--calendar", "japanese")
    #expect(calendar.status == 64 && calendar.errors.contains("--calendar japanese and ja-u-ca-roc, which says roc"))
    let numbers = try format("2026-11-30", "--locale", "th-u-nu-latn", "--numbers", "thai")
    #expect(numbers.status == 64 && numbers.errors.contains("--numbers thai and th-u-nu-latn, which says latn"))
  }

  @Test(arguments: [
    (["2026-11-30", "--time", "short"], "2026-11-30: the format writes a time, and the value is a date alone"),
    (["2026-11-30T06:05", "--pattern", "HH xxx"], "2026-11-30T06:05: the format writes an offset"),
    (["2026-11-30", "--pattern", "y xxx"], "2026-11-30: the format writes an offset"),
    (["2026-11-30T25:00"], "hours run from 0 to 23"), (["2026-11-30T06:05+19:00"], "offsets run from"),
    (["2026-11-30T"], "2026-11-30T: "), (["2026-11-30t06:05"], "2026-11-30t06:05: "),
  ]) func values(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(["format", "--locale", "en"] + arguments)
    #expect(result.status == 1 && result.output == [] && result.errors.contains(message), "\(result.errors)")
  }
}
