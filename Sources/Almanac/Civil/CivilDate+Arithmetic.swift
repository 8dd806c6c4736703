extension CivilDate {
  /// The date so many days later, or earlier if the number is negative.
  ///
  /// - Parameter days: Any number.
  /// - Returns: The date, exactly so many days away.
  /// - Throws: `dateOutOfRange` if the result is before `earliest` or after `latest`.
  public func adding(days: Int) throws(CivilError) -> CivilDate {
    let (sum, overflow) = Int64(dayNumber).addingReportingOverflow(Int64(days))
    guard !overflow, let number = Int32(exactly: sum) else { throw refusal(adding: days, "days") }
    return CivilDate(dayNumber: number)
  }

  /// The same day so many months later, or earlier if the number is negative.
  ///
  /// Where the month is too short, its last day is the result: 2026-01-31 and one month give 2026-02-28, and a month
  /// more gives 2026-03-28, so adding twice is not always adding the sum.
  ///
  /// - Parameter months: Any number.
  /// - Returns: The same day of the month, or the last day of a shorter month.
  /// - Throws: `dateOutOfRange` if the result is before `earliest` or after `latest`.
  public func adding(months: Int) throws(CivilError) -> CivilDate {
    let index = 12 * Int64(storedYear) + Int64(storedMonth) - 1
    let (sum, overflow) = index.addingReportingOverflow(Int64(months))
    guard !overflow else { throw refusal(adding: months, "months") }
    // Division rounds toward zero, and the months before year 0 need it to round down.
    let remainder = sum % 12
    let isNegative = remainder < 0
    let year = sum / 12 - (isNegative ? 1 : 0)
    let month = UInt8(remainder + (isNegative ? 12 : 0)) + 1
    guard let date = clamped(year: year, month: month) else { throw refusal(adding: months, "months") }
    return date
  }

  /// The same day so many years later, or earlier if the number is negative.
  ///
  /// Where the year has no February 29, February 28 is the result.
  ///
  /// - Parameter years: Any number.
  /// - Returns: The same month and day, or February 28 for February 29.
  /// - Throws: `dateOutOfRange` if the result is before `earliest` or after `latest`.
  public func adding(years: Int) throws(CivilError) -> CivilDate {
    let (year, overflow) = Int64(storedYear).addingReportingOverflow(Int64(years))
    guard !overflow, let date = clamped(year: year, month: storedMonth) else { throw refusal(adding: years, "years") }
    return date
  }

  /// The number of days from this date to another, negative if the other is earlier; -4,294,967,295...4,294,967,295.
  public func days(until other: CivilDate) -> Int { Int(other.dayNumber) - Int(dayNumber) }

  /// This day of the month in another month, or that month's last day; nil outside the range of dates.
  private func clamped(year: Int64, month: UInt8) -> CivilDate? {
    let length = UInt8(CivilDate.lengthOfMonth(UInt32(month), year: year))
    return CivilDate(ifInRange: year, month: month, day: min(storedDay, length))
  }

  private func refusal(adding count: Int, _ unit: String) -> CivilError {
    let amount = count < 0 ? "- \(count.magnitude)" : "+ \(count)"
    return CivilError(.dateOutOfRange, input: "\(self) \(amount) \(unit)", reason: CivilError.dateReason)
  }
}
