import Almanac
import AlmanacICU

/// The time styles: every hour, sharp and not, at offsets to the east and to the west.
struct TimeStyleFamily: VerifyFamily {
  static let name = "time-styles"

  let icu: ICULibrary
  let data: LocaleData
  let samples: [MomentSample]

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    samples = try MomentSample.everyHour()
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = id.contains("@") ? "\(id);calendar=gregorian" : "\(id)@calendar=gregorian"
    for style in TimeStyle.allCases {
      // A style without a zone is the same at every offset. At zero ICU has a name for it.
      let offsets = style == .full || style == .long ? ["+05:45", "-03:00", "-00:25:21"] : ["Z"]
      for text in offsets {
        let offset = try UTCOffset(text)
        let theirs = try ICUDateFormat(
          icu, locale: locale, time: style.icu, zone: MomentSample.zone(offset))
        let ours = try DateTimeFormat(time: style, locale: try LocaleTag(parsing: locale), data: data)
        let samples = samples.map { MomentSample(dateTime: $0.dateTime, offset: offset) }
        try TextComparison(locale: id, subject: "\(style)").compare(ours, theirs, samples, &tally)
      }
    }
  }
}
