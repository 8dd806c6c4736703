import Almanac
import AlmanacICU
import Testing

@testable import almanac_tables

/// The verification itself: it sees a difference in one word of one locale, and nothing where there is none.
@Suite(.enabled(if: (try? ICULibrary.system()) != nil, "no ICU is installed to verify against"))
struct VerifierTests {
  private func differences(after change: (inout TableText) -> Void) async throws -> [VerifyDifference] {
    let icu = try ICULibrary.system()
    var text = try Fixture.harvest(icu)
    change(&text)
    let data = try LocaleData(try Packer.packed(text, sections: .dates))
    let days = [try CivilDate(year: 2026, month: 2, day: 28), try CivilDate(year: 2026, month: 3, day: 1)]
    let family = DateStyleFamily(oracle: Oracle(icu: icu, data: data), days: days)
    let result = try await Verifier.run(family, ["pt", "pt_AO", "tr"], .empty)
    #expect(result.comparisons == 3 * 4 * 2)
    return result.differences
  }

  @Test func equalTablesDifferNowhere() async throws {
    #expect(try await differences(after: { _ in }).isEmpty)
  }

  @Test func oneChangedWordIsSeenWhereverItIsInherited() async throws {
    let found = try await differences { $0.locales["pt"]?.values["months/format/wide/03"] = "marco" }
    #expect(
      found.map { "\($0.locale) \($0.subject) \($0.value)" } == [
        "pt full 2026-03-01", "pt long 2026-03-01", "pt_AO full 2026-03-01", "pt_AO long 2026-03-01",
      ])
    #expect(found.allSatisfy { $0.ours.contains("marco") && $0.theirs.contains("março") })
  }

  @Test func oneChangedPatternIsSeen() async throws {
    let found = try await differences { $0.locales["tr"]?.values["styles/date/short"] = "d.MM.y " }
    #expect(found.map(\.locale) == ["tr", "tr"] && found.allSatisfy { $0.subject == "short" })
  }
}
