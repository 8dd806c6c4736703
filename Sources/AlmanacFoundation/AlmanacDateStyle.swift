public import Almanac
public import FoundationEssentials

/// Writes Foundation's instants as Almanac writes dates: what `DateTimeFormat` is for civil dates, as a `FormatStyle`.
///
/// ```swift
/// try date.formatted(.almanac(date: .short, locale: "pt-BR", timeZone: zone))                    // 30/11/2026
/// try date.formatted(.almanac(date: .long, time: .short, locale: "ja", timeZone: zone))          // 2026年11月30日 9:05
/// ```
///
/// Locale and zone are arguments without default: on a server, those of the process are nobody's. Making a style can fail, so
/// it is tried; a style that was made writes every date. Keep one where dates are many.
public struct AlmanacDateStyle: FormatStyle, Sendable {
  /// The length of the date, or nil for the time alone.
  public let date: DateStyle?
  /// The length of the time, or nil for the date alone.
  public let time: TimeStyle?
  /// The locale.
  public let locale: LocaleTag
  /// The zone whose calendar and clock are read.
  public let timeZone: TimeZone

  private let format: DateTimeFormat

  fileprivate init(
    _ date: DateStyle?, _ time: TimeStyle?, _ locale: LocaleTag, _ timeZone: TimeZone
  ) throws(FormatError) {
    self.date = date
    self.time = time
    self.locale = locale
    self.timeZone = timeZone
    if let date, let time {
      format = try DateTimeFormat(date: date, time: time, locale: locale)
    } else if let time {
      format = try DateTimeFormat(time: time, locale: locale)
    } else {
      format = try DateTimeFormat(date: date ?? .short, locale: locale)
    }
  }

  /// The parser of the style's texts.
  func parser(
    _ mode: DateParser.Mode, _ twoDigitYears: DateParser.TwoDigitYears
  ) -> Result<DateParser, FormatError> {
    Result { () throws(FormatError) in try DateParser(format, mode: mode, twoDigitYears: twoDigitYears) }
  }

  /// Writes what calendar and clock of the zone show at an instant.
  ///
  /// An instant beyond the range of ``Timestamp``, some 5.8 million years either way, is written as the end of it.
  public func format(_ value: Date) -> String {
    let timestamp = Timestamp(clamping: value)
    let offset = (try? UTCOffset(of: timeZone, at: value)) ?? .utc
    let civil = timestamp.civil(at: offset)
    return time == nil ? format.string(from: civil.date) : format.string(from: civil, offset: offset)
  }

  /// The same style in another locale; the locale stays where Foundation's has no tag or cannot be written in.
  ///
  /// `FormatStyle` asks for it, and lets nothing be thrown; prefer to make a style for the locale.
  public func locale(_ locale: Locale) -> AlmanacDateStyle {
    guard let tag = try? LocaleTag(locale), let style = try? AlmanacDateStyle(date, time, tag, timeZone) else {
      return self
    }
    return style
  }
}

extension FormatStyle where Self == AlmanacDateStyle {
  /// The date, in a length that the locale has.
  ///
  /// - Throws: `FormatError`, as for ``DateTimeFormat/init(date:locale:fallback:data:)``.
  public static func almanac(
    date: DateStyle, locale: LocaleTag, timeZone: TimeZone
  ) throws(FormatError) -> AlmanacDateStyle {
    try AlmanacDateStyle(date, nil, locale, timeZone)
  }

  /// The date and the time, joined as the locale joins them.
  ///
  /// - Throws: `FormatError`, as for ``DateTimeFormat/init(date:time:glue:locale:fallback:data:)``.
  public static func almanac(
    date: DateStyle, time: TimeStyle, locale: LocaleTag, timeZone: TimeZone
  ) throws(FormatError) -> AlmanacDateStyle {
    try AlmanacDateStyle(date, time, locale, timeZone)
  }

  /// The time, in a length that the locale has.
  ///
  /// - Throws: `FormatError`, as for ``DateTimeFormat/init(time:locale:fallback:data:)``.
  public static func almanac(
    time: TimeStyle, locale: LocaleTag, timeZone: TimeZone
  ) throws(FormatError) -> AlmanacDateStyle {
    try AlmanacDateStyle(nil, time, locale, timeZone)
  }
}

extension AlmanacDateStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case date, time, locale, timeZone
  }

  /// Reads a style: `{"date": "short", "locale": "pt-BR", "timeZone": {"identifier": "America/Sao_Paulo"}}`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where there is neither a date nor a time, or no format can be made of them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let date = try values.decodeIfPresent(DateStyle.self, forKey: .date)
    let time = try values.decodeIfPresent(TimeStyle.self, forKey: .time)
    let locale = try values.decode(LocaleTag.self, forKey: .locale)
    let timeZone = try values.decode(TimeZone.self, forKey: .timeZone)
    guard date != nil || time != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .date, in: values, debugDescription: "a style has a date, a time or both")
    }
    do throws(FormatError) {
      try self.init(date, time, locale, timeZone)
    } catch {
      throw DecodingError.dataCorruptedError(forKey: .locale, in: values, debugDescription: error.description)
    }
  }

  /// Writes what the style was made of.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(date, forKey: .date)
    try values.encodeIfPresent(time, forKey: .time)
    try values.encode(locale, forKey: .locale)
    try values.encode(timeZone, forKey: .timeZone)
  }
}

extension AlmanacDateStyle: Hashable {
  /// Whether both were made of the same.
  public static func == (left: AlmanacDateStyle, right: AlmanacDateStyle) -> Bool {
    left.date == right.date && left.time == right.time && left.locale == right.locale
      && left.timeZone == right.timeZone
  }

  /// Hashes what the style was made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(time)
    hasher.combine(locale)
    hasher.combine(timeZone)
  }
}
