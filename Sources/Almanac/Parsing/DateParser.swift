/// Reads dates and times that people typed, or that a format wrote.
///
/// ```swift
/// let parser = try DateParser(date: .long, locale: "pt-BR")
/// try parser.date(from: "30 de novembro de 2026")     // 2026-11-30
/// try parser.date(from: "30 NOVEMBRO 2026")           // 2026-11-30
/// try parser.date(from: "31 de novembro de 2026")     // throws: November 2026 has 30 days
/// ```
///
/// A parser is the inverse of a ``DateTimeFormat``: whatever the format writes, it reads back to the same value. In the mode
/// `.strict` it reads nothing else, except that U+0020, U+2009 and U+202F stand for each other. In the mode `.tolerant` it
/// reads what the format writes by the same rules, and where that fails it accepts:
///
/// - one digit or two for days, months and hours, and the digits of any script, full-width ones among them;
/// - `-`, `.` and `/` for each other, and `:` and `.` between hours and minutes;
/// - spaces where there are none, or none where there are some, except within a number;
/// - names in any width and context, in any letter case by the rules of the language (in Turkish and Azerbaijani, I is
///   the capital of ı, and İ that of i), without their dots, and without accents (`marco` for `março`);
/// - words and marks of the pattern that are missing, such as `de` in Portuguese;
/// - a weekday, wherever the pattern has one, or at either end; what it says has to be true;
/// - in Chinese, Japanese and Korean, 年, 月 and 日 for separators and the other way round; Chinese numerals; 元年.
///
/// No mode ever rolls a value over: 31 February, month 13 and a wrong weekday are errors that say so. Of names of which one
/// begins another the longer one is tried first, and a text that has several readings all the same is an error that
/// lists them.
///
/// ICU differs: its default accepts text behind the date, rolls over, folds no Turkish letters (`14 KASIM 2023` fails), and
/// chooses among readings.
///
/// Time grows with the length of the text and no faster. A text of more than ``maximumUTF8Count`` bytes is refused unread. A
/// parser is immutable: use one from any number of threads.
public struct DateParser: Sendable {
  /// The format whose text is read.
  public let format: DateTimeFormat
  /// How strictly.
  public let mode: Mode
  /// What a year of two digits means.
  public let twoDigitYears: TwoDigitYears

  let plan: ReadingPlan

  /// The longest text that is read, in UTF-8 bytes: several times that of any date and time.
  public static let maximumUTF8Count = 1024

  /// Makes a parser for what a format writes.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - mode: how strictly texts are read.
  ///   - twoDigitYears: what a year of two digits means.
  /// - Throws: `FormatError.unreadableField` if the format writes a field that says nothing of a date or time, such as
  ///   the week of the month; `missingData` for a tolerant parser where the tables are a subset without `unicode`.
  public init(
    _ format: DateTimeFormat, mode: Mode = .tolerant, twoDigitYears: TwoDigitYears = .refused
  ) throws(FormatError) {
    // Without it letters would be compared as they are, and readers would not know.
    if mode == .tolerant { try format.data.checkHas(.unicode, for: format.locale) }
    self.format = format
    self.mode = mode
    self.twoDigitYears = twoDigitYears
    plan = try format.readingPlan()
  }

  /// Makes a parser for one of the locale's date styles.
  ///
  /// - Parameters:
  ///   - date: the length.
  ///   - locale: the locale, with its extensions.
  ///   - mode: how strictly texts are read.
  ///   - twoDigitYears: what a year of two digits means.
  ///   - fallback: the locale that answers where the tables know none of the language; nil is root.
  ///   - data: the tables.
  /// - Throws: `FormatError`, as ``DateTimeFormat`` does.
  public init(
    date: DateStyle, locale: LocaleTag, mode: Mode = .tolerant, twoDigitYears: TwoDigitYears = .refused,
    fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    let format = try DateTimeFormat(date: date, locale: locale, fallback: fallback, data: data)
    try self.init(format, mode: mode, twoDigitYears: twoDigitYears)
  }
}

extension DateTimeFormat {
  /// What a text is read against.
  func readingPlan() throws(FormatError) -> ReadingPlan {
    let setting = try FormatSetting(data, locale, fallback, options)
    let pattern = try setting.pattern(request)
    return try ReadingPlan(pattern.span, try setting.context(request, pattern.span))
  }
}
