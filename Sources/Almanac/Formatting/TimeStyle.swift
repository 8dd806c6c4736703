/// The length of a time of day: the four that CLDR has for every locale.
///
/// `full` and `long` end with the zone. A time that is written here knows its offset and no zone, so they end with
/// the offset, in the words of the locale: what ICU writes for a zone that has no name, such as `GMT-03:00`.
///
/// Source: UTS #35 part 4, "timeFormats" (`full`, `long`, `medium`, `short`); ICU's `UDAT_FULL` to `UDAT_SHORT`.
public enum TimeStyle: String, CaseIterable, Hashable, Codable, Sendable {
  /// With seconds and the offset: `06:05:00 GMT-03:00`.
  case full
  /// With seconds and the short offset: `06:05:00 GMT-3`.
  case long
  /// With seconds: `06:05:00`.
  case medium
  /// Hours and minutes: `06:05`.
  case short

  /// The place of the style's pattern in a locale's styles.
  var slot: StyleSlot {
    switch self {
    case .full: .timeFull
    case .long: .timeLong
    case .medium: .timeMedium
    case .short: .timeShort
    }
  }

  /// What is asked for where the locale's own pattern has another region's clock (ICU's `timeSkeletons`).
  var skeleton: DateSkeleton {
    switch self {
    case .full: "jmmsszzzz"
    case .long: "jmmssz"
    case .medium: "jmmss"
    case .short: "jmm"
    }
  }
}

/// How a date and a time are joined.
///
/// Source: UTS #35 part 4, "dateTimeFormats"; both kinds depend on the length of the date.
public enum DateTimeGlue: String, CaseIterable, Hashable, Codable, Sendable {
  /// As a moment, "on this day at this time", where the locale has words for that: `29 de março de 2026 às 06:05`.
  ///
  /// What ICU does.
  case atTime
  /// Side by side, in the form that fits all uses: `29 de março de 2026 06:05`.
  case standard

  /// The place of the pattern for a length of the date in a locale's styles.
  func slot(_ style: DateStyle) -> StyleSlot {
    switch (self, style) {
    case (.atTime, .full): .atTimeFull
    case (.atTime, .long): .atTimeLong
    case (.atTime, .medium): .atTimeMedium
    case (.atTime, .short): .atTimeShort
    case (.standard, .full): .glueFull
    case (.standard, .long): .glueLong
    case (.standard, .medium): .glueMedium
    case (.standard, .short): .glueShort
    }
  }
}
