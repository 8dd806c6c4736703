import AlmanacTestKit
import Testing

/// The command line: what is refused, with which words, and what is understood.
@Suite struct ArgumentTests {
  /// A wrong command line and the first line that it gets on standard error.
  static let mistakes: [(arguments: [String], message: String)] = [
    (
      [],
      "almanac: a subcommand is needed: format, range, relative, parse, table, names, picker, calendar, html, locales, "
        + "password, version or help"
    ),
    (["fromat"], "almanac: there is no subcommand 'fromat'"),
    (["--locale"], "almanac: there is no option '--locale'"),
    (["help", "fromat"], "almanac help: there is no subcommand 'fromat'"),
    (["help", "format", "locales"], "almanac help: help takes one subcommand, not 2"),
    (["locales", "pt"], "almanac locales: nothing but options belongs behind locales: 'pt'"),
    (["locales", "--date"], "almanac locales: there is no option '--date'"),
    (["version", "1"], "almanac version: nothing belongs behind version: '1'"),
    (
      ["format", "2026-11-30"],
      "almanac format: --locale is needed: there is no default language, and none is read from the environment"
    ),
    (["format", "--colunm", "3"], "almanac format: there is no option '--colunm'"),
    (["format", "--colunm=3"], "almanac format: there is no option '--colunm=3'"),
    (["format", "-c", "3"], "almanac format: there is no option '-c'"),
    (["format", "-é"], "almanac format: there is no option '-é'"),
    (["format", "--he"], "almanac format: '--he' begins several options: --header, --help"),
    (["format", "--loc=ja"], "almanac format: '--loc=ja' begins several options: --locale, --locale-column"),
    (["format", "--locale"], "almanac format: --locale needs a value"),
    (["format", "--header=1"], "almanac format: --header takes no value"),
    (
      ["format", "-0044-03-15"],
      "almanac format: there is no option '-0044-03-15'; write -- before a date that begins with a hyphen"
    ),
    (["format", "--date", "tiny"], "almanac format: --date is short, medium, long or full, not 'tiny'"),
    (["format", "--on-error=fail"], "almanac format: --on-error is stop or keep, not 'fail'"),
    (["format", "--column", "0"], "almanac format: --column is the number of a column, from 1 on, not '0'"),
    (["format", "--column", "+1"], "almanac format: --column is the number of a column, from 1 on, not '+1'"),
    (["format", "--column="], "almanac format: --column is the number of a column, from 1 on, not ''"),
    (
      ["format", "--column", "99999999999999999999"],
      "almanac format: --column is the number of a column, from 1 on, not '99999999999999999999'"
    ),
    (["format", "--column", "2,x"], "almanac format: --column is the number of a column, from 1 on, not 'x'"),
    (["format", "--column", "2,"], "almanac format: --column is the number of a column, from 1 on, not ''"),
    (["format", "--column", "2,3,2"], "almanac format: --column names column 2 twice"),
    (
      ["parse", "--locale-column", "0"], "almanac parse: --locale-column is the number of a column, from 1 on, not '0'"
    ),
    (
      ["format", "--locale-column", "2"],
      "almanac format: --locale-column needs --column, which says where the dates are"
    ),
    (
      ["parse", "--column", "1,2", "--locale-column", "2"],
      "almanac parse: column 2 can't have both a date and a locale"
    ),
    (
      ["format", "2026-11-30", "--column", "1", "--locale-column", "2"],
      "almanac format: --column is for lines on standard input, and there are dates among the arguments"
    ),
    (["table", "2026-11-30"], "almanac table: nothing but options belongs behind table: '2026-11-30'"),
    (["table", "--locale", "ja"], "almanac table: --from and --to are needed: the first day and the last"),
    (
      ["table", "--from", "2026-11-30", "--to", "2026-12-01"],
      "almanac table: --locale is needed: there is no default language, and none is read from the environment"
    ),
    (
      ["table", "--from", "2026-12-01", "--to", "2026-11-30", "--locale", "ja"],
      "almanac table: 2026-12-01 is after 2026-11-30: --from is the earlier day"
    ),
    (["table", "--from", "2026-02-29"], "almanac table: --from: 2026-02-29: February 2026 has 28 days"),
    (["table", "--date", "tiny"], "almanac table: --date is short, medium, long or full, not 'tiny'"),
    (
      ["table", "--from", "2026-11-30", "--to", "2026-11-30", "--locale", "ja", "--pattern", "y\td"],
      "almanac table: --pattern has a control character, which would tear the table's lines"
    ),
    (["format", "--locale", "pt,,ja"], "almanac format: --locale has an empty tag: 'pt,,ja'"),
    (["format", "--locale", "pt,ja", "--column", "2"], "almanac format: --column takes one locale, not 2"),
    (
      ["format", "2026-11-30", "--locale", "ja", "--column", "2"],
      "almanac format: --column is for lines on standard input, and there are dates among the arguments"
    ),
    (
      ["format", "2026-11-30", "--locale", "ja", "--header"],
      "almanac format: --header is for lines on standard input, and there are dates among the arguments"
    ),
  ]

