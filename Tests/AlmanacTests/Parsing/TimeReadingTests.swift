import Almanac
import Testing

/// Times, dates with times, parts of the day, offsets.
struct TimeReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var locale: LocaleTag
    var pattern: DatePattern
    var text: String
    var time: String

    init(_ locale: LocaleTag, _ pattern: DatePattern, _ text: String, _ time: String) {
      self.locale = locale
      self.pattern = pattern
      self.text = text
      self.time = time
    }

    var testDescription: String { "\(locale) \(pattern) \(text)" }
  }

  static let typed: [Case] = [
    Case("pt-BR", "HH:mm", "06:05", "06:05:00"), Case("pt-BR", "HH:mm", "6:05", "06:05:00"),
    Case("pt-BR", "HH:mm", "6.05", "06:05:00"), Case("fi", "H.mm", "6:05", "06:05:00"),
    Case("en", "h:mm a", "6:05 PM", "18:05:00"), Case("en", "h:mm a", "6:05\u{202F}pm", "18:05:00"),
    Case("en", "h:mm a", "6:05 p.m.", "18:05:00"), Case("en", "h:mm a", "12:05 am", "00:05:00"),
    Case("en", "h:mm a", "12:05PM", "12:05:00"), Case("en", "h:mm a", "18:05", "18:05:00"),
    Case("tr", "a h:mm", "\u{D6}S 6:05", "18:05:00"), Case("tr", "a h:mm", "\u{F6}\u{F6} 6:05", "06:05:00"),
    Case("zh-Hans", "ah:mm", "\u{4E0B}\u{5348}10:13", "22:13:00"),
    Case("zh-Hant", "Bh:mm", "\u{665A}\u{4E0A}10:13", "22:13:00"),
    Case("zh-Hant", "Bh:mm", "\u{51CC}\u{6668}12:13", "00:13:00"),
    Case("zh-Hans", "HH:mm", "07:00 PM", "19:00:00"), Case("zh-Hans", "HH:mm", "\u{4E0B}\u{5348}7:00", "19:00:00"),
    Case("ja", "aK:mm", "\u{5348}\u{5F8C}0:30", "12:30:00"), Case("en", "k:mm", "24:05", "00:05:00"),
    Case("ja", "H\u{6642}mm\u{5206}ss\u{79D2}", "6\u{6642}05\u{5206}09\u{79D2}", "06:05:09"),
    Case("en", "HH:mm:ss.SSS", "06:05:09.25", "06:05:09.25"),
    Case("en", "HH:mm:ss.S", "06:05:09.123456789", "06:05:09.123456789"),
    Case("fr", "HH 'h' mm", "6 h 05", "06:05:00"), Case("fr", "HH 'h' mm", "6h05", "06:05:00"),
    Case("ar-EG", "h:mm a", "\u{666}:\u{660}\u{665} \u{645}", "18:05:00"),
  ]

  @Test(arguments: typed) func tolerantReads(_ item: Case) throws {
    let parser = try DateParser(pattern: item.pattern, locale: item.locale)
    #expect("\(try parser.time(from: item.text))" == item.time)
  }

  @Test func datesWithTimes() throws {
    let parser = try DateParser(date: .long, time: .short, locale: "pt-BR")
    let moment = try CivilDateTime("2026-03-29T06:05")
    #expect(parser.format.string(from: moment) == "29 de mar\u{E7}o de 2026 \u{E0}s 06:05")
    for text in [
      "29 de mar\u{E7}o de 2026 \u{E0}s 06:05", "29 de marco de 2026 as 6:05", "29 MARCO 2026 6:05",
      "domingo, 29 de mar\u{E7}o de 2026 06:05",
    ] {
      #expect(try parser.dateTime(from: text) == moment)
      #expect(try parser.date(from: text) == moment.date && parser.time(from: text) == moment.time)
    }
  }

  @Test func refusals() throws {
    func code(_ text: String, _ pattern: DatePattern, _ mode: DateParser.Mode = .tolerant) throws
      -> DateParsingError.Code
    {
      let parser = try DateParser(pattern: pattern, locale: "en", mode: mode)
      return try #require(throws: DateParsingError.self) { try parser.time(from: text) }.code
    }
    #expect(try code("25:00", "H:mm") == .hourOutOfRange)
    #expect(try code("24:00", "H:mm") == .hourOutOfRange)
    #expect(try code("6:60", "H:mm") == .minuteOutOfRange)
    #expect(try code("6:05:60", "H:mm:ss") == .secondOutOfRange)
    #expect(try code("13:05 PM", "h:mm a") == .hourOutOfRange)
    #expect(try code("6:05", "h:mm a") == .missingField)
    #expect(try code("18:05", "h:mm a", .strict) == .unexpectedText)
    #expect(try code("0:05 AM", "h:mm a", .strict) == .hourOutOfRange)
    #expect(try code("18:05 AM", "H:mm a") == .contradiction)
    #expect(try code("30/11/2026", "dd/MM/y") == .missingField)
  }

  @Test func offsets() throws {
    let parser = try DateParser(pattern: "yyyy-MM-dd HH:mm:ssXXX", locale: "en", mode: .strict)
    #expect(try parser.timestamp(from: "2026-11-30 18:05:09+02:00") == Timestamp("2026-11-30T16:05:09Z"))
    #expect(try parser.timestamp(from: "2026-11-30 18:05:09Z") == Timestamp("2026-11-30T18:05:09Z"))
    #expect(try parser.dateTime(from: "2026-11-30 18:05:09-03:00") == CivilDateTime("2026-11-30T18:05:09"))
    #expect(throws: DateParsingError.self) { try parser.timestamp(from: "2026-11-30 18:05:09+2") }
    let words = try DateParser(date: .short, time: .full, locale: "fr")
    for offset in [0, -10_800, 20_700] {
      let offset = try UTCOffset(secondsEastOfUTC: offset)
      let civil = try CivilDateTime("2026-11-30T18:05:09")
      let text = words.format.string(from: civil, offset: offset)
      #expect(try words.timestamp(from: text) == Timestamp(civil, at: offset))
    }
    #expect(try words.timestamp(from: "30/11/2026 18:05:09 GMT+1") == Timestamp("2026-11-30T17:05:09Z"))
    let without = try DateParser(date: .short, time: .short, locale: "fr")
    let error = #expect(throws: DateParsingError.self) { try without.timestamp(from: "30/11/2026 18:05") }
    #expect(error?.code == .missingField)
  }
}
