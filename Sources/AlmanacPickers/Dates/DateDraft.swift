import Almanac

/// What the columns of a date picker show, in Gregorian numbers, and the day that was wanted.
struct DateDraft: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  /// The day that was chosen last, to which the day returns when the month allows it, 1...31.
  var wantedDay: Int
  var hour = 0
  var minute = 0
  var second = 0

  init(_ date: CivilDate, secondOfDay: Int = 0) {
    year = date.year
    month = date.monthNumber
    day = date.day
    wantedDay = date.day
    self.secondOfDay = secondOfDay
  }

  var date: CivilDate { CivilDate(clamping: year, month, day) }

  var secondOfDay: Int {
    get { 3_600 * hour + 60 * minute + second }
    set {
      hour = newValue / 3_600
      minute = newValue / 60 % 60
      second = newValue % 60
    }
  }

  /// Takes over a date; its day becomes the one that is wanted.
  mutating func take(_ date: CivilDate) {
    year = date.year
    month = date.monthNumber
    day = date.day
    wantedDay = date.day
  }
}
