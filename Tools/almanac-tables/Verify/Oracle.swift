import Almanac
import AlmanacICU

/// What families compare with: an ICU, the tables that were harvested from it, and how much of each family every locale has.
struct Oracle: Sendable {
  let icu: ICULibrary
  let data: LocaleData
  var coverage: Coverage = .inTurns

  /// Both formats of a pattern.
  ///
  /// - Parameters:
  ///   - locale: the ICU id of a locale, with keywords.
  ///   - pattern: the pattern.
  ///   - offset: the zone of the times.
  /// - Returns: ours and ICU's.
  /// - Throws: what making one of them throws.
  func formats(_ locale: String, pattern: String, offset: UTCOffset = .utc) throws -> FormatPair {
    let pattern = try DatePattern(parsing: pattern)
    return FormatPair(
      ours: try DateTimeFormat(pattern: pattern, locale: LocaleTag(parsing: locale), data: data),
      theirs: try ICUDateFormat(icu, locale: locale, pattern: pattern.description, zone: MomentSample.zone(offset)),
      offset: offset)
  }

  /// Both formats of a date style.
  func formats(_ locale: String, _ date: DateStyle) throws -> FormatPair {
    FormatPair(
      ours: try DateTimeFormat(date: date, locale: LocaleTag(parsing: locale), data: data),
      theirs: try ICUDateFormat(icu, locale: locale, date: date.icu))
  }

  /// Both formats of a time style.
  func formats(_ locale: String, _ time: TimeStyle, offset: UTCOffset) throws -> FormatPair {
    FormatPair(
      ours: try DateTimeFormat(time: time, locale: LocaleTag(parsing: locale), data: data),
      theirs: try ICUDateFormat(icu, locale: locale, time: time.icu, zone: MomentSample.zone(offset)), offset: offset)
  }

  /// Both formats of a date style beside a time style.
  func formats(_ locale: String, _ date: DateStyle, _ time: TimeStyle, offset: UTCOffset) throws -> FormatPair {
    FormatPair(
      ours: try DateTimeFormat(date: date, time: time, locale: LocaleTag(parsing: locale), data: data),
      theirs: try ICUDateFormat(
        icu, locale: locale, date: date.icu, time: time.icu, zone: MomentSample.zone(offset)), offset: offset)
  }
}

extension DateStyle {
  /// ICU's number for the style.
  var icu: ICUStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}

extension TimeStyle {
  /// ICU's number for the style.
  var icu: ICUStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}
