import AlmanacFoundation
import Foundation
import Testing

/// Texts read as instants: by the zone, by their own offset, and what is refused.
@Suite struct AlmanacDateStrategyTests {
  private func instant(_ text: String) throws -> Date { Date(try Timestamp(text)) }

  @Test func callsReadAsUsual() throws {
    let zone = Zones.saoPaulo
    let midnight = try instant("2026-11-30T03:00:00Z")
    #expect(try Date("30/11/2026", strategy: .almanac(date: .short, locale: "pt-BR", timeZone: zone)) == midnight)
    #expect(
      try Date("30 nov 2026", strategy: .almanac(date: .long, locale: "pt-BR", timeZone: Zones.tokyo))
        == instant("2026-11-29T15:00:00Z"))
    let text = "30 de novembro de 2026 as 18:05"
    let strategy: AlmanacDateStrategy = try .almanac(date: .long, time: .short, locale: "pt-BR", timeZone: zone)
    #expect(try Date(text, strategy: strategy) == instant("2026-11-30T21:05:00Z"))
    #expect(try strategy.parse(text) == instant("2026-11-30T21:05:00Z"))
  }

  /// What a style writes comes back, to the precision that it shows.
  @Test(arguments: ["pt-BR", "ja", "zh-Hant", "tr", "ar-EG", "th", "en-US"] as [LocaleTag])
  func roundTrip(_ locale: LocaleTag) throws {
    for zone in [Zones.saoPaulo, Zones.tokyo, Zones.istanbul, Zones.apia] {
      for second in stride(from: 1_700_000_000.0, to: 1_800_000_000, by: 7_654_321) {
        let date = Date(timeIntervalSince1970: second)
        let day: AlmanacDateStyle = try .almanac(date: .full, locale: locale, timeZone: zone)
        #expect(
          try day.parseStrategy.parse(date.formatted(day)) == Date(startOf: CivilDate(date, in: zone), in: zone))
        let full: AlmanacDateStyle = try .almanac(date: .long, time: .full, locale: locale, timeZone: zone)
        #expect(try full.parseStrategy.parse(date.formatted(full)) == date, "\(date.formatted(full))")
      }
    }
  }

  @Test func clocksThatGoBack() throws {
    // 23:30 of 17 February 2018 was there twice in São Paulo.
    let text = "17 de fevereiro de 2018 às 23:30"
    let style: AlmanacDateStyle = try .almanac(
      date: .long, time: .short, locale: "pt-BR", timeZone: Zones.saoPaulo)
    let error = #expect(throws: LocalTimeError.self) { try style.parseStrategy.parse(text) }
    #expect(error?.code == .repeated)
    let earlier = try AlmanacDateStrategy(style, resolving: .earlier).parse(text)
    let later = try AlmanacDateStrategy(style, resolving: .later).parse(text)
    #expect(try earlier == instant("2018-02-18T01:30:00Z") && later == instant("2018-02-18T02:30:00Z"))
    // A text with its own offset has no such trouble.
    let full: AlmanacDateStyle = try .almanac(date: .long, time: .full, locale: "pt-BR", timeZone: Zones.saoPaulo)
    for instant in [earlier, later] { #expect(try full.parseStrategy.parse(instant.formatted(full)) == instant) }
  }

  @Test func clocksThatGoForward() throws {
    let style: AlmanacDateStyle = try .almanac(date: .long, locale: "pt-BR", timeZone: Zones.saoPaulo)
    #expect(try style.parseStrategy.parse("4 de novembro de 2018") == instant("2018-11-04T03:00:00Z"))
    let samoan: AlmanacDateStyle = try .almanac(date: .long, locale: "en", timeZone: Zones.apia)
    let error = #expect(throws: LocalTimeError.self) { try samoan.parseStrategy.parse("December 30, 2011") }
    #expect(error?.code == .skipped)
  }

  @Test func offsetsThatPeopleLeaveOut() throws {
    let style: AlmanacDateStyle = try .almanac(date: .short, time: .full, locale: "fr", timeZone: Zones.tokyo)
    let strategy = style.parseStrategy
    #expect(try strategy.parse("30/11/2026 18:05:09 GMT+1") == instant("2026-11-30T17:05:09Z"))
    #expect(throws: DateParsingError.self) { try strategy.parse("30/11/2026 18:05:09 GMT+99") }
  }

  @Test func timesAlone() throws {
    let style: AlmanacDateStyle = try .almanac(time: .short, locale: "tr", timeZone: Zones.istanbul)
    let error = #expect(throws: DateParsingError.self) { try style.parseStrategy.parse("18:05") }
    #expect(error?.code == .missingField)
    let strategy = AlmanacDateStrategy(style, reference: try CivilDate("2026-11-30"))
    #expect(try strategy.parse("18:05") == instant("2026-11-30T15:05:00Z"))
  }

  @Test func yearsOfTwoDigits() throws {
    let zone = Zones.istanbul
    let day = try CivilDate("2026-11-30")
    let style: AlmanacDateStyle = try .almanac(date: .short, locale: "pt-PT", timeZone: zone)
    #expect(style.format(try instant("2026-11-30T12:00:00Z")) == "30/11/26")
    let error = #expect(throws: DateParsingError.self) { try style.parseStrategy.parse("30/11/26") }
    #expect(error?.code == .twoDigitYear)
    let expected = try Date(startOf: day, in: zone)
    #expect(try AlmanacDateStrategy(style, twoDigitYears: .window(from: 1950)).parse("30/11/26") == expected)
    #expect(try AlmanacDateStrategy(style, reference: day).parse("30/11/26") == expected)
  }

  @Test func whatCannotBeRead() throws {
    let strategy: AlmanacDateStrategy = try .almanac(date: .short, locale: "pt-BR", timeZone: Zones.saoPaulo)
    let error = #expect(throws: DateParsingError.self) { try strategy.parse("31/11/2026") }
    #expect(error?.code == .dayOutOfRange && error?.position == 0)
    let strict = AlmanacDateStrategy(strategy.style, mode: .strict)
    #expect(throws: DateParsingError.self) { try strict.parse("1/12/2026") }
    #expect(throws: FormatError.self) {
      _ = try AlmanacDateStrategy.almanac(date: .short, locale: "en-u-nu-bogus", timeZone: Zones.tokyo)
    }
    // A style that writes what no parser reads says so when it is asked to read.
    let hebrew: AlmanacDateStyle = try .almanac(date: .short, locale: "he-u-nu-hebr", timeZone: Zones.tokyo)
    let unreadable = #expect(throws: FormatError.self) { try hebrew.parseStrategy.parse("30/11/2026") }
    #expect(unreadable?.code == .unreadableField)
  }

  @Test func coding() throws {
    let style: AlmanacDateStyle = try .almanac(
      date: .short, time: .short, locale: "pt-BR", timeZone: Zones.saoPaulo)
    var strategies = [style.parseStrategy]
    for years in [DateParser.TwoDigitYears.refused, .asWritten, .window(from: 1950)] {
      strategies.append(
        AlmanacDateStrategy(
          style, mode: .strict, twoDigitYears: years, resolving: .later, reference: try CivilDate("2026-11-30")))
    }
    #expect(Set(strategies).count == strategies.count)
    for strategy in strategies {
      let back = try JSONDecoder().decode(AlmanacDateStrategy.self, from: JSONEncoder().encode(strategy))
      #expect(back == strategy && back.hashValue == strategy.hashValue)
      #expect(try back.parse("30/11/2026, 18:05") == instant("2026-11-30T21:05:00Z"))
    }
    let short = #"{"style": {"date": "short", "locale": "tr", "timeZone": {"identifier": "Asia/Tokyo"}}}"#
    let decoded = try JSONDecoder().decode(AlmanacDateStrategy.self, from: Data(short.utf8))
    #expect(decoded.mode == .tolerant && decoded.twoDigitYears == .refused && decoded.resolution == .throwing)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AlmanacDateStrategy.self, from: Data(#"{"mode": "strict"}"#.utf8))
    }
  }
}
