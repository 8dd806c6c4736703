import AlmanacFoundation
import Foundation
import Testing

@Suite struct AlmanacDateStyleTests {
  private let date = Date(timeIntervalSince1970: 1_796_004_000)

  @Test func callsReadAsUsual() throws {
    let zone = Zones.saoPaulo
    #expect(try date.formatted(.almanac(date: .short, locale: "pt-BR", timeZone: zone)) == "29/11/2026")
    #expect(try date.formatted(.almanac(date: .short, locale: "pt-BR", timeZone: Zones.tokyo)) == "30/11/2026")
    #expect(
      try date.formatted(.almanac(date: .long, time: .short, locale: "pt-BR", timeZone: zone))
        == "29 de novembro de 2026 às 23:00")
    #expect(try date.formatted(.almanac(time: .short, locale: "tr", timeZone: zone)) == "23:00")
    #expect(try date.formatted(.almanac(date: .long, locale: "ja", timeZone: Zones.tokyo)) == "2026年11月30日")
    let offset = try date.formatted(.almanac(time: .full, locale: "pt-BR", timeZone: zone))
    #expect(offset.contains("23:00:00") && offset.contains("-03:00"))
  }

  @Test func whatCannotBeWritten() throws {
    let error = #expect(throws: FormatError.self) {
      _ = try AlmanacDateStyle.almanac(date: .short, locale: "en-u-nu-bogus", timeZone: Zones.tokyo)
    }
    #expect(error?.code == .unknownNumberSystem)
  }

  @Test func instantsOutOfRange() throws {
    let style = try AlmanacDateStyle.almanac(date: .long, locale: "en", timeZone: Zones.tokyo)
    let distant = [Double.infinity, 1e300, .nan].map { style.format(Date(timeIntervalSinceReferenceDate: $0)) }
    #expect(Set(distant).count == 1)
    #expect(distant[0] == style.format(Date(Timestamp.latest) - 1))
    #expect(style.format(Date(timeIntervalSinceReferenceDate: -.infinity)) == style.format(Date(Timestamp.earliest)))
  }

  @Test func coding() throws {
    let style = try AlmanacDateStyle.almanac(date: .long, time: .short, locale: "pt-BR", timeZone: Zones.saoPaulo)
    let data = try JSONEncoder().encode(style)
    let back = try JSONDecoder().decode(AlmanacDateStyle.self, from: data)
    #expect(back == style)
    #expect(back.hashValue == style.hashValue)
    #expect(back.format(date) == style.format(date))
    #expect(try style != .almanac(date: .long, time: .short, locale: "pt-PT", timeZone: Zones.saoPaulo))
    for json in [
      #"{"locale": "pt", "timeZone": {"identifier": "Asia/Tokyo"}}"#,
      #"{"date": "short", "locale": "en-u-nu-bogus", "timeZone": {"identifier": "Asia/Tokyo"}}"#,
      #"{"date": "tiny", "locale": "pt", "timeZone": {"identifier": "Asia/Tokyo"}}"#,
      #"{"date": "short", "locale": "p", "timeZone": {"identifier": "Asia/Tokyo"}}"#,
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(AlmanacDateStyle.self, from: Data(json.utf8)) }
    }
  }

  @Test func locales() throws {
    for (identifier, tag) in [
      ("pt_BR", "pt-BR"), ("zh-Hant-TW", "zh-Hant-TW"), ("ja_JP@calendar=japanese", "ja-JP-u-ca-japanese"),
      ("tr", "tr"), ("sr_Latn_RS", "sr-Latn-RS"),
    ] {
      let locale = Locale(identifier: identifier)
      #expect("\(try LocaleTag(locale))" == tag)
      #expect(try LocaleTag(Locale(LocaleTag(parsing: tag))) == LocaleTag(parsing: tag))
    }
    let style = try AlmanacDateStyle.almanac(date: .long, locale: "pt-BR", timeZone: Zones.tokyo)
    #expect(date.formatted(style.locale(Locale(identifier: "tr_TR"))) == "30 Kasım 2026")
  }
}
