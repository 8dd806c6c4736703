import Almanac
import Testing

@Suite struct RelativeDaysExamples {
  @Test func today() throws {
    try example { print in
      let today = try CivilDate("2026-11-30")
      let format = try RelativeDateFormat(locale: "pt-BR")
      for day in ["2026-11-28", "2026-12-01", "2026-12-21", "2027-11-30"] {
        print(format.string(from: try CivilDate(day), relativeTo: today))
      }
      // anteontem
      // amanhã
      // em 3 semanas
      // próximo ano
    }
  }

  @Test func unitsAndStyles() throws {
    try example { print in
      print(try RelativeDateFormat(locale: "en").string(for: 1, .friday))
      print(try RelativeDateFormat(style: .narrow, locale: "en").string(for: -3, .month))
      print(try RelativeDateFormat(numbers: .always, locale: "tr").string(for: 1, .day))
      print(try RelativeDateFormat(locale: "hi").string(for: 1_234_567, .hour))
      // next Friday
      // 3mo ago
      // 1 gün sonra
      // 12,34,567 घंटे में
    }
  }

  @Test func plurals() throws {
    try example { print in
      let rules = try PluralRules(locale: "pl")
      print(rules.categories.map(\.rawValue))
      print([1, 3, 5, 22].map { rules.category(for: $0).rawValue })
      print(rules.category(for: try DecimalNumber(parsing: "1.0")))
      // ["one", "few", "many", "other"]
      // ["one", "few", "many", "few"]
      // other
    }
  }
}
