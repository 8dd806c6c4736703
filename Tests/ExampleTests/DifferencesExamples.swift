import Almanac
import Testing

@Suite struct DifferencesExamples {
  @Test func gregorianBefore1582() throws {
    try example { print in
      let eve = try CivilDate("1582-10-15").adding(days: -1)
      print(try DateTimeFormat(date: .full, locale: "en").string(from: eve))
      // Thursday, October 14, 1582
    }
  }

  @Test func fallback() throws {
    try example { print in
      let day = try CivilDate("2026-11-30")
      let neutral = try DateTimeFormat(date: .long, locale: "tlh")
      let chosen = try DateTimeFormat(date: .long, locale: "tlh", fallback: "pt-BR")
      print(neutral.resolvedLocale, neutral.string(from: day))
      print(chosen.resolvedLocale, chosen.string(from: day))
      // und 2026 M11 30
      // pt-BR 30 de novembro de 2026
    }
  }

  @Test func unsupportedCalendar() throws {
    try example { print in
      do throws(FormatError) {
        _ = try DateTimeFormat(date: .short, locale: "fa")
      } catch {
        print(error.code == .unsupportedCalendar, error.subject)
      }
      // true persian
    }
  }

  @Test func patternsAndOffsets() throws {
    try example { print in
      do throws(DatePatternError) {
        _ = try DatePattern(parsing: "y-N-d")
      } catch {
        print(error)
      }
      let morning = try DateTimeFormat(time: .full, locale: "pt-BR")
      print(morning.string(from: try CivilTime("06:05"), offset: try UTCOffset("-03:00")))
      // "y-N-d": the letter at column 3 stands for no field; the letters are those of UTS #35, and text is put between apostrophes
      // 06:05:00 GMT-03:00
    }
  }
}
