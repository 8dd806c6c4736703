public import Almanac

/// One month as a grid of weeks.
///
/// ```swift
/// var options = MonthGridOptions(locale: "tr")
/// options.today = try CivilDate("2026-11-30")
/// let grid = try MonthGrid(YearMonth(year: 2026, month: .november)!, options)
/// grid.title                                   // Kasım 2026
/// grid.weekdays.map(\.narrow)                  // P, S, Ç, P, C, C, P
/// grid.weeks[0].days.map(grid.text)            // 26 27 28 29 30 31 1
/// ```
///
/// Days are counted in the calendar, so no change of clocks loses or repeats one. Texts are made when they are asked for:
/// making a grid takes microseconds.
public struct MonthGrid: Hashable, Sendable {
  /// The month.
  public let month: YearMonth
  /// The weeks, 4 to 6 of them.
  public let weeks: [Week]
  let words: GridWords

  /// A week of the grid.
  public struct Week: Hashable, Sendable, Codable {
    /// The number of the week, nil where none is asked for.
    public let number: Int?
    /// The seven days.
    public let days: [Day]
  }

  /// A place of the grid.
  public struct Day: Hashable, Sendable, Codable {
    /// The day.
    public let date: CivilDate
    /// Whether the day is of the month.
    public let place: Place
    /// Whether the day is today.
    public let time: Time
    /// What the day is in the selection.
    public let selection: Selection
    /// Whether the day is the first or the last that the bounds leave to choose.
    public let edge: Edge
    /// Why the day can't be chosen; nil for one that can.
    public let refusal: RowRefusal.Reason?
  }

  /// Whether a day is of the month.
  public enum Place: String, Hashable, Sendable, Codable {
    /// It is.
    case inside
    /// It is of another month, and is shown.
    case outside
    /// It is of another month, and its place is empty.
    case empty
  }

  /// Whether a day is today.
  public enum Time: String, Hashable, Sendable, Codable {
    /// It is.
    case today
    /// It is another day, or nobody said which is today.
    case other
  }

  /// What a day is in the selection.
  public enum Selection: String, Hashable, Sendable, Codable {
    /// Nothing.
    case none
    /// Selected.
    case selected
    /// The first day of a range.
    case rangeStart
    /// Between the ends of a range.
    case inRange
    /// The last day of a range.
    case rangeEnd
  }

  /// Whether a day is the first or the last that can be chosen; without a bound there is none.
  public enum Edge: String, Hashable, Sendable, Codable {
    /// It is neither.
    case none
    /// It is the first.
    case first
    /// It is the last.
    case last
    /// It is the only one.
    case only

    init(_ isFirst: Bool, _ isLast: Bool) {
      self = isFirst ? (isLast ? .only : .first) : isLast ? .last : .none
    }
  }

  /// Makes the grid of a month.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - options: What the grid is made of.
  ///   - selection: What is selected.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in for the locale.
  ///   - data: The tables that words are from.
  /// - Throws: `noLabels`, `unsupportedLocale`, `minimumAboveMaximum`.
  public init(
    _ month: YearMonth, _ options: MonthGridOptions, selection: GridSelection = .single(nil),
    labels: PickerLabels? = nil, data: LocaleData = .embedded
  ) throws(PickerError) {
    try options.check()
    self.init(month, options, selection, try GridWords(options, labels, data))
  }

  init(_ month: YearMonth, _ options: MonthGridOptions, _ selection: GridSelection, _ words: GridWords) {
    self.month = month
    self.words = words
    let number = Int(month.month.rawValue)
    let first = CivilDate(clamping: month.year, number, 1)
    let length = lengthOfMonth(month.year, number)
    let lead = words.offset(of: first)
    let count = options.weekCount == .six ? 6 : (lead + length + 6) / 7
    let start = Int(first.dayNumber) - lead
    let (firstOpen, lastOpen) = options.edges
    var weeks: [Week] = []
    weeks.reserveCapacity(count)
    for week in 0..<count {
      var days: [Day] = []
      days.reserveCapacity(7)
      for index in 7 * week..<7 * week + 7 {
        let date = CivilDate(dayNumber: Int32(clamping: start + index))
        let isInside = index >= lead && index < lead + length
        // Before the year 1 and behind 9999 there are no months, and no days to show.
        let isShown = options.outsideDays == .shown && 1...9_999 ~= date.year
        let place = isInside ? Place.inside : isShown ? .outside : .empty
        days.append(
          Day(
            date: date, place: place, time: date == options.today ? .today : .other,
            selection: selection.role(of: date), edge: Edge(date == firstOpen, date == lastOpen),
            refusal: options.refusal(of: date)))
      }
      let from = CivilDate(dayNumber: Int32(clamping: start + 7 * week))
      weeks.append(Week(number: options.number(ofWeekFrom: from, words), days: days))
    }
    self.weeks = weeks
  }

  /// Whether both show the same in the same words.
  public static func == (left: MonthGrid, right: MonthGrid) -> Bool {
    left.month == right.month && left.weeks == right.weeks
      && (left.words === right.words
        || left.words.locale == right.words.locale && left.words.labels == right.words.labels)
  }

  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(month)
    hasher.combine(weeks)
  }
}

extension MonthGridOptions {
  func check() throws(PickerError) {
    if let minimum, let maximum, maximum < minimum {
      throw PickerError(.minimumAboveMaximum, "\(minimum) to \(maximum)", "the minimum is after the maximum")
    }
  }

  /// Why a day can't be chosen; nil for one that can.
  func refusal(of date: CivilDate) -> RowRefusal.Reason? {
    if let minimum, date < minimum { return .beforeMinimum }
    if let maximum, date > maximum { return .afterMaximum }
    return !unavailable.isEmpty && unavailable.contains(date) ? .unavailable : nil
  }

  /// The first and the last day that can be chosen, looked for within a year of each bound.
  var edges: (first: CivilDate?, last: CivilDate?) {
    func edge(from bound: CivilDate?, _ step: Int) -> CivilDate? {
      guard let bound else { return nil }
      for distance in 0...366 {
        guard let date = try? bound.adding(days: step * distance) else { return nil }
        switch refusal(of: date) {
        case nil: return date
        case .unavailable?: continue
        case .some: return nil
        }
      }
      return nil
    }
    return (edge(from: minimum, 1), edge(from: maximum, -1))
  }

  func number(ofWeekFrom start: CivilDate, _ words: GridWords) -> Int? {
    switch weekNumbers {
    case .none: return nil
    case .locale: return words.weeks.weekOfYear(of: start)
    case .iso:
      // The week that has the Thursday of this row.
      let thursday = Int(start.dayNumber) + (4 - Int(start.weekday.rawValue) + 7) % 7
      return WeekRules.iso8601.weekOfYear(of: CivilDate(dayNumber: Int32(clamping: thursday)))
    }
  }
}
