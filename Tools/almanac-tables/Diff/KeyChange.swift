/// One value of the tables that is another on the other side, and everyone who has it.
struct KeyChange: Hashable, Sendable {
  /// The key, as `show` prints it; of an area with the area's name before it, such as `regions/weeks/IS`.
  let key: String
  /// The values; nil where a side has none.
  let before: String?
  let after: String?
  /// Locales whose own value changed, short tags first; empty for what belongs to no locale.
  let locales: [String]
}

extension KeyChange {
  private struct Change: Hashable {
    var key: String
    var before: [UInt8]?
    var after: [UInt8]?
  }

  /// The values that differ.
  ///
  /// - Parameters:
  ///   - old: one side.
  ///   - new: the other side.
  ///   - areas: the areas of what belongs to no locale that are wanted; those that both sides have.
  ///   - wanted: the locales whose values are wanted.
  /// - Returns: the changes, sorted by key, those of most locales first.
  static func all(
    _ old: TableText, _ new: TableText, areas: [String], of wanted: Set<String>
  ) -> [KeyChange] {
    var holders: [Change: [String]] = [:]
    func compare(_ first: [String: String], _ second: [String: String], _ prefix: String, _ holder: String?) {
      for key in Set(first.keys).union(second.keys) {
        let (before, after) = (first[key], second[key])
        guard !before.isSame(as: after) else { continue }
        let change = Change(
          key: prefix + key, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
        holders[change, default: []] += holder.map { [$0] } ?? []
      }
    }
    for tag in Set(old.locales.keys).intersection(new.locales.keys) where wanted.contains(tag) {
      guard let first = old.locales[tag], let second = new.locales[tag] else { continue }
      compare(first.values, second.values, "", tag)
      let parents = [first.parent.map { ["parent": $0] } ?? [:], second.parent.map { ["parent": $0] } ?? [:]]
      compare(parents[0], parents[1], "", tag)
    }
    for area in areas {
      compare(values(of: area, old), values(of: area, new), "\(area)/", nil)
    }
    let changes = holders.map { change, tags in
      let change = KeyChange(
        key: change.key, before: change.before.map { String(decoding: $0, as: UTF8.self) },
        after: change.after.map { String(decoding: $0, as: UTF8.self) }, locales: DiffEntry.sorted(tags))
      return (change, order: "\(change.locales) \(change.before ?? "") \(change.after ?? "")")
    }
    return changes.sorted { left, right in
      if left.0.key != right.0.key { return left.0.key.utf8.lexicographicallyPrecedes(right.0.key.utf8) }
      if left.0.locales.count != right.0.locales.count { return left.0.locales.count > right.0.locales.count }
      return left.order < right.order
    }.map(\.0)
  }

  /// The values of an area; plural rules without samples, which nothing reads.
  private static func values(of area: String, _ text: TableText) -> [String: String] {
    let values = text.supplemental[area] ?? [:]
    return area == "plurals" ? values.mapValues(Packer.withoutSamples) : values
  }
}
