/// The names of months, weekdays, quarters, eras, day periods and date fields in a locale: what column headings, menus and
/// pickers show.
///
/// ```swift
/// let names = try DateNames(locale: "pt-BR")
/// try names.months(.wide, .standalone)                            // janeiro, fevereiro, …
/// try names.weekdays(.abbreviated, .standalone, from: names.firstWeekday)   // dom., seg., …
/// try names.field(.month, .wide)                                  // mês
/// ```
///
/// Making a value finds the locale's row in the tables; each list is read from there when it is asked for. A value is
/// immutable and refers to the tables: copying costs nothing, and threads may share it.
///
/// The names are ICU's, byte for byte: those of `udat_getSymbols` for the locale's calendar and of
/// `udatpg_getFieldDisplayName`, and those that patterns write where no function answers (narrow eras, day periods).
/// They are for reading on their own; a name in a sentence is a `DateTimeFormat`'s to place.
///
/// Source: UTS #35 part 4, "Calendar Data" and "Calendar Fields".
public struct DateNames: Sendable {
  /// The locale that was asked for.
  public let locale: LocaleTag
  /// The calendar whose eras are named, and whose weeks count.
  public let calendar: CalendarSystem
  /// How the names begin.
  public let capitalization: CapitalizationContext
  /// The tables that the names are read from.
  public let data: LocaleData
  let row: Int
  /// The locale that the names are for: the one asked for, or the fallback where that one answers.
  let answering: LocaleTag
  private let fallback: LocaleTag?

  /// Finds the names of a locale.
  ///
  /// - Parameters:
  ///   - locale: the locale. Extensions `-u-ca-` (calendar), `-u-rg-` (region) and `-u-fw-` (first weekday) count.
  ///   - capitalization: where the names will stand; as they are in the middle of a sentence if left out.
  ///   - fallback: the locale that answers where the tables know no locale of the language; root, whose names are
  ///     `M11` and `Mon`, if left out. There is no process-wide default.
  ///   - data: the tables.
  /// - Throws: `FormatError`: `unsupportedCalendar` for one that is none of ``CalendarSystem/all``, such as the Persian,
  ///   `missingData` for tables without locales.
  public init(
    locale: LocaleTag, capitalization: CapitalizationContext = .none, fallback: LocaleTag? = nil,
    data: LocaleData = .embedded
  ) throws(FormatError) {
    guard !data.tables.isEmpty else { throw .missingData("locales", locale, data) }
    let (answering, row) = try data.answering(locale, fallback)
    let holder = locale.keyword(.calendar) == nil ? answering : locale
    calendar = try data.calendarSystem(for: holder, row: row)
    self.locale = locale
    self.capitalization = capitalization
    self.data = data
    self.row = row
    self.answering = answering
    self.fallback = fallback
  }

  /// The locale whose data answers: the one asked for, or what the fallback led to.
  public var resolvedLocale: LocaleTag { data.tag(row) }

  /// The day that a week begins with: that of `-u-fw-`, else of the region, else of the world, which is Monday.
  ///
  /// The calendar of ISO 8601 brings its own, Monday.
  ///
  /// Source: UTS #35 part 4, "Week Data". ICU before 73 does not read `-u-fw-`.
  public var firstWeekday: Weekday {
    let holder = locale.keyword(.firstWeekday) == nil ? answering : locale
    let first = data.weeks(for: holder, calendar).firstWeekday
    return Weekday(trusting: first == 0 ? 7 : UInt8(first))
  }
}

extension DateNames: Hashable {
  /// Whether both were made from equal parameters.
  public static func == (left: DateNames, right: DateNames) -> Bool {
    left.locale == right.locale && left.capitalization == right.capitalization && left.fallback == right.fallback
      && left.data == right.data
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(capitalization)
    hasher.combine(fallback)
    hasher.combine(data)
  }
}

/// What names were asked for: `{"locale":"pt-BR","capitalization":"standalone"}`; see `DateTimeFormat` on tables.
extension DateNames: Codable {
  /// Finds the names of a locale; `capitalization` (`none`) and `fallback` may be left out.
  ///
  /// - Throws: `DecodingError`: a member is missing, is none that names have, or has a value that there is not; or the
  ///   tables do not have the names, with the reason that `FormatError` has.
  public init(from decoder: any Decoder) throws {
    let reader = try FormatReader(decoder, "names of dates", [.locale, .fallback, .capitalization])
    let locale: LocaleTag = try reader.required(.locale)
    let fallback: LocaleTag? = try reader.value(.fallback)
    let capitalization: CapitalizationContext = try reader.value(.capitalization) ?? .none
    let data = try reader.data()
    self = try reader.made { () throws(FormatError) in
      try DateNames(locale: locale, capitalization: capitalization, fallback: fallback, data: data)
    }
  }

  /// Writes locale, capitalization and fallback.
  public func encode(to encoder: any Encoder) throws {
    var writer = FormatWriter(encoder)
    try writer.write(locale, .locale)
    try writer.write(fallback, .fallback)
    try writer.write(capitalization == .none ? nil : capitalization, .capitalization)
  }
}
