/// How the names and phrases of a locale's fields are divided: each unit that is counted has pairs of its own, so that a
/// phrase is found without a look at all others.
///
/// The keys of a unit's pairs go on behind its name: `/relative/-1`, `-short/relativeTime/past/one`. Those of `other` are
/// whole: `era/dn`.
package enum FieldGroup: Int, CaseIterable, Sendable {
  case year, quarter, month, week, day, hour, minute, second
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
  /// Fields that nothing counts, which have names alone.
  case other

  /// CLDR's name of the unit; empty for `other`.
  package var name: String {
    switch self {
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .sunday: "sun"
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .other: ""
    }
  }

  /// The group of a field, by CLDR's name for it.
  package init(ofField name: some StringProtocol) {
    self = Self.allCases.first { $0.name == name } ?? .other
  }

  /// The group of a key such as `day-short/relative/-1`, and what the key is there.
  package static func group(ofKey key: String) -> (group: FieldGroup, key: String) {
    let name = key.prefix { $0 != "-" && $0 != "/" }
    let group = FieldGroup(ofField: name)
    return (group, group == .other ? key : String(key[name.endIndex...]))
  }
}

extension TableReader {
  /// The pairs that a locale itself has in a group of its fields; its parents are not asked.
  package func fields(_ row: Int, _ group: FieldGroup) -> TablePairs {
    let id = detail(row, DetailSlot.fields.rawValue)
    guard id > 0 else { return .empty }
    let first = pairList(id)
    let place = UInt16(group.rawValue)
    return TablePairs(keys: first.keys + place, values: first.values + place, in: self)
  }

  /// Whether a locale itself has any fields.
  package func hasFields(_ row: Int) -> Bool { detail(row, DetailSlot.fields.rawValue) != 0 }
}
