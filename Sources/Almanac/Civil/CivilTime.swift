/// A time of day, to the nanosecond, without date and without zone.
///
/// ```swift
/// try CivilTime(hour: 6, minute: 5)      // 06:05:00
/// try CivilTime("23:59:59.5")            // 23:59:59.5
/// ```
///
/// Every day has the seconds 00:00:00 to 23:59:59. Neither 24:00 nor the leap second 23:59:60 is one of them.
public struct CivilTime: Sendable, Hashable {
  /// The hour as it is stored, 0...23.
  package let storedHour: UInt8
  /// The minute as it is stored, 0...59.
  package let storedMinute: UInt8
  /// The second as it is stored, 0...59.
  package let storedSecond: UInt8
  /// The nanosecond of the second as it is stored, 0...999,999,999.
  package let storedNanosecond: UInt32

  /// Makes a time of numbers that are known to be one.
  init(trustingHour hour: UInt8, minute: UInt8, second: UInt8, nanosecond: UInt32) {
    assert(hour < 24 && minute < 60 && second < 60 && nanosecond < 1_000_000_000)
    storedHour = hour
    storedMinute = minute
    storedSecond = second
    storedNanosecond = nanosecond
  }

  /// Makes the time so many seconds after midnight, 0...86,399.
  init(trustingSecondOfDay second: Int, nanosecond: UInt32) {
    self.init(
      trustingHour: UInt8(second / 3600), minute: UInt8(second / 60 % 60), second: UInt8(second % 60),
      nanosecond: nanosecond)
  }

  /// Makes a time of its hour, minute, second and nanosecond.
  ///
  /// - Parameters:
  ///   - hour: The hour, 0...23.
  ///   - minute: The minute, 0...59.
  ///   - second: The second, 0...59; 0 if left out.
  ///   - nanosecond: The nanosecond of the second, 0...999,999,999; 0 if left out.
  /// - Throws: `hourOutOfRange`, `minuteOutOfRange`, `secondOutOfRange` or `nanosecondOutOfRange`.
  public init(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) throws(CivilError) {
    func refusal(_ code: CivilError.Code, _ reason: String) -> CivilError {
      let clock = [hour, minute, second].map(ISO8601Writer.twoDigitText).joined(separator: ":")
      return CivilError(code, input: nanosecond == 0 ? clock : "\(clock) + \(nanosecond) ns", reason: reason)
    }
    guard 0...23 ~= hour else { throw refusal(.hourOutOfRange, CivilError.hourReason(hour)) }
    guard 0...59 ~= minute else { throw refusal(.minuteOutOfRange, CivilError.minuteReason(minute)) }
    guard 0...59 ~= second else { throw refusal(.secondOutOfRange, CivilError.secondReason(second)) }
    guard 0...999_999_999 ~= nanosecond else {
      throw refusal(.nanosecondOutOfRange, CivilError.nanosecondReason(nanosecond))
    }
    self.init(
      trustingHour: UInt8(hour), minute: UInt8(minute), second: UInt8(second), nanosecond: UInt32(nanosecond))
  }

  /// The start of the day, 00:00:00.
  public static var midnight: CivilTime { CivilTime(trustingHour: 0, minute: 0, second: 0, nanosecond: 0) }

  /// The hour, 0...23.
  public var hour: Int { Int(storedHour) }

  /// The minute of the hour, 0...59.
  public var minute: Int { Int(storedMinute) }

  /// The second of the minute, 0...59.
  public var second: Int { Int(storedSecond) }

  /// The nanosecond of the second, 0...999,999,999.
  public var nanosecond: Int { Int(storedNanosecond) }

  /// The whole seconds since midnight, 0...86,399.
  public var secondOfDay: Int { 3600 * hour + 60 * minute + second }
}

extension CivilTime: Comparable {
  /// Whether one time of day is earlier than another.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    (left.secondOfDay, left.storedNanosecond) < (right.secondOfDay, right.storedNanosecond)
  }
}
