import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Our text beside ICU's, for the same locale, style and day.
struct FormatComparison {
  let edition: ICUEdition
  private(set) var compared = 0
  private(set) var differences: [String] = []
  private var bytes = [UInt8](repeating: 0, count: 1536)

  init(_ edition: ICUEdition) {
    self.edition = edition
  }

  /// The first and the last instant of ICU's calendars (`Calendar`'s MIN_MILLIS and MAX_MILLIS), in whole days.
  static let days: ClosedRange<Int32> = -2_133_147_020...2_128_265_844

  /// Compares a locale's style on some days.
  ///
  /// Keywords are ICU's, such as `numbers=deva`; the Gregorian calendar is asked for in any case.
  mutating func compare(_ id: String, keywords: String = "", _ style: DateStyle, _ dates: some Sequence<CivilDate>)
    throws
  {
    let name = "\(id)@calendar=gregorian\(keywords.isEmpty ? "" : ";")\(keywords)"
    let theirs = try ICUDateFormat(edition.icu, locale: name, date: style.icu)
    let ours = try DateTimeFormat(date: style, locale: try LocaleTag(parsing: name), data: edition.data)
    for date in dates {
      let count = try theirs.write(millis: Double(date.dayNumber) * 86_400_000, to: &bytes)
      let expected = String(decoding: bytes[..<count], as: UTF8.self)
      let text = ours.string(from: date)
      compared += 1
      if Array(text.utf8) != Array(expected.utf8) {
        differences.append("\(name) \(style) \(date): \(GoldenText.escaped(text)), ICU \(GoldenText.escaped(expected))")
      }
    }
  }
}
