/// Which names a format writes, by the rules of `DateProgramBuilder`.
extension ReadingPlanBuilder {
  /// The list of a slot, whole.
  func list(_ slot: NameSlot) throws(FormatError) -> TableReader.List {
    guard slot.rawValue < context.names.count else { throw .missingData("names", context.locale, context.data) }
    let list = context.tables.list(context.tables.value(context.names, slot.rawValue))
    guard list.count == slot.count else { throw .missingData("\(slot)", context.locale, context.data) }
    return list
  }

  /// The eras of the calendar in a width.
  func eras(_ count: Int) throws(FormatError) -> TableReader.List {
    guard let calendar = context.calendar.tables else {
      return try list(count == 4 ? .erasWide : count == 5 ? .erasNarrow : .erasAbbreviated)
    }
    let slot: CalendarSlot = count == 4 ? .erasWide : count == 5 ? .erasNarrow : .erasAbbreviated
    let list = context.data.list(slot, of: calendar, row: context.row)
    guard list.count > 0 else { throw .missingData("\(calendar) \(slot)", context.locale, context.data) }
    return list
  }

  /// The parts of the day that a letter writes, each with its place among `DayPeriodName`.
  func dayPeriods(_ letter: UInt8, _ count: Int) throws(FormatError) -> [(id: UInt16, value: Int32)] {
    let tables = context.tables
    let halves = try list(NameSlot.halves(count, context.data.edition))
    let whole = [(tables.value(halves, 0), Int32(0)), (tables.value(halves, 1), 1)]
    guard letter != UInt8(ascii: "a") else { return whole }
    let list = try list(NameSlot.dayPeriods(count))
    if letter == UInt8(ascii: "b") {
      let noon = DayPeriodName.noon.place
      return whole + [(tables.value(list, noon), Int32(noon))]
    }
    guard let hours = DayPeriodHours(context.answering, tables) else { return whole }
    var words: [(id: UInt16, value: Int32)] = []
    for period in hours.periods {
      var name = period.name
      if name == .noon, tables.value(list, name.place) == TableLayout.none { name = hours.periodAroundNoon }
      // What has no name is AM or PM.
      let id = tables.value(list, name.place)
      let word =
        id == TableLayout.none ? whole[period.isAfterNoon ? 1 : 0] : (id, Int32(name.place))
      if !words.contains(where: { $0 == word }) { words.append(word) }
    }
    return words
  }
}

extension DayPeriodName {
  /// The name's place in a list of day periods.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ReadingField {
  /// The values of a field that a format can write; nil for those that are too many to go through.
  var values: ClosedRange<Int>? {
    switch self {
    case .month: 1...12
    case .day: 1...31
    case .dayOfYear: 1...366
    case .quarter: 1...4
    case .weekOfYear: 1...53
    case .weekOfMonth: 0...6
    case .weekdayInMonth: 1...5
    case .localWeekday: 1...7
    case .hour: 0...23
    case .hourFrom1To12: 1...12
    case .hourFrom1To24: 1...24
    case .hourFrom0To11: 0...11
    case .minute, .second: 0...59
    default: nil
    }
  }
}
