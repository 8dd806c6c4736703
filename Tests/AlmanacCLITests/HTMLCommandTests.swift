import AlmanacTestKit
import Testing

/// `almanac html`.
@Suite struct HTMLCommandTests {
  @Test func anUntouchedDate() throws {
    let result = try BuiltCommand.run(["html", "date", "--locale", "ja", "--name", "birthday"])
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("<fieldset class=\"almanac-picker\" id=\"form.birthday\" lang=\"ja\" dir=\"ltr\""))
    #expect(result.text.contains("<option value=\"1900\">1900年</option>") && result.text.contains(">2099年</option>"))
    #expect(result.text.contains("<option value=\"\" selected>選択</option>"))
    #expect(result.text.hasSuffix("</fieldset>\n") && result.text.split(separator: "\n").count == 1)
  }

  @Test(
    arguments: [
      (["date", "--locale", "pt-BR", "--selection", "2026-11-30", "--as", "sheet"], ">Data: 30/11/2026</button>"),
      (["date", "--locale", "tr", "--selection", "2026-11-30", "--as", "row"], "30.11.2026</span></summary>"),
      (["date", "--locale", "ja-u-ca-japanese", "--selection", "2026-11-30"], "value=\"8\" selected>令和8年"),
      (
        ["date", "--locale", "tr", "--typed", "--selection", "2026-11-30"], "<input type=\"text\" inputmode=\"numeric\""
      ),
      (["date", "--locale", "en", "--optional", "--label", "<Day>"], "<legend>&lt;Day&gt; (optional)</legend>"),
      (["time", "--locale", "en-US"], "name=\"on.dayPeriod\""), (["year", "--locale", "en"], "name=\"on.year\""),
      (["month-day", "--locale", "ja"], "name=\"on.month\""),
      (["year-month", "--locale", "zh-Hant"], "name=\"on.year\""),
      (["date-and-time", "--locale", "tr"], "name=\"on.minute\""),
      (
        ["day-and-time", "--locale", "tr", "--min", "2026-11-30T00:00", "--max", "2026-12-02T00:00"], "name=\"on.date\""
      ),
      (["countdown", "--locale", "pt-BR"], "name=\"on.hour\""),
      (["distance", "--locale", "en", "--max", "9999"], "name=\"on.kilometer\""),
      (["options", "S", "<M>", "--locale", "zh-Hans"], "<option value=\"1\">&lt;M&gt;</option>"),
      (["dependent", "a/b", "c", "--locale", "tr"], "<template class=\"almanac-rows\" data-below=\"0\">"),
      (["calendar", "--locale", "tr", "--today", "2026-11-30"], "<caption>Kasım 2026</caption>"),
      (["pin", "--locale", "tr"], "autocomplete=\"new-password\" inputmode=\"numeric\""),
      (["password", "--locale", "fi", "--fallback", "tr"], "lang=\"tr\""),
      (["date", "--locale", "fr", "--fallback", "pt-BR", "--prefix", "a"], "id=\"a.on\" lang=\"pt-BR\""),
    ] as [([String], String)])
  func kinds(_ words: [String], _ piece: String) throws {
    let result = try BuiltCommand.run(["html"] + words + ["--name", "on"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.text.contains(piece), "\(result.text.prefix(2_000))")
  }

  @Test(
    arguments: [
      (["html"], 64, "one of date, time"), (["html", "week", "--locale", "en", "--name", "a"], 64, "not 'week'"),
      (["html", "date", "--locale", "en"], 64, "--name is needed"),
      (["html", "date", "--name", "a"], 64, "--locale is needed"),
      (["html", "date", "--locale", "en", "--name", "a b"], 64, "begins with a letter"),
      (["html", "date", "--locale", "en", "--name", "a", "--prefix", "1"], 64, "begins with a letter"),
      (["html", "date", "--locale", "en", "--name", "a", "--as", "page"], 64, "group, sheet or row"),
      (["html", "date", "--locale", "fr", "--name", "a"], 1, "no labels"),
      (["html", "date", "--locale", "en", "--name", "a", "--json"], 64, "--json"),
      (["picker", "date", "--locale", "en", "--selection", "2026-11-30", "--name", "a"], 64, "--name"),
      (["html", "calendar", "--locale", "en", "--name", "a"], 64, "which month to show"),
      (
        ["html", "date", "--locale", "en", "--name", "a", "--selection", "2026-11-30", "--min", "2027-01-01"], 1,
        "earliest"
      ),
    ] as [([String], Int32, String)])
  func mistakes(_ words: [String], _ status: Int32, _ message: String) throws {
    let result = try BuiltCommand.run(words)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
