import Almanac
import FoundationEssentials

/// Which instants clocks of a zone show a time at.
///
/// It asks the zone for its offset at instants, and nothing else: Foundation's answers about transitions are of daylight
/// saving alone.
struct ZoneReading {
  private let zone: TimeZone

  /// The seconds since 1970 that the time would be at in UTC.
  private let local: Int

  /// Further from UTC than any zone was ever, so that the instants sought lie between.
  private static var margin: Int { 26 * 3_600 }

  init(_ civil: CivilDateTime, in zone: TimeZone) {
    self.zone = zone
    local = Int(civil.date.dayNumber) * 86_400 + civil.time.secondOfDay
  }

  /// The seconds since 1970 of the instants, in order: one, two, or none.
  ///
  /// Between two changes of a zone's clocks there were never less than two days, so five offsets around the time are all
  /// that there can be.
  var instants: [Int] {
    var instants: Set<Int> = []
    for probe in -2...2 {
      let instant = local - offset(at: local + probe * Self.margin / 2)
      if instant + offset(at: instant) == local { instants.insert(instant) }
    }
    return instants.sorted()
  }

  /// For a time that no clock shows: the first instant at which clocks show a later one, and the offsets before and
  /// after it.
  var change: (instant: Int, offsetBefore: Int, offsetAfter: Int) {
    var before = local - Self.margin
    var after = local + Self.margin
    while after - before > 1 {
      let middle = (before + after) / 2
      if middle + offset(at: middle) < local { before = middle } else { after = middle }
    }
    return (after, offset(at: before), offset(at: after))
  }

  private func offset(at instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }
}
