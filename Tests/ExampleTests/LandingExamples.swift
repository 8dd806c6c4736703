import Almanac
import Testing

@Suite struct LandingExamples {
  @Test func overview() throws {
    try example { print in
      let format = try DateTimeFormat(date: .full, locale: "pt-BR")
      print(format.string(from: try CivilDate("2026-11-30")))
      // segunda-feira, 30 de novembro de 2026
    }
  }
}
