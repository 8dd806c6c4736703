import Almanac
import Testing

@Suite struct StylesExamples {
  @Test func styles() throws {
    try example { print in
      let moment = try CivilDateTime("2026-11-30T18:05")
      for locale: LocaleTag in ["pt-BR", "ja", "tr"] {
        print(try DateTimeFormat(date: .long, time: .short, locale: locale).string(from: moment))
      }
      // 30 de novembro de 2026 às 18:05
      // 2026年11月30日 18:05
      // 30 Kasım 2026 18:05
    }
  }

  @Test func skeletons() throws {
    try example { print in
      let day = try CivilDate("2026-11-30")
      for locale: LocaleTag in ["pt-BR", "ja", "tr"] {
        let short = try DateTimeFormat(skeleton: "MMMd", locale: locale)
        let month = try DateTimeFormat(skeleton: "yMMMM", locale: locale)
        print(short.string(from: day), "|", month.string(from: day))
      }
      // 30 de nov. | novembro de 2026
      // 11月30日 | 2026年11月
      // 30 Kas | Kasım 2026
    }
  }

  @Test func patterns() throws {
    try example { print in
      let day = try CivilDate("2026-11-30")
      print(try DateTimeFormat(pattern: "EEE d.M.", locale: "pt-BR").string(from: day))
      print(try DateTimeFormat(pattern: "EEE d.M.", locale: "ja").string(from: day))
      // seg. 30.11.
      // 月 30.11.
    }
  }

  @Test func standards() throws {
    try example { print in
      let instant = try Timestamp("2026-11-30T06:05:00Z")
      print(try NamedDateFormat.iso8601.string(from: instant, offset: UTCOffset("+09:00")))
      print(try NamedDateFormat.imfFixdate.string(from: instant))
      // 2026-11-30T15:05:00+09:00
      // Mon, 30 Nov 2026 06:05:00 GMT
    }
  }

  @Test func names() throws {
    try example { print in
      let names = try DateNames(locale: "pl")
      print(try names.month(.november, .wide, .format), try names.month(.november, .wide, .standalone))
      print(try names.weekdays(.abbreviated, .standalone, from: names.firstWeekday).joined(separator: " "))
      print(try names.field(.month, .wide))
      // listopada listopad
      // pon. wt. śr. czw. pt. sob. niedz.
      // miesiąc
    }
  }

  @Test func capitals() throws {
    try example { print in
      let day = try CivilDate("2026-11-30")
      let weekday = try DateTimeFormat(pattern: "EEEE, d MMMM", locale: "pt-BR")
      print(weekday.string(from: day))
      print(try weekday.with(FormatOptions(capitalization: .beginningOfSentence)).string(from: day))
      // segunda-feira, 30 novembro
      // Segunda-feira, 30 novembro
    }
  }

  @Test func spaces() throws {
    try example { print in
      let time = try CivilTime(hour: 18, minute: 5)
      let format = try DateTimeFormat(time: .short, locale: "en-US")
      print(format.string(from: time).utf8.count, try format.with(.plainSpaces).string(from: time).utf8.count)
      print(try format.with(.plainSpaces).string(from: time))
      // 9 7
      // 6:05 PM
    }
  }
}
