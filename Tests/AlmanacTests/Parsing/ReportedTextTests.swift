import Almanac
import Testing

/// Texts that other implementations misread, from public reports; each test is named after its source.
struct ReportedTextTests {
  private func date(
    _ text: String, _ style: DateStyle, _ locale: LocaleTag, _ years: DateParser.TwoDigitYears = .refused
  ) throws -> String {
    "\(try DateParser(date: style, locale: locale, twoDigitYears: years).date(from: text))"
  }

  @Test func swiftFoundation2061() throws {
    // With a window from 1970, Heisei 10 became 2098.
    let text = "\u{5E73}\u{6210}10\u{5E74}1\u{6708}1\u{65E5}"
    #expect(try date(text, .long, "ja-JP-u-ca-japanese", .window(from: 1970)) == "1998-01-01")
    let parser = try DateParser(
      pattern: "Gyy\u{5E74}", locale: "ja-u-ca-japanese", twoDigitYears: .window(from: 1950))
    let day = try CivilDate("2000-01-01")
    #expect(try parser.date(from: "\u{4EE4}\u{548C}05\u{5E74}", defaults: day) == CivilDate("2023-01-01"))
  }

  @Test func swiftCorelibsFoundation2179() throws {
    let parser = try DateParser(pattern: "Gy\u{5E74}M\u{6708}d\u{65E5}", locale: "ja-u-ca-japanese", mode: .strict)
    #expect(
      try parser.date(from: "\u{5E73}\u{6210}31\u{5E74}4\u{6708}30\u{65E5}") == CivilDate("2019-04-30"))
    #expect(
      try parser.date(from: "\u{4EE4}\u{548C}\u{5143}\u{5E74}5\u{6708}1\u{65E5}") == CivilDate("2019-05-01"))
  }

  @Test func intlJS164() throws {
    // The year was written as 12016, the era's number and the Gregorian year in a row.
    let text = "\u{5E73}\u{6210}28\u{5E74}4\u{6708}21\u{65E5}"
    #expect(try date(text, .long, "ja-JP-u-ca-japanese") == "2016-04-21")
  }

  @Test func globalize690() throws {
    // Pazartesi begins with Pazar, Cumartesi with Cuma.
    let parser = try DateParser(date: .full, time: .full, locale: "tr", mode: .strict)
    for (day, name) in [("2026-11-30", "Pazartesi"), ("2026-11-29", "Pazar"), ("2026-11-28", "Cumartesi")] {
      let moment = try CivilDateTime("\(day)T06:05:09")
      let text = parser.format.string(from: moment)
      #expect(try text.contains(name) && parser.dateTime(from: text) == moment)
    }
  }

  @Test func globalize936() throws {
    let parser = try DateParser(pattern: "Bh:mm", locale: "zh-Hans")
    #expect("\(try parser.time(from: "\u{665A}\u{4E0A}10:13"))" == "22:13:00")
  }

  @Test func dateFns1564() throws {
    #expect(try date("8 maio 2020", .long, "pt-BR") == "2020-05-08")
    #expect(try date("8 maio 2020", .long, "pt-PT") == "2020-05-08")
  }

  @Test func dateFns1432() throws {
    // Mayıs was taken for March.
    for (number, month) in [
      "Ocak", "\u{15E}ubat", "Mart", "Nisan", "May\u{131}s", "Haziran", "Temmuz", "A\u{11F}ustos", "Eyl\u{FC}l", "Ekim",
      "Kas\u{131}m", "Aral\u{131}k",
    ].enumerated() {
      let expected = try CivilDate(year: 2020, month: number + 1, day: 8)
      #expect(try date("8 \(month) 2020", .long, "tr") == "\(expected)")
    }
  }

  @Test func devExtremeIntl33() throws {
    #expect(try date("2020\u{5E74}\u{5341}\u{6708}8\u{65E5}", .long, "zh") == "2020-10-08")
    #expect(
      try DateParser(pattern: "LLLL", locale: "zh").date(from: "\u{5341}\u{6708}", defaults: CivilDate("2020-01-01"))
        == CivilDate("2020-10-01"))
  }

  @Test func dayJS1468() throws {
    #expect("\(try DateParser(time: .short, locale: "zh").time(from: "07:00 PM"))" == "19:00:00")
  }

  @Test func phpSource11206() throws {
    let parser = try DateParser(date: .full, time: .full, locale: "pt-PT")
    let moment = try CivilDateTime("2026-11-30T20:00:00")
    let text = parser.format.string(from: moment)
    #expect(try text.contains(" \u{E0}s 20:00:00") && parser.dateTime(from: text) == moment)
  }

  /// U+202F in what engines write since CLDR 42 and plain spaces in what people and older engines write (date-fns 3348,
  /// mojarra 5399, babel 1012, spring-framework 33151, dart-lang/i18n 717).
  @Test func narrowSpaces() throws {
    for mode in DateParser.Mode.allCases {
      let parser = try DateParser(time: .short, locale: "en-US", mode: mode)
      for text in ["6:05\u{202F}PM", "6:05 PM", "6:05\u{2009}PM"] {
        #expect("\(try parser.time(from: text))" == "18:05:00")
      }
    }
  }

  /// What ICU 72 does otherwise, by measurement: it fails, stops inside a word, or rolls over.
  @Test func whereICUDiffers() throws {
    #expect(try date("14 KASIM 2023", .long, "tr") == "2023-11-14")
    #expect(try date("1 marco 2023", .long, "pt-BR") == "2023-03-01")
    #expect(
      try date("\u{4E8C}\u{3007}\u{4E8C}\u{4E09}\u{5E74}\u{5341}\u{4E00}\u{6708}\u{5341}\u{56DB}\u{65E5}", .long, "zh")
        == "2023-11-14")
    let parser = try DateParser(date: .short, locale: "pt-BR")
    for text in ["32/13/2023", "29/02/2023", "14/11/2023x"] {
      #expect(throws: DateParsingError.self) { try parser.date(from: text) }
    }
    // i and ı are apart.
    for text in ["14 KAS\u{130}M 2023", "14 kasim 2023", "14 NISAN 2023"] {
      #expect(throws: DateParsingError.self) { try date(text, .long, "tr") }
    }
  }
}
