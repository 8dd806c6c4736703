import Almanac

/// How much of what a family has is compared in each locale.
enum Coverage: Sendable {
  /// Locales take turns: each has every kind of comparison, with a part of the combinations, and all of them together have
  /// each combination many times. The languages that Almanac grew up with have them all.
  case inTurns
  /// Every locale has every combination.
  case exhaustive

  /// The languages that have all combinations in any case.
  static let thorough: Set<Substring> = ["pt", "ja", "zh", "tr"]

  /// The items whose turn it is in a locale: those whose place, divided by `count`, leaves the locale's number.
  ///
  /// An id and the one that it is an alias of have the same turn.
  func part<Item>(_ items: [Item], oneIn count: Int, for id: String) -> [Item] {
    guard case .inTurns = self, !Self.isThorough(id) else { return items }
    let turn = Self.turn(of: id, among: count)
    return stride(from: turn, to: items.count, by: count).map { items[$0] }
  }

  /// Whether a locale is one of a language that has all combinations.
  static func isThorough(_ id: String) -> Bool { thorough.contains(id.prefix { $0 != "_" && $0 != "@" }) }

  /// The number of a locale from 0 up to, but not including, `count`.
  static func turn(of id: String, among count: Int) -> Int {
    let canonical = (try? LocaleTag(parsing: id))?.icuIdentifier ?? id
    var hash = FileHash()
    hash.add(Array(canonical.utf8))
    return Int(hash.number % UInt64(count))
  }
}
