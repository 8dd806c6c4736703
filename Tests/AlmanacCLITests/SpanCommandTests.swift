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
  ]) func texts(arguments: [String], text: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.text == text && result.status == 0 && result.errors == "")
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
    (["relative", "--today", "2026-11-30", "--locale", "tr"], 64, "a date is needed"),
    (["relative", "2026-12-01", "--today", "now", "--locale", "tr"], 64, "--today: now: "),
    (["relative", "2026-12-01", "--today", "2026-11-30", "--style", "wide", "--locale", "tr"], 64, "not 'wide'"),
    (["relative", "2026-12-01", "--today", "2026-11-30", "--numbers", "no", "--locale", "tr"], 64, "not 'no'"),
    (["relative", "soon", "--today", "2026-11-30", "--locale", "tr"], 1, "soon: "),
  ]) func refusals(arguments: [String], status: Int32, message: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.status == status && result.output == [] && result.errors.contains(message), "\(result.errors)")
  }
}
