/// The interval formats of a locale, for one who makes many of them and wants to see their patterns.
package struct IntervalSeries {
  private let setting: FormatSetting
  /// The plan before, which has looked through the locale's patterns already.
  private var known: IntervalPlan?
  private var compiler: IntervalCompiler

  /// Begins a series.
  ///
  /// - Throws: `FormatError` as `DateIntervalFormat` does.
  package init(locale: LocaleTag, data: LocaleData) throws(FormatError) {
    setting = try FormatSetting(data, locale, nil, .standard)
    compiler = IntervalCompiler(setting, keepsPrograms: true)
  }

  /// Makes the format of a skeleton, with what was read of the locale for those before it.
  package mutating func format(_ skeleton: DateSkeleton) throws(FormatError) -> Item {
    let plan = try IntervalPlan(setting, skeleton, known: known)
    known = plan
    return Item(format: try DateIntervalFormat(setting, plan, &compiler), setting: setting, plan: plan)
  }

  /// A format and its patterns.
  package struct Item {
    package let format: DateIntervalFormat
    fileprivate let setting: FormatSetting
    fileprivate let plan: IntervalPlan

    /// The pieces of what is written from one date and time to another, and the pattern: `d – d MMM y`.
    ///
    /// What joins both ends stands in the pattern as it is, without quotes.
    package func described(
      from start: CivilDateTime, to end: CivilDateTime
    ) -> (pattern: String, parts: [DateIntervalPart]) {
      let (from, to) = (Moment(start.date, start.time, .utc), Moment(end.date, end.time, .utc))
      let pieces = plan.pieces(for: format.difference(from, to))
      var pattern: [UInt8] = []
      for piece in pieces {
        switch piece {
        case .text(let literal): pattern += literal
        case .pattern(let bytes, _): pattern += bytes
        }
      }
      let parts = DateIntervalFormat.parts(pieces, IntervalCompiler(setting), from, to)
      return (String(decoding: pattern, as: UTF8.self), parts)
    }
  }
}
