import Almanac
import Testing

@testable import almanac_tables

/// Tables that are whole but absurd: their formats are refused, and whatever is accepted writes without harm.
@Suite struct LongTextTests {
  private func data(_ key: String, _ value: String) throws -> LocaleData {
    var text = try Fixture.smallText()
    text.locales["pt"]?.values[key] = value
    return try LocaleData(try Packer.packed(text))
  }

  @Test(arguments: [
    ("styles/date/short", "d ", 20_000), ("styles/date/short", "'", 1025), ("months/format/wide/03", "m", 1025),
    ("weekdays/format/wide/sun", "\u{E7}", 20_000),
  ])
  func textsWithoutMeasureAreRefused(_ key: String, _ text: String, _ count: Int) throws {
    let value = String(repeating: text, count: count)
    let data = try data(key, value)
    let style: DateStyle = key.hasPrefix("styles") ? .short : .full
    let error = #expect(throws: FormatError.self) { try DateTimeFormat(date: style, locale: "pt", data: data) }
    #expect(error?.code == .textTooLong)
    #expect(error.map { "\($0)".contains("\(value.utf8.count) bytes") } == true)
  }

  @Test func theLongestTextsAreWritten() throws {
    let pattern = String(repeating: "d", count: 3) + String(repeating: " d", count: 510)
    let day = try CivilDate(year: 2026, month: 3, day: 5)
    let short = try DateTimeFormat(date: .short, locale: "pt", data: try data("styles/date/short", pattern))
    #expect(short.string(from: day) == "005" + String(repeating: " 5", count: 510))
    let name = String(repeating: "\u{E7}", count: 512)
    let long = try DateTimeFormat(date: .long, locale: "pt", data: try data("months/format/wide/03", name))
    #expect(long.string(from: day) == "5 de \(name) de 2026")
    #expect(long.parts(from: day).map(\.text).joined() == long.string(from: day))
  }
}
