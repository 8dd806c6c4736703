/// How the hours of a day are counted.
///
/// Source: UTS #35 part 1 section 3.6.1, key `hc`; part 4, "Date Field Symbol Table", hour.
public enum HourCycle: String, CaseIterable, Hashable, Codable, Sendable {
  /// 0 to 11, with AM and PM (`K`).
  case h11
  /// 12, 1 to 11, with AM and PM (`h`).
  case h12
  /// 0 to 23 (`H`).
  case h23
  /// 1 to 24 (`k`).
  case h24

  /// Whether a time needs AM and PM or a name of the part of the day.
  public var isTwelveHour: Bool { self == .h11 || self == .h12 }

  /// The pattern letter of the hour.
  package var letter: UInt8 {
    switch self {
    case .h11: UInt8(ascii: "K")
    case .h12: UInt8(ascii: "h")
    case .h23: UInt8(ascii: "H")
    case .h24: UInt8(ascii: "k")
    }
  }

  /// The cycle of a pattern letter.
  package init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "K"): self = .h11
    case UInt8(ascii: "h"): self = .h12
    case UInt8(ascii: "H"): self = .h23
    case UInt8(ascii: "k"): self = .h24
    default: return nil
    }
  }
}
