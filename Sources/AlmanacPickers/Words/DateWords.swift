import Almanac

/// All that a date picker says and in which order, for one locale.
final class DateWords: Sendable {
  let locale: LocaleTag
  let labels: PickerLabels
  let data: LocaleData
  let direction: PickerDirection
  let calendar: PickerCalendar
  let date: PatternLayout
  let time: PatternLayout
  let clock: ClockReading
  /// Whether the day comes before the time where both are.
  let dateComesFirst: Bool
  /// Whether the pattern has something between the era and the year.
  let eraIsApart: Bool
  /// Whether the first year of an era is written as its sign, 元.
  let hasFirstYearSign: Bool
  let numbers: NumberWords
  let months: [String]
  let standaloneMonths: [String]
  /// Before and after noon.
  let halves: [String]
  let formats: DateSpeech
  /// What a row of the column of whole days says; nil in a picker without such a column.
  let dayOfRow: DateTimeFormat?
  /// What a field shows, in a picker of dates or of times; nil in others.
  let field: DateTimeFormat?

  init(_ options: DatePickerOptions, _ labels: PickerLabels?, _ data: LocaleData) throws(PickerError) {
    (locale, self.labels) = try Self.language(options.locale, options.fallback, labels)
    self.data = data
    let texts = try LocaleTexts(of: locale, data)
    direction = texts.direction
    calendar = try PickerCalendar(named: data.calendar(for: locale, row: texts.row), texts, locale)
    let table = TableCalendar(rawValue: calendar.name)
    guard let full = texts.style(.dateFull, table), let fullTime = texts.style(.timeFull, table) else {
      throw PickerError(.unsupportedLocale, "\(locale)", "the tables have no date and time styles for it")
    }
    date = PatternLayout(full)
    eraIsApart = full.byteOffset(of: "Gy") == nil
    formats = try DateSpeech(locale, data)
    dayOfRow = options.mode == .dayAndTime ? formats.format(.dayOfRow) : nil
    field =
      switch options.mode {
      case .date: formats.shortDay
      case .time: formats.time(options.precision)
      default: nil
      }
    (time, clock) =
      options.mode.hasTime
      ? ClockLayout.layout(full: fullTime, short: formats.timePattern)
      : (PatternLayout(""), ClockReading(letter: UInt8(ascii: "H")))
    let glue = texts.style(.glueMedium, table) ?? texts.style(.glueDefault, table) ?? "{1} {0}"
    dateComesFirst = glue.byteOffset(of: "{1}").map { $0 < glue.byteOffset(of: "{0}") ?? -1 } ?? true
    hasFirstYearSign = texts.style(.numbersFull, table) == "y=jpanyear"
    numbers = try NumberWords(locale, data)
    let month = date.field(.month)
    months = month.map { $0.count < 3 ? [] : texts.names(Self.monthNames($0.letter, $0.count)) } ?? []
    standaloneMonths = texts.names(.monthsStandaloneWide)
    // The wide names, as times have them: the abbreviated ones are English in some languages of CLDR 42.
    halves = options.mode.hasTime ? Array(texts.names(.dayPeriodsFormatWide).prefix(2)) : ["", ""]
    guard months.count == (month.map { $0.count < 3 } ?? true ? 0 : 12), standaloneMonths.count == 12, halves.count == 2
    else {
      throw PickerError(
        .unsupportedLocale, "\(locale)", "the tables have no names of months or halves of the day for it")
    }
  }

  /// The locale and the labels that a picker speaks with, both of one language.
  static func language(
    _ locale: LocaleTag, _ fallback: LocaleTag?, _ labels: PickerLabels?
  ) throws(PickerError) -> (LocaleTag, PickerLabels) {
    if let labels { return (locale, labels) }
    if let fallback, MessageLanguage(readBy: locale) == nil {
      return (fallback, try PickerLabels(for: fallback))
    }
    return (locale, try PickerLabels(for: locale))
  }

  private static func monthNames(_ letter: UInt8, _ count: Int) -> NameSlot {
    switch (letter, count) {
    case (UInt8(ascii: "M"), 3): .monthsFormatAbbreviated
    case (UInt8(ascii: "L"), 3): .monthsStandaloneAbbreviated
    case (UInt8(ascii: "L"), _): .monthsStandaloneWide
    default: .monthsFormatWide
    }
  }

  /// A number in the locale's digits, with at least so many of them.
  func number(_ number: Int, digits minimum: Int = 1) -> String { numbers.text(number, digits: minimum) }
}

extension DateWords {
  /// The roles of the columns: in the locale's order, or in the caller's if it names the same ones.
  func order(hasEras: Bool, _ options: DatePickerOptions) throws(PickerError) -> [ColumnRole] {
    var dates: [ColumnRole] = []
    let wanted: [ColumnRole] =
      switch options.mode {
      case .date, .dateAndTime: [.era, .year, .month, .day]
      case .yearMonth: [.era, .year, .month]
      case .year: [.era, .year]
      case .monthDay: [.month, .day]
      case .dayAndTime, .time: []
      }
    if options.mode == .dayAndTime { dates = [.date] }
    for role in date.fields.map(\.role) where wanted.contains(role) && !dates.contains(role) {
      if role != .era || hasEras { dates.append(role) }
    }
    // A pattern without the era shows it before the year.
    if hasEras, !dates.contains(.era) { dates.insert(.era, at: dates.firstIndex(of: .year) ?? 0) }
    guard wanted.allSatisfy({ dates.contains($0) || $0 == .era }) else {
      throw PickerError(.unsupportedLocale, "\(locale)", "its full date pattern lacks the year, the month or the day")
    }
    let times = options.mode.hasTime ? timeRoles(options.precision) : []
    let own = dateComesFirst ? dates + times : times + dates
    guard let order = options.order else { return own }
    guard order.count == own.count, Set(order) == Set(own) else {
      throw PickerError(
        .invalidOrder, order.map(\.description).joined(separator: ", "),
        "the order has each of these once: \(own.map(\.description).joined(separator: ", "))")
    }
    return order
  }

  private func timeRoles(_ precision: TimePrecision) -> [ColumnRole] {
    time.fields.map(\.role).filter { role in
      switch role {
      case .hour: true
      case .minute: precision != .hour
      case .second: precision == .second
      case .dayPeriod: clock.isHalfDay
      default: false
      }
    }
  }
}

extension String {
  /// How many bytes stand before a part; nil where there is no such part.
  ///
  /// Patterns are too short for a cleverer search.
  fileprivate func byteOffset(of part: String) -> Int? {
    let (whole, part) = (utf8Span.span, part.utf8Span.span)
    guard whole.count >= part.count else { return nil }
    return (0...whole.count - part.count).first { start in
      part.indices.allSatisfy { whole[start + $0] == part[$0] }
    }
  }
}
