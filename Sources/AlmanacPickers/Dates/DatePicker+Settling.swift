import Almanac

extension DatePicker {
  /// The draft that the picker allows and that keeps most of what was asked: larger columns first.
  ///
  /// - Parameters:
  ///   - asked: What was asked for; its day is the wanted one.
  ///   - limit: The days that may be reached.
  ///   - former: What was shown before.
  ///   - lead: The column that was moved.
  /// - Returns: The draft, and what of it is not as asked.
  func settle(
    _ asked: DateDraft, in limit: DateSpan, from former: DateDraft, lead: ColumnRole?
  ) -> (draft: DateDraft, corrections: [PickerCorrection]) {
    let rules = plan.rules
    var draft = asked
    if options.mode == .dayAndTime {
      let date = rules.nearestDay(to: asked.date) ?? rules.low
      if date != asked.date { draft.take(date) }
    } else if options.mode != .time {
      draft.year = rules.nearestYear(to: asked.year, in: limit) ?? asked.year
      draft.month = rules.months(draft.year, in: limit).nearest(to: asked.month) ?? asked.month
      draft.day = rules.days(draft.year, draft.month, in: limit).nearest(to: asked.wantedDay) ?? asked.day
    }
    if options.mode.hasTime { settleTime(&draft, asked) }
    return (draft, corrections(asked, draft, former, lead))
  }

  private func settleTime(_ draft: inout DateDraft, _ asked: DateDraft) {
    let rules = plan.rules
    let spans = rules.spans(on: draft.date)
    var hours = rules.hours(spans)
    if plan.words.clock.isHalfDay {
      let half = NumberSet(asked.hour / 12 * 12, through: asked.hour / 12 * 12 + 11).intersection(hours)
      if !half.isEmpty { hours = half }
    }
    draft.hour = hours.nearest(to: asked.hour) ?? asked.hour
    draft.minute = rules.minutes(spans, hour: draft.hour).nearest(to: asked.minute) ?? asked.minute
    draft.second =
      rules.seconds(spans, hour: draft.hour, minute: draft.minute).nearest(to: asked.second) ?? asked.second
  }

  func corrections(
    _ asked: DateDraft, _ given: DateDraft, _ former: DateDraft, _ lead: ColumnRole?
  ) -> [PickerCorrection] {
    guard asked != given || given.day != given.wantedDay else { return [] }
    var corrections: [PickerCorrection] = []
    func note(_ role: ColumnRole, _ asked: Int, _ given: Int, _ reason: @autoclosure () -> RowRefusal.Reason) {
      guard asked != given else { return }
      corrections.append(PickerCorrection(role: role, asked: asked, given: given, reason: reason()))
    }
    let bounds = plan.bounds
    let wanted = CivilDate(clamping: asked.year, asked.month, asked.wantedDay)
    let reason: RowRefusal.Reason =
      wanted < bounds.first ? .beforeMinimum : wanted > bounds.last ? .afterMaximum : .unavailable
    if options.mode == .dayAndTime {
      note(.date, Int(asked.date.dayNumber), Int(given.date.dayNumber), reason)
    } else if options.mode != .time {
      note(.year, asked.year, given.year, reason)
      if options.mode != .year { note(.month, asked.month, given.month, reason) }
      // The day that is still wanted is no news.
      if options.mode.hasDay, given.day != former.day || lead == .day || lead == nil {
        note(
          .day, asked.wantedDay, given.day,
          asked.wantedDay > lengthOfMonth(given.year, given.month)
            ? .noSuchDate : reason == .unavailable ? dayReason(given, asked.wantedDay) : reason)
      }
    }
    if options.mode.hasTime {
      let timeReason = timeReason(asked.secondOfDay, on: given.date)
      note(.hour, asked.hour, given.hour, timeReason)
      note(.minute, asked.minute, given.minute, timeReason)
      note(.second, asked.second, given.second, timeReason)
    }
    return corrections
  }

  private func dayReason(_ given: DateDraft, _ day: Int) -> RowRefusal.Reason {
    let date = CivilDate(clamping: given.year, given.month, day)
    return date < plan.bounds.first ? .beforeMinimum : date > plan.bounds.last ? .afterMaximum : .unavailable
  }

  /// Why a second of a day can't be chosen.
  func timeReason(_ second: Int, on date: CivilDate) -> RowRefusal.Reason {
    let rules = plan.rules
    if rules.skipped.contains(where: { $0.seconds(on: date)?.contains(second) == true }) { return .skipped }
    if rules.mode == .time {
      if !rules.windows.contains(where: { $0.contains(second) }) {
        let low = rules.windows.last?.lowerBound ?? 0
        return second < low ? .beforeMinimum : .afterMaximum
      }
    } else {
      if date == rules.low, second < rules.lowSecond { return .beforeMinimum }
      if date == rules.high, second > rules.highSecond { return .afterMaximum }
    }
    return rules.grid.contains(second) ? .unavailable : .offStep
  }

  /// A time on the steps, by the rule for those between them.
  func rounded(_ draft: DateDraft) -> DateDraft {
    let grid = plan.rules.grid
    let steps = options.steps
    let second = draft.secondOfDay
    guard options.mode.hasTime, !grid.contains(second) else { return draft }
    let below = grid.floor(second)
    let above = grid.ceiling(second)
    var rounded = draft
    let up: Bool =
      switch steps.rounding {
      case .down: below == nil
      case .up: true
      case .nearest: (above ?? 86_400 + (grid.ceiling(0) ?? 0)) - second < second - (below ?? -86_400)
      }
    if up, above == nil, steps.dayEnd == .crosses, options.mode != .time, let first = grid.ceiling(0),
      let next = try? draft.date.adding(days: 1)
    {
      rounded.take(next)
      rounded.secondOfDay = first
      return rounded
    }
    rounded.secondOfDay = (up ? above ?? below : below ?? above) ?? second
    return rounded
  }
}
