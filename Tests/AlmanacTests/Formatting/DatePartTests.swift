import Almanac
import Testing

/// The pieces of a date: each field where it stands, literal text between.
@Suite struct DatePartTests {
  private static let day = CivilDate(dayNumber: 20_787)

  private static func described(_ tag: LocaleTag, _ style: DateStyle, _ date: CivilDate = day) throws -> [String] {
    try DateTimeFormat(date: style, locale: tag).parts(from: date).map { "\($0.field)=\($0.text)" }
  }

  @Test func fields() throws {
    #expect(
      try Self.described("pt-BR", .full) == [
        "weekday=segunda-feira", "literal=, ", "day=30", "literal= de ", "month=novembro", "literal= de ", "year=2026",
      ])
    #expect(
      try Self.described("ja", .full) == [
        "year=2026", "literal=年", "month=11", "literal=月", "day=30", "literal=日", "weekday=月曜日",
      ])
    #expect(
      try Self.described("tr", .medium) == ["day=30", "literal= ", "month=Kas", "literal= ", "year=2026"])
    #expect(try Self.described("zh-Hant-HK", .short) == ["day=30", "literal=/", "month=11", "literal=/", "year=2026"])
    #expect(
      try Self.described("ar-EG", .short) == [
        "day=٣٠", "literal=\u{200F}/", "month=١١", "literal=\u{200F}/", "year=٢٠٢٦",
      ])
  }

  @Test func ranges() throws {
    let parts = try DateTimeFormat(date: .long, locale: "tr").parts(from: try CivilDate("2026-08-05"))
    #expect(parts.map(\.text) == ["5", " ", "Ağustos", " ", "2026"])
    #expect(parts.map(\.utf8Range) == [0..<1, 1..<2, 2..<10, 10..<11, 11..<15])
    #expect(parts[2].field == .month && "\(parts[2].field)" == "month")
  }

  /// A quoted word, an apostrophe, and a pattern that begins and ends with literal text.
  @Test func literals() throws {
    #expect(
      try Self.described("lt", .long) == [
        "year=2026", "literal= m. ", "month=lapkričio", "literal= ", "day=30", "literal= d.",
      ])
    #expect(try Self.described("bg", .short).last == "literal=\u{202F}г.")
    // One month and one year everywhere, literal text in one piece; the era in some locales.
    var eras = 0
    for locale in LocaleData.embedded.locales {
      let gregorian = try LocaleTag(parsing: "\(locale.icuIdentifier.split(separator: "@")[0])@calendar=gregorian")
      for style in DateStyle.allCases {
        let parts = try DateTimeFormat(date: style, locale: gregorian).parts(from: Self.day)
        if parts.contains(where: { $0.field == .era }) { eras += 1 }
        let isWhole = parts.filter { $0.field == .month }.count == 1 && parts.filter { $0.field == .year }.count == 1
        if !isWhole || zip(parts, parts.dropFirst()).contains(where: { $0.field == .literal && $1.field == .literal }) {
          Issue.record("\(locale) \(style): \(parts.map { "\($0.field)=\($0.text)" })")
        }
      }
    }
    #expect(eras > 0)
  }
}
