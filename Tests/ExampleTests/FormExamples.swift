import Almanac
import Testing

@Suite struct FormExamples {
  @Test func whoseLanguage() throws {
    try example { print in
      let site: [LocaleTag] = ["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "tr"]
      for header in ["zh-TW,zh;q=0.9,en;q=0.5", "pt-AO", "de-CH, tr;q=0.3", "nl;q=1.0, *;q=0"] {
        print(LocaleTag.best(of: site, acceptLanguage: header).map { "\($0)" } ?? "none")
      }
      // zh-Hant
      // pt-PT
      // tr
      // none
    }
  }

  @Test func whatPeopleType() throws {
    try example { print in
      let parser = try DateParser(date: .long, locale: "pt-BR")
      for text in [
        "30 de novembro de 2026", "30 NOV 2026", "1 de marco de 2026", "segunda-feira, 30 de novembro de 2026",
      ] {
        print(try parser.date(from: text))
      }
      // 2026-11-30
      // 2026-11-30
      // 2026-03-01
      // 2026-11-30
    }
  }

  @Test func turkishLetters() throws {
    try example { print in
      let parser = try DateParser(date: .full, locale: "tr")
      print(try parser.date(from: "30 KASIM 2026 PAZARTESİ"))
      // 2026-11-30
    }
  }

  @Test func whatCannotBeRead() throws {
    try example { print in
      let parser = try DateParser(date: .short, locale: "pt-BR")
      for text in ["31/11/2026", "11/30/2026", "30/11/26"] {
        do throws(DateParsingError) {
          print(try parser.date(from: text))
        } catch {
          print(error.code, error.position, error.suggestion ?? "-")
        }
      }
      // dayOutOfRange 0 -
      // monthOutOfRange 3 2026-11-30
      // twoDigitYear 6 -
    }
  }

  @Test func yearsOfTwoDigits() throws {
    try example { print in
      let birthday = try DateParser(date: .short, locale: "pt-BR", twoDigitYears: .window(from: 1926))
      print(try birthday.date(from: "30/11/76"))
      let delivery = try DateParser(date: .short, locale: "pt-BR")
      print(try delivery.date(from: "30/11/26", reference: CivilDate("2026-10-01")))
      // 1976-11-30
      // 2026-11-30
    }
  }

  @Test func theWayBack() throws {
    try example { print in
      let format = try DateTimeFormat(date: .long, time: .short, locale: "ja")
      let parser = try DateParser(format, mode: .strict)
      let moment = try CivilDateTime("2026-11-30T18:05")
      let label = format.string(from: moment)
      print(label, try parser.dateTime(from: label) == moment)
      // 2026年11月30日 18:05 true
    }
  }

  @Test func allThreeSteps() throws {
    try example { print in
      let locale = LocaleTag.best(of: ["pt-BR", "ja", "tr"], acceptLanguage: "tr-TR,tr;q=0.9") ?? "pt-BR"
      let posted = try DateParser(date: .long, locale: locale).date(from: "30 kas 2026")
      print(posted, "-", try DateTimeFormat(date: .full, locale: locale).string(from: posted))
      // 2026-11-30 - 30 Kasım 2026 Pazartesi
    }
  }
}
