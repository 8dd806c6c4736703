import Almanac
import Testing

@Suite struct PatternGeneratorTests {
  private func generator(
    _ locale: LocaleTag, weeks: PatternGenerator.WeekPatterns = .category("other")
  ) throws -> PatternGenerator {
    let data = LocaleData.embedded
    let row = try data.answering(locale, nil).row
    return try PatternGenerator(
      data, locale: locale, row: row, calendar: data.calendar(for: locale, row: row), weeks: weeks)
  }

  private func pattern(_ locale: LocaleTag, _ skeleton: DateSkeleton) throws -> String {
    var generator = try generator(locale)
    return String(decoding: generator.bestPattern(for: skeleton), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("pt-BR", .numeric, "dd/MM/y"), ("pt-BR", .abbreviated, "d 'de' MMM 'de' y"),
      ("pt-BR", .complete, "EEEE, d 'de' MMMM 'de' y"), ("ja", .long, "y\u{5E74}M\u{6708}d\u{65E5}"),
      ("pt-US", .shortenedTime, "h:mm\u{202F}a"), ("pt-BR", .standardTime, "HH:mm:ss"),
      // What an entry lacks is appended, with its name where it is a number.
      ("pt", "yD", "y \u{251C}'dia do ano': D\u{2524}"), ("pt", "yd", "y ('dia': d)"),
      ("pt", "HmsSSS", "HH:mm:ss,SSS"), ("en", "EEEEEEd", "d EEEEEE"),
      // Hours by the locale's letters.
      ("en", "J", "hh"), ("en-u-hc-h11", "jm", "K:mm\u{202F}a"), ("ja", "hm", "aK:mm"), ("en-GB", "j", "HH"),
      ("pt-BR", "yMMMMdjm", "d 'de' MMMM 'de' y '\u{E0}s' HH:mm"),
      // A calendar of its own.
      ("ja-u-ca-japanese", "yMMMd", "Gy\u{5E74}M\u{6708}d\u{65E5}"), ("th", "yMMMd", "d MMM y"),
    ] as [(LocaleTag, DateSkeleton, String)])
  func patterns(locale: LocaleTag, skeleton: DateSkeleton, pattern: String) throws {
    let found = try self.pattern(locale, skeleton)
    // The space before AM and PM differs by version of the data.
    #expect(found.replacing(" a", with: "\u{202F}a") == pattern.replacing(" a", with: "\u{202F}a"))
  }

  /// Patterns that depend on the plural category of the week's number: ICU has none, we have the one that is asked for.
  @Test func weeks() throws {
    for category in ["one", "other", "no category"] {
      var generator = try generator("pt-BR", weeks: .category(category))
      let pattern = String(decoding: generator.bestPattern(for: "yw"), as: UTF8.self)
      #expect(pattern == "w'\u{AA}' 'semana' 'de' Y")
    }
    var few = try generator("mt", weeks: .category("few"))
    #expect(String(decoding: few.bestPattern(for: "MMMMW"), as: UTF8.self) == "W '\u{121}img\u{127}at' 'ta\'\'' MMMM")
    var other = try generator("mt")
    #expect(String(decoding: other.bestPattern(for: "MMMMW"), as: UTF8.self) == "W '\u{121}img\u{127}a' 'ta\'\'' MMMM")
    var icu = try generator("pt-BR", weeks: .empty)
    #expect(icu.bestPattern(for: "yw").isEmpty && icu.bestPattern(for: "MMMMW").isEmpty)
  }

  /// A skeleton that is looked up has the pattern that measuring all entries finds.
  @Test func lookingUpIsMeasuring() throws {
    let skeletons: [DateSkeleton] = [
      "y", "yM", "yMMM", "yMMMd", "yMMMEd", "MMMMd", "MEd", "E", "EEE", "Hm", "hm", "jms", "Bhm", "EHm", "Gy",
      "GGGyMMMd",
    ]
    var compared = 0
    for locale in LocaleData.embedded.locales {
      guard let fresh = try? generator(locale) else { continue }
      var measuring = fresh
      measuring.looksUp = false
      for skeleton in skeletons {
        var lookingUp = fresh
        let found = lookingUp.bestPattern(for: skeleton)
        #expect(measuring.bestPattern(for: skeleton) == found, "\(locale) \(skeleton)")
        compared += 1
      }
    }
    #expect(compared > 10_000)
  }

  @Test func calendarWithoutPatterns() throws {
    let error = try #require(throws: FormatError.self) { try generator("fa") }
    #expect(error.code == .unsupportedCalendar && error.subject == "persian")
  }
}