  @Test(arguments: mistakes) func mistake(_ arguments: [String], _ message: String) throws {
    let result = try BuiltCommand.run(arguments, input: Array("2026-11-30\n".utf8))
    let lines = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map(String.init) == message)
    #expect(lines.count == 3 && lines[1].hasPrefix("Try 'almanac") && lines[1].hasSuffix(" --help'.") && lines[2] == "")
    #expect(result.output == [])
    #expect(result.status == 64)
  }

  @Test func malformedTagIsRefused() throws {
    let result = try BuiltCommand.run(["format", "2026-11-30", "--locale", "p\u{1B}[t"])
    #expect(result.errors.hasPrefix("almanac format: --locale: "))
    #expect(!result.errors.contains("\u{1B}"), "a control character reached the terminal")
    #expect(result.status == 64)
  }

  /// Command lines that mean the same.
  static let spellings: [[String]] = [
    ["format", "2026-11-30", "2026-12-01", "--locale", "ja"],
    ["format", "--locale", "ja", "2026-11-30", "2026-12-01"],
    ["format", "2026-11-30", "--locale=ja", "2026-12-01"],
    ["format", "--locale", "ja", "--dat=short", "--", "2026-11-30", "2026-12-01"],
    ["format", "--locale=ja", "2026-11-30", "--da=short", "--", "2026-12-01"],
    ["format", "--date", "full", "--locale", "ja", "--date", "short", "2026-11-30", "2026-12-01"],
  ]

  @Test(arguments: spellings) func spelling(_ arguments: [String]) throws {
    let surroundings = [
      [:], ["POSIXLY_CORRECT": "1"],
      ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "fr", "TZ": "Asia/Tokyo"],
    ]
    for environment in surroundings {
      let result = try BuiltCommand.run(arguments, environment: environment)
      #expect(result.text == "2026/11/30\n2026/12/01\n")
      #expect(result.errors == "" && result.status == 0)
    }
  }

  /// An argument that is not UTF-8 could only be passed on changed, so it is refused; U+FFFD itself is a character.
  @Test func argumentsAreUTF8() throws {
    for onError in ["stop", "keep"] {
      let line = "almanac format \"$(printf '2026\\377')\" --locale pt --on-error \(onError)"
      let result = try BuiltCommand.shell(line)
      #expect(result.status == 64 && result.output == [])
      #expect(result.errors.hasPrefix("almanac format: an argument is not UTF-8"))
    }
    let character = try BuiltCommand.run(["format", "\u{FFFD}", "--locale", "pt", "--on-error", "keep"])
    #expect(character.text == "\u{FFFD}\n" && character.status == 0)
  }

  @Test func localesMayBeGivenTwice() throws {
    let result = try BuiltCommand.run(["format", "2026-11-30", "--locale", "ja", "--locale", "zh-CN,ja"])
    #expect(result.text == "2026/11/30\n2026/11/30\n2026/11/30\n")
  }

  @Test func hyphensEndTheOptions() throws {
    let result = try BuiltCommand.run(["format", "--locale", "ja", "--", "2026-11-30", "--header"])
    #expect(result.text == "2026/11/30\n")
    #expect(result.errors.hasPrefix("almanac format: --header"))
    #expect(result.status == 1)
  }

  @Test func badDateStopsBehindTheGoodOnes() throws {
    let dates = ["2026-11-30", "2026-02-29", "2026-12-01"]
    let result = try BuiltCommand.run(["format", "--locale", "ja"] + dates)
    #expect(result.text == "2026/11/30\n")
    #expect(result.errors == "almanac format: 2026-02-29: February 2026 has 28 days\n")
    #expect(result.status == 1)
  }

  @Test func badDateIsKept() throws {
    let dates = ["2026-11-30", "2026-02-29", "2026-12-01"]
    let result = try BuiltCommand.run(["format", "--on-error", "keep", "--locale", "ja,zh-CN"] + dates)
    #expect(result.text == "2026/11/30\n2026/11/30\n2026-02-29\n2026-02-29\n2026/12/01\n2026/12/1\n")
    #expect(result.errors == "almanac format: 2026-02-29: February 2026 has 28 days\n")
    #expect(result.status == 0)
  }

  @Test func emptyArgumentIsNoDate() throws {
    let result = try BuiltCommand.run(["format", "", "--locale", "ja"])
    #expect(result.output == [] && result.status == 1 && result.errors.hasPrefix("almanac format: "))
  }
}
