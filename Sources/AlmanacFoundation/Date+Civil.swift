public import Almanac
public import FoundationEssentials

/// From a date and a time of a zone to an instant.
extension Date {
  /// The instant at which clocks of a zone show a date and a time.
  ///
  /// ```swift
  /// try Date(CivilDateTime("2026-11-30T09:00"), in: saoPaulo, resolving: .throwing)
  /// ```
  ///
  /// When clocks go back, they show an hour twice; when they go forward, they leave one out. What then happens must be said:
  /// there is no default, because each choice is wrong for someone. A reminder may take ``LocalTimeResolution/later``;
  /// a booking should ask again.
  ///
  /// - Parameters:
  ///   - civil: what calendar and clock show.
  ///   - zone: where.
  ///   - resolution: what is done with a time that clocks show twice or never.
  /// - Throws: ``LocalTimeError`` with both instants, for `throwing`; with the code `outOfRange` within 36 hours of the ends
  ///   of the range of dates.
  public init(
    _ civil: CivilDateTime, in zone: TimeZone, resolving resolution: LocalTimeResolution
  ) throws(LocalTimeError) {
    guard civil.date > Self.firstDay, civil.date < Self.lastDay else {
      throw LocalTimeError(
        .outOfRange, civil, zone, reason: "instants run from \(Self.firstDay) to \(Self.lastDay), both left out")
    }
    let reading = ZoneReading(civil, in: zone)
    let instants = reading.instants
    func date(_ seconds: Int) -> Date {
      Date(timeIntervalSince1970: Double(seconds)) + Double(civil.time.nanosecond) / 1_000_000_000
    }
    if let only = instants.first, instants.count == 1 {
      self = date(only)
      return
    }
    let (earlier, later, code, reason) = Self.choices(civil, instants, reading)
    switch resolution {
    case .earlier: self = date(earlier)
    case .later: self = date(later)
    case .throwing:
      throw LocalTimeError(code, civil, zone, earlier: date(earlier), later: date(later), reason: reason)
    }
  }

  /// The first instant of a day in a zone, which is not midnight where clocks go forward at midnight.
  ///
  /// - Throws: ``LocalTimeError`` with the code `skipped` for a day that the zone did not have, such as 30 December 2011
  ///   in Pacific/Apia; `outOfRange` at the ends of the range of dates.
  public init(startOf day: CivilDate, in zone: TimeZone) throws(LocalTimeError) {
    let midnight = CivilDateTime(date: day)
    do throws(LocalTimeError) {
      try self.init(midnight, in: zone, resolving: .throwing)
    } catch {
      guard error.code != .repeated, error.code != .outOfRange else {
        guard let earlier = error.earlier else { throw error }
        self = earlier
        return
      }
      let change = Date(timeIntervalSince1970: Double(ZoneReading(midnight, in: zone).change.instant))
      guard (try? CivilDate(change, in: zone)) == day else { throw error }
      self = change
    }
  }

  /// The two instants of a time that clocks show twice, or the two near one that they never show; and the sentence.
  private static func choices(
    _ civil: CivilDateTime, _ instants: [Int], _ reading: ZoneReading
  ) -> (earlier: Int, later: Int, code: LocalTimeError.Code, reason: String) {
    let local = Int(civil.date.dayNumber) * 86_400 + civil.time.secondOfDay
    if let first = instants.first, let last = instants.last {
      return (first, last, .repeated, "clocks went back there and showed this time twice; say which one, or ask")
    }
    let change = reading.change
    let length = change.offsetAfter - change.offsetBefore
    let reason = "clocks went forward there by \(text(length)) and left this time out; take one before or after, or ask"
    return (local - change.offsetAfter, local - change.offsetBefore, .skipped, reason)
  }

  /// A length of time in words: `1 h`, `30 min`, `24 h`.
  private static func text(_ seconds: Int) -> String {
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")].filter { $0.0 != 0 }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// Days at the ends of the range of dates, between which every date and time has an instant in every zone.
  private static var firstDay: CivilDate { CivilDate(dayNumber: CivilDate.earliest.dayNumber + 2) }
  private static var lastDay: CivilDate { CivilDate(dayNumber: CivilDate.latest.dayNumber - 2) }
}
