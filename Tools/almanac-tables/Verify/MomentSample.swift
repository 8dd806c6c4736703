import Almanac

/// A date and a time that a verification compares.
struct MomentSample: Sendable {
  var dateTime: CivilDateTime

  /// Milliseconds since 1970 for an ICU whose calendar is the proleptic Gregorian one, where a clock shows the time.
  func milliseconds(at offset: UTCOffset = .utc) -> Double {
    milliseconds(dayNumber: Int64(dateTime.date.dayNumber), offset)
  }

  /// The same for one that turns Julian before 15 October 1582, as ICU does with all calendars built on the Gregorian one:
  /// the instant at which it has the same year, month and day.
  func hybridMilliseconds(at offset: UTCOffset = .utc) -> Double {
    milliseconds(dayNumber: isOld ? Self.julianDayNumber(dateTime.date) : Int64(dateTime.date.dayNumber), offset)
  }

  /// Whether the day is one on which those calendars are Julian.
  var isOld: Bool {
    (dateTime.date.year, Int(dateTime.date.month.rawValue), dateTime.date.day) < (1582, 10, 15)
  }

  private func milliseconds(dayNumber: Int64, _ offset: UTCOffset) -> Double {
    let time = dateTime.time
    let second = Int64(time.secondOfDay) - Int64(offset.secondsEastOfUTC)
    return Double((dayNumber * 86_400 + second) * 1000 + Int64(time.nanosecond / 1_000_000))
  }

  /// The number since 1970-01-01 of the day that the Julian calendar calls by the same year, month and day.
  private static func julianDayNumber(_ date: CivilDate) -> Int64 {
    // Years that begin in March, moved above zero by cycles of 4 years.
    let month = Int64(date.month.rawValue)
    let year = Int64(date.year) + 4 * 2_500_000 - (month <= 2 ? 1 : 0)
    let daysOfMonths = (153 * ((month + 9) % 12) + 2) / 5
    let days = 365 * year + year / 4 + daysOfMonths + Int64(date.day) - 1
    // 1970-01-01 is 1969-12-19 there.
    return days - (1461 * 2_500_000 + 719_470)
  }

  /// ICU's id of a zone with the offset and without a name; `GMT` for none.
  static func zone(_ offset: UTCOffset) -> String {
    offset == .utc ? "GMT" : "GMT\(offset)"
  }
}

extension MomentSample {
  /// Every hour of the day, sharp and not, on days of all kinds.
  static func everyHour() throws -> [MomentSample] {
    var samples: [MomentSample] = []
    for hour in 0...23 {
      let day = try CivilDate(year: 2023 + hour % 3, month: hour % 12 + 1, day: 1 + hour)
      for (minute, second, nanosecond) in [(0, 0, 0), (5, 7, 45_000_000), (0, 59, 999_000_000)] {
        let time = try CivilTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
        samples.append(MomentSample(dateTime: CivilDateTime(date: day, time: time)))
      }
    }
    return samples
  }

  /// Days of years from -9999 to 99999 with odd times, week ends of years, the twelve months.
  static func everyYear() throws -> [MomentSample] {
    var samples: [MomentSample] = []
    let years = [-9999, -543, -1, 0, 1, 9, 12, 123, 645, 999, 1234, 1911, 1912, 1999, 2000, 2023, 9999, 10_000, 99_999]
    for (index, year) in years.enumerated() {
      let day = try CivilDate(year: year, month: index % 12 + 1, day: 1 + index)
      let time = try CivilTime(
        hour: index * 5 % 24, minute: index * 7 % 60, second: index * 11 % 60, nanosecond: index * 51_000_000)
      samples.append(MomentSample(dateTime: CivilDateTime(date: day, time: time)))
    }
    for year in [2004, 2005, 2008, 2009, 2010, 2012, 2017, 2020, 2021, 2026] {
      for (month, day) in [(1, 1), (1, 3), (1, 7), (12, 26), (12, 28), (12, 31)] {
        let date = try CivilDate(year: year, month: month, day: day)
        let time = try CivilTime(hour: (year + day) % 24, minute: 0)
        samples.append(MomentSample(dateTime: CivilDateTime(date: date, time: time)))
      }
    }
    for month in 1...12 {
      let date = try CivilDate(year: 2026, month: month, day: 30 - month * 2)
      let time = try CivilTime(hour: month * 2 - 1, minute: month * 4 % 60, second: 0, nanosecond: 999_000_000)
      samples.append(MomentSample(dateTime: CivilDateTime(date: date, time: time)))
    }
    return samples
  }
}
