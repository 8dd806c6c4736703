public import Almanac

/// Days to pick from one or several month grids: one day, several days, or a range.
///
/// ```swift
/// var picker = try CalendarPicker(.range(first: nil, last: nil), showing: november, options, monthCount: 2)
/// picker.apply(.tap(try CivilDate("2026-11-30")))
/// picker.apply(.tap(try CivilDate("2026-12-04")))
/// picker.summary                               // De … a …
/// ```
///
/// It is a picker without columns. Days between the ends of a range may be such that can't be chosen; its ends may not.
public struct CalendarPicker: PickerModel {
  /// What the grids are made of; its bounds are those that hold now.
  public internal(set) var options: MonthGridOptions
  /// How many months are shown, 1...12.
  public let monthCount: Int
  /// The first month that is shown.
  public internal(set) var month: YearMonth
  /// What is selected.
  public internal(set) var selection: GridSelection
  /// What cancel returns to.
  public internal(set) var restorePoint: GridSelection
  /// The one day that can have the focus; arrow keys move it.
  public internal(set) var focus: CivilDate
  /// The title, the buttons, and what a tap outside means.
  public var toolbar: PickerToolbar
  /// What was not taken as it was asked for when the picker was made.
  public internal(set) var corrections: [PickerCorrection]
  let words: GridWords

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: What is selected at the beginning, which also says how many days can be. A day that can't be chosen is
  ///     moved to the nearest that can, the later of two that are as near, and ``corrections`` say so.
  ///   - month: The first month that is shown; nil for that of the selection, or of today, or of the bounds.
  ///   - options: What the grids are made of.
  ///   - monthCount: How many months are shown, 1...12.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in for the locale.
  ///   - data: The tables that words are from.
  /// - Throws: `valueOutOfRange` for a range that ends before it begins, and where there is nothing that says which month
  ///   to show; `nothingAvailable` where no day within 10,000 of a selected one can be chosen; `invalidColumns`,
  ///   `noLabels`, `unsupportedLocale`, `minimumAboveMaximum`.
  public init(
    _ selection: GridSelection, showing month: YearMonth? = nil, _ options: MonthGridOptions, monthCount: Int = 1,
    labels: PickerLabels? = nil, data: LocaleData = .embedded
  ) throws(PickerError) {
    try options.check()
    guard 1...12 ~= monthCount else { throw PickerError(.invalidColumns, "\(monthCount)", "1 to 12 months are shown") }
    self.options = options
    self.monthCount = monthCount
    words = try GridWords(options, labels, data)
    toolbar = PickerToolbar(words.labels, title: .titleDate)
    let (settled, corrections) = try options.settled(selection)
    let anchor = settled.first ?? options.today ?? options.minimum ?? options.maximum
    guard let shown = month ?? anchor.flatMap({ YearMonth($0) }) else {
      throw PickerError(.valueOutOfRange, "", "say which month to show, or which day is today")
    }
    self.month = shown
    self.selection = settled
    self.corrections = corrections
    restorePoint = settled
    let first = CivilDate(clamping: shown.year, Int(shown.month.rawValue), 1)
    focus = anchor.flatMap { YearMonth($0) == shown ? $0 : nil } ?? first
  }

  /// The months that are shown, fewer at the end of the year 9999.
  public var grids: [MonthGrid] {
    (0..<monthCount).compactMap { month.adding(months: $0) }.map { MonthGrid($0, options, selection, words) }
  }

  /// Whether both are made of the same and stand on the same.
  public static func == (left: CalendarPicker, right: CalendarPicker) -> Bool {
    left.options == right.options && left.monthCount == right.monthCount && left.state == right.state
      && left.toolbar == right.toolbar && left.corrections == right.corrections
      && left.words.labels == right.words.labels
  }

  /// Hashes what the picker is made of and where it stands.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(options)
    hasher.combine(state)
  }
}

extension MonthGridOptions {
  /// A selection whose days can all be chosen, and what of it is not as asked.
  func settled(
    _ asked: GridSelection
  ) throws(PickerError) -> (selection: GridSelection, corrections: [PickerCorrection]) {
    guard asked.isWellFormed else {
      throw PickerError(
        .valueOutOfRange, asked.ends.map(\.description).joined(separator: " to "),
        "a range has a first day, and its last day is not before it")
    }
    var corrections: [PickerCorrection] = []
    let selection = try asked.replacing { (date: CivilDate) throws(PickerError) -> CivilDate in
      guard let reason = refusalOfChoice(date) else { return date }
      guard let given = nearestDay(to: date) else {
        throw PickerError(
          .nothingAvailable, "\(date)", "no day within \(DatePickerOptions.mostRows) of this one can be chosen")
      }
      corrections.append(
        PickerCorrection(role: .date, asked: Int(date.dayNumber), given: Int(given.dayNumber), reason: reason))
      return given
    }
    return (selection, corrections)
  }

  /// Why a day can't be chosen, the ends of the calendar among the reasons; nil for one that can.
  func refusalOfChoice(_ date: CivilDate) -> RowRefusal.Reason? {
    refusal(of: date) ?? (1...9_999 ~= date.year ? nil : .noSuchDate)
  }

  /// The day that can be chosen nearest to one; of two that are as near, the later.
  private func nearestDay(to date: CivilDate) -> CivilDate? {
    let low = max(minimum ?? .earliest, CivilDate(clamping: 1, 1, 1))
    let high = min(maximum ?? .latest, CivilDate(clamping: 9_999, 12, 31))
    guard low <= high else { return nil }
    let start = min(max(date, low), high)
    for distance in 0...DatePickerOptions.mostRows {
      for sign in [1, -1] {
        if let other = try? start.adding(days: sign * distance), refusalOfChoice(other) == nil { return other }
      }
    }
    return nil
  }
}
