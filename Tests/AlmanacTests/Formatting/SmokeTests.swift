import Almanac
import AlmanacTestKit
import Testing

/// Every locale and style, a few dates, every path out.
@Suite struct SmokeTests {
  @Test func everyLocaleStyleAndPath() throws {
    let dates = [CivilDate(dayNumber: 0), CivilDate(dayNumber: 20_787), try CivilDate("-0043-03-15")]
    var compared = 0
    var texts = 0
    let locales = LocaleData.embedded.locales
    for (index, locale) in locales.enumerated() {
      let gregorian = try LocaleTag(parsing: "\(locale.icuIdentifier.split(separator: "@")[0])@calendar=gregorian")
      for (number, style) in DateStyle.allCases.enumerated() {
        let format = try DateTimeFormat(date: style, locale: gregorian)
        compared += WrittenDate.check(format, dates[(index + number) % dates.count])
        texts += 1
      }
    }
    #expect(texts == 4 * locales.count && texts > 200)
    #expect(compared == 5 * texts)
  }
}
