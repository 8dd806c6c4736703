import Almanac

extension DateRules {
  /// Makes the rules of options, and refuses what contradicts itself.
  init(_ options: DatePickerOptions) throws(PickerError) {
    mode = options.mode
    unavailable = options.unavailable
    skipped = options.skippedTimes
    let bounds = try Bounds(options)
    let base = options.steps.base == .minimum ? bounds.lowSecond : 0
    grid = try TimeGrid(options.steps, options.precision, base: base)
    windows =
      mode == .time && bounds.lowSecond > bounds.highSecond
      ? [0...bounds.highSecond, bounds.lowSecond...86_399]
      : bounds.lowSecond <= bounds.highSecond ? [bounds.lowSecond...bounds.highSecond] : []
    var low = bounds.low
    var high = bounds.high
    var lowSecond = bounds.lowSecond
    var highSecond = bounds.highSecond
    if mode == .dayAndTime || mode == .dateAndTime {
      // A bound between steps moves to the next step inside, which may lie in the next day.
      if let first = grid.ceiling(lowSecond) {
        lowSecond = first
      } else if low < high, let next = try? low.adding(days: 1) {
        low = next
        lowSecond = 0
      }
      if let last = grid.floor(highSecond) {
        highSecond = last
      } else if low < high, let former = try? high.adding(days: -1) {
        high = former
        highSecond = 86_399
      }
    }
    self.low = low
    self.high = high
    self.lowSecond = lowSecond
    self.highSecond = highSecond
    hasClosedDays = !options.unavailable.isEmpty || !options.skippedTimes.isEmpty && mode.hasTime && mode != .time
    guard low < high || low == high && (mode == .time || lowSecond <= highSecond) else { throw Self.nothing(options) }
    guard nearestYear(to: low.year, in: DateSpan(low, through: high)) != nil else { throw Self.nothing(options) }
    guard mode != .time || !spans(on: low).isEmpty, !mode.hasTime || !spans(on: nearestDay(to: low) ?? low).isEmpty
    else { throw Self.nothing(options) }
    if mode == .dayAndTime {
      let count = low.days(until: high) + 1
      guard count <= DatePickerOptions.mostRows else { throw Self.tooMany(count, "days") }
    }
    let years = high.year - low.year + 1
    guard years <= DatePickerOptions.mostRows else { throw Self.tooMany(years, "years") }
  }

  private static func nothing(_ options: DatePickerOptions) -> PickerError {
    PickerError(
      .nothingAvailable, Bounds.text(options), "the bounds, steps and closed days leave nothing to choose")
  }

  private static func tooMany(_ count: Int, _ what: String) -> PickerError {
    PickerError(
      .tooManyRows, "\(count) \(what)",
      "a column has at most \(DatePickerOptions.mostRows) rows; bring minimum and maximum nearer together")
  }

  /// The bounds of options as days and seconds.
  private struct Bounds {
    var low: CivilDate
    var high: CivilDate
    var lowSecond = 0
    var highSecond = 86_399

    init(_ options: DatePickerOptions) throws(PickerError) {
      let reference = DateRules.referenceYear
      switch options.mode {
      case .time, .monthDay:
        low = CivilDate(clamping: reference, 1, 1)
        high = options.mode == .time ? low : CivilDate(clamping: reference, 12, 31)
      case .date, .dayAndTime, .dateAndTime, .yearMonth, .year:
        guard options.minimum != nil, options.maximum != nil else {
          throw PickerError(
            .boundsMissing, options.minimum == nil ? "minimum" : "maximum",
            "a picker with years has a minimum and a maximum; there is no hidden window of years")
        }
        low = .earliest
        high = .latest
      }
      if let minimum = options.minimum {
        let draft = try DateRules.draft(minimum, options.mode, end: .first)
        low = draft.date
        lowSecond = draft.secondOfDay
      }
      if let maximum = options.maximum {
        let draft = try DateRules.draft(maximum, options.mode, end: .last)
        high = draft.date
        highSecond = options.mode.hasTime ? draft.secondOfDay : 86_399
      }
      // A time of day may go over midnight; nothing else may end before it begins.
      guard options.mode == .time || (low, lowSecond) <= (high, highSecond) else {
        throw PickerError(.minimumAboveMaximum, Self.text(options), "the minimum is after the maximum")
      }
    }

    /// The bounds as an error shows them.
    static func text(_ options: DatePickerOptions) -> String {
      [options.minimum, options.maximum].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " to ")
    }
  }

  /// Which end of a year or a month a value without a day stands for.
  enum End {
    case first, last
  }

  /// The draft of a value of the mode's kind.
  static func draft(_ value: PickerValue, _ mode: DatePickerMode, end: End = .first) throws(PickerError) -> DateDraft {
    let draft: DateDraft
    switch (value, mode) {
    case (.date(let date), .date): draft = DateDraft(date)
    case (.time(let time), .time):
      draft = DateDraft(CivilDate(clamping: referenceYear, 1, 1), secondOfDay: time.secondOfDay)
    case (.dateTime(let dateTime), .dayAndTime), (.dateTime(let dateTime), .dateAndTime):
      draft = DateDraft(dateTime.date, secondOfDay: dateTime.time.secondOfDay)
    case (.yearMonth(let month), .yearMonth):
      let number = Int(month.month.rawValue)
      draft = DateDraft(
        CivilDate(clamping: month.year, number, end == .first ? 1 : lengthOfMonth(month.year, number)))
    case (.year(let year), .year):
      guard 1...9_999 ~= year else { throw outside(value) }
      draft = DateDraft(CivilDate(clamping: year, end == .first ? 1 : 12, end == .first ? 1 : 31))
    case (.monthDay(let day), .monthDay):
      draft = DateDraft(CivilDate(clamping: referenceYear, Int(day.month.rawValue), day.day))
    default:
      throw PickerError(
        .valueOutOfRange, "\(value)", "the value of this picker is of the kind \(mode.valueKind.rawValue)")
    }
    guard 1...9_999 ~= draft.year else { throw outside(value) }
    return draft
  }

  private static func outside(_ value: PickerValue) -> PickerError {
    PickerError(.valueOutOfRange, "\(value)", "pickers have the years 1 to 9999")
  }
}
