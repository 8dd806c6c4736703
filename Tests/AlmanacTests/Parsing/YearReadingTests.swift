import Almanac
import Testing

/// Years of two digits, eras, and fields that are not there.
struct YearReadingTests {
  private func code(_ read: () throws -> CivilDate) throws -> DateParsingError.Code {
    try #require(throws: DateParsingError.self) { try read() }.code
  }

  @Test(arguments: DateParser.Mode.allCases) func windows(_ mode: DateParser.Mode) throws {
    // American and Turkish short dates: two digits in one, four in the other.
    let short = try DateParser(date: .short, locale: "en-US", mode: mode, twoDigitYears: .window(from: 1950))
    #expect(try short.date(from: "11/30/49") == CivilDate("2049-11-30"))
    #expect(try short.date(from: "11/30/50") == CivilDate("1950-11-30"))
    let long = try DateParser(date: .short, locale: "pt-BR", mode: mode, twoDigitYears: .window(from: 1950))
    #expect(try long.date(from: "30/11/26") == CivilDate("2026-11-30"))
    if mode == .tolerant { #expect(try long.date(from: "30/11/0026") == CivilDate("0026-11-30")) }
    let unusual = try DateParser(date: .short, locale: "en-US", mode: mode, twoDigitYears: .window(from: 1987))
    #expect(try unusual.date(from: "1/1/86") == CivilDate("2086-01-01"))
    #expect(try unusual.date(from: "1/1/87") == CivilDate("1987-01-01"))
  }

  @Test func withoutAWindow() throws {
    for mode in DateParser.Mode.allCases {
      let parser = try DateParser(date: .short, locale: "en-US", mode: mode)
      #expect(try code { try parser.date(from: "11/30/26") } == .twoDigitYear)
      let written = try DateParser(date: .short, locale: "en-US", mode: mode, twoDigitYears: .asWritten)
      #expect(try written.date(from: "11/30/26") == CivilDate("0026-11-30"))
    }
    let day = try CivilDate("2026-11-30")
    let tolerant = try DateParser(date: .short, locale: "pt-BR")
    #expect(try code { try tolerant.date(from: "30/11/26") } == .twoDigitYear)
    #expect(try tolerant.date(from: "30/11/26", reference: day) == day)
    #expect(try tolerant.date(from: "30/11/75", reference: day) == CivilDate("2075-11-30"))
    #expect(try tolerant.date(from: "30/11/76", reference: day) == CivilDate("1976-11-30"))
    // A reference is for what people type: a strict parser reads what the format writes, and that is the year 26.
    let strict = try DateParser(date: .short, locale: "pt-BR", mode: .strict)
    #expect(try strict.date(from: "30/11/26", reference: day) == CivilDate("0026-11-30"))
    let american = try DateParser(date: .short, locale: "en-US", mode: .strict)
    #expect(try code { try american.date(from: "11/30/26", reference: day) } == .twoDigitYear)
  }

  @Test(arguments: [
    ("\u{5E73}\u{6210}10\u{5E74}1\u{6708}1\u{65E5}", "1998-01-01"),
    ("\u{4EE4}\u{548C}\u{5143}\u{5E74}5\u{6708}1\u{65E5}", "2019-05-01"),
    ("\u{5E73}\u{6210}31\u{5E74}4\u{6708}30\u{65E5}", "2019-04-30"),
    ("\u{4EE4}\u{548C}\u{516B}\u{5E74}\u{5341}\u{4E00}\u{6708}\u{4E09}\u{5341}\u{65E5}", "2026-11-30"),
    ("\u{662D}\u{548C}64\u{5E74}1\u{6708}7\u{65E5}", "1989-01-07"), ("R8/11/30", "2026-11-30"),
    ("\u{4EE4}\u{548C}8-11-30", "2026-11-30"), ("H10.1.1", "1998-01-01"),
    ("\u{4EE4}\u{548C}1\u{5E74}5\u{6708}1\u{65E5}", "2019-05-01"),
    // Papers that were printed in Heisei name years of it that never came.
    ("\u{5E73}\u{6210}33\u{5E74}1\u{6708}1\u{65E5}", "2021-01-01"),
  ]) func japaneseEras(_ text: String, _ date: String) throws {
    // Windows do not matter: the era decides.
    for years in [DateParser.TwoDigitYears.refused, .window(from: 1970)] {
      let parser = try DateParser(date: .long, locale: "ja-u-ca-japanese", twoDigitYears: years)
      #expect(try parser.date(from: text, reference: CivilDate("2026-11-30")) == CivilDate(date))
    }
  }

  @Test func strictErasEndWhenTheyEnd() throws {
    let parser = try DateParser(date: .long, locale: "ja-u-ca-japanese", mode: .strict)
    let texts = [
      "\u{5E73}\u{6210}33\u{5E74}1\u{6708}1\u{65E5}", "\u{4EE4}\u{548C}\u{5143}\u{5E74}4\u{6708}30\u{65E5}",
    ]
    for text in texts { #expect(try code { try parser.date(from: text) } == .contradiction) }
    #expect(try code { try parser.date(from: "\u{4EE4}\u{548C}1\u{5E74}5\u{6708}1\u{65E5}") } == .unexpectedText)
  }

  @Test func otherCalendars() throws {
    let thai = try DateParser(date: .long, locale: "th")
    #expect(thai.format.calendar == .buddhist)
    let written = thai.format.string(from: try CivilDate("2026-11-30"))
    #expect(try written.contains("2569") && thai.date(from: written) == CivilDate("2026-11-30"))
    let taiwan = try DateParser(date: .long, locale: "zh-Hant-TW-u-ca-roc")
    #expect(try taiwan.date(from: "\u{6C11}\u{570B}115\u{5E74}11\u{6708}30\u{65E5}") == CivilDate("2026-11-30"))
    #expect(try taiwan.date(from: "\u{6C11}\u{570B}15\u{5E74}11\u{6708}30\u{65E5}") == CivilDate("1926-11-30"))
    let before = try DateParser(pattern: "d MMM y G", locale: "en")
    #expect(try before.date(from: "15 Mar 44 BC") == CivilDate("-0043-03-15"))
    #expect(try before.date(from: "15 Mar 44 AD") == CivilDate("0044-03-15"))
  }

  @Test(arguments: DateParser.Mode.allCases) func thereIsNoYearZero(_ mode: DateParser.Mode) throws {
    for (pattern, text) in [
      ("d/M/y", "1/6/0"), ("d/M/yyyy", "1/6/0000"), ("d/M/yy", "1/6/00"), ("d/M/y G", "1/6/0 AD"),
    ] {
      let parser = try DateParser(
        pattern: DatePattern(parsing: pattern), locale: "en", mode: mode, twoDigitYears: .asWritten)
      #expect(try code { try parser.date(from: text) } == .yearOutOfRange, "\(pattern)")
    }
    // ISO 8601 counts it, and so does the field u.
    let extended = try DateParser(pattern: "d/M/u", locale: "en", mode: mode)
    #expect(try extended.date(from: "1/6/0") == CivilDate("0000-06-01"))
  }

  @Test func missingFields() throws {
    let parser = try DateParser(pattern: "d MMMM", locale: "pt-BR")
    #expect(try code { try parser.date(from: "30 novembro") } == .missingField)
    #expect(try parser.date(from: "30 novembro", defaults: CivilDate("2026-01-01")) == CivilDate("2026-11-30"))
    // Defaults never roll over either.
    #expect(try code { try parser.date(from: "29 fevereiro", defaults: CivilDate("2026-01-01")) } == .dayOutOfRange)
    let month = try DateParser(pattern: "MM/y", locale: "pt-BR")
    #expect(try code { try month.date(from: "02/2026", defaults: CivilDate("2026-01-31")) } == .dayOutOfRange)
    #expect(try month.date(from: "02/2026", defaults: CivilDate("2020-01-01")) == CivilDate("2026-02-01"))
    let time = try DateParser(date: .short, locale: "pt-BR")
    let error = try #require(throws: DateParsingError.self) { try time.dateTime(from: "30/11/2026") }
    #expect(error.code == .missingField)
    let noon = try CivilDateTime("2026-11-30T12:00")
    #expect(try time.dateTime(from: "30/11/2026", defaults: noon) == noon)
  }

  @Test func otherFieldsOfADate() throws {
    func read(_ text: String, _ pattern: DatePattern, _ locale: LocaleTag = "en-GB") throws -> String {
      "\(try DateParser(pattern: pattern, locale: locale, mode: .strict).date(from: text))"
    }
    #expect(try read("2026334", "yDDD") == "2026-11-30")
    #expect(try read("2026-W49-1", "Y-'W'ww-e") == "2026-11-30")
    #expect(try read("2461375", "g") == "2026-11-30")
    #expect(throws: DateParsingError.self) { try read("Q1 30 11 2026", "QQQ d M y") }
    #expect(throws: DateParsingError.self) { try read("2025-W53-1", "Y-'W'ww-e") }
  }
}
