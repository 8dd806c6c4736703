/// What a date has to agree with, beyond what it was made of.
extension Resolution {
  func check(_ date: CivilDate) throws(ResolutionError) {
    if let weekday = fields[.weekday] {
      // The tables' weeks begin with Sunday, which is ISO's weekday 7.
      let asked = weekday == 0 ? 7 : weekday
      guard asked == Int(date.weekday.rawValue) else {
        let asked = Weekday(rawValue: UInt8(asked)).map { "\($0)" } ?? ""
        throw ResolutionError(.weekdayMismatch, .weekday, "\(date) is a \(date.weekday), not a \(asked)")
      }
    }
    try require((Int(date.storedMonth) + 2) / 3, .quarter, date)
    if fields[.dayOfYear] != nil { try require(GregorianCalendar.fields(of: date).dayOfYear, .dayOfYear, date) }
    if fields[.weekdayInMonth] != nil { try require((date.day - 1) / 7 + 1, .weekdayInMonth, date) }
    if hasWeekFields {
      let week = week(of: date)
      try require(week.year, .weekYear, date)
      try require(week.week, .weekOfYear, date)
      try require(week.weekOfMonth, .weekOfMonth, date)
      try require(week.weekday, .localWeekday, date)
    }
    try checkEra(date)
  }

  private func require(_ value: Int, _ field: ReadingField, _ date: CivilDate) throws(ResolutionError) {
    guard let asked = fields[field], asked != value else { return }
    throw ResolutionError(
      .contradiction, field, "\(field.name.drop { $0 != " " }.dropFirst()) \(asked), where \(date) has \(value)")
  }

  /// Whether a Japanese date lies in the era that is named.
  ///
  /// A tolerant parser lets it lie outside: papers that were printed while an era lasted name years of it that never came.
  private func checkEra(_ date: CivilDate) throws(ResolutionError) {
    guard parser.mode == .strict, context.calendar == .japanese, let era = fields[.era] else { return }
    guard CalendarReckoning(.japanese, context.tables).eras.era(of: date) == era else {
      throw ResolutionError(.contradiction, .era, "\(date) lies in another era")
    }
  }

  // MARK: Weeks

  private var hasWeekFields: Bool {
    fields[.weekYear] != nil || fields[.weekOfYear] != nil || fields[.weekOfMonth] != nil
      || fields[.localWeekday] != nil
  }

  private func week(of date: CivilDate) -> (year: Int, week: Int, weekOfMonth: Int, weekday: Int) {
    let rules = context.data.weeks(for: context.answering, context.calendar)
    let weekday = Int(date.weekday.rawValue) % 7
    let week = rules.weekOfYear(GregorianCalendar.fields(of: date), weekday: weekday)
    return (week.year, week.week, rules.week(ofDay: date.day, weekday: weekday), rules.localWeekday(weekday))
  }

  /// The day of a year of weeks, a week and a weekday; nil where one of them is not there.
  func dateOfWeek() throws(ResolutionError) -> CivilDate? {
    guard let year = fields[.weekYear], let number = fields[.weekOfYear],
      fields[.weekday] != nil || fields[.localWeekday] != nil
    else { return nil }
    guard let first = CivilDate(ifInRange: Int64(year), month: 1, day: 1) else {
      throw ResolutionError(.dateOutOfRange, .weekYear, CivilError.dateReason)
    }
    // Week 1 has one of the days around 1 January.
    for day in (7 * number - 14)...(7 * number + 7) {
      guard let date = try? first.adding(days: day) else { continue }
      let week = week(of: date)
      let isThatDay =
        fields[.localWeekday].map { $0 == week.weekday } ?? true
        && fields[.weekday].map { $0 == Int(date.weekday.rawValue) % 7 } ?? true
      if week.year == year, week.week == number, isThatDay { return date }
    }
    throw ResolutionError(
      .contradiction, .weekOfYear, "\(ISO8601Writer.yearText(year)) has no such day in week \(number)")
  }
}
