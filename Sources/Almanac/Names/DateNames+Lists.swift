/// The lists. Each is made anew when it is asked for; keep what is used often.
extension DateNames {
  /// The twelve months, January first.
  ///
  /// - Throws: `missingData` where the tables are a subset without them; so do the other lists.
  public func months(_ width: Width, _ context: Context) throws(FormatError) -> [String] {
    try list(.months(width, context), .months(width, context))
  }

  /// The name of a month.
  public func month(_ month: Month, _ width: Width, _ context: Context) throws(FormatError) -> String {
    try months(width, context)[Int(month.rawValue) - 1]
  }

  /// The seven weekdays.
  ///
  /// - Parameters:
  ///   - width: how long the names are.
  ///   - context: in what surroundings they stand.
  ///   - first: the day that comes first: Sunday, as in ICU's lists, if left out; ``firstWeekday`` for the locale's own.
  /// - Returns: the names, from `first` on.
  /// - Throws: `missingData`.
  public func weekdays(
    _ width: WeekdayWidth, _ context: Context, from first: Weekday = .sunday
  ) throws(FormatError) -> [String] {
    let sundayFirst = try list(.weekdays(width, context), .weekdays(width, context))
    let start = Int(first.rawValue) % 7
    return Array(sundayFirst[start...] + sundayFirst[..<start])
  }

  /// The name of a weekday.
  public func weekday(_ day: Weekday, _ width: WeekdayWidth, _ context: Context) throws(FormatError) -> String {
    try weekdays(width, context)[Int(day.rawValue) % 7]
  }

  /// The four quarters of the year.
  public func quarters(_ width: Width, _ context: Context) throws(FormatError) -> [String] {
    try list(.quarters(width, context), .other)
  }

  /// The eras of the calendar, in ICU's order: the number of an era is its place in the list.
  ///
  /// The Gregorian calendar has two, before and of the common era; the Japanese one more than 230, Taika first.
  /// Eras have one form, for all surroundings.
  public func eras(_ width: Width) throws(FormatError) -> [String] {
    guard let calendar = calendar.tables else { return try list(.eras(width), .eras(width)) }
    let eras = tables.list(row, calendar, .eras(width))
    guard eras.count > 0 else { throw .missingData("eras of \(calendar.rawValue)", locale, data) }
    return texts(eras, .eras(width)).map { $0 ?? "" }
  }

  /// The number of the list that ``eras(_:)`` are read from, without capitals; nil for the Gregorian calendar, whose eras
  /// have no list of their own.
  package func eraList(_ width: Width) -> UInt16? {
    guard let calendar = calendar.tables, capitalization == .none else { return nil }
    return tables.listID(row, calendar, .eras(width))
  }

  /// The parts of the day that the locale has names for, in the order of ``DayPeriod``.
  ///
  /// Where a name that stands alone is absent it is the one within a date, as CLDR's aliases have it; ICU has no function
  /// for those, and its own lists leave them empty.
  public func dayPeriods(
    _ width: Width, _ context: Context
  ) throws(FormatError) -> [(period: DayPeriod, name: String)] {
    let names = texts(try slot(.dayPeriods(width, context)), .other)
    let others = context == .format ? names : texts(try slot(.dayPeriods(width, .format)), .other)
    return DayPeriod.allCases.indices.compactMap { index in
      (names[index] ?? others[index]).map { (DayPeriod.allCases[index], $0) }
    }
  }

  /// The name of a part of the day, or nil where the language has none for it.
  public func dayPeriod(
    _ period: DayPeriod, _ width: Width, _ context: Context
  ) throws(FormatError) -> String? {
    try dayPeriods(width, context).first { $0.period == period }?.name
  }

  // MARK: Reading

  var tables: TableReader { data.tables }

  /// A list of which every name is there.
  private func list(_ slot: NameSlot, _ usage: Capitalization.Usage) throws(FormatError) -> [String] {
    var names: [String] = []
    for name in texts(try self.slot(slot), usage) {
      guard let name else { throw .missingData("\(slot)", locale, data) }
      names.append(name)
    }
    return names
  }

  /// Where a list of names stands in the tables.
  private func slot(_ slot: NameSlot) throws(FormatError) -> TableReader.List {
    let names = tables.list(tables.locale(row, .names))
    guard slot.rawValue < names.count else { throw .missingData("names", locale, data) }
    let list = tables.list(tables.value(names, slot.rawValue))
    guard list.count == slot.count else { throw .missingData("\(slot)", locale, data) }
    return list
  }

  /// The texts of a list, nil for those that are absent.
  private func texts(_ list: TableReader.List, _ usage: Capitalization.Usage) -> [String?] {
    let rule = self.rule
    return (0..<list.count).map { index in
      let id = tables.value(list, index)
      return id == TableLayout.none ? nil : rule.apply(to: tables.string(id), as: usage)
    }
  }

  private var rule: Capitalization {
    Capitalization(capitalization, language: answering.language, row: row, data: data)
  }
}
