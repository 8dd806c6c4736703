/// Which names a field of a pattern has, and what they mean.
extension NameSlot {
  /// The names that a letter of a pattern, so many times, is written in; nil where it is written in digits.
  ///
  /// Source: UTS #35 part 4, "Date Field Symbol Table".
  init?(_ letter: UInt8, _ count: Int) {
    switch (letter, count) {
    case (UInt8(ascii: "M"), 3): self = .monthsFormatAbbreviated
    case (UInt8(ascii: "M"), 4): self = .monthsFormatWide
    case (UInt8(ascii: "M"), 5): self = .monthsFormatNarrow
    case (UInt8(ascii: "L"), 3): self = .monthsStandaloneAbbreviated
    case (UInt8(ascii: "L"), 4): self = .monthsStandaloneWide
    case (UInt8(ascii: "L"), 5): self = .monthsStandaloneNarrow
    case (UInt8(ascii: "E"), 1...3), (UInt8(ascii: "e"), 3): self = .weekdaysFormatAbbreviated
    case (UInt8(ascii: "E"), 4), (UInt8(ascii: "e"), 4): self = .weekdaysFormatWide
    case (UInt8(ascii: "E"), 5), (UInt8(ascii: "e"), 5): self = .weekdaysFormatNarrow
    case (UInt8(ascii: "E"), 6), (UInt8(ascii: "e"), 6): self = .weekdaysFormatShort
    case (UInt8(ascii: "c"), 3): self = .weekdaysStandaloneAbbreviated
    case (UInt8(ascii: "c"), 4): self = .weekdaysStandaloneWide
    case (UInt8(ascii: "c"), 5): self = .weekdaysStandaloneNarrow
    case (UInt8(ascii: "c"), 6): self = .weekdaysStandaloneShort
    case (UInt8(ascii: "Q"), 3): self = .quartersFormatAbbreviated
    case (UInt8(ascii: "Q"), 4): self = .quartersFormatWide
    case (UInt8(ascii: "Q"), 5): self = .quartersFormatNarrow
    case (UInt8(ascii: "q"), 3): self = .quartersStandaloneAbbreviated
    case (UInt8(ascii: "q"), 4): self = .quartersStandaloneWide
    case (UInt8(ascii: "q"), 5): self = .quartersStandaloneNarrow
    default: return nil
    }
  }

  /// What the names of the list say.
  var field: ReadingField {
    switch self {
    case .monthsFormatAbbreviated, .monthsFormatWide, .monthsFormatNarrow, .monthsStandaloneAbbreviated,
      .monthsStandaloneWide, .monthsStandaloneNarrow:
      .month
    case .weekdaysFormatAbbreviated, .weekdaysFormatWide, .weekdaysFormatNarrow, .weekdaysFormatShort,
      .weekdaysStandaloneAbbreviated, .weekdaysStandaloneWide, .weekdaysStandaloneNarrow, .weekdaysStandaloneShort:
      .weekday
    case .quartersFormatAbbreviated, .quartersFormatWide, .quartersFormatNarrow, .quartersStandaloneAbbreviated,
      .quartersStandaloneWide, .quartersStandaloneNarrow:
      .quarter
    case .dayPeriodsFormatAbbreviated, .dayPeriodsFormatWide, .dayPeriodsFormatNarrow,
      .dayPeriodsStandaloneAbbreviated, .dayPeriodsStandaloneWide, .dayPeriodsStandaloneNarrow:
      .dayPeriod
    case .erasAbbreviated, .erasWide, .erasNarrow: .era
    }
  }

  /// The value of the list's first name: months and quarters count from 1, the others from 0.
  var firstValue: Int { field == .month || field == .quarter ? 1 : 0 }
}
