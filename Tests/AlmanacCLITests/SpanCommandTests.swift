import AlmanacTestKit
import Testing

/// `almanac range` and `almanac relative` as people run them.
@Suite struct SpanCommandTests {
  @Test(arguments: [
    (["range", "2026-11-30", "2026-12-02", "--skeleton", "MMMd", "--locale", "tr"], "30 Kas\u{2009}–\u{2009}2 Ara\n"),
    (["range", "2026-11-30", "2026-11-30", "--skeleton", "yMMMd", "--locale", "ja"], "2026年11月30日\n"),
    (
      ["relative", "2026-12-01", "2026-11-29", "--today", "2026-11-30", "--locale", "tr,en"],
      "yarın\ntomorrow\ndün\nyesterday\n"
    ),
    (["relative", "2026-12-01", "--today", "2026-11-30", "--numbers", "always", "--locale", "en"], "in 1 day\n"),
    (["range", "2026-11-30", "2026-12-02", "--locale", "tr", "--plain-spaces"], "30 Kas – 2 Ara 2026\n"),
    (
      ["relative", "1000-01-01", "--today", "2026-01-01", "--locale", "fr", "--plain-spaces"],
      "il y a 1 026 ans\n"
    ),
  ]) func texts(arguments: [String], text: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.text == text && result.status == 0 && result.errors == "")
  }

  @Test(arguments: [
    (["range", "--locale", "tr,ja"], "2026-11-30/2026-11-30\n", "30 Kas 2026\n2026年11月30日\n", 0, ""),
    (
      ["range", "--locale", "ja", "--skeleton", "Hm"], "2026-11-30T09:05/2026-11-30T18:30", "9時05分～18時30分", 0, ""
    ),
    (["range", "--locale", "ja"], "2026-11-30/2026-11-30\nsoon\n", "2026年11月30日\n", 1, "line 2: soon: "),
    (["range", "--locale", "ja"], "2026-11-30Z/2026-11-30\n", "", 1, "line 1: 2026-11-30Z: "),
    (["relative", "--today", "2026-11-30", "--locale", "tr,en"], "2026-12-01\n", "yarın\ntomorrow\n", 0, ""),
    (["relative", "--today", "2026-11-30", "--locale", "tr"], "2026-12-01\nsoon\n", "yarın\n", 1, "line 2: soon: "),
    (["relative", "--today", "2026-11-30", "--locale", "tr"], "", "", 0, ""),
  ]) func lines(arguments: [String], input: String, text: String, status: Int32, message: String) throws {
    let result = try BuiltCommand.run(arguments, input: Array(input.utf8))
    #expect(result.text == text && result.status == status, "\(result.text)")
    #expect(message.isEmpty ? result.errors.isEmpty : result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    (["range", "2026-11-30", "--locale", "tr"], 64, "two ends, FROM and TO, not 1"),
    (["range", "2026-11-30", "2026-12-02"], 64, "--locale is needed"),
    (["range", "2026-11-30", "2026-12-02", "--locale", "tr", "--skeleton", "y-"], 64, "--skeleton: "),
    (["range", "2026-12-02", "2026-11-30", "--locale", "tr"], 1, "2026-12-02 is after 2026-11-30"),
    (["range", "2026-11-30", "2026-12-02", "--locale", "tr", "--skeleton", "jm"], 1, "the value is a date alone"),
    (["range", "soon", "2026-12-02", "--locale", "tr"], 1, "soon: "),
    (["relative", "2026-12-01", "--locale", "tr"], 64, "--today is needed: no clock is read"),
    (["relative", "2026-12-01", "--today", "2026-11-30"], 64, "--locale is needed"),
    (["range", "2026-11-30T09:00Z", "2026-12-02", "--locale", "tr"], 64, "2026-11-30T09:00Z: an end has no offset"),
    (["range", "2026-11-30", "2026-12-02T09:00+01:00", "--locale", "tr"], 64, "an end has no offset"),
    (["range", "--skeleton", "jmO", "--locale", "tr"], 64, "jmO writes an offset"),
    (["range", "2026-11-30", "2026-12-02", "--locale", "tr", "--skeleton", "j"], 1, "the value is a date alone"),
    (["relative", "2026-12-01", "--today", "now", "--locale", "tr"], 64, "--today: now: "),
    (["relative", "2026-12-01", "--today", "2026-11-30", "--style", "wide", "--locale", "tr"], 64, "not 'wide'"),
    (["relative", "2026-12-01", "--today", "2026-11-30", "--numbers", "no", "--locale", "tr"], 64, "not 'no'"),
    (["relative", "soon", "--today", "2026-11-30", "--locale", "tr"], 1, "soon: "),
  ]) func refusals(arguments: [String], status: Int32, message: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.status == status && result.output == [] && result.errors.contains(message), "\(result.errors)")
  }
}
