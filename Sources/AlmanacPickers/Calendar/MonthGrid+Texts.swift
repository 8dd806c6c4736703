public import Almanac

extension MonthGrid {
  /// The names of a weekday.
  public struct WeekdayName: Hashable, Sendable, Codable {
    /// The weekday.
    public let weekday: Weekday
    /// One letter or so; several weekdays may have the same.
    public let narrow: String
    /// Two or three letters, as over the columns of a calendar.
    public let short: String
    /// The usual abbreviation.
    public let abbreviated: String
    /// The whole name, which a screen reader says.
    public let wide: String
  }

  /// The locale of the words.
  public var locale: LocaleTag { words.locale }
  /// Which way the days of a week run.
  public var direction: PickerDirection { words.direction }
  /// The month and its year, as over a calendar page.
  public var title: String { words.text(of: month) }
  /// The names over the columns, from the first day of the week on.
  public var weekdays: [WeekdayName] { words.weekdays }
  /// What the button says that goes to the month before.
  public var previousLabel: String { words.labels.text(.monthPrevious) }
  /// What the button says that goes to the month behind.
  public var nextLabel: String { words.labels.text(.monthNext) }

  /// The number of a day in the locale's digits; empty for an empty place.
  public func text(_ day: Day) -> String { day.place == .empty ? "" : words.numbers.text(day.date.day) }

  /// What a screen reader says for a day: the whole date, and what is special about it; empty for an empty place.
  public func spokenText(_ day: Day) -> String {
    var frames = SpokenFrames()
    return spokenText(day, &frames)
  }

  /// What stands around dates that are spoken; of the few that a page has, each is looked up once.
  struct SpokenFrames {
    private var known: [(key: LabelKey, prefix: String, suffix: String)] = []

    mutating func text(_ key: LabelKey, _ value: String, _ labels: PickerLabels) -> String {
      if let frame = known.first(where: { $0.key == key }) { return frame.prefix + value + frame.suffix }
      let frame = labels.frame(key)
      known.append((key, frame.prefix, frame.suffix))
      return frame.prefix + value + frame.suffix
    }
  }

  /// The same for one of many days.
  func spokenText(_ day: Day, _ frames: inout SpokenFrames) -> String {
    func text(_ key: LabelKey, _ value: String) -> String { frames.text(key, value, words.labels) }
    guard day.place != .empty else { return "" }
    let date = words.formats.day(day.date)
    let key: LabelKey? =
      switch (day.refusal, day.selection, day.time) {
      case (_?, _, _): .dayUnavailable
      case (nil, .selected, .today): .dayTodaySelected
      case (nil, .selected, .other): .daySelected
      case (nil, .rangeStart, _): .dayRangeStart
      case (nil, .rangeEnd, _): .dayRangeEnd
      case (nil, .inRange, _): .dayInRange
      case (nil, .none, .today): .dayToday
      case (nil, .none, .other): day.place == .outside ? .dayOutside : nil
      }
    let spoken = key.map { text($0, date) } ?? date
    switch day.refusal == nil ? day.edge : .none {
    case .none: return spoken
    case .first: return text(.dayFirstAvailable, spoken)
    case .last: return text(.dayLastAvailable, spoken)
    case .only: return text(.dayLastAvailable, text(.dayFirstAvailable, spoken))
    }
  }

  /// The sentence that says why a day can't be chosen; nil for one that can.
  public func refusal(_ day: Day, _ options: MonthGridOptions) -> RowRefusal? {
    day.refusal.map { RowRefusal(reason: $0, message: words.message(for: $0, options)) }
  }

  /// The number of a week in the locale's digits; empty where weeks have none.
  public func text(_ week: Week) -> String { week.number.map { words.numbers.text($0) } ?? "" }

  /// What a screen reader says for the number of a week; empty where weeks have none.
  public func spokenText(_ week: Week) -> String {
    week.number.map { words.labels.text(.weekNumber, words.numbers.text($0)) } ?? ""
  }
}
