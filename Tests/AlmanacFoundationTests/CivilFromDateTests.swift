import AlmanacFoundation
import AlmanacTestKit
import Foundation
import Testing

@Suite struct CivilFromDateTests {
  private static func instant(_ text: String) throws -> Date { Date(try Timestamp(text)) }

  @Test func dayThatTheUserSaw() throws {
    // A browser in São Paulo makes these of the local midnight of 30 November, and of 23:00 on the day before.
    #expect(try CivilDate(Self.instant("2026-11-30T03:00:00.000Z"), in: Zones.saoPaulo) == CivilDate("2026-11-30"))
    #expect(try CivilDate(Self.instant("2026-11-30T02:00:00.000Z"), in: Zones.saoPaulo) == CivilDate("2026-11-29"))
    #expect(try CivilDate(Timestamp("2026-11-30T02:00:00.000Z"), in: Zones.saoPaulo) == CivilDate("2026-11-29"))
    #expect(try CivilDate(Self.instant("2026-11-29T15:00:00.000Z"), in: Zones.tokyo) == CivilDate("2026-11-30"))
    #expect(try CivilDate(Self.instant("2026-11-29T21:00:00Z"), in: Zones.istanbul) == CivilDate("2026-11-30"))
  }

  @Test func clocks() throws {
    let instant = try Self.instant("2018-11-04T03:00:00Z")
    #expect("\(try CivilDateTime(instant, in: Zones.saoPaulo))" == "2018-11-04T01:00:00")
    #expect("\(try CivilDateTime(instant - 1, in: Zones.saoPaulo))" == "2018-11-03T23:59:59")
    #expect(try UTCOffset(of: Zones.saoPaulo, at: instant).description == "-02:00")
    #expect(try UTCOffset(of: Zones.saoPaulo, at: instant - 1).description == "-03:00")
    #expect("\(try CivilDateTime(Self.instant("2011-12-30T10:00:00Z"), in: Zones.apia))" == "2011-12-31T00:00:00")
    #expect("\(try CivilDateTime(Self.instant("2011-12-30T09:59:59Z"), in: Zones.apia))" == "2011-12-29T23:59:59")
  }

  @Test func fractions() throws {
    #expect(try Timestamp(Self.instant("2026-11-30T02:00:00.123Z")) == Timestamp("2026-11-30T02:00:00.123Z"))
    #expect(try Timestamp(Date(timeIntervalSinceReferenceDate: -0.25)) == Timestamp("2000-12-31T23:59:59.75Z"))
    // Nearer to the next second than a microsecond: rounded up, into the next year.
    #expect(try Timestamp(Date(timeIntervalSinceReferenceDate: -0.000_000_1)) == Timestamp("2001-01-01T00:00:00Z"))
    var random = SeededRandom(for: "milliseconds", seed: 0xDA7E)
    for _ in 0..<2_000 {
      let millis = random.next(below: 8_000_000_000_000) - 2_000_000_000_000
      let timestamp = try Timestamp(Date(timeIntervalSince1970: Double(millis) / 1_000))
      let second = Int((Double(millis) / 1_000).rounded(.down))
      #expect(timestamp.secondsSince1970 == second)
      #expect(timestamp.nanosecond == (millis - second * 1_000) * 1_000_000)
      #expect(try Timestamp(Date(timestamp)) == timestamp)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 2e14, -2e14])
  func instantsOutOfRange(interval: Double) {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    let error = #expect(throws: CivilError.self) { try Timestamp(date) }
    #expect(error?.code == .timestampOutOfRange)
    #expect(throws: CivilError.self) { try CivilDateTime(date, in: Zones.tokyo) }
  }

  @Test func ends() throws {
    #expect(try Timestamp(Date(Timestamp.earliest)) == .earliest)
    let date = Date(timeIntervalSinceReferenceDate: Double(Timestamp.latest.secondsSince1970 - 978_307_200))
    #expect(try Timestamp(date).secondsSince1970 == Timestamp.latest.secondsSince1970)
  }
}
