public import Almanac
public import FoundationEssentials

/// Reads texts as Foundation's instants by Almanac's rules: what `DateParser` is for civil dates, as a `ParseStrategy`.
///
/// ```swift
/// try Date("30 de novembro de 2026", strategy: .almanac(date: .long, locale: "pt-BR", timeZone: zone))
///                                                               // 2026-11-30T00:00 in the zone
/// ```
///
/// A text with an offset from UTC is that instant. Every other one is read by calendar and clock of the style's zone: a date
/// alone is the first instant of the day, which is not midnight where clocks go forward at midnight, and a time alone is a time
/// of the ``reference`` day.
///
/// Reading throws `DateParsingError` for a text that is not the style's, and ``LocalTimeError`` for a time that the zone had
/// twice or never, unless ``resolution`` says which one is meant.
public struct AlmanacDateStrategy: ParseStrategy, Sendable {
  /// The style whose texts are read.
  public let style: AlmanacDateStyle
  /// How strictly.
  public let mode: DateParser.Mode
  /// What a year of two digits means.
  public let twoDigitYears: DateParser.TwoDigitYears
  /// What is done with a time that clocks show twice or never.
  public let resolution: LocalTimeResolution
  /// The day of a time alone, and the day near which years of two digits are sought, as in
  /// ``DateParser/date(from:reference:defaults:)``; nil for neither.
  public let reference: CivilDate?

  /// A style can be made whose texts no parser reads, such as one with Hebrew numerals, and `ParseableFormatStyle` lets its
  /// strategy throw no sooner than when a text is read.
  private let parser: Result<DateParser, FormatError>

  /// Makes the strategy of a style.
  ///
  /// - Parameters:
  ///   - style: the style whose texts are read.
  ///   - mode: how strictly.
  ///   - twoDigitYears: what a year of two digits means.
  ///   - resolution: what is done with a time that clocks show twice or never.
  ///   - reference: the day of a time alone, and the one near which years of two digits are sought.
  public init(
    _ style: AlmanacDateStyle, mode: DateParser.Mode = .tolerant, twoDigitYears: DateParser.TwoDigitYears = .refused,
    resolving resolution: LocalTimeResolution = .throwing, reference: CivilDate? = nil
  ) {
    self.style = style
    self.mode = mode
    self.twoDigitYears = twoDigitYears
    self.resolution = resolution
    self.reference = reference
    parser = style.parser(mode, twoDigitYears)
  }

  /// Reads an instant.
  ///
  /// - Throws: `DateParsingError`, with the place in the text; ``LocalTimeError``, with both instants; `FormatError` with the
  ///   code `unreadableField` for every text of a style that cannot be read back.
  public func parse(_ text: String) throws -> Date {
    let parser = try self.parser.get()
    if parser.readsOffset {
      do throws(DateParsingError) {
        return Date(try parser.timestamp(from: text, reference: reference, defaults: defaults))
      } catch {
        // People leave offsets out, and the zone is known.
        guard error.code == .missingField else { throw error }
      }
    }
    guard style.time != nil else {
      return try Date(startOf: parser.date(from: text, reference: reference), in: style.timeZone)
    }
    let civil = try parser.dateTime(from: text, reference: reference, defaults: defaults)
    return try Date(civil, in: style.timeZone, resolving: resolution)
  }

  /// The day of a time alone; a date that is read lacks nothing.
  private var defaults: CivilDateTime? { style.date == nil ? reference.map { CivilDateTime(date: $0) } : nil }
}

extension ParseStrategy where Self == AlmanacDateStrategy {
  /// Reads dates in a length that the locale has: the first instant of the day in the zone.
  ///
  /// - Throws: `FormatError`, as for ``DateTimeFormat/init(date:locale:fallback:data:)``.
  public static func almanac(
    date: DateStyle, locale: LocaleTag, timeZone: TimeZone, mode: DateParser.Mode = .tolerant,
    twoDigitYears: DateParser.TwoDigitYears = .refused, reference: CivilDate? = nil
  ) throws(FormatError) -> AlmanacDateStrategy {
    let style: AlmanacDateStyle = try .almanac(date: date, locale: locale, timeZone: timeZone)
    return AlmanacDateStrategy(style, mode: mode, twoDigitYears: twoDigitYears, reference: reference)
  }

  /// Reads dates with times.
  ///
  /// - Throws: `FormatError`, as for ``DateTimeFormat/init(date:time:glue:locale:fallback:data:)``.
  public static func almanac(
    date: DateStyle, time: TimeStyle, locale: LocaleTag, timeZone: TimeZone, mode: DateParser.Mode = .tolerant,
    twoDigitYears: DateParser.TwoDigitYears = .refused, resolving resolution: LocalTimeResolution = .throwing,
    reference: CivilDate? = nil
  ) throws(FormatError) -> AlmanacDateStrategy {
    let style: AlmanacDateStyle = try .almanac(date: date, time: time, locale: locale, timeZone: timeZone)
    return AlmanacDateStrategy(
      style, mode: mode, twoDigitYears: twoDigitYears, resolving: resolution, reference: reference)
  }
}

extension AlmanacDateStyle: ParseableFormatStyle {
  /// The tolerant strategy of the style: what the style writes is read back, to the precision that it shows.
  ///
  /// A date alone comes back as the first instant of its day. A year of two digits and a time that the zone had twice are
  /// refused, and so is a time alone, which says no day; ``AlmanacDateStrategy/init(_:mode:twoDigitYears:resolving:reference:)``
  /// has more to say of all three.
  public var parseStrategy: AlmanacDateStrategy { AlmanacDateStrategy(self) }
}

extension AlmanacDateStrategy: Codable {
  private enum CodingKeys: String, CodingKey {
    case style, mode, twoDigitYears, resolution, reference
  }

  /// Reads what the strategy was made of; all but the style may be left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(AlmanacDateStyle.self, forKey: .style),
      mode: try values.decodeIfPresent(DateParser.Mode.self, forKey: .mode) ?? .tolerant,
      twoDigitYears: try values.decodeIfPresent(DateParser.TwoDigitYears.self, forKey: .twoDigitYears) ?? .refused,
      resolving: try values.decodeIfPresent(LocalTimeResolution.self, forKey: .resolution) ?? .throwing,
      reference: try values.decodeIfPresent(CivilDate.self, forKey: .reference))
  }

  /// Writes what the strategy was made of.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(style, forKey: .style)
    try values.encode(mode, forKey: .mode)
    try values.encode(twoDigitYears, forKey: .twoDigitYears)
    try values.encode(resolution, forKey: .resolution)
    try values.encodeIfPresent(reference, forKey: .reference)
  }
}

extension AlmanacDateStrategy: Hashable {
  /// Whether both were made of the same.
  public static func == (left: AlmanacDateStrategy, right: AlmanacDateStrategy) -> Bool {
    left.style == right.style && left.mode == right.mode && left.twoDigitYears == right.twoDigitYears
      && left.resolution == right.resolution && left.reference == right.reference
  }

  /// Hashes what the strategy was made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(mode)
    hasher.combine(twoDigitYears)
    hasher.combine(resolution)
    hasher.combine(reference)
  }
}
