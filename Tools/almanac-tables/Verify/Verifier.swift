import Almanac
import AlmanacICU

/// Runs a family of comparisons over locales, two locales at a time.
enum Verifier {
  /// Compares what a family compares in all `locales`.
  ///
  /// - Parameters:
  ///   - family: the family.
  ///   - locales: ICU ids of locales and legacy aliases.
  ///   - aliases: those of them that are legacy aliases.
  ///   - divergences: the rows that hold for the family and the ICU.
  /// - Returns: what was compared, and what differs.
  /// - Throws: what a comparison throws: a format that cannot be made, a call of ICU that fails.
  static func run(
    _ family: some VerifyFamily, _ locales: [String], aliases: Set<String> = [], _ divergences: DivergenceTable
  ) async throws -> VerifyTally {
    try await withThrowingTaskGroup(of: VerifyTally.self) { group in
      var waiting = locales[...]
      var total = VerifyTally(divergences)
      func compareNext(_ group: inout ThrowingTaskGroup<VerifyTally, any Error>) {
        guard let id = waiting.popFirst() else { return }
        group.addTask {
          var tally = VerifyTally(divergences)
          try family.compare(id, &tally)
          if aliases.contains(id) { try compareMeant(by: id, family, &tally) }
          return tally
        }
      }
      for _ in 0..<2 { compareNext(&group) }
      while let tally = try await group.next() {
        total.add(tally)
        compareNext(&group)
      }
      total.sort()
      return total
    }
  }

  /// Where texts of a legacy alias differ, compares the id that it stands for.
  ///
  /// ICU goes by an alias as it is written in places, and so treats `iw` as another language than `he`. A tag of ours is
  /// canonical: both are one. If every text of `he` is ICU's, the differences of `iw` are between ICU and itself, which a row of
  /// the table says; if one is not, nothing is explained.
  private static func compareMeant(by alias: String, _ family: some VerifyFamily, _ tally: inout VerifyTally) throws {
    guard tally.differenceCount > 0, let row = tally.divergences.aliasRow else { return }
    let tag = try LocaleTag(parsing: alias)
    let meant = tag.icuIdentifier
    guard meant != alias, try LocaleTag(parsing: meant) == tag else { return }
    var other = VerifyTally(tally.divergences)
    try family.compare(meant, &other)
    if other.differenceCount == 0 { tally.explainAll(by: row) }
    tally.add(other)
  }
}
