import AlmanacTestKit
import Foundation
import Testing

@testable import AlmanacCLI

/// `almanac picker` and `almanac calendar`.
@Suite struct PickerCommandTests {
  /// Columns stay below one another where letters take two cells.
  @Test(arguments: ["ja", "zh-Hans", "zh-Hant", "tr", "pt-BR"]) func columnsAreAligned(_ locale: String) throws {
    let result = try BuiltCommand.run(["picker", "date", "--locale", locale, "--selection", "2026-11-30"])
    #expect(result.status == 0)
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 8)
    let widths = Set(lines[1...5].map { TerminalWidth.of($0.replacingOccurrences(of: " <", with: "")) })
    #expect(widths.count == 1, "\(widths)")
    #expect(lines[3].hasPrefix("> ") && lines[3].hasSuffix(" <"))
  }

  @Test func theDocumentIsJSON() throws {
    for kind in PickerRequest.kinds where kind != "options" {
      var words = ["picker", kind, "--locale", "pt-BR", "--json"]
      switch kind {
      case "date": words += ["--selection", "2026-11-30"]
      case "time": words += ["--selection", "06:05"]
      case "day-and-time": words += ["--selection", "2026-11-30T06:05", "--today", "2026-11-30"]
      case "date-and-time": words += ["--selection", "2026-11-30T06:05"]
      case "year-month": words += ["--selection", "2026-11"]
      case "year": words += ["--selection", "2026"]
      case "month-day": words += ["--selection", "--11-30"]
      case "dependent": words += ["a/b", "a/c", "d", "--selection", "0,1"]
      case "countdown": words += ["--selection", "1:30"]
      default: words += ["--max", "5000"]
      }
      let result = try BuiltCommand.run(words)
      #expect(result.status == 0, "\(kind): \(result.errors)")
      let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
      #expect(object?["version"] as? Int == 1, "\(kind)")
    }
  }

  @Test(
    arguments: [
      (["picker"], 64, "the kind of picker is one of"), (["picker", "wheel"], 64, "not 'wheel'"),
      (["picker", "date", "--selection", "2026-11-30"], 64, "--locale is needed"),
      (["picker", "date", "--locale", "tr"], 64, "--selection is needed"),
      (["picker", "date", "--locale", "tr", "--selection", "soon"], 64, "2026-11-30"),
      (["picker", "date", "x", "--locale", "tr"], 64, "nothing belongs behind date"),
      (["picker", "date", "--locale", "fr", "--selection", "2026-11-30"], 1, "no labels"),
      (
        [
          "picker", "date", "--locale", "tr", "--selection", "2026-11-30", "--min", "2027-01-01", "--max", "2026-01-01",
        ], 1,
        "the minimum is after the maximum"
      ),
      (["picker", "time", "--locale", "tr", "--selection", "06:05", "--minute-step", "7"], 1, "divides 60"),
      (["picker", "time", "--locale", "tr", "--selection", "06:05", "--rows", "4"], 64, "odd number"),
      (["picker", "time", "--locale", "en", "--selection", "06:07", "--minute-step", "5"], 1, "The nearest is 5."),
      (["picker", "options", "a", "b", "--locale", "en", "--selection", "2"], 1, "2 can't be chosen"),
      (["picker", "date", "--locale", "en", "--selection", "2026-11-30", "--min", "2027-01-01"], 1, "can't be chosen"),
      (["picker", "date", "--locale", "en", "--selection", "2026-02-30"], 64, "a day, month or time that there is"),
      (["picker", "dependent", "a//b", "--locale", "tr"], 64, "a//b"),
      (["picker", "dependent", "a/b", "--selection", "0;0", "--locale", "tr"], 64, "0;0"),
      (["picker", "distance", "--locale", "tr"], 64, "--max is needed"),
      (["picker", "distance", "--locale", "tr", "--max", "5", "--units", "parsec"], 64, "parsec"),
      (["calendar", "--locale", "tr"], 64, "a month is needed"),
      (["calendar", "2026-13", "--locale", "tr"], 64, "2026-13"),
      (["calendar", "2026-11"], 64, "--locale is needed"),
      (["calendar", "2026-11", "--locale", ""], 64, "almanac calendar --help"),
      (["calendar", "9999-12", "--locale", "tr", "--months", "2"], 64, "behind the year 9999"),
      (["calendar", "2026-11", "--locale", "tr", "--weeks", "odd"], 64, "none, iso or locale"),
      (["calendar", "2026-11", "--locale", "he-u-ca-hebrew"], 1, "almanac calendar: he-u-ca-hebrew: its calendar"),
      (["calendar", "2026-11", "--locale", "fr", "--json"], 1, "no labels"),
    ] as [([String], Int32, String)])
  func mistakes(_ words: [String], _ status: Int32, _ message: String) throws {
    let result = try BuiltCommand.run(words)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func todayStandsInBrackets() throws {
    let result = try BuiltCommand.run(["calendar", "2026-11", "--locale", "tr", "--today", "2026-11-30", "--outside"])
    #expect(result.text.contains("[30] 1  2"), "\(result.text)")
    let months = try BuiltCommand.run(["calendar", "2026-11", "--locale", "fr", "--months", "3", "--weeks", "iso"])
    #expect(months.text.contains("janvier 2027"))
    #expect(months.text.contains("53"))
  }

  @Test func theCalendarIsADocument() throws {
    let result = try BuiltCommand.run(["calendar", "2026-11", "--locale", "tr", "--months", "2", "--json"])
    #expect(result.status == 0)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(object["kind"] as? String == "calendar")
    let months = (object["calendar"] as? [String: Any])?["months"] as? [[String: Any]]
    #expect(months?.map { $0["title"] as? String } == ["Kasım 2026", "Aralık 2026"])
  }

  @Test func choicesDependOnOneAnother() throws {
    let result = try BuiltCommand.run(
      ["picker", "dependent", "広東/広州", "広東/深圳", "北京", "--locale", "ja", "--selection", "0,1", "--rows", "3"])
    #expect(result.text.contains("> 広東   深圳 <"), "\(result.text)")
    #expect(result.text.hasSuffix("広東 深圳\n"))
  }

  @Test func widthsOfLetters() {
    #expect(TerminalWidth.of("2026年") == 6)
    #expect(TerminalWidth.of("Şubat") == 5)
    #expect(TerminalWidth.of("e\u{301}") == 1)
    #expect(TerminalWidth.of("\u{200F}a") == 1)
    #expect(TerminalWidth.of("한") == 2)
  }
}
