import Testing

@testable import almanac_tables

/// Legacy aliases: their differences are explained where the id that they stand for has none.
@Suite struct AliasTests {
  /// Differs in the ids that it is told.
  private struct Family: VerifyFamily {
    static let name = "names"
    let differing: Set<String>

    func compare(_ id: String, _ tally: inout VerifyTally) {
      tally.compare("a", "a", locale: id, subject: "equal")
      tally.compare("a", differing.contains(id) ? "b" : "a", locale: id, subject: "text")
    }
  }

  private func tally(
    _ differing: Set<String>, aliases: Set<String> = ["iw", "zh_TW"], table: String = "names\t*\t<alias>\t*\t*\tt: e"
  ) async throws -> VerifyTally {
    try await Verifier.run(
      Family(differing: differing), ["he", "iw", "pt", "zh_TW"], aliases: aliases,
      try DivergenceTable(table).holding(for: "names", icu: 72))
  }

  @Test func anAliasIsExplainedByWhatItStandsFor() async throws {
    let result = try await tally(["iw"])
    #expect(result.differences.isEmpty && result.explained == [0: 1])
    // The id that is meant was compared once more.
    #expect(result.comparisons == 10)
  }

  @Test func aDifferenceOfWhatItStandsForIsNone() async throws {
    let result = try await tally(["iw", "he"])
    #expect(result.differences.map(\.locale) == ["he", "he", "iw"] && result.explained.isEmpty)
  }

  @Test func anAliasThatATagKeepsIsNotExplained() async throws {
    #expect(try await tally(["zh_TW"]).differences.map(\.locale) == ["zh_TW"])
  }

  @Test func noOtherLocaleIsExplained() async throws {
    #expect(try await tally(["pt"]).differences.map(\.locale) == ["pt"])
    #expect(try await tally(["iw"], aliases: []).differences.map(\.locale) == ["iw"])
    #expect(try await tally(["iw"], table: "").differences.map(\.locale) == ["iw"])
  }
}
