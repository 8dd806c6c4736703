// The conversions between dates and day numbers are those of Cassio Neri and Lorenz Schneider, "Euclidean affine
// functions and their application to calendar algorithms", Software: Practice and Experience, 2023
// (https://doi.org/10.1002/spe.3172). Their years start in March, so that the leap day comes last. The paper works in
// 32 bits and loses two of them to a factor of four; 64 bits here keep all of `Int32`.

extension CivilDate {
  /// Whole 400-year cycles added so that no year and no day number of the range is negative.
  private static var cycles: Int64 { 14_700 }
  /// The years of those cycles.
  private static var yearShift: Int64 { 400 * cycles }
  /// The days of those cycles, and the days from 0000-03-01 to 1970-01-01.
  private static var dayShift: Int64 { 146_097 * cycles + 719_468 }

  /// The number of days since 1970-01-01, negative before it.
  public var dayNumber: Int32 {
    let isBeforeMarch = storedMonth <= 2
    let year = UInt64(truncatingIfNeeded: Int64(storedYear) + CivilDate.yearShift) &- (isBeforeMarch ? 1 : 0)
    let month = UInt32(storedMonth) &+ (isBeforeMarch ? 12 : 0)
    let century = year / 100
    let daysOfYears = (1461 &* year) / 4 &- century &+ century / 4
    let daysOfMonths = (979 &* month &- 2919) / 32
    let days = daysOfYears &+ UInt64(daysOfMonths) &+ UInt64(storedDay) &- 1
    return Int32(truncatingIfNeeded: Int64(truncatingIfNeeded: days) &- CivilDate.dayShift)
  }

  /// Makes the date that is so many days after 1970-01-01; every `Int32` has one.
  public init(dayNumber: Int32) {
    let days = UInt64(truncatingIfNeeded: Int64(dayNumber) &+ CivilDate.dayShift)
    let quarters = 4 &* days &+ 3
    let century = quarters / 146_097
    let dayOfCentury = UInt32(truncatingIfNeeded: quarters % 146_097) / 4
    // One multiplication gives the year of the century in the high half and the day of the year in the low half.
    let product = 2_939_745 &* UInt64(4 &* dayOfCentury &+ 3)
    let yearOfCentury = product >> 32
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let monthAndDay = 2141 &* dayOfYear &+ 197_913
    let isBeforeMarch = dayOfYear >= 306
    let year = Int64(truncatingIfNeeded: 100 &* century &+ yearOfCentury) &- CivilDate.yearShift
    self.init(
      trustingYear: Int32(truncatingIfNeeded: year &+ (isBeforeMarch ? 1 : 0)),
      month: UInt8(truncatingIfNeeded: monthAndDay >> 16 &- (isBeforeMarch ? 12 : 0)),
      day: UInt8(truncatingIfNeeded: (monthAndDay & 0xFFFF) / 2141 &+ 1))
  }

  /// The day of the week; 1970-01-01 is a Thursday.
  public var weekday: Weekday {
    // 2^31 + 1 moves every day number above zero, and day 0 to a number that is 3 modulo 7, three days after a Monday.
    let shifted = UInt64(truncatingIfNeeded: Int64(dayNumber) &+ 2_147_483_649)
    return Weekday(trusting: UInt8(truncatingIfNeeded: shifted % 7) &+ 1)
  }
}
