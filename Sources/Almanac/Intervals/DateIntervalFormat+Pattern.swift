/// What an interval is made of, for those who compare tables.
extension DateIntervalFormat {
  /// The pieces of what is written from one date and time to another, and the pattern: `d – d MMM y`.
  ///
  /// What joins both ends stands in the pattern as it is, without quotes. Cost: that of making the format.
  package func described(
    from start: CivilDateTime, to end: CivilDateTime
  ) -> (pattern: String, parts: [DateIntervalPart]) {
    let (from, to) = (Moment(start.date, start.time, .utc), Moment(end.date, end.time, .utc))
    guard let (pieces, compiler) = pieces(from, to) else { return ("", []) }
    var pattern: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let literal): pattern += literal
      case .pattern(let bytes, _): pattern += bytes
      }
    }
    return (String(decoding: pattern, as: UTF8.self), Self.parts(pieces, compiler, from, to))
  }
}
