/// The kinds of fields that skeletons and patterns have, in ICU's order (`UDateTimePatternField`).
///
/// Several letters can stand for one kind: `y`, `Y`, `u`, `r` and `U` all are years.
package enum PatternField: Int, CaseIterable, Sendable {
  case era, year, quarter, month, weekOfYear, weekOfMonth, weekday, dayOfYear, weekdayInMonth, day, dayPeriod
  case hour, minute, second, fraction, zone

  /// The field's bit in a ``PatternFields`` set.
  @inline(__always)
  package var bit: UInt16 { 1 << UInt16(rawValue) }

  /// The letter that alone makes a pattern of the field where a locale has no better one.
  var canonicalLetter: UInt8 {
    switch self {
    case .era: UInt8(ascii: "G")
    case .year: UInt8(ascii: "y")
    case .quarter: UInt8(ascii: "Q")
    case .month: UInt8(ascii: "M")
    case .weekOfYear: UInt8(ascii: "w")
    case .weekOfMonth: UInt8(ascii: "W")
    case .weekday: UInt8(ascii: "E")
    case .dayOfYear: UInt8(ascii: "D")
    case .weekdayInMonth: UInt8(ascii: "F")
    case .day: UInt8(ascii: "d")
    case .dayPeriod: UInt8(ascii: "a")
    case .hour: UInt8(ascii: "H")
    case .minute: UInt8(ascii: "m")
    case .second: UInt8(ascii: "s")
    case .fraction: UInt8(ascii: "S")
    case .zone: UInt8(ascii: "v")
    }
  }

  /// The field's key among the `appendItems` of a calendar; nil where CLDR has none.
  var appendKey: StaticString? {
    switch self {
    case .era: "Era"
    case .year: "Year"
    case .quarter: "Quarter"
    case .month: "Month"
    case .weekOfYear: "Week"
    case .weekday: "Day-Of-Week"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .second: "Second"
    case .zone: "Timezone"
    case .weekOfMonth, .dayOfYear, .weekdayInMonth, .dayPeriod, .fraction: nil
    }
  }

  /// CLDR's name of the field among the `fields` of a locale; nil where it has none.
  var cldrName: String? {
    switch self {
    case .era: "era"
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .weekOfYear: "week"
    case .weekOfMonth: "weekOfMonth"
    case .weekday: "weekday"
    case .dayOfYear: "dayOfYear"
    case .weekdayInMonth: "weekdayOfMonth"
    case .day: "day"
    case .dayPeriod: "dayperiod"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .fraction: nil
    case .zone: "zone"
    }
  }
}

/// A set of ``PatternField``s, one bit each.
package struct PatternFields: OptionSet, Hashable, Sendable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package init(_ field: PatternField) { rawValue = field.bit }

  /// Era to day: what a date consists of.
  static let date = PatternFields(rawValue: PatternField.dayPeriod.bit - 1)
  /// Day period to zone: what a time consists of.
  static let time = PatternFields(rawValue: ~date.rawValue)
  static let all = PatternFields(rawValue: .max)
  static let second = PatternFields(.second)
  static let fraction = PatternFields(.fraction)

  /// The last of the fields in the order of ``PatternField``; era for an empty set.
  var last: PatternField {
    PatternField(rawValue: rawValue == 0 ? 0 : 15 - rawValue.leadingZeroBitCount) ?? .era
  }
}
