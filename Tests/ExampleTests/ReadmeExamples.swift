import Almanac
import AlmanacPasswords
import Testing

@Suite struct ReadmeExamples {
  @Test func inFourLanguages() throws {
    try example { print in
      let day = try CivilDate("2026-11-30")
      for locale: LocaleTag in ["pt-BR", "ja", "zh-TW", "tr"] {
        let format = try DateTimeFormat(date: .full, locale: locale)
        print(format.string(from: day))
      }
      // segunda-feira, 30 de novembro de 2026
      // 2026年11月30日月曜日
      // 2026年11月30日 星期一
      // 30 Kasım 2026 Pazartesi
    }
  }

  @Test func lengths() throws {
    try example { print in
      let day = try CivilDate(year: 2026, month: 11, day: 30)
      for style in DateStyle.allCases {
        let format = try DateTimeFormat(date: style, locale: "pt-BR")
        print(format.string(from: day))
      }
      // segunda-feira, 30 de novembro de 2026
      // 30 de novembro de 2026
      // 30 de nov. de 2026
      // 30/11/2026
    }
  }

  @Test func momentToDate() throws {
    try example { print in
      let moment = try Timestamp("2026-11-30T23:30:00Z")
      let there = try UTCOffset("+09:00")
      print(moment.civil(at: there).date)
      // 2026-12-01
    }
  }

  @Test func parts() throws {
    try example { print in
      let format = try DateTimeFormat(date: .long, locale: "pt-BR")
      for part in format.parts(from: try CivilDate("2026-11-30")) {
        print("\(part.field) \(part.utf8Range) [\(part.text)]")
      }
      // day 0..<2 [30]
      // literal 2..<6 [ de ]
      // month 6..<14 [novembro]
      // literal 14..<18 [ de ]
      // year 18..<22 [2026]
    }
  }

  @Test func bytes() throws {
    try example { print in
      let format = try DateTimeFormat(date: .short, locale: "tr")
      var bytes = Array("{\"day\":\"".utf8)
      format.write(try CivilDate("2026-11-30"), to: &bytes)
      bytes += "\"}".utf8
      print(String(decoding: bytes, as: UTF8.self))
      // {"day":"30.11.2026"}
    }
  }

  @Test func nearestLocale() throws {
    try example { print in
      for text in ["pt_BR.UTF-8", "zh-TW", "es-MX", "tlh"] {
        let tag = try LocaleTag(parsing: text)
        let format = try DateTimeFormat(date: .short, locale: tag, fallback: "en")
        print(tag, format.resolvedLocale)
      }
      // pt-BR pt-BR
      // zh-TW zh-Hant-TW
      // es-MX es-MX
      // tlh en
    }
  }

  @Test func unsupportedCalendar() throws {
    try example { print in
      do {
        _ = try DateTimeFormat(date: .short, locale: "fa")
      } catch {
        print(error)
      }
      let format = try DateTimeFormat(date: .long, locale: "th")
      print(format.string(from: try CivilDate("2026-11-30")))
      // fa: its calendar is "persian", which this version does not write; ask for the Gregorian calendar with "fa-u-ca-gregory"
      // 30 พฤศจิกายน 2569
    }
  }

  @Test func chosenLanguage() throws {
    try example { print in
      let best = LocaleTag.best(of: ["pt-BR", "ja", "zh-Hant", "tr"], acceptLanguage: "zh-TW,zh;q=0.9,en;q=0.5")
      print(best ?? "pt-BR")
      // zh-Hant
    }
  }

  @Test func dateReadBack() throws {
    try example { print in
      let parser = try DateParser(date: .long, locale: "pt-BR")
      print(try parser.date(from: "1 MARCO 2026"))
      do throws(DateParsingError) {
        print(try parser.date(from: "31 de novembro de 2026"))
      } catch {
        print(error.code, error.position, error.reason)
      }
      // 2026-03-01
      // dayOutOfRange 0 November 2026 has 30 days
    }
  }

  @Test func passwordPair() throws {
    try example { print in
      let pair = PasswordPair("gizli-42-kelime", confirmedBy: "gizli-42-kelime ")
      for violation in pair.checked(by: .nist(.singleFactor)).violations {
        print(violation.code.rawValue, violation.message(in: "tr"))
      }
      // mismatch Girilen iki parola aynı olmalıdır.
    }
  }
}
