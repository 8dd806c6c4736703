import AlmanacFoundation
import AlmanacTestKit
import Foundation
import Testing

@Suite struct DateFromCivilTests {
  private static func date(
    _ text: String, _ zone: TimeZone, _ resolution: LocalTimeResolution = .throwing
  ) throws -> String {
    "\(try Timestamp(Date(CivilDateTime(text), in: zone, resolving: resolution)))"
  }

  private static func error(_ text: String, _ zone: TimeZone) throws -> LocalTimeError? {
    let civil = try CivilDateTime(text)
    return #expect(throws: LocalTimeError.self) { try Date(civil, in: zone, resolving: .throwing) }
  }

  @Test func ordinaryTimes() throws {
    #expect(try Self.date("2026-11-30T09:00", Zones.saoPaulo) == "2026-11-30T12:00:00Z")
    #expect(try Self.date("2026-11-30T09:00:00.5", Zones.tokyo) == "2026-11-30T00:00:00.5Z")
    // Before zones there was local mean time, here 3:06:28 behind UTC.
    #expect(try Self.date("1900-01-01T00:00", Zones.saoPaulo) == "1900-01-01T03:06:28Z")
    #expect(try Self.date("0001-01-01T00:00", Zones.tokyo, .earlier).hasPrefix("0000-12-31T14:4"))
  }

