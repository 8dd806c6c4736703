import Almanac
import AlmanacTestKit
import Testing

/// Capital letters and plain spaces in relative phrases.
@Suite struct RelativeOptionsTests {
  /// What a format writes, the same by every path.
  private static func text(_ format: RelativeDateFormat, _ count: Int, _ unit: RelativeUnit) throws -> String {
    let text = format.string(for: count, unit)
    var bytes: [UInt8] = []
    format.write(count, unit, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(format.parts(for: count, unit).map(\.text).joined() == text)
    #expect(format.string(for: DecimalNumber(count), unit) == text)
    return text
  }

  /// Tomorrow in each context: none, beginning of a sentence, standing alone, list; what ICU writes with a relative style of
  /// `udat_open`.
  @Test(arguments: [
    ("fr", ["demain", "Demain", "demain", "demain"]), ("cs", ["zítra", "Zítra", "Zítra", "Zítra"]),
    ("nb", ["i morgen", "I morgen", "I morgen", "i morgen"]), ("da", ["i morgen", "I morgen", "i morgen", "i morgen"]),
    ("ja", ["明日", "明日", "明日", "明日"]), ("tr", ["yarın", "Yarın", "Yarın", "Yarın"]),
  ]) func contexts(tag: String, texts: [String]) throws {
    let format = try RelativeDateFormat(locale: LocaleTag(parsing: tag))
    let contexts: [CapitalizationContext] = [.none, .beginningOfSentence, .standalone, .uiListOrMenu]
    for (context, text) in zip(contexts, texts) {
      let other = try format.with(FormatOptions(capitalization: context))
      #expect(try Self.text(other, 1, .day) == text, "\(tag) \(context)")
    }
  }

  /// The first letter of a phrase with a number, unless it begins with the number.
  @Test func phrasesWithNumbers() throws {
    let options = FormatOptions(capitalization: .beginningOfSentence)
    let format = try RelativeDateFormat(locale: "en").with(options)
    #expect(try Self.text(format, 3, .week) == "In 3 weeks" && Self.text(format, -3, .week) == "3 weeks ago")
    #expect(try Self.text(RelativeDateFormat(locale: "tr").with(options), 1, .year) == "Gelecek yıl")
    #expect(format.combining(format.string(for: 1, .day), time: "6:05") == "Tomorrow, 6:05")
  }

  /// In every locale the text is that of the locale with these two spaces replaced, those between digits included.
  @Test func plainSpacesInEveryLocale() throws {
    var changed = 0
    var compared = 0
    for locale in LocaleData.embedded.locales {
      for style in RelativeStyle.allCases {
        let format = try RelativeDateFormat(style: style, locale: locale)
        let plain = try format.with(.plainSpaces)
        for unit in RelativeUnit.allCases {
          for count in [0, 1, -1, 5, -12_345] {
            let standard = format.string(for: count, unit)
            var expected = String.UnicodeScalarView()
            for scalar in standard.unicodeScalars {
              expected.append(scalar == "\u{202F}" || scalar == "\u{2009}" ? " " : scalar)
            }
            changed += String(expected) == standard ? 0 : 1
            compared += 1
            #expect(try Self.text(plain, count, unit) == String(expected), "\(locale) \(unit) \(count)")
          }
        }
      }
    }
    #expect(changed > 0 && compared > 10_000)
  }

  @Test func optionsBelongToTheFormat() throws {
    let format = try RelativeDateFormat(style: .short, numbers: .always, locale: "fr")
    let plain = try format.with(.plainSpaces)
    #expect(format.options == .standard && plain.options == .plainSpaces && plain != format)
    #expect(plain.style == .short && plain.numbers == .always)
    #expect(try plain.with(.standard) == format && Set([format, plain]).count == 2)
  }
}
