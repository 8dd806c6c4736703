import Almanac

/// Which dates and times a date picker allows: bounds, steps, closed days, skipped times.
struct DateRules: Hashable, Sendable {
  let mode: DatePickerMode
  /// The first and the last day, in the reference year for months and days alone.
  let low: CivilDate
  let high: CivilDate
  /// The first second of the first day and the last second of the last one.
  let lowSecond: Int
  let highSecond: Int
  /// The seconds of the day that are allowed where there are no days: two spans where they go over midnight.
  let windows: [ClosedRange<Int>]
  let grid: TimeGrid
  let unavailable: UnavailableDates
  let skipped: [SkippedTimes]
  /// Whether days have to be looked at one by one.
  let hasClosedDays: Bool

  /// The year that stands for all where there is no year: a leap year.
  static let referenceYear = 2000

  /// The seconds of a day that can be chosen, in spans whose ends are on the steps.
  func spans(on date: CivilDate) -> TimeSpans {
    // One span is all there is on most days.
    if skipped.isEmpty, mode != .time {
      return TimeSpans(
        date == low ? grid.ceiling(lowSecond) : grid.first, through: date == high ? grid.floor(highSecond) : grid.last)
    }
    var spans = windows
    if mode != .time {
      let first = date == low ? lowSecond : 0
      let last = date == high ? highSecond : 86_399
      spans = first <= last ? [first...last] : []
    }
    for gap in skipped {
      guard let gap = gap.seconds(on: date) else { continue }
      spans = spans.flatMap { span -> [ClosedRange<Int>] in
        guard span.overlaps(gap) else { return [span] }
        var rest: [ClosedRange<Int>] = []
        if span.lowerBound < gap.lowerBound { rest.append(span.lowerBound...gap.lowerBound - 1) }
        if gap.upperBound < span.upperBound { rest.append(gap.upperBound + 1...span.upperBound) }
        return rest
      }
    }
    return TimeSpans(
      spans.compactMap { span in
        guard let first = grid.ceiling(span.lowerBound), let last = grid.floor(span.upperBound), first <= last else {
          return nil
        }
        return first...last
      })
  }

  /// The hours of a day that can be chosen.
  func hours(_ spans: TimeSpans) -> NumberSet {
    spans.union { NumberSet($0.lowerBound / 3_600, through: $0.upperBound / 3_600) }.intersection(grid.hours)
  }

  /// The minutes of an hour that can be chosen.
  func minutes(_ spans: TimeSpans, hour: Int) -> NumberSet {
    let start = 3_600 * hour
    return spans.union { span in
      guard span.lowerBound < start + 3_600, span.upperBound >= start else { return .empty }
      return NumberSet(max(0, span.lowerBound - start) / 60, through: min(3_599, span.upperBound - start) / 60)
    }.intersection(grid.minutes)
  }

  /// The seconds of a minute that can be chosen.
  func seconds(_ spans: TimeSpans, hour: Int, minute: Int) -> NumberSet {
    let start = 3_600 * hour + 60 * minute
    return spans.union { span in
      guard span.lowerBound < start + 60, span.upperBound >= start else { return .empty }
      return NumberSet(max(0, span.lowerBound - start), through: min(59, span.upperBound - start))
    }.intersection(grid.seconds)
  }

  /// Whether a day between the bounds can be chosen.
  func isOpen(_ date: CivilDate) -> Bool {
    guard hasClosedDays else { return true }
    if mode.hasDay || mode == .yearMonth || mode == .year, unavailable.contains(date) { return false }
    return !mode.hasTime || !spans(on: date).isEmpty
  }

  /// The days of a month between limits that can be chosen.
  func days(_ year: Int, _ month: Int, in limit: DateSpan) -> NumberSet {
    var days = boundedDays(year, month, in: limit)
    guard hasClosedDays else { return days }
    var rest = days
    while let day = rest.first {
      rest.remove(day)
      if !isOpen(CivilDate(clamping: year, month, day)) { days.remove(day) }
    }
    return days
  }

  /// The days of a month between limits.
  func boundedDays(_ year: Int, _ month: Int, in limit: DateSpan) -> NumberSet {
    var first = 1
    var last = lengthOfMonth(year, month)
    let place = 12 * year + month
    let lowPlace = 12 * limit.first.year + limit.first.monthNumber
    let highPlace = 12 * limit.last.year + limit.last.monthNumber
    guard place >= lowPlace, place <= highPlace else { return .empty }
    if place == lowPlace { first = limit.first.day }
    if place == highPlace { last = min(last, limit.last.day) }
    return NumberSet(first, through: last)
  }

  /// The months of a year between limits.
  func boundedMonths(_ year: Int, in limit: DateSpan) -> NumberSet {
    guard year >= limit.first.year, year <= limit.last.year else { return .empty }
    return NumberSet(
      year == limit.first.year ? limit.first.monthNumber : 1,
      through: year == limit.last.year ? limit.last.monthNumber : 12)
  }

  /// The months of a year between limits that have a day to choose.
  func months(_ year: Int, in limit: DateSpan) -> NumberSet {
    var months = boundedMonths(year, in: limit)
    guard hasClosedDays else { return months }
    var rest = months
    while let month = rest.first {
      rest.remove(month)
      if !hasDay(year, month, in: limit) { months.remove(month) }
    }
    return months
  }

  private func hasDay(_ year: Int, _ month: Int, in limit: DateSpan) -> Bool {
    var rest = boundedDays(year, month, in: limit)
    while let day = rest.first {
      if isOpen(CivilDate(clamping: year, month, day)) { return true }
      rest.remove(day)
    }
    return false
  }

  /// Whether a year has a day to choose between limits.
  func isOpen(year: Int, in limit: DateSpan) -> Bool {
    guard year >= limit.first.year, year <= limit.last.year else { return false }
    guard hasClosedDays else { return true }
    var rest = boundedMonths(year, in: limit)
    while let month = rest.first {
      if hasDay(year, month, in: limit) { return true }
      rest.remove(month)
    }
    return false
  }

  /// The open year nearest to one, the later of two that are as near; nil where none is open.
  func nearestYear(to year: Int, in limit: DateSpan) -> Int? {
    let year = min(max(year, limit.first.year), limit.last.year)
    for distance in 0...max(year - limit.first.year, limit.last.year - year) {
      if isOpen(year: year + distance, in: limit) { return year + distance }
      if isOpen(year: year - distance, in: limit) { return year - distance }
    }
    return nil
  }

  /// The open day nearest to one, the later of two that are as near; nil where none is open.
  func nearestDay(to date: CivilDate) -> CivilDate? {
    let date = min(max(date, low), high)
    guard hasClosedDays else { return date }
    let most = max(low.days(until: date), date.days(until: high))
    for distance in 0...most {
      for sign in [1, -1] {
        guard let other = try? date.adding(days: sign * distance), low <= other, other <= high, isOpen(other) else {
          continue
        }
        return other
      }
    }
    return nil
  }
}

extension DateRules {
  /// The same rules for a zone that skips nothing.
  var withoutGaps: DateRules { DateRules(self, skipped: []) }

  private init(_ rules: DateRules, skipped: [SkippedTimes]) {
    mode = rules.mode
    low = rules.low
    high = rules.high
    lowSecond = rules.lowSecond
    highSecond = rules.highSecond
    windows = rules.windows
    grid = rules.grid
    unavailable = rules.unavailable
    self.skipped = skipped
    hasClosedDays = rules.hasClosedDays
  }
}
