import Almanac
import Testing

/// What people type in the languages that Almanac grew up with.
struct DateParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var locale: LocaleTag
    var style: DateStyle
    var text: String
    var date: String

    init(_ locale: LocaleTag, _ style: DateStyle, _ text: String, _ date: String = "2026-11-30") {
      self.locale = locale
      self.style = style
      self.text = text
      self.date = date
    }

    var testDescription: String { "\(locale) \(style) \(text)" }
  }

  static let typed: [Case] = [
    // Digits and separators.
    Case("pt-BR", .short, "30/11/2026"), Case("pt-BR", .short, "30-11-2026"), Case("pt-BR", .short, "30.11.2026"),
    Case("pt-BR", .short, "1/2/2026", "2026-02-01"), Case("pt-BR", .short, " 30 / 11 / 2026 "),
    Case("pt-BR", .short, "\u{FF13}\u{FF10}\u{FF0F}\u{FF11}\u{FF11}\u{FF0F}\u{FF12}\u{FF10}\u{FF12}\u{FF16}"),
    Case("tr", .short, "30/11/2026"), Case("tr", .short, "1.2.2026", "2026-02-01"),
    Case("ar-EG", .short, "30/11/2026"), Case("fa-u-ca-gregory", .short, "2026/11/30"),
    // Letter case.
    Case("tr", .long, "14 KASIM 2023", "2023-11-14"), Case("tr", .long, "14 kas\u{131}m 2023", "2023-11-14"),
    Case("tr", .long, "1 \u{15E}UBAT 2023", "2023-02-01"), Case("tr", .long, "1 a\u{11F}ustos 2023", "2023-08-01"),
    Case("tr", .long, "14 EYL\u{DC}L 2023", "2023-09-14"), Case("tr", .long, "14 EK\u{130}M 2023", "2023-10-14"),
    Case("tr", .long, "14 EKI\u{307}M 2023", "2023-10-14"), Case("tr", .long, "14 N\u{130}SAN 2023", "2023-04-14"),
    Case("az", .long, "14 \u{130}YUN 2023", "2023-06-14"),
    Case("pt-BR", .long, "30 DE NOVEMBRO DE 2026"), Case("pt-BR", .long, "1 DE MAR\u{C7}O DE 2026", "2026-03-01"),
    Case("de", .long, "1. M\u{C4}RZ 2026", "2026-03-01"),
    Case("el", .long, "1 \u{39C}\u{391}\u{3A1}\u{3A4}\u{399}\u{39F}\u{3A5} 2026", "2026-03-01"),
    // Accents.
    Case("pt-BR", .long, "1 de marco de 2026", "2026-03-01"), Case("tr", .long, "1 subat 2026", "2026-02-01"),
    Case("pt-BR", .long, "1 de marc\u{327}o de 2026", "2026-03-01"), Case("fr", .long, "1 aout 2026", "2026-08-01"),
    Case("pl", .long, "30 pazdziernika 2026", "2026-10-30"), Case("cs", .long, "1. kvetna 2026", "2026-05-01"),
    // Any width and context, with or without dots.
    Case("pt-BR", .long, "30 nov 2026"), Case("pt-BR", .long, "30 de nov. de 2026"),
    Case("pt-BR", .medium, "30 de novembro de 2026"), Case("pt-BR", .medium, "30 de Nov de 2026"),
    Case("en", .long, "Nov. 30, 2026"), Case("en", .medium, "November 30, 2026"), Case("en", .long, "Nov 30,2026"),
    Case("ru", .long, "30 \u{43D}\u{43E}\u{44F}\u{431}\u{440}\u{44C} 2026"),
    Case("tr", .long, "30 Kas 2026"), Case("de", .long, "30 November 2026"),
    // Weekdays.
    Case("pt-BR", .full, "30 de novembro de 2026"), Case("pt-BR", .full, "seg., 30 de novembro de 2026"),
    Case("pt-BR", .long, "segunda-feira, 30 de novembro de 2026"), Case("pt-BR", .full, "SEG 30 NOV 2026"),
    Case("pt-BR", .short, "seg 30/11/2026"), Case("ja", .short, "2026/11/30\u{FF08}\u{6708}\u{FF09}"),
    Case("ja", .long, "2026\u{5E74}11\u{6708}30\u{65E5}(\u{6708})"),
    Case("zh-Hans", .full, "2026\u{5E74}11\u{6708}30\u{65E5}"),
    // Longest name first.
    Case("tr", .full, "30 Kas\u{131}m 2026 Pazartesi"), Case("tr", .full, "29 Kas\u{131}m 2026 Pazar", "2026-11-29"),
    Case("tr", .full, "28 Kas\u{131}m 2026 Cumartesi", "2026-11-28"),
    Case("tr", .full, "27 Kas\u{131}m 2026 Cuma", "2026-11-27"),
    Case("tr", .long, "1 May\u{131}s 2026", "2026-05-01"), Case("tr", .long, "1 Mart 2026", "2026-03-01"),
    Case("tr", .long, "1 Mar 2026", "2026-03-01"), Case("tr", .long, "1 May 2026", "2026-05-01"),
    // Narrow names that are numbers: a weekday 2 is not the beginning of 24.
    Case("az", .long, "24 MAY 1999", "1999-05-24"), Case("ksb", .long, "27 FEBLUALI 1999", "1999-02-27"),
    Case("az", .long, "2 24 may 2016", "2016-05-24"),
    // East Asia.
    Case("ja", .short, "2026\u{5E74}11\u{6708}30\u{65E5}"), Case("ja", .long, "2026-11-30"),
    Case("ja", .long, "2026/11/30"),
    Case("zh-Hans", .long, "2026.11.30"), Case("zh-Hant", .short, "2026\u{5E74}11\u{6708}30\u{65E5}"),
    Case("zh-Hans", .long, "2026\u{5E74}11\u{6708}30\u{53F7}"),
    Case("zh-Hant", .long, "2026\u{5E74}11\u{6708}30\u{865F}"),
    Case("zh-Hans", .long, "\u{4E8C}\u{3007}\u{4E8C}\u{516D}\u{5E74}\u{5341}\u{4E00}\u{6708}\u{4E09}\u{5341}\u{65E5}"),
    Case(
      "ja", .long, "\u{4E8C}\u{5343}\u{4E8C}\u{5341}\u{516D}\u{5E74}\u{5341}\u{4E00}\u{6708}\u{4E09}\u{5341}\u{65E5}"),
    Case("ja", .long, "2026 \u{5E74} 11 \u{6708} 30 \u{65E5}"), Case("ko", .long, "2026\u{B144}11\u{C6D4}30\u{C77C}"),
    Case("ja", .long, "\u{FF12}\u{FF10}\u{FF12}\u{FF16}\u{5E74}\u{FF11}\u{FF11}\u{6708}\u{FF13}\u{FF10}\u{65E5}"),
    // Words that may be missing.
    Case("pt-BR", .long, "8 maio 2020", "2020-05-08"), Case("pt-BR", .long, "8maio2020", "2020-05-08"),
    Case("pt-PT", .long, "8 de maio 2020", "2020-05-08"), Case("es", .long, "8 mayo 2020", "2020-05-08"),
  ]

  @Test(arguments: typed) func tolerantReads(_ item: Case) throws {
    let parser = try DateParser(date: item.style, locale: item.locale)
    #expect("\(try parser.date(from: item.text))" == item.date)
  }

  @Test(arguments: [
    Case("pt-BR", .short, "30-11-2026"), Case("pt-BR", .short, "1/2/2026"), Case("pt-BR", .short, " 30/11/2026"),
    Case("pt-BR", .short, "30/11/2026 "), Case("pt-BR", .long, "30 de Novembro de 2026"),
    Case("pt-BR", .long, "1 de marco de 2026"), Case("pt-BR", .long, "30 novembro 2026"),
    Case("pt-BR", .full, "30 de novembro de 2026"), Case("zh-Hans", .long, "2026 \u{5E74}11\u{6708}30\u{65E5}"),
    Case("tr", .long, "14 KASIM 2023"), Case("ar-EG", .short, "30/11/2026"), Case("pt-BR", .long, "01 de maio de 2020"),
  ]) func strictRefuses(_ item: Case) throws {
    let parser = try DateParser(date: item.style, locale: item.locale, mode: .strict)
    let error = try #require(throws: DateParsingError.self) { try parser.date(from: item.text) }
    #expect(error.code == .unexpectedText)
  }

  @Test(arguments: [" ", "\u{2009}", "\u{202F}"]) func spacesOfThreeKindsStandForEachOther(_ space: String) throws {
    // Bulgarian writes U+202F before its word for the year.
    let parser = try DateParser(date: .long, locale: "bg", mode: .strict)
    let written = parser.format.string(from: try CivilDate("2026-11-30"))
    #expect(written.unicodeScalars.contains("\u{202F}") && written.contains(" "))
    let text = String(written.map { $0 == " " || $0 == "\u{202F}" ? Character(space) : $0 })
    #expect(try parser.date(from: text) == CivilDate("2026-11-30"))
  }

  /// One word is one name: Sun is not Sunday and November.
  ///
  /// Nor is a text read that is shown in another order than it has.
  @Test(
    arguments: [
      ("en", "Sun 1, 2026"), ("en", "Tues 1, 2026"), ("en", "Sa 1, 2026"), ("pt-BR", "1 dde 2026"),
      ("pt-BR", "1 deo 2026"),
      ("en", "November \u{202E}03\u{202C}, 2026"),
    ] as [(LocaleTag, String)])
  func wordsAreNotCutUp(_ locale: LocaleTag, _ text: String) throws {
    let parser = try DateParser(date: .long, locale: locale)
    #expect(throws: DateParsingError.self) { try parser.date(from: text) }
  }
}
