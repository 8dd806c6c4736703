/// What a piece of a date can say when it is read.
enum ReadingField: UInt8, CaseIterable, Sendable {
  case era, year, extendedYear, month, day, weekday, dayOfYear, quarter, julianDay
  case weekYear, weekOfYear, weekOfMonth, weekdayInMonth, localWeekday
  case hour, hourFrom1To12, hourFrom1To24, hourFrom0To11, dayPeriod, minute, second, nanosecond, millisecondOfDay
  case offset

  /// What the field is called in messages, with its article.
  var name: String {
    switch self {
    case .era: "an era"
    case .year, .extendedYear: "a year"
    case .month: "a month"
    case .day: "a day of the month"
    case .weekday: "a weekday"
    case .dayOfYear: "a day of the year"
    case .quarter: "a quarter"
    case .julianDay: "a Julian day number"
    case .weekYear: "a year of weeks"
    case .weekOfYear: "a week of the year"
    case .weekOfMonth: "a week of the month"
    case .weekdayInMonth, .localWeekday: "the number of a weekday"
    case .hour, .hourFrom1To12, .hourFrom1To24, .hourFrom0To11: "an hour"
    case .dayPeriod: "a part of the day"
    case .minute: "a minute"
    case .second: "a second"
    case .nanosecond: "a fraction of a second"
    case .millisecondOfDay: "a millisecond of the day"
    case .offset: "an offset from UTC"
    }
  }

  /// Whether the field tells a time of day.
  var isTime: Bool { rawValue >= ReadingField.hour.rawValue }

  /// Whether the field is read as the whole year, month or day of a date.
  var isDatePart: Bool { self == .year || self == .extendedYear || self == .month || self == .day }

  /// The most digits that a value of the field has.
  var maximumDigits: Int {
    switch self {
    case .year, .extendedYear, .weekYear: 7
    case .dayOfYear: 3
    case .julianDay: 10
    case .millisecondOfDay: 8
    case .nanosecond: 9
    case .quarter, .localWeekday, .weekdayInMonth, .weekOfMonth: 1
    default: 2
    }
  }

  /// The field of a pattern's letter that is written in digits; nil where the letter is none.
  init?(number letter: UInt8) {
    switch letter {
    // These calendars have no names for the years of a cycle, so that U is y.
    case UInt8(ascii: "y"), UInt8(ascii: "U"): self = .year
    // The year without eras and the year in which the calendar's year begins are Gregorian in all of them.
    case UInt8(ascii: "u"), UInt8(ascii: "r"): self = .extendedYear
    case UInt8(ascii: "Y"): self = .weekYear
    case UInt8(ascii: "w"): self = .weekOfYear
    case UInt8(ascii: "W"): self = .weekOfMonth
    case UInt8(ascii: "F"): self = .weekdayInMonth
    case UInt8(ascii: "e"), UInt8(ascii: "c"): self = .localWeekday
    case UInt8(ascii: "M"), UInt8(ascii: "L"): self = .month
    case UInt8(ascii: "Q"), UInt8(ascii: "q"): self = .quarter
    case UInt8(ascii: "d"): self = .day
    case UInt8(ascii: "D"): self = .dayOfYear
    case UInt8(ascii: "g"): self = .julianDay
    case UInt8(ascii: "H"): self = .hour
    case UInt8(ascii: "h"): self = .hourFrom1To12
    case UInt8(ascii: "k"): self = .hourFrom1To24
    case UInt8(ascii: "K"): self = .hourFrom0To11
    case UInt8(ascii: "m"): self = .minute
    case UInt8(ascii: "s"): self = .second
    case UInt8(ascii: "S"): self = .nanosecond
    case UInt8(ascii: "A"): self = .millisecondOfDay
    default: return nil
    }
  }
}

/// The values that were read so far, each with the place where it stood.
struct ReadFields: Sendable {
  private var values = InlineArray<24, Int32>(repeating: 0)
  private var places = InlineArray<24, Int32>(repeating: 0)
  private var present: UInt32 = 0

  /// How many digits the year had.
  var yearDigits = 0

  /// The value of a field; nil where nothing said it.
  subscript(field: ReadingField) -> Int? {
    present >> UInt32(field.rawValue) & 1 == 0 ? nil : Int(values[Int(field.rawValue)])
  }

  /// Where the field stood: an offset of what was read, of its bytes or its folded text.
  func place(of field: ReadingField) -> Int? {
    present >> UInt32(field.rawValue) & 1 == 0 ? nil : Int(places[Int(field.rawValue)])
  }

  /// Takes a value in; false where the field was read before and said something else.
  mutating func set(_ field: ReadingField, _ value: Int32, at place: Int) -> Bool {
    let index = Int(field.rawValue)
    if present >> UInt32(index) & 1 != 0 { return values[index] == value }
    values[index] = value
    places[index] = Int32(truncatingIfNeeded: place)
    present |= 1 << UInt32(index)
    return true
  }
}
