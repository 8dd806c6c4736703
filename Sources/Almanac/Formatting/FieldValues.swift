/// A number of a date or a time that steps write by ``DateProgram/Operation/quantity``.
enum Quantity: UInt8, Sendable {
  case yearOfEra, extendedYear, relatedYear, weekYear, quarter, month, day, dayOfYear, weekdayInMonth, weekOfYear
  case weekOfMonth, julianDay, localWeekday, hour23, hour12, hour11, hour24, minute, second, millisecondOfDay
}

/// The numbers of one date and time in a calendar, for the general way of writing.
struct FieldValues {
  let moment: Moment
  /// The fields of the date, a byte each.
  let fields: UInt64
  /// The fields of the time, a byte each.
  let clock: UInt64
  let yearOfEra: Int
  private let calendarFields: CalendarFields

  init(_ moment: Moment, _ program: DateProgram) {
    self.moment = moment
    let date = moment.date
    let fields = program.rules?.reckoning.fields(of: date) ?? GregorianCalendar.fields(of: date)
    calendarFields = fields
    yearOfEra = fields.yearOfEra
    let quarter = UInt64(min(4, (fields.month + 2) / 3))
    var packed = UInt64(fields.yearOfEra.magnitude % 100) << 8 | UInt64(fields.era & 0xFF) << 16 | quarter << 24
    packed |= UInt64(fields.month) << 32 | UInt64(fields.day) << 40 | UInt64(date.sundayBasedWeekday) << 48
    packed |= (program.rules?.noon(moment.time) ?? 0) << 56
    self.fields = packed
    clock = program.clock(moment.time)
  }

  /// A number.
  func value(of quantity: Quantity, _ rules: FieldRules) -> Int {
    let time = moment.time
    switch quantity {
    case .yearOfEra: return calendarFields.yearOfEra
    case .extendedYear: return calendarFields.extendedYear
    case .relatedYear: return calendarFields.relatedYear
    case .weekYear: return rules.weeks.weekOfYear(calendarFields, weekday: weekday).year
    case .quarter: return (calendarFields.month + 2) / 3
    case .month: return calendarFields.month
    case .day: return calendarFields.day
    case .dayOfYear: return calendarFields.dayOfYear
    case .weekdayInMonth: return (calendarFields.day - 1) / 7 + 1
    case .weekOfYear: return rules.weeks.weekOfYear(calendarFields, weekday: weekday).week
    case .weekOfMonth: return rules.weeks.week(ofDay: calendarFields.day, weekday: weekday)
    // The day that began at noon of 1 January 4713 BC in the Julian calendar is number 0, and days count from midnight.
    case .julianDay: return Int(moment.date.dayNumber) + 2_440_588
    case .localWeekday: return rules.weeks.localWeekday(weekday)
    case .hour23: return time.hour
    case .hour12: return time.hour % 12 == 0 ? 12 : time.hour % 12
    case .hour11: return time.hour % 12
    case .hour24: return time.hour == 0 ? 24 : time.hour
    case .minute: return time.minute
    case .second: return time.second
    case .millisecondOfDay: return 1000 * time.secondOfDay + time.nanosecond / 1_000_000
    }
  }

  private var weekday: Int { Int(moment.date.sundayBasedWeekday) }
}
