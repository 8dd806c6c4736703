import Almanac
import AlmanacICU

/// Runs a family of comparisons over locales, two locales at a time.
enum Verifier {
  /// Compares what a family compares in all `locales`, ICU ids of locales and legacy aliases.
  static func run(
    _ family: some VerifyFamily, _ locales: [String], _ divergences: DivergenceTable
  ) async throws -> VerifyTally {
    try await withThrowingTaskGroup(of: VerifyTally.self) { group in
      var waiting = locales[...]
      var total = VerifyTally(divergences)
      func compareNext(_ group: inout ThrowingTaskGroup<VerifyTally, any Error>) {
        guard let id = waiting.popFirst() else { return }
        group.addTask {
          var tally = VerifyTally(divergences)
          try family.compare(id, &tally)
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
}
