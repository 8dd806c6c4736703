import Almanac
import AlmanacTestKit
import Testing

/// Plain spaces, and what options are beside them.
@Suite struct FormatOptionsTests {
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(scalar == "\u{202F}" || scalar == "\u{2009}" ? " " : scalar) }
    return String(plain)
  }

  @Test func spacesAreAsInDataByThemselves() throws {
    let time = try CivilTime(hour: 18, minute: 5)
    let format = try DateTimeFormat(time: .short, locale: "en-US")
    #expect(format.string(from: time) == "6:05\u{202F}PM" && format.options == .standard)
    let plain = try format.with(.plainSpaces)
    #expect(plain.string(from: time) == "6:05 PM" && plain.pattern == "h:mm a")
    #expect(plain.options.spaces == .plain && plain != format)
    #expect(try plain.with(.standard) == format)
    #expect(try plain.with(.plainSpaces) == plain && Set([plain, format]).count == 2)
  }

  /// A no-break space has been in data and patterns from the beginning, and stays; a narrow one goes.
  @Test func noBreakSpacesStay() throws {
    let time = try CivilTime(hour: 18, minute: 5)
    let format = try DateTimeFormat(pattern: "h:mm\u{A0}a", locale: "es").with(.plainSpaces)
    #expect(format.string(from: time) == "6:05\u{A0}p. m.")
    #expect(try format.with(.standard).string(from: time) == "6:05\u{A0}p.\u{202F}m.")
  }

  /// In every locale and style the text is that of the locale with these two spaces replaced, through every path.
  @Test func everyLocaleAndStyle() throws {
    let days = [try CivilDate("2026-11-30"), try CivilDate("2026-05-08")]
    var changed = 0
    var compared = 0
    for locale in LocaleData.embedded.locales {
      let tag = try LocaleTag(parsing: "\(locale.removingExtensions)-u-ca-gregory")
      for style in DateStyle.allCases {
        let format = try DateTimeFormat(date: style, locale: tag)
        let plain = try format.with(.plainSpaces)
        for day in days {
          let text = Self.plain(format.string(from: day))
          changed += text == format.string(from: day) ? 0 : 1
          compared += WrittenDate.check(plain, day, is: text)
        }
      }
      for style in [TimeStyle.short, .medium] {
        let format = try DateTimeFormat(date: .short, time: style, locale: tag)
        let plain = try format.with(.plainSpaces)
        for hour in [0, 6, 12, 18] {
          let moment = CivilDateTime(date: days[0], time: try CivilTime(hour: hour, minute: 5))
          let text = Self.plain(format.string(from: moment))
          changed += text == format.string(from: moment) ? 0 : 1
          compared += 1
          #expect(plain.string(from: moment) == text, "\(locale) \(style)")
          #expect(plain.parts(from: moment).map(\.text).joined() == text, "\(locale) \(style)")
        }
      }
    }
    #expect(changed > 0 && compared > 1_500)
  }

  @Test func bothAtOnce() throws {
    let options = FormatOptions(capitalization: .beginningOfSentence, spaces: .plain)
    let format = try DateTimeFormat(pattern: "a h\u{202F}mm", locale: "bas-u-ca-gregory")
    let moment = try CivilDateTime("2026-11-30T18:05")
    let text = format.string(from: moment)
    #expect(text.unicodeScalars.contains("\u{202F}"))
    #expect(try format.with(options).string(from: moment) == Self.plain(text))
    let lower = try DateTimeFormat(pattern: "MMMM\u{2009}y", locale: "fr").with(options)
    #expect(lower.string(from: moment) == "Novembre 2026")
  }
}
