import Almanac
import AlmanacICU

/// The date styles, with the Gregorian calendar.
struct DateStyleFamily: VerifyFamily {
  static let name = "date-styles"

  let icu: ICULibrary
  let data: LocaleData
  var styles: [DateStyle] = DateStyle.allCases
  let days: [CivilDate]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    var expected = [UInt8](repeating: 0, count: 512)
    var actual = [UInt8](repeating: 0, count: 512)
    for style in styles {
      let theirs = try ICUDateFormat(icu, locale: "\(id)@calendar=gregorian", date: style.icu, time: .none)
      // The fallback is root, as the ICU's pinned default locale makes it.
      let ours = try DateTimeFormat(
        date: style, locale: try LocaleTag(parsing: "\(id)@calendar=gregorian"), data: data)
      if actual.count < ours.maximumUTF8Count { actual = [UInt8](repeating: 0, count: ours.maximumUTF8Count) }
      tally.addComparisons(days.count)
      for date in days {
        let count = try theirs.write(millis: Double(date.dayNumber) * 86_400_000, to: &expected)
        var span = actual.mutableSpan
        let end = ours.write(date, into: &span, at: 0)
        guard end != count || !Self.agree(actual.span, expected.span, count) else { continue }
        tally.add(
          VerifyDifference(
            locale: id, subject: "\(style)", value: "\(date)", ours: String(decoding: actual[..<end], as: UTF8.self),
            theirs: String(decoding: expected[..<count], as: UTF8.self)))
      }
    }
  }

  private static func agree(_ left: Span<UInt8>, _ right: Span<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
  }
}

extension DateStyle {
  /// ICU's number for the style.
  var icu: ICUStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}
