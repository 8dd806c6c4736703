/// Formats of times, of dates with times, and of patterns.
extension DateTimeFormat {
  /// Makes a format for one of the locale's date styles and one of its time styles.
  ///
  /// ```swift
  /// let spoken = try DateTimeFormat(date: .long, time: .short, locale: "pt-BR")
  /// spoken.string(from: try CivilDateTime("2026-03-29T06:05"))       // 29 de março de 2026 às 06:05
  /// ```
  ///
  /// Source: UTS #35 part 4, "dateTimeFormats"; ICU's `udat_open` with both styles.
  ///
  /// - Parameters:
  ///   - date: the length of the date, on which what joins it and the time depends too.
  ///   - time: the length of the time.
  ///   - glue: how the two are joined.
  ///   - locale: the locale. Extensions `-u-ca-`, `-u-nu-`, `-u-rg-` and `-u-hc-` (hour cycle) count.
  ///   - fallback: the locale that answers where the tables know no locale of the language; see
  ///     ``init(date:locale:fallback:data:)``.
  ///   - data: the tables.
  /// - Throws: `FormatError`: this version does not write the locale's calendar, its number system is unknown, or the
  ///   tables lack what is needed.
  public init(
    date: DateStyle, time: TimeStyle, glue: DateTimeGlue = .atTime, locale: LocaleTag, fallback: LocaleTag? = nil,
    data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(.styles(date, time, glue), locale, fallback, data)
  }

  /// Makes a format for one of the locale's time styles.
  ///
  /// ```swift
  /// try DateTimeFormat(time: .short, locale: "ko").string(from: try CivilTime(hour: 18, minute: 5))    // 오후 6:05
  /// ```
  ///
  /// Source: UTS #35 part 4, "timeFormats"; ICU's `udat_open` with a time style. The parameters and errors are those of
  /// ``init(date:time:glue:locale:fallback:data:)``.
  public init(
    time: TimeStyle, locale: LocaleTag, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(.styles(nil, time, .atTime), locale, fallback, data)
  }

  /// Makes a format for a skeleton: for a set of fields, which the locale puts into its order.
  ///
  /// ```swift
  /// let chip = try DateTimeFormat(skeleton: "MMMd", locale: "pt-BR")
  /// chip.string(from: day)                                                         // 30 de nov.
  /// ```
  ///
  /// Source: UTS #35 part 4, "Matching Skeletons"; ICU's `udatpg_getBestPattern`, of whose pattern a format is made. The
  /// parameters and errors are those of ``init(date:time:glue:locale:fallback:data:)``; a skeleton that asks for the
  /// name of a time zone (`z`, `v`, `V`) throws `unsupportedField`.
  public init(
    skeleton: DateSkeleton, locale: LocaleTag, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(.skeleton(skeleton), locale, fallback, data)
  }

  /// Makes a format for a pattern, which is the same in every locale; names, digits and weeks are the locale's.
  ///
  /// ```swift
  /// try DateTimeFormat(pattern: "EEEE, d.M.y", locale: "tr").string(from: day)     // Pazartesi, 30.11.2026
  /// ```
  ///
  /// People read a date in their language's order more easily: prefer styles.
  ///
  /// Source: UTS #35 part 4, "Date Format Patterns"; ICU's `udat_open` with `UDAT_PATTERN`. The parameters and errors are
  /// those of ``init(date:time:glue:locale:fallback:data:)``.
  public init(
    pattern: DatePattern, locale: LocaleTag, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(.pattern(pattern), locale, fallback, data)
  }
}
