/// A day of the proleptic Gregorian calendar, without time and without zone.
///
/// ```swift
/// let day = try CivilDate(year: 2026, month: 11, day: 30)
/// day.weekday                            // Monday
/// try day.adding(months: 3)              // 2027-02-28
/// day.days(until: try CivilDate("2026-12-25"))    // 25
/// ```
///
/// The rules of today's calendar hold for all years, as in ISO 8601, java.time and ECMAScript's Temporal; there is no
/// change to the Julian calendar, which ICU makes before 1582-10-15 unless told otherwise. Year 0 is 1 BC, year -43 is
/// 44 BC.
///
/// A date is one of the 2^32 days whose number since 1970-01-01 fits in an `Int32`: -5877641-06-23 to +5881580-07-11.
/// No call traps; what would leave that range throws.
public struct CivilDate: Sendable {
  /// The year as it is stored; for the formatter, which reads the fields of millions of dates.
  package let storedYear: Int32
  /// The month as it is stored, 1...12.
  package let storedMonth: UInt8
  /// The day of the month as it is stored, 1...31.
  package let storedDay: UInt8

  /// Makes a date of numbers that are known to be one.
  init(trustingYear year: Int32, month: UInt8, day: UInt8) {
    assert(month >= 1 && month <= 12 && day >= 1 && day <= CivilDate.lengthOfMonth(UInt32(month), year: Int64(year)))
    storedYear = year
    storedMonth = month
    storedDay = day
  }

  /// Makes a date of its year, month and day.
  ///
  /// - Parameters:
  ///   - year: The year; 0 is 1 BC.
  ///   - month: The month, 1...12.
  ///   - day: The day of the month, from 1.
  /// - Throws: `monthOutOfRange` or `dayOutOfRange` if there is no such day, `dateOutOfRange` if it is before
  ///   `earliest` or after `latest`.
  public init(year: Int, month: Int, day: Int) throws(CivilError) {
    guard month >= 1, month <= 12 else {
      throw CivilDate.refusal(.monthOutOfRange, year, month, day, CivilError.monthReason(month))
    }
    guard day >= 1, day <= CivilDate.lengthOfMonth(UInt32(month), year: Int64(year)) else {
      let reason = CivilError.dayReason(day, month: Month(trusting: UInt8(month)), year: year)
      throw CivilDate.refusal(.dayOutOfRange, year, month, day, reason)
    }
    guard let date = CivilDate(ifInRange: Int64(year), month: UInt8(month), day: UInt8(day)) else {
      throw CivilDate.refusal(.dateOutOfRange, year, month, day, CivilError.dateReason)
    }
    self = date
  }

  /// Makes a date of a day that its month has, or nil if it is before `earliest` or after `latest`.
  init?(ifInRange year: Int64, month: UInt8, day: UInt8) {
    let first = CivilDate.earliest
    let last = CivilDate.latest
    guard year >= Int64(first.storedYear), year <= Int64(last.storedYear) else { return nil }
    self.init(trustingYear: Int32(year), month: month, day: day)
    guard self >= first, self <= last else { return nil }
  }

  /// The first date, day number -2,147,483,648.
  public static var earliest: CivilDate { CivilDate(trustingYear: -5_877_641, month: 6, day: 23) }

  /// The last date, day number 2,147,483,647.
  public static var latest: CivilDate { CivilDate(trustingYear: 5_881_580, month: 7, day: 11) }

  private static func refusal(
    _ code: CivilError.Code, _ year: Int, _ month: Int, _ day: Int, _ reason: String
  ) -> CivilError {
    let input = [ISO8601Writer.yearText(year), ISO8601Writer.twoDigitText(month), ISO8601Writer.twoDigitText(day)]
    return CivilError(code, input: input.joined(separator: "-"), reason: reason)
  }
}

// MARK: - Fields

extension CivilDate {
  /// The year; 0 is 1 BC, -1 is 2 BC.
  public var year: Int { Int(storedYear) }

  /// The month.
  public var month: Month { Month(trusting: storedMonth) }

  /// The day of the month, 1...31.
  public var day: Int { Int(storedDay) }

  /// The day of the year, 1...366.
  public var dayOfYear: Int {
    guard storedMonth > 2 else { return 31 * (Int(storedMonth) - 1) + day }
    let untilMarch = CivilDate.isLeapYear(year) ? 60 : 59
    return untilMarch + (153 * (Int(storedMonth) - 3) + 2) / 5 + day
  }

  /// The length of the date's month in days, 28...31.
  public var daysInMonth: Int { Int(CivilDate.lengthOfMonth(UInt32(storedMonth), year: Int64(storedYear))) }

  /// The length of a month in days, 28...31, in any year.
  public static func daysInMonth(_ month: Month, year: Int) -> Int {
    Int(lengthOfMonth(UInt32(month.rawValue), year: Int64(year)))
  }

  /// Whether a year has 366 days: every fourth year, but of the full centuries only every fourth.
  public static func isLeapYear(_ year: Int) -> Bool { isLeap(Int64(year)) }

  /// The Gregorian rule in the form that needs one division: a year that 25 divides must be a multiple of 16.
  static func isLeap(_ year: Int64) -> Bool { year & (year % 25 == 0 ? 15 : 3) == 0 }

  /// The length of a month by its number 1...12.
  static func lengthOfMonth(_ month: UInt32, year: Int64) -> UInt32 {
    guard month != 2 else { return isLeap(year) ? 29 : 28 }
    // Odd months up to July and even ones from August have 31 days.
    return 30 | (month ^ (month >> 3)) & 1
  }
}

// MARK: - Order

extension CivilDate: Hashable, Comparable {
  /// Year, month and day in one number that has the order of dates.
  private var key: Int64 { Int64(storedYear) << 16 | Int64(storedMonth) << 8 | Int64(storedDay) }

  /// Whether two dates are the same day.
  public static func == (left: CivilDate, right: CivilDate) -> Bool { left.key == right.key }

  /// Whether one date is earlier than another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.key < right.key }

  /// Feeds the date to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
