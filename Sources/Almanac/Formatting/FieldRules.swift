/// What the fields that are not plain are made by: calendar, weeks, number systems, day periods, offsets.
///
/// One object for a format, which those that need none of it do not have.
final class FieldRules: Sendable {
  let tables: TableReader
  let reckoning: CalendarReckoning
  let weeks: WeekRules
  /// The format's number system, then those of fields that have their own.
  let systems: [NumberSystem]
  /// The minus sign as UTF-8.
  let minusSign: [UInt8]
  /// What stands between groups of three digits in a number that is too large for a number system by rules.
  let grouping: String
  let dayPeriods: DayPeriodHours?
  let offsets: OffsetForms?
  /// The names of eras that ``DateProgram/Operation/tableText`` writes, where they are not as in the tables.
  let eraTexts: [[UInt8]]?
  /// Whether the pattern shows minutes and seconds, without which 12:30 is noon to it.
  private let showsMinute: Bool
  private let showsSecond: Bool

  /// - Throws: `textTooLong` for a minus sign.
  init(
    _ context: DateProgram.Context, _ dayPeriods: DayPeriodHours?, _ offsets: OffsetForms?, _ eraTexts: [[UInt8]]?
  ) throws(FormatError) {
    tables = context.tables
    reckoning = CalendarReckoning(context.calendar, context.tables)
    weeks = context.data.weeks(for: context.answering, context.calendar)
    systems = [context.numbers] + context.overrides.map(\.system)
    let name = context.data.numberSystemName(for: context.numbersTag, row: context.row)
    minusSign = Array((context.data.numberSymbol("minusSign", of: name, row: context.row) ?? "-").utf8)
    guard minusSign.count <= DateProgram.longestText else {
      throw .textTooLong("minusSign", minusSign.count, context.locale)
    }
    grouping = context.data.numberSymbol("group", of: "latn", row: context.row) ?? ","
    self.dayPeriods = dayPeriods
    self.offsets = offsets
    self.eraTexts = eraTexts
    showsMinute = context.showsMinute
    showsSecond = context.showsSecond
  }

  /// The place of a time in ``DayPeriodHours``.
  func dayPeriod(_ time: CivilTime) -> UInt64 {
    guard let dayPeriods else { return 0 }
    return dayPeriods.place(time.storedHour, isSharp: isSharp(time))
  }

  /// 0 before noon, 1 after it, 2 at noon, as far as the pattern shows it.
  func noon(_ time: CivilTime) -> UInt64 {
    if time.storedHour == 12, isSharp(time) { return 2 }
    return time.storedHour < 12 ? 0 : 1
  }

  /// Whether a time shows no minutes and no seconds but 0.
  private func isSharp(_ time: CivilTime) -> Bool {
    (!showsMinute || time.storedMinute == 0) && (!showsSecond || time.storedSecond == 0)
  }
}
