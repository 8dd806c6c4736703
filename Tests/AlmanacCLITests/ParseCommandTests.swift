import Almanac
import AlmanacTestKit
import Testing

/// `almanac parse` as others run it.
@Suite struct ParseCommandTests {
  private func parse(_ arguments: String..., input: String = "") throws -> BuiltCommand.Result {
    try BuiltCommand.run(["parse"] + arguments, input: Array(input.utf8))
  }

  @Test func textsAmongTheArguments() throws {
    let result = try parse("30/11/2026", "1-2-2026", "--locale", "pt-BR")
    #expect(result.text == "2026-11-30\n2026-02-01\n" && result.status == 0 && result.errors == "")
    let time = try parse("6:05 PM", "--time", "short", "--locale", "en")
    #expect(time.text == "18:05:00\n")
    let both = try parse("29 de mar\u{E7}o de 2026 06:05", "--date", "long", "--time", "short", "--locale", "pt-BR")
    #expect(both.text == "2026-03-29T06:05:00\n")
    let pattern = try parse("2026/334", "--pattern", "y/DDD", "--locale", "en")
    #expect(pattern.text == "2026-11-30\n")
  }

  @Test func refusals() throws {
    let day = try parse("31/11/2026", "--locale", "pt-BR")
    #expect(day.status == 1 && day.text == "")
    #expect(
      day.errors == "almanac parse: 31/11/2026: November 2026 has 30 days (at character 1); "
        + "a text that can be read: \"30/11/2026\"\n")
    #expect(try parse("30/11/26", "--locale", "pt-BR").status == 1)
    #expect(try parse("30/11/26", "--locale", "pt-BR", "--window", "1950").text == "2026-11-30\n")
    #expect(try parse("30-11-2026", "--locale", "pt-BR", "--strict").status == 1)
    let kept = try parse("soon", "30/11/2026", "--locale", "pt-BR", "--on-error", "keep")
    #expect(kept.status == 0 && kept.text == "soon\n2026-11-30\n" && kept.errors.hasPrefix("almanac parse: soon: "))
  }

  @Test(
    arguments: [
      [], ["--locale", "!"], ["--locale", "pt-BR", "--date", "huge"], ["--locale", "pt-BR", "--window", "-3"],
      ["--locale", "pt-BR", "--column", "0"], ["--locale", "pt-BR", "x", "--column", "1"],
      ["--locale", "pt-BR", "--pattern", "y", "--date", "long"],
      ["--locale", "pt-BR", "--pattern", "N"], ["--locale", "fa"], ["--locale", "pt-BR", "--on-error", "stay"],
    ] as [[String]]) func usage(_ arguments: [String]) throws
  {
    let result = try BuiltCommand.run(["parse"] + arguments)
    #expect(result.status == 64 && result.text == "" && result.errors.contains("Try 'almanac parse --help'."))
  }

  @Test(arguments: ["pt-BR", "ja", "zh-Hant", "tr", "ar-EG", "th"], ["short", "full"])
  func invertsFormatOnAFile(_ locale: String, _ style: String) throws {
    var lines = "id\tday\n"
    for number in stride(from: Int32(-20_000), to: 16_000, by: 401) {
      lines += "\(number)\t\(CivilDate(dayNumber: number))\tx\r\n"
    }
    lines += "none\t\t\nnull\t\\N\tx\n"
    let options = ["--locale", locale, "--date", style, "--column", "2", "--header"]
    let written = try BuiltCommand.run(["format"] + options, input: Array(lines.utf8))
    #expect(written.status == 0 && written.text != lines)
    let isShort = try DateTimeFormat(date: DateStyle(rawValue: style) ?? .short, locale: LocaleTag(parsing: locale))
      .pattern.contains("yy")
    let window = isShort ? ["--window", "1915"] : []
    for mode in [[], ["--strict"]] {
      let read = try BuiltCommand.run(["parse"] + options + window + mode, input: written.output)
      #expect(read.output == Array(lines.utf8) && read.status == 0 && read.errors == "")
    }
  }

  @Test func sayWhichLineCannotBeRead() throws {
    let input = "1\t30/11/2026\n2\t31/11/2026\n3\t29/11/2026\n"
    let stopped = try parse("--locale", "pt-BR", "--column", "2", input: input)
    #expect(stopped.status == 1 && stopped.text == "1\t2026-11-30\n")
    #expect(stopped.errors.hasPrefix("almanac parse: line 2, column 2: November 2026 has 30 days"))
    let kept = try parse("--locale", "pt-BR", "--column", "2", "--on-error", "keep", input: input)
    #expect(kept.status == 0 && kept.text == "1\t2026-11-30\n2\t31/11/2026\n3\t2026-11-29\n")
  }
}
