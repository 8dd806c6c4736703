/// The parts of the day: `a`, `b` and `B`.
extension DateProgramBuilder {
  /// AM or PM.
  mutating func wait(forHalf count: Int) throws(FormatError) {
    let halves = try halves(count)
    try wait([halves.am, halves.pm], .half)
  }

  /// AM, PM or noon.
  ///
  /// Midnight, which UTS #35 has here too, is suppressed, since it may mean both ends of a day: as in ICU since 57.
  mutating func wait(forNoon count: Int) throws(FormatError) {
    let halves = try halves(count)
    let noon = try name(.noon, count)
    needsRules = true
    try wait([halves.am, halves.pm, noon == TableLayout.none ? halves.pm : noon], .noon)
  }

  /// The part of the day in words, or AM and PM where the language has no rules for it.
  mutating func wait(forDayPeriod count: Int) throws(FormatError) {
    if dayPeriods == nil { dayPeriods = DayPeriodHours(context.answering, context.tables) }
    guard let dayPeriods else { return try wait(forHalf: count) }
    let halves = try halves(count)
    var names: [UInt16] = []
    for period in dayPeriods.periods {
      var name = try name(period.name, count)
      // Noon without a name is part of the hours around it, and those without a name are AM or PM.
      if name == TableLayout.none, period.name == .noon { name = try self.name(dayPeriods.periodAroundNoon, count) }
      names.append(name == TableLayout.none ? period.isAfterNoon ? halves.pm : halves.am : name)
    }
    needsRules = true
    try wait(names, .dayPeriod)
  }

  private mutating func wait(_ names: [UInt16], _ field: DateProgram.Field) throws(FormatError) {
    let words = FieldWords.strings(names)
    wait(words, field, longest: try check(words, "day periods"))
  }

  private func halves(_ count: Int) throws(FormatError) -> (am: UInt16, pm: UInt16) {
    let list = try list(NameSlot.halves(count, context.data.edition))
    return (Self.value(.am, list, context.tables), Self.value(.pm, list, context.tables))
  }

  private func name(_ name: DayPeriodName, _ count: Int) throws(FormatError) -> UInt16 {
    Self.value(name, try list(NameSlot.dayPeriods(count)), context.tables)
  }

  private static func value(_ name: DayPeriodName, _ list: TableReader.List, _ tables: TableReader) -> UInt16 {
    DayPeriodName.allCases.firstIndex(of: name).map { tables.value(list, $0) } ?? TableLayout.none
  }
}

extension NameSlot {
  /// Where AM and PM stand that so many letters ask for.
  static func halves(_ count: Int, _ edition: TableEdition) -> NameSlot {
    switch count {
    case 4: .dayPeriodsFormatWide
    case 5: .dayPeriodsFormatNarrow
    case 6... where !edition.writesAbbreviatedHalves: .dayPeriodsFormatNarrow
    default: edition.writesAbbreviatedHalves ? .dayPeriodsFormatAbbreviated : .dayPeriodsFormatWide
    }
  }

  /// Where the other parts of the day stand that so many letters ask for.
  static func dayPeriods(_ count: Int) -> NameSlot {
    switch count {
    case ...3: .dayPeriodsFormatAbbreviated
    case 5: .dayPeriodsFormatNarrow
    default: .dayPeriodsFormatWide
    }
  }
}
