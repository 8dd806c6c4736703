import Testing

@testable import Almanac

@Suite struct AcceptLanguageTests {
  private static func text(_ header: String) -> String {
    AcceptLanguage(header).ranges.map { "\($0.language.map(\.description) ?? "*")=\($0.quality)" }.joined(
      separator: " ")
  }

  @Test(arguments: [
    ("da, en-gb;q=0.8, en;q=0.7", "da=1000 en-GB=800 en=700"),
    ("pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7", "pt-BR=1000 pt=900 en-US=800 en=700"),
    ("*", "*=1000"), ("*;q=0.1", "*=100"), ("fr;q=0", "fr=0"), ("fr;q=0.000", "fr=0"), ("fr;q=1.000", "fr=1000"),
    ("fr;q=1.", "fr=1000"), ("fr;q=0.", "fr=0"), ("fr;Q=0.5", "fr=500"), ("fr;q=0.123", "fr=123"),
    ("fr;q=0.1239", "fr=123"),
    (" \t fr \t ; \t q=0.5 \t ,\ten ", "fr=500 en=1000"), (",,fr,, ,en,", "fr=1000 en=1000"), ("", ""), (" , ", ""),
    ("iw", "he=1000"), ("zh-cmn-Hans", "zh-Hans=1000"), ("i-klingon", "tlh=1000"), ("zh_TW", "zh-TW=1000"),
    ("x-house", "und-x-house=1000"), ("de-DE-1996-u-co-phonebk", "de-DE-1996-u-co-phonebk=1000"),
  ])
  func headers(header: String, ranges: String) throws {
    #expect(Self.text(header) == ranges)
    #expect(AcceptLanguage(header).ignored.isEmpty)
    #expect(try AcceptLanguage(parsing: header) == AcceptLanguage(header))
  }

  @Test(arguments: [
    ("fr;q=2", AcceptLanguageError.Code.malformedWeight, 3), ("fr;q=1.1", .malformedWeight, 3),
    ("fr;q=-0.5", .malformedWeight, 3), ("fr;q=.5", .malformedWeight, 3), ("fr;q=", .malformedWeight, 3),
    ("fr;", .malformedWeight, 3), ("fr;q", .malformedWeight, 3), ("fr;q=0,5", .malformedRange, 7),
    ("fr;q=0.5;q=0.6", .malformedWeight, 3), ("fr;level=1", .malformedWeight, 3), ("fr;q=0.5x", .malformedWeight, 3),
    ("fr;q = 0.5", .malformedWeight, 3), ("fr;q=1e0", .malformedWeight, 3), ("en US", .malformedRange, 0),
    ("f", .malformedRange, 0),
    ("fr-", .malformedRange, 0), ("-fr", .malformedRange, 0), ("en-*", .malformedRange, 0), ("**", .malformedRange, 0),
    ("en.UTF-8", .malformedRange, 0), ("en@euro", .malformedRange, 0), ("fran\u{E7}ais", .malformedRange, 0),
    ("fr\u{0}", .malformedRange, 0), ("abcdefghi", .malformedRange, 0), ("\"fr\"", .malformedRange, 0),
    (";q=1", .malformedRange, 0),
    ("en-a", .malformedRange, 0),
  ])
  func faults(element: String, code: AcceptLanguageError.Code, position: Int) throws {
    let error = #expect(throws: AcceptLanguageError.self) { try AcceptLanguage(parsing: "\(element), tr;q=0.5") }
    #expect(error?.code == code)
    #expect(error?.position == position)
    // The rest of the header still counts.
    #expect(AcceptLanguage("\(element), tr;q=0.5").languages.last == "tr")
    #expect(AcceptLanguage("tr;q=0.5, \(element)").languages.contains("tr"))
  }

  @Test func messages() {
    #expect(
      AcceptLanguage("de, fr;q=2").ignored.map(\.description)
        == ["\"fr;q=2\": the weight at byte 7 is not \"q=\" and a number from 0 to 1, such as \"q=0.8\""])
    #expect(
      AcceptLanguage("fran\u{E7}ais").ignored.map(\.description) == [
        "\"fran\\u{00E7}ais\": the element at byte 0 does not begin with a language, such as \"pt-BR\", or \"*\""
      ])
    let many = AcceptLanguage(String(repeating: "en,", count: 65))
    #expect(
      many.ignored.map(\.description) == ["\"en\": the element at byte 192 is one more than the 64 that are read"])
    let long = AcceptLanguage("en," + String(repeating: " ", count: 5_000))
    #expect(long.ignored.map(\.description) == ["the header is longer than 4096 bytes, and what is beyond is not read"])
    #expect(long.languages == ["en"])
  }

  @Test func order() {
    #expect(
      AcceptLanguage("en;q=0.5, ja, tr;q=0.5, pt;q=0, *;q=0.9, de;q=0.501").languages == ["ja", "de", "en", "tr"])
  }

  /// A megabyte of anything costs no more than the limit.
  @Test(arguments: [",", "a,", "en;q=0.1,", ";", "\u{E9}", "a", "en-", "*,", "q=", " "])
  func hostileHeaders(piece: String) {
    let header = String(repeating: piece, count: 1_000_000)
    let clock = ContinuousClock()
    var read = AcceptLanguage("")
    let time = clock.measure { read = AcceptLanguage(header) }
    #expect(read.ranges.count <= AcceptLanguage.maximumRangeCount)
    #expect(read.ignored.count <= AcceptLanguage.maximumRangeCount + 2)
    #expect(!read.ignored.isEmpty)
    #expect(time < .milliseconds(500))
  }

  /// The element that the limit cuts is not taken for a shorter language.
  @Test func cutElement() {
    let spaces = String(repeating: " ", count: AcceptLanguage.maximumLength - 5)
    #expect(AcceptLanguage("tr,\(spaces)en-GB").languages == ["tr"])
    #expect(AcceptLanguage(String(spaces.dropLast(2)) + "tr,en-GB").languages == ["tr"])
  }
}
