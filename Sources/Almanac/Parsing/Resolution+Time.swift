extension Resolution {
  /// The time of day that the fields say.
  func time() throws(ResolutionError) -> CivilTime {
    if let millisecond = fields[.millisecondOfDay] {
      guard millisecond < 86_400_000 else {
        throw ResolutionError(.hourOutOfRange, .millisecondOfDay, "a day has 86400000 milliseconds")
      }
      return CivilTime(
        trustingSecondOfDay: millisecond / 1000, nanosecond: UInt32(millisecond % 1000) * 1_000_000)
    }
    guard let hour = try hour() else {
      if let time = request.time { return time }
      throw ResolutionError(.missingField, .hour, "the format has no hour, and no default was given")
    }
    let minute = fields[.minute] ?? 0
    let second = fields[.second] ?? 0
    guard minute < 60 else { throw ResolutionError(.minuteOutOfRange, .minute, CivilError.minuteReason(minute)) }
    guard second < 60 else { throw ResolutionError(.secondOutOfRange, .second, CivilError.secondReason(second)) }
    return CivilTime(
      trustingHour: UInt8(hour), minute: UInt8(minute), second: UInt8(second),
      nanosecond: UInt32(fields[.nanosecond] ?? 0))
  }

  /// The hour of the day, 0 to 23; nil where nothing says it.
  private func hour() throws(ResolutionError) -> Int? {
    if let hour = fields[.hour] {
      guard hour < 24 else { throw ResolutionError(.hourOutOfRange, .hour, CivilError.hourReason(hour)) }
      guard fields[.dayPeriod] != nil else { return hour }
      // Someone who says AM or PM counts to twelve, whatever the format does.
      let countsToTwelve = parser.mode == .tolerant && !parser.plan.has(.dayPeriod) && 1...12 ~= hour
      return try hourOfDay(hour % 12, asked: countsToTwelve ? nil : hour)
    }
    if let hour = fields[.hourFrom1To24] {
      guard 1...24 ~= hour else {
        throw ResolutionError(.hourOutOfRange, .hourFrom1To24, "hour \(hour); hours run from 1 to 24 here")
      }
      return hour % 24
    }
    if let hour = fields[.hourFrom1To12] {
      // Someone who says no part of the day counts to 24.
      if parser.mode == .tolerant, fields[.dayPeriod] == nil, hour == 0 || 13...23 ~= hour { return hour }
      guard 1...12 ~= hour else {
        throw ResolutionError(.hourOutOfRange, .hourFrom1To12, "hour \(hour); hours run from 1 to 12 here")
      }
      return try hourOfDay(hour % 12, asked: nil)
    }
    guard let hour = fields[.hourFrom0To11] else { return nil }
    guard hour < 12 else {
      throw ResolutionError(.hourOutOfRange, .hourFrom0To11, "hour \(hour); hours run from 0 to 11 here")
    }
    return try hourOfDay(hour, asked: nil)
  }

  /// The hour of the day of one counted from midnight or noon, 0 to 11, and the part of the day that stands beside it.
  ///
  /// Parts such as "in the evening" have their hours by language (UTS #35 part 4, "Day Period Rule Sets"); the one of the
  /// two hours that lies in them is meant. ICU takes the middle of the part instead.
  private func hourOfDay(_ hour: Int, asked: Int?) throws(ResolutionError) -> Int {
    guard let period = fields[.dayPeriod], period < DayPeriodName.allCases.count else {
      throw ResolutionError(.missingField, .dayPeriod, "an hour of twelve needs a part of the day beside it")
    }
    let name = DayPeriodName.allCases[period]
    let fitting = [hour, hour + 12].filter { context.contains($0, in: name) }
    if let asked {
      guard fitting.contains(asked) else {
        throw ResolutionError(.contradiction, .dayPeriod, "hour \(asked) is not in that part of the day")
      }
      return asked
    }
    guard let first = fitting.first else {
      throw ResolutionError(
        .contradiction, .dayPeriod, "neither hour \(hour) nor \(hour + 12) is in that part of the day")
    }
    guard fitting.count == 1 else {
      throw ResolutionError(
        .contradiction, .dayPeriod, "hours \(hour) and \(hour + 12) are both in that part of the day")
    }
    return first
  }
}

extension DateProgram.Context {
  /// Whether an hour lies in a part of the day, by the rules of the language.
  fileprivate func contains(_ hour: Int, in name: DayPeriodName) -> Bool {
    switch name {
    case .am: return hour < 12
    case .pm: return hour >= 12
    case .midnight: return hour == 0
    case .noon: return hour == 12
    default: break
    }
    guard let hours = DayPeriodHours(answering, tables) else { return false }
    return hours.periods[Int(hours.place(UInt8(hour), isSharp: false))].name == name
  }
}

extension Resolution {
  /// The offset from UTC that the fields say.
  func offset() throws(ResolutionError) -> UTCOffset {
    guard let seconds = fields[.offset] else { throw missing(.offset) }
    return UTCOffset(trustingSeconds: Int32(seconds))
  }
}
