import Almanac
import AlmanacTestKit
import Testing

/// The dates of Portuguese, Japanese, Chinese and Turkish as ICU writes them, through every path.
@Suite struct DateGoldenTests {
  @Test(arguments: DateGolden.locales) func goldenFile(locale: LocaleTag) throws {
    let rows = try DateGolden(locale).read()
    #expect(rows.count == DateStyle.allCases.count * DateGolden.dates.count)
    #expect(Set(rows.map(\.date)) == Set(DateGolden.dates) && Set(rows.map(\.style)) == Set(DateStyle.allCases))
    let formats = try Dictionary(
      uniqueKeysWithValues: DateStyle.allCases.map { ($0, try DateTimeFormat(date: $0, locale: locale)) })
    var compared = 0
    for row in rows {
      let format = try #require(formats[row.style])
      compared += WrittenDate.check(format, row.date, is: row.text)
    }
    #expect(compared == 5 * rows.count && compared > 1_000)
  }

  @Test func escapes() {
    #expect(GoldenText.escaped("a\u{202F}b\\c\td") == "a\\u{202F}b\\u{5C}c\\u{9}d")
    for text in ["", "30 de novembro de 2026", "\u{200F}30/11/2026", "\\u{202F}", "a\u{A0}b", "年月日", "\u{1E2C0}"] {
      #expect(GoldenText.unescaped(GoldenText.escaped(text)) == text)
    }
    for bad in ["\u{202F}", "\\", "\\x", "\\u", "\\u{", "\\u{}", "\\u{D800}", "\\u{202F", "\\u{zz}"] {
      #expect(GoldenText.unescaped(bad) == nil, "\(bad)")
    }
  }
}
