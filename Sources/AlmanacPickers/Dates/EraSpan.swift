import Almanac

/// An era of a calendar, or all of a calendar that has none: its days, and how its years are counted.
struct EraSpan: Hashable, Sendable {
  /// All days of the era.
  let days: DateSpan
  /// Those of them between the bounds of a picker.
  var limit: DateSpan
  /// A year of the era is the Gregorian year times this plus `offset`.
  let sign: Int
  let offset: Int
  /// The era's names in CLDR's widths; empty for a calendar that has none.
  let name: String
  let abbreviation: String

  init(_ days: DateSpan, sign: Int = 1, offset: Int, name: String, abbreviation: String) {
    self.days = days
    self.limit = days
    self.sign = sign
    self.offset = offset
    self.name = name
    self.abbreviation = abbreviation
  }

  /// The year of the era.
  func year(_ gregorian: Int) -> Int { sign * gregorian + offset }

  /// The Gregorian year of a year of the era.
  func gregorian(_ year: Int) -> Int { sign * (year - offset) }

  /// The part of the era between two days; nil where there is none.
  func limited(to low: CivilDate, _ high: CivilDate) -> EraSpan? {
    let first = max(low, days.first)
    let last = min(high, days.last)
    guard first <= last else { return nil }
    var span = self
    span.limit = DateSpan(first, through: last)
    return span
  }
}
