import Almanac
import AlmanacTestKit
import Testing

/// Relative phrases, as text, bytes and parts.
@Suite struct RelativeDateFormatTests {
  @Test(arguments: RelativeGolden.locales) func goldenFile(_ locale: LocaleTag) throws {
    let rows = try RelativeGolden(locale).read()
    let ours = try RelativeGolden.rows { style, numbers, unit, count in
      let format = try RelativeDateFormat(style: style, numbers: numbers, locale: locale)
      let text = format.string(for: count, unit)
      var bytes: [UInt8] = [1]
      format.write(count, unit, to: &bytes)
      #expect(Array(bytes.dropFirst()) == Array(text.utf8))
      #expect(format.string(for: DecimalNumber(count), unit) == text)
      let parts = format.parts(for: count, unit)
      #expect(parts.map(\.text).joined() == text)
      #expect(parts.first?.utf8Range.lowerBound == 0 && parts.last?.utf8Range.upperBound == text.utf8.count)
      return text
    }
    #expect(ours == rows && rows.count == 585)
  }

  @Test func digitsAndGroups() throws {
    func text(_ locale: LocaleTag, _ count: Int) throws -> String {
      try RelativeDateFormat(numbers: .always, locale: locale).string(for: count, .day)
    }
    #expect(try text("hi", 1_234_567).contains("12,34,567"))
    #expect(try text("es", 1000).contains("1.000"))
    #expect(try text("ar-EG", 1234).contains("١٬٢٣٤"))
    #expect(try text("ar-EG-u-nu-latn", 1234).contains("1,234"))
    #expect(try text("pt-u-nu-bali", 1234).contains("᭑.᭒᭓᭔"))
    #expect(try text("en-US-u-va-posix", 1_234_567).contains("1234567"))
    #expect(try text("en", .max) == "in 9,223,372,036,854,775,807 days")
    #expect(try text("en", .min) == "9,223,372,036,854,775,808 days ago")
  }

  @Test func decimals() throws {
    let format = try RelativeDateFormat(locale: "en")
    func text(_ number: String, _ unit: RelativeUnit = .day) throws -> String {
      format.string(for: try DecimalNumber(parsing: number), unit)
    }
    #expect(try text("1.50") == "in 1.5 days")
    #expect(try text("-0.5") == "0.5 days ago")
    #expect(try text("-0", .week) == "this week")
    #expect(try text("0.0049") == "today" && text("0.005") == "in 0.005 days")
    #expect(try text("1.0049") == "tomorrow" && text("-0.995") == "yesterday" && text("0.9949") == "in 0.995 days")
    #expect(try text("2.0005") == "in 2 days" && text("2.0015") == "in 2.002 days")
    let numbers = try RelativeDateFormat(numbers: .always, locale: "en")
    #expect(numbers.string(for: try DecimalNumber(-0.0), .day) == "0 days ago")
    #expect(numbers.string(for: 0, .day) == "in 0 days")
    let parts = try format.parts(for: DecimalNumber(parsing: "-1234.5"), .hour)
    #expect(parts.map(\.kind) == [.number, .literal] && parts.map(\.text) == ["1,234.5", " hours ago"])
    #expect(format.parts(for: 1, .day).map(\.kind) == [.literal])
  }

  @Test func besideATime() throws {
    #expect(try RelativeDateFormat(locale: "en").combining("tomorrow", time: "6:05") == "tomorrow, 6:05")
    #expect(try RelativeDateFormat(locale: "fi").combining("huomenna", time: "6.05") == "huomenna 'klo' 6.05")
    #expect(try RelativeDateFormat(locale: "vi").combining("a", time: "b") == "b a")
  }

  @Test func localesThatAnswer() throws {
    #expect(try RelativeDateFormat(locale: "xx").string(for: 3, .day) == "+3 d")
    #expect(try RelativeDateFormat(locale: "xx", fallback: "tr").string(for: 1, .day) == "yarın")
    #expect(try RelativeDateFormat(locale: "zh-US").resolvedLocale == "zh-Hant")
    #expect(try RelativeDateFormat(locale: "tr") == RelativeDateFormat(locale: "tr"))
    #expect(try RelativeDateFormat(locale: "tr") != RelativeDateFormat(style: .short, locale: "tr"))
    #expect(try Set([RelativeDateFormat(locale: "tr"), RelativeDateFormat(locale: "tr")]).count == 1)
  }

  @Test func numberSystemsThatCannotBe() throws {
    let bogus = #expect(throws: FormatError.self) { try RelativeDateFormat(locale: "pt-u-nu-bogus") }
    #expect(bogus?.code == .unknownNumberSystem)
    let rules = #expect(throws: FormatError.self) { try RelativeDateFormat(locale: "ja-u-nu-jpan") }
    #expect(rules?.code == .algorithmicNumberSystem)
  }

  /// Two threads that read the same phrases first.
  @Test func manyThreadsAtOnce() async throws {
    for _ in 0..<50 {
      let format = try RelativeDateFormat(locale: "pt-BR")
      let texts = await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 { group.addTask { RelativeUnit.allCases.map { format.string(for: 3, $0) } } }
        var texts = Set<[String]>()
        for await text in group { texts.insert(text) }
        return texts
      }
      #expect(texts.count == 1)
    }
  }

  /// Formats of the embedded tables read what numbers need when the first one is written, and trap if it is not there.
  @Test func everyLocaleHasWhatNumbersNeed() throws {
    var written = 0
    var refused: Set<Subtag> = []
    for locale in LocaleData.embedded.locales {
      for extra in ["", "-u-nu-native", "-u-nu-traditio", "-u-nu-finance", "-u-nu-arab"] {
        guard locale.extensions.isEmpty || extra.isEmpty else { continue }
        let format: RelativeDateFormat
        do {
          format = try RelativeDateFormat(numbers: .always, locale: LocaleTag(parsing: "\(locale)\(extra)"))
        } catch let error as FormatError where error.code == .algorithmicNumberSystem {
          continue
        } catch let error as FormatError where error.code == .missingData && extra == "-u-nu-arab" {
          refused.insert(locale.language)
          continue
        }
        #expect(!format.string(for: 1_234, .day).isEmpty)
        written += 1
      }
    }
    #expect(written > 4 * 800)
    // CLDR 48: the pattern is "standart onluq kəsr0.###".
    #expect(refused == ["az"])
  }

  @Test func everyLocaleHasEveryPhrase() throws {
    var count = 0
    for locale in LocaleData.embedded.locales {
      let format = try RelativeDateFormat(style: .narrow, numbers: .always, locale: locale)
      for unit in RelativeUnit.allCases {
        for number in [-3, 3] { count += format.string(for: number, unit).isEmpty ? 0 : 1 }
      }
    }
    #expect(count == 30 * LocaleData.embedded.locales.count)
  }
}
