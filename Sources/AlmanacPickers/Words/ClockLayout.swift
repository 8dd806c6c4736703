/// The columns of a time, from the locale's time styles.
enum ClockLayout {
  /// The hour cycle is that of the short style, which is the one that people meet; order and suffixes are those of the full
  /// style, unless it counts the hours in another way.
  static func layout(full: String, short: String) -> (PatternLayout, ClockReading) {
    let own = PatternLayout(short)
    let whole = PatternLayout(full)
    guard let hour = own.field(.hour) else { return (whole, ClockReading(letter: UInt8(ascii: "H"))) }
    let clock = ClockReading(letter: hour.letter)
    let isSame = whole.field(.hour).map { ClockReading(letter: $0.letter).isHalfDay == clock.isHalfDay } ?? false
    return ((isSame ? whole : own).withHours(of: hour), clock)
  }
}

extension PatternLayout {
  /// The layout with as many digits of the hour as another field has.
  fileprivate func withHours(of field: Field) -> PatternLayout {
    replacing(.hour) {
      Field(role: .hour, letter: field.letter, count: field.count, prefix: $0.prefix, suffix: $0.suffix)
    }
  }
}
