import AlmanacFoundation
import Foundation
import Testing

@Suite struct FoundationExamples {
  @Test func eastOfGreenwich() throws {
    try example { print in
      let sent = "2026-11-29T15:00:00.000Z"
      let tokyo = TimeZone(identifier: "Asia/Tokyo")!
      print(sent.prefix(10))
      print(try CivilDate(Timestamp(sent), in: tokyo))
      // 2026-11-29
      // 2026-11-30
    }
  }

  @Test func westOfGreenwich() throws {
    try example { print in
      let saoPaulo = TimeZone(identifier: "America/Sao_Paulo")!
      let instant = Date(try Timestamp("2026-11-30T02:00:00.000Z"))
      print(try CivilDateTime(instant, in: saoPaulo))
      print(try instant.formatted(.almanac(date: .short, locale: "pt-BR", timeZone: saoPaulo)))
      // 2026-11-29T23:00:00
      // 29/11/2026
    }
  }

  @Test func midnightThatWasNot() throws {
    try example { print in
      let saoPaulo = TimeZone(identifier: "America/Sao_Paulo")!
      let midnight = CivilDateTime(date: try CivilDate("2018-11-04"))
      do throws(LocalTimeError) {
        print(try Date(midnight, in: saoPaulo, resolving: .throwing))
      } catch {
        print(error.code)
      }
      print(try Timestamp(Date(midnight, in: saoPaulo, resolving: .earlier)))
      print(try Timestamp(Date(startOf: midnight.date, in: saoPaulo)))
      // skipped
      // 2018-11-04T02:00:00Z
      // 2018-11-04T03:00:00Z
    }
  }

  @Test func dayThatWasNot() throws {
    try example { print in
      let apia = TimeZone(identifier: "Pacific/Apia")!
      let day = try CivilDate("2011-12-30")
      do throws(LocalTimeError) {
        print(try Date(startOf: day, in: apia))
      } catch {
        print(error.code)
      }
      // skipped
    }
  }

  @Test func textToInstant() throws {
    try example { print in
      let saoPaulo = TimeZone(identifier: "America/Sao_Paulo")!
      let day = try Date("30 DE NOVEMBRO 2026", strategy: .almanac(date: .long, locale: "pt-BR", timeZone: saoPaulo))
      print(try Timestamp(day))
      let style: AlmanacDateStyle = try .almanac(date: .long, time: .short, locale: "pt-BR", timeZone: saoPaulo)
      let moment = Date(try Timestamp("2026-11-30T21:05:00Z"))
      print(moment.formatted(style))
      print(try Date(moment.formatted(style), strategy: style.parseStrategy) == moment)
      // 2026-11-30T03:00:00Z
      // 30 de novembro de 2026 às 18:05
      // true
    }
  }
}
