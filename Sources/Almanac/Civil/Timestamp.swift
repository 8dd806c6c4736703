/// An instant, to the nanosecond: seconds and nanoseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// ```swift
/// let instant = try Timestamp("2026-03-29T06:05:00+02:00")
/// instant.secondsSince1970                               // 1774757100
/// instant.civil(at: try UTCOffset("-03:00"))             // 2026-03-29T01:05:00
/// ```
///
/// It has a date and a time only at an offset, which the caller must name. Its range is that of the dates less 18 hours
/// at each end, so that it has a date at every offset.
public struct Timestamp: Sendable, Hashable, Comparable {
  private let storedSeconds: Int64
  private let storedNanosecond: UInt32

  /// Makes a timestamp of numbers that are known to be one.
  private init(trustingSeconds seconds: Int64, nanosecond: UInt32) {
    assert(Timestamp.secondsRange ~= seconds && nanosecond < 1_000_000_000)
    storedSeconds = seconds
    storedNanosecond = nanosecond
  }

  /// Makes a timestamp of seconds since 1970-01-01T00:00:00Z and the nanoseconds after that second.
  ///
  /// Half a second before 1970 is second -1 and nanosecond 500,000,000.
  ///
  /// - Parameters:
  ///   - seconds: The seconds since 1970-01-01T00:00:00Z, negative before it.
  ///   - nanosecond: The nanosecond of the second, 0...999,999,999, always forward in time; 0 if left out.
  /// - Throws: `nanosecondOutOfRange`, or `timestampOutOfRange` before `earliest` or after `latest`.
  public init(secondsSince1970 seconds: Int, nanosecond: Int = 0) throws(CivilError) {
    func refusal(_ code: CivilError.Code, _ reason: String) -> CivilError {
      let input = nanosecond == 0 ? "\(seconds) s" : "\(seconds) s + \(nanosecond) ns"
      return CivilError(code, input: input, reason: reason)
    }
    guard 0...999_999_999 ~= nanosecond else {
      throw refusal(.nanosecondOutOfRange, CivilError.nanosecondReason(nanosecond))
    }
    guard Timestamp.secondsRange ~= Int64(seconds) else {
      throw refusal(.timestampOutOfRange, CivilError.timestampReason)
    }
    self.init(trustingSeconds: Int64(seconds), nanosecond: UInt32(nanosecond))
  }

  /// Makes the timestamp at which clocks of an offset show a date and time.
  ///
  /// - Parameters:
  ///   - civil: The date and time on the clock.
  ///   - offset: How far that clock is ahead of UTC.
  /// - Throws: `timestampOutOfRange` within 36 hours of the ends of the range of dates, where the instant is before
  ///   `earliest` or after `latest`.
  public init(_ civil: CivilDateTime, at offset: UTCOffset) throws(CivilError) {
    let seconds = Timestamp.seconds(of: civil, at: offset)
    guard Timestamp.secondsRange ~= seconds else {
      throw CivilError(.timestampOutOfRange, input: "\(civil)\(offset)", reason: CivilError.timestampReason)
    }
    self.init(trustingSeconds: seconds, nanosecond: civil.time.storedNanosecond)
  }

  /// The first timestamp, 18 hours after the start of `CivilDate.earliest` in UTC.
  public static var earliest: Timestamp { Timestamp(trustingSeconds: secondsRange.lowerBound, nanosecond: 0) }

  /// The last timestamp, 18 hours before the end of `CivilDate.latest` in UTC.
  public static var latest: Timestamp {
    Timestamp(trustingSeconds: secondsRange.upperBound, nanosecond: 999_999_999)
  }

  /// The seconds since 1970-01-01T00:00:00Z, rounded down, so negative before 1970.
  public var secondsSince1970: Int { Int(storedSeconds) }

  /// The nanosecond of the second, 0...999,999,999, always forward in time.
  public var nanosecond: Int { Int(storedNanosecond) }

  /// The date and time that a clock of an offset shows at this instant.
  public func civil(at offset: UTCOffset) -> CivilDateTime {
    let shifted = storedSeconds + Int64(offset.storedSeconds)
    // Division rounds toward zero, and the days before 1970 need it to round down.
    let second = (shifted % 86_400 + 86_400) % 86_400
    let day = (shifted - second) / 86_400
    return CivilDateTime(
      date: CivilDate(dayNumber: Int32(day)),
      time: CivilTime(trustingSecondOfDay: Int(second), nanosecond: storedNanosecond))
  }

  /// Whether one instant is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.storedSeconds, left.storedNanosecond) < (right.storedSeconds, right.storedNanosecond)
  }

  private static var secondsRange: ClosedRange<Int64> {
    let margin = Int64(UTCOffset.largest)
    return (Int64(Int32.min) * 86_400 + margin)...(Int64(Int32.max) * 86_400 + 86_399 - margin)
  }

  private static func seconds(of civil: CivilDateTime, at offset: UTCOffset) -> Int64 {
    Int64(civil.date.dayNumber) * 86_400 + Int64(civil.time.secondOfDay) - Int64(offset.storedSeconds)
  }
}
