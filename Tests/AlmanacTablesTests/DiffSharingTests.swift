import Almanac
import Testing

@testable import almanac_tables

/// What a comparison takes over from another locale, or reads only once, is what it finds out by itself.
@Suite struct DiffSharingTests {
  private static let locales = DiffFixture.locales

  /// A text of which each section differs somewhere, and eras of Japan in two languages.
  private static let sides = Result {
    let text = try DiffFixture.text.get()
    var changed = text
    func set(_ locale: String, _ key: String, _ value: String) { changed.locales[locale]?.values[key] = value }
    set("und", "calendars/japanese/eras/wide/232", "Old era")
    set("ja", "calendars/japanese/eras/abbreviated/236", "令")
    set("en", "calendars/japanese/eras/abbreviated/235", "HS")
    set("en", "months/format/wide/03", "Mar")
    set("pt", "skeletons/yMMMd", "d MMM y")
    set("pt", "intervals/yMMMd/d", "d-d MMM y")
    set("zh", "fields/day/relative/1", "明日")
    set("tr", "styles/glue/at-time/long", "{1} - {0}")
    return (try DiffFixture.side("old", text), try DiffFixture.side("new", changed))
  }

  /// One text of one locale that differs.
  private struct Found: Hashable, Comparable {
    var locale: String
    var section: DiffSection
    var subject: String
    var value: String
    var before: [UInt8]?
    var after: [UInt8]?

    static func < (left: Found, right: Found) -> Bool {
      (left.locale, left.section, left.subject, left.value) < (right.locale, right.section, right.subject, right.value)
    }
  }

  private static func found(_ result: DiffResult) -> Set<Found> {
    Set(
      result.entries.flatMap(\.texts).flatMap { text in
        text.locales.map { locale in
          Found(
            locale: locale, section: text.section, subject: text.subject, value: text.value,
            before: text.before.map { Array($0.utf8) }, after: text.after.map { Array($0.utf8) })
        }
      })
  }

  /// Each locale compared alone, with nothing to take over, says what it says among all others.
  @Test func eachLocaleAloneSaysTheSame() async throws {
    let (old, new) = try Self.sides.get()
    var request = DiffRequest()
    request.locales = Self.locales
    let together = try await DiffResult.comparing(old, new, request)
    var alone: Set<Found> = []
    var comparisons = 0
    for locale in Self.locales {
      request.locales = [locale]
      let result = try await DiffResult.comparing(old, new, request)
      alone.formUnion(Self.found(result))
      comparisons += result.comparisons
    }
    #expect(Self.found(together) == alone)
    #expect(together.comparisons == comparisons)
    // Something was taken over, and something differs in it.
    let eras = alone.filter { $0.section == .calendars && $0.subject.hasPrefix("japanese eras") }
    #expect(Set(eras.map(\.locale)).isSuperset(of: ["en", "ja", "pt", "pt-AO"]))
  }

  /// Both directions: what was before in one is after in the other, and as many texts are compared.
  @Test func theOtherWayRoundTheSameTextsDiffer() async throws {
    let (old, new) = try Self.sides.get()
    let there = try await DiffResult.comparing(old, new, DiffRequest())
    let back = try await DiffResult.comparing(new, old, DiffRequest())
    #expect(there.comparisons == back.comparisons)
    let turned = Self.found(back).map { found in
      var turned = found
      (turned.before, turned.after) = (found.after, found.before)
      return turned
    }
    #expect(Self.found(there) == Set(turned))
  }
}
