import Almanac

/// What comparing lists of the tables gave, for all locales that have them.
///
/// The eras of Japan are more than 700 texts in each locale, and most locales have the same ones.
struct ComparedLists: Sendable {
  /// By the number of the old side's list.
  private let outcomes = OnceCells<Outcome>(count: Int(UInt16.max) + 1)

  /// What differs between two lists, and how many texts were compared.
  final class Outcome: Sendable {
    let newList: UInt16
    let changes: [TextChange]
    let comparisons: Int

    init(newList: UInt16, changes: [TextChange], comparisons: Int) {
      self.newList = newList
      self.changes = changes
      self.comparisons = comparisons
    }
  }

  /// The outcome for two lists.
  ///
  /// - Parameters:
  ///   - old: the number of the old side's list.
  ///   - new: the number of the new side's list.
  ///   - compare: compares the two.
  /// - Returns: what `compare` returned for them, now or when they met before.
  func outcome(_ old: UInt16, _ new: UInt16, _ compare: () -> Outcome) -> Outcome {
    // A list that met another one before has its cell taken; this happens to few.
    let known = outcomes.value(Int(old), compare)
    return known.newList == new ? known : compare()
  }
}
