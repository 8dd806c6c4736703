import Almanac

/// How a clock counts the hours, and where its half of the day stands.
struct ClockReading: Hashable, Sendable {
  /// The pattern letter: `h` 1-12, `K` 0-11, `H` 0-23, `k` 1-24.
  let letter: UInt8

  /// Whether the hours are those of a half of the day.
  var isHalfDay: Bool { letter == UInt8(ascii: "h") || letter == UInt8(ascii: "K") }

  /// The number that is shown for an hour of the day.
  func shown(_ hour: Int) -> Int {
    switch Unicode.Scalar(letter) {
    case "h": hour % 12 == 0 ? 12 : hour % 12
    case "K": hour % 12
    case "k": hour == 0 ? 24 : hour
    default: hour
    }
  }
}
