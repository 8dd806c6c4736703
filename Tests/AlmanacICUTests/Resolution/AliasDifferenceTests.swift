import Almanac
import AlmanacICU
import AlmanacTestKit
import Foundation
import Testing

/// Where we answer otherwise than ICU by design.
///
/// A tag is made canonical before it is looked up, and ICU's formatters do not do that: `cmn` is Chinese here, and unknown
/// to `udat_open`.
///
/// `Golden/accepted-aliases.tsv` lists every language alias of CLDR for which that makes a difference. A difference that
/// is not listed fails, and so does a row that no longer differs.
@Suite(.needsICU) struct AliasDifferenceTests {
  private static let data = ICUEdition.current?.data ?? .embedded
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/accepted-aliases.tsv")
  private static let header = """
    # Languages that CLDR replaces by others and for which ICU's udat_open answers root: the alias, the row that answers
    # here, the one that answers in ICU. Accepted, because CLDR means these languages to be found (UTS #35 part 1 annex C).

    """

  @Test(.needsICUOfTables, arguments: ICUEdition.all) func languages(edition: ICUEdition) throws {
    let icu = edition.icu
    let languages = Self.data.tables.aliasedLanguages
    var rows: [String] = []
    for alias in languages.map({ "\($0)" }) {
      let tag = try LocaleTag(parsing: alias)
      let ours = Self.data.row(for: tag).map { Self.data.tag($0).icuIdentifier } ?? "root"
      let theirs = try ICUDateFormat(icu, locale: alias, date: .full).validLocale
      if ours != (theirs.isEmpty ? "root" : theirs) { rows.append("\(alias)\t\(ours)\t\(theirs)\n") }
    }
    #expect(languages.count > 300)
    let found = Self.header + rows.sorted().joined()
    if Thoroughness.isRecording {
      try Data(found.utf8).write(to: Self.file, options: .atomic)
      Issue.record("recorded \(Self.file.lastPathComponent); run again without ALMANAC_RECORD")
      return
    }
    #expect(found == (try String(contentsOf: Self.file, encoding: .utf8)))
  }

  /// Of all subtags but languages, only replaced ones make a difference, and then ICU agrees about the replacement.
  @Test(arguments: ICUEdition.all) func otherAliases(edition: ICUEdition) throws {
    let icu = edition.icu
    let tables = Self.data.tables
    func keys(_ slot: SupplementalSlot) -> [String] {
      let pairs = tables.supplemental(slot)
      return (0..<pairs.count / 2).map { tables.string(tables.value(pairs, 2 * $0)) }
    }
    var different = 0
    var compared = 0
    var random = SeededRandom(for: "other aliases", seed: 0xA11A5)
    for language in ResolutionSpace(Self.data).known where language != "" {
      guard Thoroughness.isExhaustive || random.next(below: 8) == 0 else { continue }
      let ids = keys(.regionAliases).map { "\(language)_\($0)" } + keys(.scriptAliases).map { "\(language)_\($0)" }
      for id in ids {
        guard let tag = try? LocaleTag(parsing: id) else { continue }
        compared += 1
        let ours = Self.data.row(for: tag).map { Self.data.tag($0).icuIdentifier } ?? "root"
        let theirs = try ICUResource(icu, name: id, lookup: .inheriting).actualLocale
        guard ours != theirs else { continue }
        different += 1
        let canonical = try ICUResource(icu, name: tag.icuIdentifier, lookup: .inheriting).actualLocale
        if tag.icuIdentifier == id || canonical != ours {
          Issue.record("\(id) (\(tag)): ours \(ours), ICU \(theirs), and \(canonical) for the canonical id")
        }
      }
    }
    #expect(compared > 5_000)
    #expect(different > 50)
  }
}
