import Testing

@testable import almanac_tables

/// What is known of ICU 72 (CLDR 42) and ICU 78 (CLDR 48), and what is known not to have changed.
@Suite(
  .enabled(if: DiffFixture.has(72) && DiffFixture.has(78), "ICU 72 or 78 is not at hand; Tools/fetch-icu fetches 78"))
struct DiffEditionsTests {
  private static let result = Task { () throws -> DiffResult in
    try await DiffResult.comparing(
      try DiffFixture.side("72", try DiffFixture.edition(72)), try DiffFixture.side("78", try DiffFixture.edition(78)),
      DiffRequest())
  }

  @Test func knownChangesShow() async throws {
    let result = try await Self.result.value
    func change(_ locale: String, _ section: DiffSection, _ subject: String) -> (String?, String?)? {
      result.texts(locale, section).first { $0.subject == subject }.map { ($0.before, $0.after) }
    }
    // Month first in a language that has the day first.
    let flagged = result.entries.filter { $0.cause.warning == .fieldOrder }
    #expect(flagged.contains { $0.texts.contains { $0.subject == "GyMEd" && $0.locales.contains("pt") } })
    #expect(change("pt", .skeletons, "GyMEd")?.1 == "qui., 03/05/2026 d.C.")
    #expect(result.shows("zh", .skeletons, "yM", "2026年3月", "2026/3"))
    #expect(result.shows("zh", .skeletons, "GyMd", "公元 2026-03-05", "公元2026-03-05"))
    #expect(result.shows("tr", .skeletons, "MEd", "05/03 Per", "5/3 Per") || change("tr", .skeletons, "MEd") != nil)
    #expect(change("tr", .skeletons, "GyMd")?.1 == "MS 05.03.2026")
    #expect(change("tr", .skeletons, "MMMEd") != nil)
    // Spaces that went.
    for locale in ["zh-Hant", "zh-Hant-HK"] {
      #expect(result.entries.contains { $0.cause.warning == .lostSpace && $0.locales.contains(locale) })
    }
    // What joins a date and a time.
    #expect(change("zh-Hant", .dateTimes, "short date, short time") != nil)
    // Rules of regions and languages.
    #expect(result.shows("is", .weeks, "first day", "Monday", "Sunday"))
    #expect(result.shows("ar-AE", .weeks, "first day", "Saturday", "Monday"))
    #expect(
      result.texts("en", .dayPeriods).contains {
        $0.subject == "hour" && $0.before == "at night" && $0.after == "in the morning"
      })
  }

  /// What the article on regenerating the tables shows as what the tool says.
  @Test func theArticleShowsWhatTheToolSays() async throws {
    let article = String(
      decoding: try Folder.read("\(Fixture.resources)/../Sources/Almanac/Almanac.docc/RegeneratingTheTables.md"),
      as: UTF8.self)
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("1. \"") })
    let entry = lines[start...].prefix { $0 != "```" }.joined(separator: "\n")
    let sides = (
      try DiffFixture.side("72", try DiffFixture.edition(72)), try DiffFixture.side("78", try DiffFixture.edition(78))
    )
    var request = DiffRequest()
    request.locales = ["pt", "ja", "zh-Hant", "tr"]
    let text = DiffReport(result: try await DiffResult.comparing(sides.0, sides.1, request)).text
    #expect(text.contains("\n\n\(entry)\n\n"), "\(text.prefix(2000))")
    // The counts of the line above are those of the whole editions, of which the sides here are a part.
    #expect(article.contains("\(text.prefix { $0 != "\n" })\n\nWhat people see: "))
  }

  @Test(arguments: ["pt", "pt-PT", "ja", "zh", "zh-Hant", "zh-Hant-HK", "tr"])
  func datesAndNamesAreTheSame(locale: String) async throws {
    let result = try await Self.result.value
    #expect(result.compared.contains(locale))
    #expect(result.texts(locale, .dates).isEmpty)
    for section in [DiffSection.months, .weekdays, .quarters, .eras] { #expect(result.texts(locale, section).isEmpty) }
    // ICU 78 has no names of parts of the day for standing alone in pt, tr and zh any more, and takes those of dates.
    #expect(result.texts(locale, .dayPeriods).allSatisfy { $0.subject.hasSuffix(", standalone") })
  }
}
