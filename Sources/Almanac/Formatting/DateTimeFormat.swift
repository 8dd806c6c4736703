/// Writes dates in the words of a locale.
///
/// ```swift
/// let format = try DateTimeFormat(date: .long, locale: "pt-BR")
/// let day = try CivilDate(year: 2026, month: 11, day: 30)
/// format.string(from: day)                // 30 de novembro de 2026
/// format.pattern                          // d 'de' MMMM 'de' y
/// format.resolvedLocale                   // pt-BR
/// ```
///
/// Making a format resolves the locale and compiles its pattern; it takes less than a microsecond (the first one in a
/// process some tens, for the pages of code and tables that it is the first to touch), and it can fail. Writing a date then
/// cannot fail, takes no lock, and allocates nothing but the result. A format is immutable and shares nothing
/// that changes: use one from any number of threads, and keep thousands of them.
///
/// The output is ICU's, byte for byte, for the ICU version that the tables were harvested from, with the Gregorian calendar
/// carried back before 1582 (`udat_format` with the Gregorian change date moved away).
public struct DateTimeFormat: Sendable {
  /// All that the format has, so that a copy of it is one reference.
  private let parts: Parts

  private final class Parts: Sendable {
    let locale: LocaleTag
    let dateStyle: DateStyle
    let data: LocaleData
    let fallback: LocaleTag?
    let row: Int
    let program: DateProgram

    init(
      _ locale: LocaleTag, _ dateStyle: DateStyle, _ data: LocaleData, _ fallback: LocaleTag?, _ row: Int,
      _ program: DateProgram
    ) {
      self.locale = locale
      self.dateStyle = dateStyle
      self.data = data
      self.fallback = fallback
      self.row = row
      self.program = program
    }
  }

  /// The locale that was asked for.
  public var locale: LocaleTag { parts.locale }
  /// The length of the date.
  public var dateStyle: DateStyle { parts.dateStyle }
  /// The tables that the format reads.
  public var data: LocaleData { parts.data }
  var fallback: LocaleTag? { parts.fallback }
  var row: Int { parts.row }
  var program: DateProgram { parts.program }

  /// Makes a format for one of the locale's date styles.
  ///
  /// - Parameters:
  ///   - date: the length.
  ///   - locale: the locale. Extensions `-u-ca-` (calendar), `-u-nu-` (digits) and `-u-rg-` (region) count.
  ///   - fallback: the locale that answers, with its own extensions, where the tables know no locale of the language;
  ///     `-u-ca-` and `-u-nu-` of `locale` still come first. Nil, or a fallback of which the tables know none either,
  ///     is root, which has no words: its long style is `2026 M11 30`. There is no process-wide default.
  ///   - data: the tables.
  /// - Throws: `FormatError`: the locale's calendar is not the Gregorian one, its number system is unknown or has no
  ///   digits, or the tables lack what is needed.
  public init(
    date: DateStyle, locale: LocaleTag, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    guard !data.tables.isEmpty else { throw .missingData("locales", locale) }
    let (answering, row) = data.answering(locale, fallback)
    let asksForCalendar = !locale.extensions.isEmpty && locale.keyword(.calendar) != nil
    let calendar = data.calendar(for: asksForCalendar ? locale : answering, row: row)
    guard calendar == LocaleData.gregorian else {
      throw .unsupportedCalendar(calendar, asksForCalendar ? locale : answering)
    }
    let asksForDigits = !locale.extensions.isEmpty && locale.keyword(.numbers) != nil
    let digits = try data.digits(for: asksForDigits ? locale : answering, row: row)

    let tables = data.tables
    let styles = tables.list(tables.locale(row, .styles))
    guard styles.count == StyleSlot.allCases.count else { throw .missingData("date styles", locale) }
    let pattern = tables.value(styles, date.slot.rawValue)
    guard pattern != TableLayout.none else { throw .missingData("\(date.slot)", locale) }
    let context = try Self.context(data, row, date, digits, locale)
    let program = try tables.withString(pattern) { bytes in
      Result { () throws(FormatError) in try DateProgram.compile(bytes, context) }
    }.get()
    parts = Parts(locale, date, data, fallback, row, program)
  }

  /// What the pattern of a style is compiled with.
  private static func context(
    _ data: LocaleData, _ row: Int, _ style: DateStyle, _ digits: Digits, _ locale: LocaleTag
  ) throws(FormatError) -> DateProgram.Context {
    let tables = data.tables
    var context = DateProgram.Context(
      tables: tables, names: tables.list(tables.locale(row, .names)), digits: digits, locale: locale)
    let override = tables.value(tables.list(tables.locale(row, .styles)), style.numbersSlot.rawValue)
    if override != TableLayout.none {
      let name = tables.string(override)
      guard name == "M=romanlow" else { throw .algorithmicNumberSystem(name, locale) }
      context.romanMonths = true
    }
    return context
  }

  /// The same again, for writing one field at a time.
  func context() throws(FormatError) -> DateProgram.Context {
    try Self.context(data, row, dateStyle, program.digits, locale)
  }

  /// The locale whose data answers: the one asked for, or what the fallback led to.
  ///
  /// `pt-AO` answers for itself with data from `pt-PT`; `zh-US` is answered by `zh-Hant`; an unknown language by root, `und`.
  public var resolvedLocale: LocaleTag { data.tag(row) }

  /// The pattern that the format writes, in the syntax of UTS #35.
  public var pattern: String {
    let styles = data.tables.list(data.tables.locale(row, .styles))
    return data.tables.string(data.tables.value(styles, dateStyle.slot.rawValue))
  }
}

extension DateTimeFormat: Hashable {
  /// Whether both were made from equal parameters.
  public static func == (left: DateTimeFormat, right: DateTimeFormat) -> Bool {
    left.dateStyle == right.dateStyle && left.locale == right.locale && left.fallback == right.fallback
      && left.data == right.data
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(dateStyle)
    hasher.combine(locale)
    hasher.combine(fallback)
    hasher.combine(data)
  }
}
