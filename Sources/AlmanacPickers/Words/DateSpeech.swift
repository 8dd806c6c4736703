import Almanac

/// The whole dates and times that pickers say.
struct DateSpeech: Sendable {
  private let full: DateTimeFormat

  /// - Throws: `unsupportedLocale`; where the full style can be made, so can the others.
  init(_ locale: LocaleTag, _ data: LocaleData) throws(PickerError) {
    do throws(FormatError) {
      full = try DateTimeFormat(date: .full, locale: locale, data: data)
    } catch {
      throw PickerError(error)
    }
  }

  /// The pattern of a time with seconds, as the region is used to; the hours of the language where there is none.
  var timePattern: String { time(.second)?.pattern ?? "HH:mm:ss" }

  /// The day with its weekday: segunda-feira, 30 de novembro de 2026.
  func day(_ date: CivilDate) -> String { full.string(from: date) }

  /// The format of a day as a field shows it: 30/11/2026.
  var shortDay: DateTimeFormat? { try? DateTimeFormat(date: .short, locale: full.locale, data: full.data) }

  /// The format of a time of day; nil where the tables have no times for the calendar.
  func time(_ precision: TimePrecision) -> DateTimeFormat? {
    // Styles have the hours of the region; those that `-u-hc-` asks for have patterns of their own.
    guard full.locale.askedHourCycle == nil else {
      return format(precision == .second ? .standardTime : .shortenedTime)
    }
    return try? DateTimeFormat(time: precision == .second ? .medium : .short, locale: full.locale, data: full.data)
  }

  /// A day with its weekday, and a time.
  func dayAndTime(_ dateTime: CivilDateTime, _ precision: TimePrecision) -> String { whole(.full, dateTime, precision) }

  /// A day and a time as a field shows them.
  func fieldDayAndTime(_ dateTime: CivilDateTime, _ precision: TimePrecision) -> String {
    whole(.short, dateTime, precision)
  }

  private func whole(_ style: DateStyle, _ dateTime: CivilDateTime, _ precision: TimePrecision) -> String {
    let format = try? DateTimeFormat(
      date: style, time: precision == .second ? .medium : .short, locale: full.locale, data: full.data)
    return format?.string(from: dateTime) ?? day(dateTime.date)
  }

  /// The format of a set of fields; nil where the tables have no patterns for the calendar.
  func format(_ skeleton: DateSkeleton) -> DateTimeFormat? {
    try? DateTimeFormat(skeleton: skeleton, locale: full.locale, data: full.data)
  }
}

extension DateSkeleton {
  /// A day with its weekday and month: 11月30日(月).
  static let dayOfRow: DateSkeleton = "MMMEd"
  /// A month with its year, as over a calendar page: novembro de 2026.
  static let monthAndYear: DateSkeleton = "yMMMM"
  /// A day of every year: 30 de novembro.
  static let dayAndMonth: DateSkeleton = "MMMMd"
  /// A year with its era where the calendar has one: 令和8年.
  static let yearAlone: DateSkeleton = "y"
}
