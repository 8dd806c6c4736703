public import Almanac
public import FoundationEssentials

/// Why a date and time of a zone is not one instant.
public struct LocalTimeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; compare with the static members.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The name of the static member.
    public let description: String

    private init(_ name: String) { description = name }

    /// Clocks went forward past the time.
    public static let skipped = Code("skipped")
    /// Clocks went back, and showed the time twice.
    public static let repeated = Code("repeated")
    /// No clock ever shows the day, or it is beyond what the zone can answer for.
    public static let outOfRange = Code("outOfRange")
  }

  /// What is wrong.
  public let code: Code
  /// The date and the time that were asked for.
  public let civil: CivilDateTime
  /// The identifier of the zone.
  public let zone: String
  /// What ``LocalTimeResolution/earlier`` would answer; nil for `outOfRange`.
  public let earlier: Date?
  /// What ``LocalTimeResolution/later`` would answer; nil for `outOfRange`.
  public let later: Date?
  private let reason: String

  /// The date, the time, the zone and what is wrong with them.
  public var description: String { "\(civil) in \(zone): \(reason)" }

  init(_ code: Code, _ civil: CivilDateTime, _ zone: TimeZone, earlier: Date? = nil, later: Date? = nil, reason: String)
  {
    self.code = code
    self.civil = civil
    self.zone = zone.identifier
    self.earlier = earlier
    self.later = later
    self.reason = reason
  }
}
