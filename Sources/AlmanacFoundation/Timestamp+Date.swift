public import Almanac
public import FoundationEssentials

/// Foundation's instants and ours.
extension Timestamp {
  /// Makes the timestamp of Foundation's instant, to the nearest microsecond.
  ///
  /// A `Date` is a floating-point number of seconds, which in our time is about a tenth of a microsecond exact.
  ///
  /// - Parameter date: the instant.
  /// - Throws: `CivilError` with the code `timestampOutOfRange` for an instant before ``earliest`` or after ``latest``, and
  ///   for one that is no number.
  public init(_ date: Date) throws(CivilError) {
    let interval = date.timeIntervalSinceReferenceDate
    var seconds = interval.rounded(.down)
    var microseconds = ((interval - seconds) * 1_000_000).rounded()
    if microseconds >= 1_000_000 {
      seconds += 1
      microseconds = 0
    }
    // What is no number or too large for an integer is out of every timestamp's range as well.
    let whole = Int(exactly: seconds + Self.referenceSeconds) ?? (seconds < 0 ? Int.min : Int.max)
    try self.init(secondsSince1970: whole, nanosecond: microseconds.isFinite ? Int(microseconds) * 1_000 : 0)
  }

  /// Makes the timestamp of Foundation's instant; an instant out of range is the nearest end of it, and one that is no
  /// number the later end.
  init(clamping date: Date) {
    do throws(CivilError) {
      try self.init(date)
    } catch {
      self = date.timeIntervalSinceReferenceDate < 0 ? .earliest : .latest
    }
  }

  /// The seconds from 1970-01-01 to 2001-01-01 UTC, from which Foundation counts.
  fileprivate static var referenceSeconds: Double { 978_307_200 }
}

extension Date {
  /// Makes Foundation's instant of a timestamp; its nanoseconds become what a floating-point number can hold.
  public init(_ timestamp: Timestamp) {
    let seconds = Double(timestamp.secondsSince1970) - Timestamp.referenceSeconds
    self.init(timeIntervalSinceReferenceDate: seconds + Double(timestamp.nanosecond) / 1_000_000_000)
  }
}
