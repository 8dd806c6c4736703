extension LocaleData {
  /// The calendar for a tag.
  ///
  /// - Throws: `unsupportedCalendar` for one that this version does not write.
  func calendarSystem(for tag: LocaleTag, row: Int) throws(FormatError) -> CalendarSystem {
    if tag.extensions.isEmpty, isGregorian(calendarID(for: tag, row: row)) { return .gregorian }
    let name = calendar(for: tag, row: row)
    if name == Self.gregorian { return .gregorian }
    guard let calendar = CalendarSystem(identifier: name) else { throw .unsupportedCalendar(name, tag) }
    if calendar.tables != nil { try checkHas(.calendars, for: tag) }
    return calendar
  }

  /// A list of another calendar than the Gregorian one; empty where the tables leave it out.
  func list(_ slot: CalendarSlot, of calendar: TableCalendar, row: Int) -> TableReader.List {
    tables.list(row, calendar, slot)
  }
}
