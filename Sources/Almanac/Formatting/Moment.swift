/// What is written: a day, a time of that day, and how far the clock is ahead of UTC.
struct Moment: Sendable {
  var date: CivilDate
  var time: CivilTime
  var offset: UTCOffset

  init(_ date: CivilDate, _ time: CivilTime = .midnight, _ offset: UTCOffset = .utc) {
    self.date = date
    self.time = time
    self.offset = offset
  }

  /// A time alone, on the day that ICU counts from.
  init(_ time: CivilTime, _ offset: UTCOffset) {
    self.init(CivilDate(trustingYear: 1970, month: 1, day: 1), time, offset)
  }
}
