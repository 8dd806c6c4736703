import AlmanacTestKit
import Testing

@testable import AlmanacCLI

/// What the documents say that the command prints, in the languages that they say it in.
@Suite struct DocumentedOutputTests {
  @Test func shortDatesInSixLocales() throws {
    let result = try BuiltCommand.shell("almanac format 2026-11-30 --locale pt-BR,pt-PT,ja,zh-CN,zh-TW,tr")
    #expect(result.text == "30/11/2026\n30/11/26\n2026/11/30\n2026/11/30\n2026/11/30\n30.11.2026\n")
    #expect(result.status == 0)
  }

  @Test func fullDateInTurkish() throws {
    let result = try BuiltCommand.shell("almanac format 2026-11-30 --date full --locale tr")
    #expect(result.text == "30 Kasım 2026 Pazartesi\n")
    #expect(result.status == 0)
  }

  @Test func columnInJapanese() throws {
    let line = #"printf '1\t2026-11-30\n2\t1999-12-31\n' | almanac format --column 2 --locale ja --date long"#
    let result = try BuiltCommand.shell(line)
    #expect(result.text == "1\t2026年11月30日\n2\t1999年12月31日\n")
    #expect(result.status == 0)
  }

  @Test func calendarOfItsOwnIsRefused() throws {
    let result = try BuiltCommand.run(["format", "2026-11-30", "--locale", "fa"])
    #expect(result.status == 64 && result.output == [] && result.errors.contains("-u-ca-gregory"))
    #expect(try BuiltCommand.run(["format", "2026-11-30", "--locale", "fa-u-ca-gregory"]).status == 0)
  }

  @Test func unknownLanguageIsWrittenInRoot() throws {
    let result = try BuiltCommand.run(["format", "2026-11-30", "--locale", "tlh"])
    #expect(result.text == "2026-11-30\n" && result.status == 0)
  }

  @Test(arguments: ["help", "format", "range", "relative", "names", "locales", "password"]) func helpExamples(
    _ name: String
  ) throws {
    let page = try HelpPage.named([name])
    var examples: [(line: String, output: String)] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("  ") {
      let text = line.dropFirst(2)
      if text.hasPrefix("$ ") {
        examples.append((String(text.dropFirst(2)), ""))
      } else if let last = examples.indices.last {
        examples[last].output += text + "\n"
      }
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let result = try BuiltCommand.shell(example.line)
      #expect(result.text == example.output, "\(example.line)")
      // A password that is refused is an example too.
      #expect(result.status == 0 || name == "password" && result.status == 1)
    }
  }
}
