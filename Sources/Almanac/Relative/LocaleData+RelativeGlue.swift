/// How a relative phrase and a time are joined.
extension LocaleData {
  /// The string id of the glue of the calendar that the locale's data name, or nil where the tables lack it: the one between
  /// a medium date and a time since CLDR 42, else the calendar's default (`getDateTimePattern` in ICU's reldatefmt.cpp).
  func relativeGlue(row: Int) -> UInt16? {
    let calendar = tables.string(tables.locale(row, .calendar))
    var styles = tables.list(tables.locale(row, .styles))
    if calendar != Self.gregorian {
      // Calendars of which the tables hold nothing of their own are written as the generic one.
      styles = tables.list(row, TableCalendar(rawValue: calendar) ?? .generic, .styles)
    }
    guard styles.count == StyleSlot.allCases.count else { return nil }
    return [StyleSlot.atTimeMedium, .glueDefault].lazy.map { tables.value(styles, $0.rawValue) }
      .first { $0 != TableLayout.none }
  }
}
