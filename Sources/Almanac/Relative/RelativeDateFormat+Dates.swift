extension RelativeDateFormat {
  /// How far a day is from today, in the unit of ``best(from:to:)-(CivilDate,_)``: "the day before yesterday", "in 3 weeks".
  ///
  /// A month or a year is named ("next month") only where the day lies in the month or year next to today's; else it is
  /// counted ("in 1 month"), and so are weeks always: seven days from now are not everywhere in what people call next week.
  /// For days alone, whatever their number, write `string(for: today.days(until: day), .day)`.
  ///
  /// - Parameters:
  ///   - day: the day that is written.
  ///   - today: the day on which it is read.
  /// - Returns: the phrase.
  public func string(from day: CivilDate, relativeTo today: CivilDate) -> String {
    let span = Self.best(from: today, to: day)
    return string(for: span.count, span.unit, Self.isNamed(span, day, today) ? numbers : .always)
  }

  /// How far a moment is from now, in the unit of ``best(from:to:)-(CivilDateTime,_)``.
  ///
  /// A month or a year is named only as for days.
  ///
  /// - Parameters:
  ///   - moment: the moment that is written.
  ///   - now: the moment at which it is read, off the same clock.
  /// - Returns: the phrase.
  public func string(from moment: CivilDateTime, relativeTo now: CivilDateTime) -> String {
    let span = Self.best(from: now, to: moment)
    return string(for: span.count, span.unit, Self.isNamed(span, moment.date, now.date) ? numbers : .always)
  }

  /// Whether a word for the span says what the calendar says.
  private static func isNamed(_ span: RelativeSpan, _ day: CivilDate, _ today: CivilDate) -> Bool {
    let years = day.year - today.year
    switch span.unit {
    case .week: return false
    case .month: return 12 * years + Int(day.month.rawValue) - Int(today.month.rawValue) == span.count
    case .year: return years == span.count
    default: return true
    }
  }
}
