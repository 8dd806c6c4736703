public import Almanac
public import FoundationEssentials

/// From an instant and a zone to what the calendar and the clock show there.
extension CivilDateTime {
  /// What calendar and clock of a zone show at an instant.
  ///
  /// ```swift
  /// let instant = Date(try Timestamp("2026-11-30T02:00:00.000Z"))
  /// try CivilDateTime(instant, in: saoPaulo)           // 2026-11-29T23:00:00
  /// ```
  ///
  /// The zone is an argument, and there is no default: that of the server is hardly ever the reader's.
  ///
  /// - Parameters:
  ///   - date: the instant; it counts to the nearest microsecond.
  ///   - zone: the zone. In a program that links FoundationEssentials alone, `TimeZone(identifier:)` knows fixed offsets and
  ///     no names; `import Foundation` brings those.
  /// - Throws: `CivilError`: `timestampOutOfRange` for an instant that no timestamp can hold.
  public init(_ date: Date, in zone: TimeZone) throws(CivilError) {
    self = try Timestamp(date).civil(at: UTCOffset(of: zone, at: date))
  }

  /// What calendar and clock of a zone show at an instant.
  ///
  /// - Throws: `CivilError`: `offsetOutOfRange` for a zone more than 18 hours from UTC, which Foundation does not make.
  public init(_ timestamp: Timestamp, in zone: TimeZone) throws(CivilError) {
    self = timestamp.civil(at: try UTCOffset(of: zone, at: Date(timestamp)))
  }
}

extension CivilDate {
  /// The day that a calendar of a zone shows at an instant: the day that someone there saw who picked one.
  ///
  /// - Parameters:
  ///   - date: the instant.
  ///   - zone: the zone of the person, not of the server.
  /// - Throws: `CivilError`: `timestampOutOfRange` for an instant that no timestamp can hold.
  public init(_ date: Date, in zone: TimeZone) throws(CivilError) {
    self = try CivilDateTime(date, in: zone).date
  }

  /// The day that a calendar of a zone shows at an instant.
  ///
  /// ```swift
  /// // A browser's `JSON.stringify(date)` of a day picked in São Paulo:
  /// try CivilDate(Timestamp("2026-11-30T03:00:00.000Z"), in: saoPaulo)       // 2026-11-30
  /// ```
  ///
  /// - Throws: as ``CivilDateTime/init(_:in:)-(Timestamp,TimeZone)``.
  public init(_ timestamp: Timestamp, in zone: TimeZone) throws(CivilError) {
    self = try CivilDateTime(timestamp, in: zone).date
  }
}

extension UTCOffset {
  /// How far the clocks of a zone are ahead of UTC at an instant.
  ///
  /// - Throws: `CivilError`: `offsetOutOfRange` for a zone more than 18 hours from UTC, which Foundation does not make.
  public init(of zone: TimeZone, at date: Date) throws(CivilError) {
    try self.init(secondsEastOfUTC: zone.secondsFromGMT(for: date))
  }
}