  /// At midnight of 4 November 2018 clocks in São Paulo went forward to 01:00.
  @Test func skippedHour() throws {
    let error = try #require(try Self.error("2018-11-04T00:00", Zones.saoPaulo))
    #expect(error.code == .skipped)
    #expect(
      "\(error)"
        == "2018-11-04T00:00:00 in America/Sao_Paulo: clocks went forward there by 1 h and left this time out; "
        + "take one before or after, or ask")
    #expect(try Self.date("2018-11-04T00:00", Zones.saoPaulo, .earlier) == "2018-11-04T02:00:00Z")
    #expect(try Self.date("2018-11-04T00:00", Zones.saoPaulo, .later) == "2018-11-04T03:00:00Z")
    #expect(try error.earlier == Date(Timestamp("2018-11-04T02:00:00Z")))
    #expect(try error.later == Date(Timestamp("2018-11-04T03:00:00Z")))
    #expect(try Self.date("2018-11-04T00:30", Zones.saoPaulo, .earlier) == "2018-11-04T02:30:00Z")
    #expect(try Self.date("2018-11-04T00:30", Zones.saoPaulo, .later) == "2018-11-04T03:30:00Z")
    #expect(try Self.date("2018-11-04T00:59:59.999", Zones.saoPaulo, .later) == "2018-11-04T03:59:59.999Z")
    #expect(try Self.date("2018-11-03T23:59:59", Zones.saoPaulo) == "2018-11-04T02:59:59Z")
    #expect(try Self.date("2018-11-04T01:00", Zones.saoPaulo) == "2018-11-04T03:00:00Z")
  }

  /// At midnight of 18 February 2018 they went back to 23:00.
  @Test func repeatedHour() throws {
    let error = try #require(try Self.error("2018-02-17T23:30", Zones.saoPaulo))
    #expect(error.code == .repeated)
    #expect(
      "\(error)" == "2018-02-17T23:30:00 in America/Sao_Paulo: clocks went back there and showed this time twice; "
        + "say which one, or ask")
    #expect(try Self.date("2018-02-17T23:30", Zones.saoPaulo, .earlier) == "2018-02-18T01:30:00Z")
    #expect(try Self.date("2018-02-17T23:30", Zones.saoPaulo, .later) == "2018-02-18T02:30:00Z")
    #expect(try Self.date("2018-02-18T00:00", Zones.saoPaulo) == "2018-02-18T03:00:00Z")
    #expect(try Self.date("2018-02-17T22:59:59", Zones.saoPaulo) == "2018-02-18T00:59:59Z")
  }

  /// Samoa went to the other side of the date line and had no 30 December 2011.
  @Test func skippedDay() throws {
    let error = try #require(try Self.error("2011-12-30T12:00", Zones.apia))
    #expect(error.code == .skipped)
    #expect("\(error)".contains("forward there by 24 h"))
    #expect(try Self.date("2011-12-30T12:00", Zones.apia, .earlier) == "2011-12-29T22:00:00Z")
    #expect(try Self.date("2011-12-30T12:00", Zones.apia, .later) == "2011-12-30T22:00:00Z")
    let whole = #expect(throws: LocalTimeError.self) { try Date(startOf: CivilDate("2011-12-30"), in: Zones.apia) }
    #expect(whole?.code == .skipped)
    #expect(try Date(startOf: CivilDate("2011-12-31"), in: Zones.apia) == Date(Timestamp("2011-12-30T10:00:00Z")))
  }

  @Test func startsOfDays() throws {
    #expect(try Date(startOf: CivilDate("2018-11-04"), in: Zones.saoPaulo) == Date(Timestamp("2018-11-04T03:00:00Z")))
    #expect(try Date(startOf: CivilDate("2026-11-30"), in: Zones.tokyo) == Date(Timestamp("2026-11-29T15:00:00Z")))
    // Half an hour of daylight saving.
    #expect(try Self.date("2026-10-04T02:15", Zones.lordHowe, .later) == "2026-10-03T15:45:00Z")
    for day in [CivilDate.earliest, .latest] {
      let error = #expect(throws: LocalTimeError.self) { try Date(startOf: day, in: Zones.tokyo) }
      #expect(error?.code == .outOfRange)
      #expect(error?.earlier == nil)
    }
  }

  /// Every change of every zone's clocks in a century: what clocks show leads back to the instant, and around the change
  /// there is no time that has not one instant, two, or two to choose from.
  @Test func everyChangeOfEveryZone() throws {
    var changes = 0
    var skipped = 0
    var repeated = 0
    let zones =
      Thoroughness.isExhaustive ? Zones.all : Zones.all.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    for zone in zones {
      var last = zone.secondsFromGMT(for: Date(timeIntervalSince1970: -2_208_988_800))
      for day in stride(from: -25_567, through: 24_837, by: 1) {
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(day) * 86_400))
        defer { last = offset }
        guard offset != last else { continue }
        changes += 1
        for hours in stride(from: -36.0, through: 12.0, by: 0.5) {
          let instant = Date(timeIntervalSince1970: Double(day) * 86_400 + hours * 3_600)
          try Self.checkThereAndBack(instant, zone, &repeated)
          let civil = try CivilDateTime(
            Timestamp(instant).civil(at: UTCOffset(secondsEastOfUTC: last)).date.description + "T00:15")
          skipped += try Self.checkSkipped(civil, zone)
        }
      }
    }
    #expect(changes > 500)
    #expect(repeated > 200)
    #expect(skipped > 10)
  }

  private static func checkThereAndBack(_ instant: Date, _ zone: TimeZone, _ repeated: inout Int) throws {
    let civil = try CivilDateTime(instant, in: zone)
    do throws(LocalTimeError) {
      let back = try Date(civil, in: zone, resolving: .throwing)
      if back != instant { Issue.record("\(instant) in \(zone.identifier) shows \(civil), which leads to \(back)") }
    } catch {
      repeated += 1
      if error.code != .repeated || (error.earlier != instant && error.later != instant) {
        Issue.record("\(instant) in \(zone.identifier): \(error)")
      }
    }
  }

  private static func checkSkipped(_ civil: CivilDateTime, _ zone: TimeZone) throws -> Int {
    do throws(LocalTimeError) {
      _ = try Date(civil, in: zone, resolving: .throwing)
      return 0
    } catch {
      guard error.code == .skipped, let earlier = error.earlier, let later = error.later else { return 0 }
      let before = try CivilDateTime(earlier, in: zone)
      let after = try CivilDateTime(later, in: zone)
      if !(before < civil && civil < after && earlier < later) {
        Issue.record("\(error): \(before) and \(after) are not on both sides")
      }
      return 1
    }
  }
}
