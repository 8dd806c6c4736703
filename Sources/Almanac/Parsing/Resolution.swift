/// From the fields that were read to a date and a time of day.
struct Resolution {
  let fields: ReadFields
  let parser: DateParser
  let request: DateParser.Request

  init(_ fields: ReadFields, _ parser: DateParser, _ request: DateParser.Request) {
    self.fields = fields
    self.parser = parser
    self.request = request
  }

  var context: DateProgram.Context { parser.plan.context }

  /// The date that the fields say, checked against everything else that they say.
  func date() throws(ResolutionError) -> CivilDate {
    let date = try uncheckedDate()
    try check(date)
    return date
  }

  private func uncheckedDate() throws(ResolutionError) -> CivilDate {
    if let number = fields[.julianDay] {
      // 1970-01-01 has number 2,440,588.
      guard let day = Int32(exactly: Int64(number) - 2_440_588) else {
        throw ResolutionError(.dateOutOfRange, .julianDay, CivilError.dateReason)
      }
      return CivilDate(dayNumber: day)
    }
    let hasDay = fields[.month] != nil || fields[.day] != nil
    if !hasDay, let date = try dateOfWeek() { return date }
    guard let year = try year() ?? request.date?.year else { throw missing(.year) }
    if !hasDay, let dayOfYear = fields[.dayOfYear] { return try date(year, dayOfYear: dayOfYear) }
    guard let month = fields[.month] ?? request.date.map({ Int($0.storedMonth) }) else { throw missing(.month) }
    guard let day = fields[.day] ?? request.date?.day else { throw missing(.day) }
    guard 1...12 ~= month else { throw ResolutionError(.monthOutOfRange, .month, CivilError.monthReason(month)) }
    let length = CivilDate.lengthOfMonth(UInt32(month), year: Int64(year))
    guard day >= 1, day <= length else {
      let reason = CivilError.dayReason(day, month: Month(trusting: UInt8(month)), year: year)
      throw ResolutionError(.dayOutOfRange, .day, reason)
    }
    guard let date = CivilDate(ifInRange: Int64(year), month: UInt8(month), day: UInt8(day)) else {
      throw ResolutionError(.dateOutOfRange, .year, CivilError.dateReason)
    }
    return date
  }

  private func date(_ year: Int, dayOfYear: Int) throws(ResolutionError) -> CivilDate {
    guard let first = CivilDate(ifInRange: Int64(year), month: 1, day: 1) else {
      throw ResolutionError(.dateOutOfRange, .year, CivilError.dateReason)
    }
    let length = CivilDate.lengthOfMonth(2, year: Int64(year)) == 29 ? 366 : 365
    guard 1...length ~= dayOfYear, let date = try? first.adding(days: dayOfYear - 1) else {
      let reason = "day \(dayOfYear) of the year; \(ISO8601Writer.yearText(year)) has \(length) days"
      throw ResolutionError(.dayOutOfRange, .dayOfYear, reason)
    }
    return date
  }

  func missing(_ field: ReadingField) -> ResolutionError {
    let reason = "the format has no \(field.name.drop { $0 != " " }.dropFirst()), and no default was given"
    return ResolutionError(.missingField, field, reason)
  }
}

/// Why fields make no date or time.
struct ResolutionError: Error {
  var code: DateParsingError.Code
  var field: ReadingField
  var reason: String

  init(_ code: DateParsingError.Code, _ field: ReadingField, _ reason: String) {
    self.code = code
    self.field = field
    self.reason = reason
  }
}
