import Almanac
import AlmanacICU

/// All sixteen pairs of a date style and a time style, in the locale's own calendar where there is one.
struct DateTimeStyleFamily: VerifyFamily {
  static let name = "date-time-styles"

  let icu: ICULibrary
  let data: LocaleData
  let samples: [MomentSample]

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    let offset = try UTCOffset("-03:00")
    samples = try MomentSample.everyHour().map { MomentSample(dateTime: $0.dateTime, offset: offset) }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    // A locale whose own calendar is not written yet is asked for the Gregorian one.
    let tag = try LocaleTag(parsing: id)
    let own = data.calendar(for: tag, row: data.answering(tag, nil).row)
    let asked = CalendarSystem(identifier: own) == nil ? "\(id)@calendar=gregorian" : id
    let locale = try LocaleTag(parsing: asked)
    for date in DateStyle.allCases {
      for time in TimeStyle.allCases {
        let theirs = try ICUDateFormat(icu, locale: asked, date: date.icu, time: time.icu, zone: "GMT-03:00")
        let ours = try DateTimeFormat(date: date, time: time, locale: locale, data: data)
        try TextComparison(locale: id, subject: "\(date) \(time)").compare(ours, theirs, samples, &tally)
      }
    }
  }
}
