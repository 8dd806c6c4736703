import Almanac

extension DatePicker {
  /// Sets a value as the event `set` does, without saying what is different now.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    let asked = try DateRules.draft(value, options.mode)
    let rounded = rounded(asked)
    var corrections: [PickerCorrection] = []
    for (role, former, latter) in [
      (ColumnRole.hour, asked.hour, rounded.hour), (.minute, asked.minute, rounded.minute),
      (.second, asked.second, rounded.second),
    ] where former != latter {
      corrections.append(PickerCorrection(role: role, asked: former, given: latter, reason: .offStep))
    }
    return corrections + take(rounded)
  }

  /// Takes over a whole value: one outside the bounds becomes the bound, and one on a closed day the nearest open day.
  private mutating func take(_ asked: DateDraft) -> [PickerCorrection] {
    let inside = clamped(asked)
    draft = settle(inside, in: plan.bounds, from: inside, lead: nil).draft
    return self.corrections(asked, draft, asked, nil)
  }

  /// The bound that a whole value lies beyond, or the value.
  private func clamped(_ asked: DateDraft) -> DateDraft {
    let rules = plan.rules
    guard options.mode != .time else { return asked }
    let place = (asked.date, asked.secondOfDay)
    let hasTime = options.mode.hasTime
    if place < (rules.low, hasTime ? rules.lowSecond : 0) {
      return DateDraft(rules.low, secondOfDay: hasTime ? rules.lowSecond : 0)
    }
    if place > (rules.high, hasTime ? rules.highSecond : 86_399) {
      return DateDraft(rules.high, secondOfDay: hasTime ? rules.highSecond : 0)
    }
    return asked
  }

  mutating func setBounds(
    _ minimum: PickerValue?, _ maximum: PickerValue?
  ) throws(PickerError) -> [PickerCorrection] {
    var options = options
    options.minimum = minimum
    options.maximum = maximum
    plan = try DatePlan(options, words: plan.words)
    let shown = rounded(draft)
    draft = opening
    _ = take(rounded(opening))
    opening = draft
    return take(shown)
  }

  mutating func select(row: Int, at index: Int) -> [PickerCorrection] {
    var asked = draft
    var limit = limit(of: draft)
    let role = roles[index]
    switch role {
    case .era:
      // The year of the era is kept as a number, and moved into the years that the new era has.
      let span = plan.spans[row]
      asked.year = span.gregorian(plan.spans[plan.era(of: draft.date)].year(draft.year))
      limit = span.limit
    case .year:
      let place = yearPlace(ofRow: row)
      asked.year = place.year
      limit = plan.spans[place.span].limit
    case .month: asked.month = months(present: true).number(at: row)
    case .day:
      asked.wantedDay = days(present: true).number(at: row)
      asked.day = asked.wantedDay
    case .date:
      if let date = try? plan.rules.low.adding(days: row) { asked.take(date) }
    case .dayPeriod: asked.hour = 12 * row + draft.hour % 12
    case .hour: asked.hour = halfStart + hours(present: true).number(at: row)
    case .minute: asked.minute = minutes(present: true).number(at: row)
    case .second: asked.second = seconds(present: true).number(at: row)
    case .level, .unit, .digit: return []
    }
    return settle(from: asked, in: limit, lead: role)
  }

  mutating func move(at index: Int, by count: Int) -> [PickerCorrection] {
    // The year goes from era to era.
    guard roles[index] == .year, plan.spans.count > 1, plan.hasEraColumn else {
      return moveOverRows(at: index, by: count)
    }
    let (year, overflow) = draft.year.addingReportingOverflow(count)
    var asked = draft
    asked.year = overflow ? draft.year : min(max(year, plan.rules.low.year), plan.rules.high.year)
    let target = CivilDate(clamping: asked.year, asked.month, asked.wantedDay)
    let inside = plan.spans[plan.era(of: min(max(target, plan.rules.low), plan.rules.high))].limit
    return settle(from: asked, in: inside, lead: .year)
  }

  mutating func type(_ number: Int, at index: Int) -> [PickerCorrection]? {
    // A day that this month lacks is wanted in a month that has it: 29 typed before the leap year.
    guard roles[index] == .day, 29...31 ~= number else { return nil }
    var asked = draft
    asked.wantedDay = number
    return settle(from: asked, in: limit(of: draft), lead: .day)
  }

  private mutating func settle(from asked: DateDraft, in limit: DateSpan, lead: ColumnRole) -> [PickerCorrection] {
    let settled = settle(asked, in: limit, from: draft, lead: lead)
    draft = settled.draft
    return settled.corrections
  }

  func row(showing number: Int, at index: Int) -> Int? {
    let wheel = wheel(at: index)
    switch roles[index] {
    case .year:
      // The era that is shown comes before others.
      let era = plan.era(of: draft.date)
      let rows = (0..<wheel.rowCount).filter { row in
        let place = yearPlace(ofRow: row)
        return plan.spans[place.span].year(place.year) == number
      }
      return rows.first { yearPlace(ofRow: $0).span == era } ?? rows.first
    case .month, .day, .minute, .second:
      return (0..<wheel.rowCount).first { rowValue($0, at: index) == number }
    case .hour:
      return (0..<wheel.rowCount).first { plan.words.clock.shown(halfStart + rowValue($0, at: index)) == number }
    case .era, .date, .dayPeriod, .level, .unit, .digit: return nil
    }
  }

  func largeStep(at index: Int) -> Int {
    switch roles[index] {
    case .year: 5
    case .month: 2
    case .day, .date: 7
    case .hour: 2
    case .minute, .second: max(1, 15 / (roles[index] == .minute ? options.steps.minutes : options.steps.seconds))
    case .era, .dayPeriod, .level, .unit, .digit: 1
    }
  }
}
