/// Parsers of times, of dates with times, and of patterns.
extension DateParser {
  /// Makes a parser for one of the locale's date styles and one of its time styles.
  ///
  /// The parameters and errors are those of ``init(date:locale:mode:twoDigitYears:fallback:data:)``; `glue` says how the
  /// two are joined, as in ``DateTimeFormat/init(date:time:glue:locale:fallback:data:)``.
  public init(
    date: DateStyle, time: TimeStyle, glue: DateTimeGlue = .atTime, locale: LocaleTag, mode: Mode = .tolerant,
    twoDigitYears: TwoDigitYears = .refused, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    let format = try DateTimeFormat(date: date, time: time, glue: glue, locale: locale, fallback: fallback, data: data)
    try self.init(format, mode: mode, twoDigitYears: twoDigitYears)
  }

  /// Makes a parser for one of the locale's time styles.
  ///
  /// The parameters and errors are those of ``init(date:locale:mode:twoDigitYears:fallback:data:)``.
  public init(
    time: TimeStyle, locale: LocaleTag, mode: Mode = .tolerant, fallback: LocaleTag? = nil,
    data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(DateTimeFormat(time: time, locale: locale, fallback: fallback, data: data), mode: mode)
  }

  /// Makes a parser for a skeleton: for a set of fields, which the locale puts into its order.
  ///
  /// The parameters and errors are those of ``init(date:locale:mode:twoDigitYears:fallback:data:)``.
  public init(
    skeleton: DateSkeleton, locale: LocaleTag, mode: Mode = .tolerant, twoDigitYears: TwoDigitYears = .refused,
    fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    let format = try DateTimeFormat(skeleton: skeleton, locale: locale, fallback: fallback, data: data)
    try self.init(format, mode: mode, twoDigitYears: twoDigitYears)
  }

  /// Makes a parser for a pattern.
  ///
  /// The parameters and errors are those of ``init(date:locale:mode:twoDigitYears:fallback:data:)``.
  public init(
    pattern: DatePattern, locale: LocaleTag, mode: Mode = .tolerant, twoDigitYears: TwoDigitYears = .refused,
    fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    let format = try DateTimeFormat(pattern: pattern, locale: locale, fallback: fallback, data: data)
    try self.init(format, mode: mode, twoDigitYears: twoDigitYears)
  }
}

extension DateParser {
  /// Whether texts of the format say how far their clock is from UTC.
  package var readsOffset: Bool { plan.has(.offset) }
}
