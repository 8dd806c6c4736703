import Almanac
import Testing

/// What errors of reading say: the code, the place in bytes and characters, what was expected and found, what was meant.
struct DateParsingErrorTests {
  private func error(
    _ text: String, _ style: DateStyle = .short, _ locale: LocaleTag = "pt-BR", _ mode: DateParser.Mode = .tolerant,
    reference: CivilDate? = nil
  ) throws -> DateParsingError {
    let parser = try DateParser(date: style, locale: locale, mode: mode)
    return try #require(throws: DateParsingError.self) { try parser.date(from: text, reference: reference) }
  }

  @Test(arguments: DateParser.Mode.allCases) func neverRollsOver(_ mode: DateParser.Mode) throws {
    let day = try error("31/02/2026", .short, "pt-BR", mode)
    #expect(day.code == .dayOutOfRange && day.position == 0 && day.reason == "February 2026 has 28 days")
    let month = try error("30/13/2026", .short, "pt-BR", mode)
    #expect(
      month.code == .monthOutOfRange && month.position == 3 && month.reason == "month 13; months run from 1 to 12")
    let zero = try error("00/12/2026", .short, "pt-BR", mode)
    #expect(zero.code == .dayOutOfRange && zero.reason == "day 0; days start at 1")
    let leap = try error("29 de fevereiro de 2023", .long, "pt-BR", mode)
    #expect(leap.code == .dayOutOfRange)
    let weekday = try error("ter\u{E7}a-feira, 30 de novembro de 2026", .full, "pt-BR", mode)
    #expect(weekday.code == .weekdayMismatch && weekday.position == 0)
    #expect(weekday.reason == "2026-11-30 is a Monday, not a Tuesday")
  }

  @Test func saysWhereAndWhat() throws {
    let name = try error("1\u{BA} de movembro de 2026", .long)
    #expect(name.code == .unexpectedText && name.position == 1 && name.characterPosition == 1)
    let month = try error("30 de movembro de 2026", .long)
    #expect(month.position == 6 && month.found == "movembro")
    #expect(month.expected == "a month, such as \"novembro\"")
    #expect(month.example == "30 de novembro de 2026")
    #expect(
      month.description
        == "expected a month, such as \"novembro\", found \"movembro\" (at character 7); "
        + "a text that can be read: \"30 de novembro de 2026\"")
    // Bytes and characters apart.
    let turkish = try error("30 \u{15E}ubatt 2026", .long, "tr")
    #expect(turkish.position == 3 && turkish.characterPosition == 3)
    let japanese = try error("2026\u{5E74}11\u{6708}x", .long, "ja")
    #expect(japanese.position == 12 && japanese.characterPosition == 8 && japanese.found == "x")
    #expect(japanese.expected == "a day of the month, such as \"30\"")
  }

  @Test func saysThatTheTextEndsOrGoesOn() throws {
    let short = try error("30/11/")
    #expect(short.code == .unexpectedText && short.position == 6 && short.found == "")
    #expect(short.reason == "expected a year, such as \"2026\", but the text ends")
    let empty = try error("")
    #expect(empty.position == 0 && empty.reason == "expected a day of the month, such as \"30\", but the text ends")
    let long = try error("30/11/2026 tarde")
    #expect(long.position == 11 && long.expected == "the end of the text" && long.found == "tarde")
  }

  @Test func suggestsTheOnlyDateThatTheTextCanMean() throws {
    #expect(try error("11/30/2026").suggestion == "2026-11-30")
    #expect(try error("2026-11-30").suggestion == "2026-11-30")
    #expect(try error("2026-30-11").suggestion == "2026-11-30")
    // Two dates are possible, so that none is suggested.
    #expect(try error("2026-11-10").suggestion == nil)
    #expect(try error("11/30/26").suggestion == nil)
    #expect(try error("hoje").suggestion == nil)
    // A strict parser suggests what a tolerant one reads.
    #expect(try error("1 marco 2026", .long, "pt-BR", .strict).suggestion == "2026-03-01")
    #expect(try error("11/30/2026").description.hasSuffix("did you mean 2026-11-30?"))
  }

  @Test func listsTheReadingsOfAnAmbiguousText() throws {
    // J is January, June and July.
    let parser = try DateParser(pattern: "d MMMMM y", locale: "en")
    let letter = try #require(throws: DateParsingError.self) { try parser.date(from: "4 J 2026") }
    #expect(letter.code == .ambiguous)
    #expect(letter.readings.sorted() == ["2026-01-04", "2026-06-04", "2026-07-04"])
    #expect(letter.reason.hasPrefix("the text can mean 2026-0"))
    // A weekday may say which: 4 January 2026 is a Sunday, as no other of them is.
    #expect(try parser.date(from: "Sunday 4 J 2026") == CivilDate("2026-01-04"))
    // Numbers that meet can part in two ways.
    let numbers = try DateParser(pattern: "dMyyyy", locale: "en")
    let digits = try #require(throws: DateParsingError.self) { try numbers.date(from: "1112026") }
    #expect(digits.code == .ambiguous && digits.readings.sorted() == ["+012026-01-01", "2026-01-11", "2026-11-01"])
  }

  @Test func refusesHostileText() throws {
    let long = try error(String(repeating: "3", count: 1_000_000))
    #expect(long.code == .textTooLong && long.position == 1024)
    let spaces = try error(String(repeating: " ", count: 1025))
    #expect(spaces.code == .textTooLong)
    let parser = try DateParser(date: .short, locale: "pt-BR")
    let bytes: [UInt8] = [0x33, 0x30, 0x2F, 0xFF]
    let broken = try #require(throws: DateParsingError.self) { try parser.date(utf8: bytes.span) }
    #expect(broken.code == .notUTF8 && broken.position == 3)
    let control = try error("30/11/\u{1}")
    #expect(control.description.contains("\\u{1}"))
  }

  @Test func errorsOfFormats() throws {
    let hebrew = #expect(throws: FormatError.self) {
      try DateParser(pattern: "y", locale: "he-u-nu-hebr")
    }
    #expect(hebrew?.code == .unreadableField && hebrew?.position == 0)
    let calendar = #expect(throws: FormatError.self) { try DateParser(date: .short, locale: "fa") }
    #expect(calendar?.code == .unsupportedCalendar)
  }
}
