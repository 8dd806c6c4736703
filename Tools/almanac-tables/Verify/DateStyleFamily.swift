import Almanac
import AlmanacICU

/// The date styles, with the Gregorian calendar.
struct DateStyleFamily: VerifyFamily {
  static let name = "date-styles"

  let oracle: Oracle
  let days: [CivilDate]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = ComparedLocale.gregorian(id)
    let days = oracle.coverage.part(days, oneIn: 4, for: id)
    var expected = [UInt8](repeating: 0, count: 1536)
    for style in DateStyle.allCases {
      // The fallback is root, as the ICU's pinned default locale makes it.
      let formats = try oracle.formats(locale, style)
      var actual = [UInt8](repeating: 0, count: formats.ours.maximumUTF8Count)
      tally.addComparisons(days.count)
      for date in days {
        let count = try formats.theirs.write(millis: Double(date.dayNumber) * 86_400_000, to: &expected)
        var span = actual.mutableSpan
        let end = formats.ours.write(date, into: &span, at: 0)
        tally.note(actual, end, expected, count, locale: id, subject: "\(style)", value: "\(date)")
      }
    }
  }
}
