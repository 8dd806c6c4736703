import Almanac
import Testing

@Suite struct GettingStartedExamples {
  @Test func datesAndTheirErrors() throws {
    try example { print in
      let day = try CivilDate(year: 2026, month: 11, day: 30)
      print(day, day.weekday)
      do {
        _ = try CivilDate("2026-02-29")
      } catch {
        print(error)
      }
      // 2026-11-30 Monday
      // 2026-02-29: February 2026 has 28 days
    }
  }

  @Test func addingMonths() throws {
    try example { print in
      let day = try CivilDate("2026-01-31")
      print(try day.adding(months: 1))
      print(try day.adding(days: 30))
      // 2026-02-28
      // 2026-03-02
    }
  }

  @Test func formatAndPattern() throws {
    try example { print in
      let format = try DateTimeFormat(date: .long, locale: "tr")
      print(format.string(from: try CivilDate("2026-11-30")))
      print(format.pattern)
      // 30 Kasım 2026
      // d MMMM y
    }
  }

  @Test func digits() throws {
    try example { print in
      let day = try CivilDate("2026-11-30")
      for locale: LocaleTag in ["mr", "mr-u-nu-latn"] {
        print(try DateTimeFormat(date: .long, locale: locale).string(from: day))
      }
      // ३० नोव्हेंबर, २०२६
      // 30 नोव्हेंबर, 2026
    }
  }

  @Test func tagsAndTheirErrors() throws {
    try example { print in
      let written: LocaleTag = "zh-Hant-TW"
      print(written)
      do {
        print(try LocaleTag(parsing: "pt_br"))
        print(try LocaleTag(parsing: "pt-verylongsubtag"))
      } catch {
        print(error)
      }
      // zh-Hant-TW
      // pt-BR
      // "pt-verylongsubtag": the subtag at byte 3 is longer than 8 characters
    }
  }

  @Test func otherTables() throws {
    try example { print in
      print(LocaleData.embedded.source.icu, LocaleData.embedded.locales.count)
      do {
        _ = try LocaleData(Array("not tables".utf8))
      } catch {
        print(error)
      }
      // 78.3 907
      // locale tables, byte 10: the bytes end before the tables do
    }
  }
}
