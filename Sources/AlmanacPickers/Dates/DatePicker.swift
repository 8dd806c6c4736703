public import Almanac

/// Dates, times, months and years to pick from columns, as a value.
///
/// ```swift
/// let today = try CivilDate("2027-01-31")
/// var picker = try DatePicker(selection: today, in: today...(try today.adding(days: 90)), locale: "ja")
/// let change = picker.apply(.select(.month, row: 1))
/// change.value                                    // date(2027-02-28): February has no day 31
/// picker.columns.map { $0.selection?.label }      // 2027年 2月 28日
/// picker.apply(.select(.month, row: 2)).value     // date(2027-03-31): the day that was wanted
/// ```
///
/// What is shown is what done returns. A bound limits a column only where all larger columns stand on that bound, and the
/// larger columns are kept where something has to give way. The value is Gregorian whatever the calendar of the display.
public struct DatePicker: ColumnWheels {
  /// What the picker was made of; its bounds are those that hold now.
  public var options: DatePickerOptions { plan.options }
  /// The title, the buttons, and what a tap outside means.
  public var toolbar: PickerToolbar
  /// What was not taken as it was asked for when the picker was made.
  public internal(set) var corrections: [PickerCorrection]

  var plan: DatePlan
  var draft: DateDraft
  var opening: DateDraft

  /// Makes a picker of options.
  ///
  /// - Parameters:
  ///   - options: What the picker is made of.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in for the locale.
  ///   - data: The tables that words and patterns are from.
  /// - Throws: `minimumAboveMaximum`, `boundsMissing`, `valueOutOfRange`, `nothingAvailable`, `invalidStep`,
  ///   `invalidOrder`, `tooManyRows`, `noLabels`, `unsupportedLocale`.
  public init(
    _ options: DatePickerOptions, labels: PickerLabels? = nil, data: LocaleData = .embedded
  ) throws(PickerError) {
    plan = try DatePlan(options, labels, data)
    toolbar = PickerToolbar(plan.words.labels, title: options.mode.titleKey)
    draft = DateDraft(plan.rules.low)
    opening = draft
    corrections = []
    corrections = try set(options.selection)
    opening = draft
  }

  /// Makes a picker of days.
  ///
  /// - Parameters:
  ///   - selection: The day at the beginning; one outside the bounds is moved to them, and ``corrections`` say so.
  ///   - bounds: The first and the last day.
  ///   - locale: The locale of the words.
  /// - Throws: As ``init(_:labels:data:)``.
  public init(selection: CivilDate, in bounds: ClosedRange<CivilDate>, locale: LocaleTag) throws(PickerError) {
    try self.init(
      DatePickerOptions(
        mode: .date, selection: .date(selection), minimum: .date(bounds.lowerBound),
        maximum: .date(bounds.upperBound), locale: locale))
  }
}

/// What a date picker is made of, and what follows from it.
final class DatePlan: Sendable {
  let options: DatePickerOptions
  let rules: DateRules
  let words: DateWords
  /// The eras between the bounds, one for a calendar that has none; never none.
  let spans: [EraSpan]
  let roles: [ColumnRole]
  /// Whether there is a column for the era.
  let hasEraColumn: Bool

  convenience init(
    _ options: DatePickerOptions, _ labels: PickerLabels?, _ data: LocaleData
  ) throws(PickerError) {
    try self.init(options, words: try DateWords(options, labels, data))
  }

  init(_ options: DatePickerOptions, words: DateWords) throws(PickerError) {
    self.options = options
    self.words = words
    rules = try DateRules(options)
    if options.mode == .monthDay || options.mode == .time {
      let all = DateSpan(rules.low, through: rules.high)
      spans = [EraSpan(all, offset: 0, name: "", abbreviation: "")]
    } else {
      spans = words.calendar.spans.compactMap { [rules] in $0.limited(to: rules.low, rules.high) }
      guard let first = spans.first, first.limit.first == rules.low else {
        throw PickerError(
          .valueOutOfRange, "\(rules.low)",
          "the \(words.calendar.name) calendar of pickers begins on \(words.calendar.floor)")
      }
    }
    let hasEras = spans.count > 1 && options.eras == .column && options.mode.hasEras
    roles = try words.order(hasEras: hasEras, options)
    hasEraColumn = hasEras
  }

  /// The place of the era that a day is in.
  func era(of date: CivilDate) -> Int {
    spans.count == 1 ? 0 : spans.lastIndex { $0.limit.first <= date } ?? 0
  }

  var bounds: DateSpan { DateSpan(rules.low, through: rules.high) }
}

extension DatePickerMode {
  var hasEras: Bool { self == .date || self == .dateAndTime || self == .yearMonth || self == .year }

  var titleKey: LabelKey {
    switch self {
    case .date: .titleDate
    case .time: .titleTime
    case .dayAndTime, .dateAndTime: .titleDateTime
    case .yearMonth: .titleYearMonth
    case .year: .titleYear
    case .monthDay: .titleMonthDay
    }
  }

  var groupKey: LabelKey {
    switch self {
    case .date: .groupDate
    case .time: .groupTime
    case .dayAndTime, .dateAndTime: .groupDateTime
    case .yearMonth: .groupYearMonth
    case .year: .groupYear
    case .monthDay: .groupMonthDay
    }
  }
}

extension DatePicker: Hashable {
  /// Whether both are made of the same and stand on the same.
  public static func == (left: DatePicker, right: DatePicker) -> Bool {
    left.draft == right.draft && left.opening == right.opening && left.toolbar == right.toolbar
      && left.corrections == right.corrections
      && (left.plan === right.plan || left.options == right.options && left.labels == right.labels)
  }

  /// Hashes what the picker stands on and what it is made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(options)
    hasher.combine(draft)
    hasher.combine(opening)
  }
}
