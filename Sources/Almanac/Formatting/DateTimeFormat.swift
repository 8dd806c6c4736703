/// Writes dates and times in the words of a locale.
///
/// ```swift
/// let format = try DateTimeFormat(date: .long, locale: "pt-BR")
/// let day = try CivilDate(year: 2026, month: 11, day: 30)
/// format.string(from: day)                // 30 de novembro de 2026
/// format.pattern                          // d 'de' MMMM 'de' y
/// format.resolvedLocale                   // pt-BR
/// ```
///
/// What is written is asked for by styles, the four lengths that a locale has for dates and times, or by a pattern. Making
/// a format resolves the locale and compiles the pattern; it takes less than a microsecond for a date style (the first
/// one in a process some tens, for the pages of code and tables that it is the first to touch), and it can fail. Writing
/// then cannot fail, takes no lock, and allocates nothing but the result. A format is immutable and shares nothing
/// that changes: use one from any number of threads, and keep thousands of them.
///
/// The output is ICU's, byte for byte, for the ICU version that the tables were harvested from, with the Gregorian calendar
/// carried back before 1582 (`udat_format` with the Gregorian change date moved away).
public struct DateTimeFormat: Sendable {
  /// All that the format has, so that a copy of it is one reference.
  private let parts: Parts

  private final class Parts: Sendable {
    let request: FormatRequest
    let answer: Answer
    let program: DateProgram

    init(_ setting: FormatSetting, _ request: FormatRequest) throws(FormatError) {
      program = try setting.program(request)
      answer = .tables(setting)
      self.request = request
    }

    init(
      _ text: FallbackText, _ request: FormatRequest, _ locale: LocaleTag, _ fallback: LocaleTag?, _ data: LocaleData,
      _ options: FormatOptions
    ) {
      program = DateProgram(text)
      answer = .fallback(text, Asked(locale: locale, fallback: fallback, data: data, options: options))
      self.request = request
    }
  }

  /// Who writes.
  private enum Answer: Sendable {
    case tables(FormatSetting)
    case fallback(FallbackText, Asked)
  }

  /// What a format was made from.
  private struct Asked: Sendable {
    let locale: LocaleTag
    let fallback: LocaleTag?
    let data: LocaleData
    let options: FormatOptions
  }

  /// What the tables say; nil where the fallback writes.
  var setting: FormatSetting? {
    if case .tables(let setting) = parts.answer { setting } else { nil }
  }

  private var asked: Asked {
    switch parts.answer {
    case .tables(let setting):
      Asked(locale: setting.locale, fallback: setting.fallback, data: setting.data, options: setting.options)
    case .fallback(_, let asked): asked
    }
  }

  /// The locale that was asked for.
  public var locale: LocaleTag { asked.locale }
  /// The length of the date; nil for a format without a date style.
  public var dateStyle: DateStyle? {
    if case .styles(let style, _, _) = parts.request { style } else { nil }
  }
  /// The length of the time; nil for a format without a time style.
  public var timeStyle: TimeStyle? {
    if case .styles(_, let style, _) = parts.request { style } else { nil }
  }
  /// The tables that the format reads.
  public var data: LocaleData { asked.data }
  /// The calendar that dates are written in; nil for one that the format's fallback alone knows.
  public var calendar: CalendarSystem? {
    switch parts.answer {
    case .tables(let setting): setting.calendar
    case .fallback(let text, _): CalendarSystem(identifier: text.formatter.calendarIdentifier)
    }
  }

  /// Whether the fallback of ``data`` writes, because the tables could not.
  public var isFallback: Bool { parts.program.fallback != nil }
  /// What is done to the text beyond what the locale's data say.
  public var options: FormatOptions { asked.options }
  var fallback: LocaleTag? { asked.fallback }
  var program: DateProgram { parts.program }
  var request: FormatRequest { parts.request }

  init(
    _ request: FormatRequest, _ locale: LocaleTag, _ fallback: LocaleTag?, _ data: LocaleData,
    _ options: FormatOptions = .standard
  ) throws(FormatError) {
    if data.fallback != nil, let text = data.fallbackText(ofUnknown: locale, request, options) {
      parts = Parts(text, request, locale, fallback, data, options)
      return
    }
    do throws(FormatError) {
      parts = try Parts(FormatSetting(data, locale, fallback, options), request)
    } catch {
      guard let text = try data.fallbackText(insteadOf: error, request, locale, options) else { throw error }
      parts = Parts(text, request, locale, fallback, data, options)
    }
  }

  /// Makes a format for one of the locale's date styles.
  ///
  /// - Parameters:
  ///   - date: the length.
  ///   - locale: the locale. Extensions `-u-ca-` (calendar), `-u-nu-` (digits) and `-u-rg-` (region) count.
  ///   - fallback: the locale that answers, with its own extensions, where the tables know no locale of the language;
  ///     `-u-ca-` and `-u-nu-` of `locale` still come first. Nil, or a fallback of which the tables know none either,
  ///     is root, which has no words: its long style is `2026 M11 30`. There is no process-wide default.
  ///   - data: the tables.
  /// - Throws: `FormatError`: this version does not write the locale's calendar, its number system is unknown, or the
  ///   tables lack what is needed.
  public init(
    date: DateStyle, locale: LocaleTag, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(.styles(date, nil, .atTime), locale, fallback, data)
  }

  /// The locale whose data answers: the one asked for, or what the fallback led to.
  ///
  /// `pt-AO` answers for itself with data from `pt-PT`; `zh-US` is answered by `zh-Hant`; an unknown language by root, `und`.
  public var resolvedLocale: LocaleTag {
    switch parts.answer {
    case .tables(let setting): setting.data.tag(setting.row)
    case .fallback(let text, _): text.formatter.resolvedLocale
    }
  }

  /// The pattern that the format writes, in the syntax of UTS #35.
  ///
  /// A style's pattern may have a zone's name, `z` or `zzzz`, for which the offset is written. Cost: it is put together
  /// anew each time.
  public var pattern: String {
    if let fallback = program.fallback { return fallback.pattern }
    // A format that was made has a pattern.
    guard let pattern = try? setting?.pattern(request) else { return "" }
    return String(decoding: pattern, as: UTF8.self)
  }
}

extension DateTimeFormat: Hashable {
  /// Whether both were made from equal parameters.
  public static func == (left: DateTimeFormat, right: DateTimeFormat) -> Bool {
    left.request == right.request && left.locale == right.locale && left.fallback == right.fallback
      && left.data == right.data && left.options == right.options
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
    hasher.combine(locale)
    hasher.combine(fallback)
    hasher.combine(data)
    hasher.combine(options)
  }
}
