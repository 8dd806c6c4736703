extension Resolution {
  /// The year in the proleptic Gregorian calendar; nil where nothing says it.
  func year() throws(ResolutionError) -> Int? {
    if let year = fields[.extendedYear] { return year }
    guard let number = fields[.year] else { return nil }
    let calendar = context.calendar
    if let era = fields[.era] {
      // The two last digits of a year say all of it only where the years of an era are few.
      let isWhole = !parser.plan.hasTwoDigitYear || fields.yearDigits != 2 || calendar == .japanese
      guard isWhole else { return try yearOfTwoDigits(number, calendar) }
      return try year(number, ofEra: era, calendar)
    }
    if fields.yearDigits == 2 { return try yearOfTwoDigits(number, calendar) }
    guard let shift = calendar.yearShift else { throw missing(.era) }
    return try yearOfEra(number) - Int(shift)
  }

  /// A year as eras count them.
  private func yearOfEra(_ number: Int) throws(ResolutionError) -> Int {
    guard number >= 1 else {
      throw ResolutionError(.yearOutOfRange, .year, "year \(number); the years of an era start at 1")
    }
    return number
  }

  private func year(_ number: Int, ofEra era: Int, _ calendar: CalendarSystem) throws(ResolutionError) -> Int {
    let number = try yearOfEra(number)
    switch calendar.kind {
    case .gregorian, .iso8601: return era == 0 ? 1 - number : number
    case .roc: return (era == 0 ? 1 - number : number) - Int(ROCCalendar.yearShift)
    case .buddhist: return number - Int(BuddhistCalendar.yearShift)
    case .japanese:
      return CalendarReckoning(calendar, context.tables).eras.firstYear(ofEra: era) + number - 1
    }
  }

  private func yearOfTwoDigits(_ number: Int, _ calendar: CalendarSystem) throws(ResolutionError) -> Int {
    guard let shift = calendar.yearShift.map(Int.init) else { throw missing(.era) }
    switch parser.twoDigitYears {
    case .asWritten: return try yearOfEra(number) - shift
    case .window(let start): return DateParser.TwoDigitYears.year(number - shift, inCenturyFrom: start)
    case .refused: break
    }
    if parser.mode == .tolerant, let reference = request.reference {
      return DateParser.TwoDigitYears.year(number - shift, inCenturyFrom: reference.year - 50)
    }
    // The format itself writes these years so, and a strict parser reads what it writes.
    if parser.mode == .strict, !parser.plan.hasTwoDigitYear { return try yearOfEra(number) - shift }
    throw ResolutionError(
      .twoDigitYear, .year,
      "a year of two digits could be in any century; write four, or let the parser have a window or a reference date")
  }
}

extension DateParser.TwoDigitYears {
  /// The year in the hundred years from `start` on with the last two digits of a number.
  static func year(_ number: Int, inCenturyFrom start: Int) -> Int {
    start + ((number - start) % 100 + 100) % 100
  }
}
