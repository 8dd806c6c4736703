import Almanac

extension DatePicker {
  /// The roles of the columns, in their order.
  var roles: [ColumnRole] { plan.roles }

  /// The first hour of the half of the day whose hours are shown; 0 where all 24 are.
  var halfStart: Int { plan.words.clock.isHalfDay ? draft.hour / 12 * 12 : 0 }

  /// The months that have a row, or those that can be chosen.
  func months(present: Bool) -> NumberSet {
    let limit = limit(of: draft)
    guard present else { return plan.rules.months(draft.year, in: limit) }
    return plan.rules.boundedMonths(draft.year, in: rowLimit(limit))
  }

  /// The days that have a row, or those that can be chosen.
  func days(present: Bool) -> NumberSet {
    let limit = limit(of: draft)
    guard present else { return plan.rules.days(draft.year, draft.month, in: limit) }
    return plan.rules.boundedDays(draft.year, draft.month, in: rowLimit(limit))
  }

  /// The days that rows are there for: an era has no others, and bounds may be shown.
  private func rowLimit(_ limit: DateSpan) -> DateSpan {
    guard options.rowsOutsideBounds == .disabled else { return limit }
    guard options.mode.hasEras else {
      return DateSpan(
        CivilDate(clamping: draft.year, 1, 1), through: CivilDate(clamping: draft.year, 12, 31))
    }
    return plan.spans[plan.era(of: draft.date)].days
  }

  /// The hours that have a row, or those that can be chosen; of the half of the day that is shown, from 0.
  func hours(present: Bool) -> NumberSet {
    var hours: NumberSet
    if present {
      hours = options.rowsOffStep == .disabled ? NumberSet(0, through: 23) : plan.rules.grid.hours
      if options.rowsOutsideBounds == .hidden { hours = hours.intersection(plan.rules.hours(boundedSpans)) }
    } else {
      hours = plan.rules.hours(spans)
    }
    guard plan.words.clock.isHalfDay else { return hours }
    return NumberSet(bits: hours.bits >> UInt64(halfStart) & 0xFFF)
  }

  func minutes(present: Bool) -> NumberSet {
    guard present else { return plan.rules.minutes(spans, hour: draft.hour) }
    let rows = options.rowsOffStep == .disabled ? NumberSet(0, through: 59) : plan.rules.grid.minutes
    guard options.rowsOutsideBounds == .hidden else { return rows }
    return rows.intersection(plan.rules.minutes(boundedSpans, hour: draft.hour))
  }

  func seconds(present: Bool) -> NumberSet {
    guard present else { return plan.rules.seconds(spans, hour: draft.hour, minute: draft.minute) }
    let rows = options.rowsOffStep == .disabled ? NumberSet(0, through: 59) : plan.rules.grid.seconds
    guard options.rowsOutsideBounds == .hidden else { return rows }
    return rows.intersection(plan.rules.seconds(boundedSpans, hour: draft.hour, minute: draft.minute))
  }

  /// The halves of the day that have an hour to choose.
  func halves() -> NumberSet {
    let hours = plan.rules.hours(spans)
    var halves = NumberSet.empty
    for half in 0...1 where !NumberSet(12 * half, through: 12 * half + 11).intersection(hours).isEmpty {
      halves.formUnion(NumberSet(half, through: half))
    }
    return halves
  }

  private var spans: TimeSpans { plan.rules.spans(on: draft.date) }

  /// What the bounds allow, times that the zone skips among them.
  private var boundedSpans: TimeSpans {
    guard !plan.rules.skipped.isEmpty else { return spans }
    return plan.rules.withoutGaps.spans(on: draft.date)
  }

  /// The year and the era of a row of the year's column.
  func yearPlace(ofRow row: Int) -> (span: Int, year: Int) {
    if plan.hasEraColumn {
      let era = plan.era(of: draft.date)
      return (era, plan.spans[era].limit.first.year + row)
    }
    var rest = row
    for (index, span) in plan.spans.enumerated() {
      let count = span.limit.last.year - span.limit.first.year + 1
      if rest < count { return (index, span.limit.first.year + rest) }
      rest -= count
    }
    return (plan.spans.count - 1, plan.rules.high.year)
  }

  private func yearWheel() -> Wheel {
    guard plan.spans.count > 1 else {
      let first = plan.rules.low.year
      return Wheel(rowCount: plan.rules.high.year - first + 1, selectedRow: draft.year - first, context: first)
    }
    let era = plan.era(of: draft.date)
    let before = plan.hasEraColumn ? [] : plan.spans[..<era]
    let spans = plan.hasEraColumn ? plan.spans[era...era] : plan.spans[...]
    func count(_ spans: ArraySlice<EraSpan>) -> Int {
      spans.reduce(0) { $0 + $1.limit.last.year - $1.limit.first.year + 1 }
    }
    var wheel = Wheel(
      rowCount: count(spans), selectedRow: count(before) + draft.year - plan.spans[era].limit.first.year)
    wheel.context = plan.spans[plan.hasEraColumn ? era : 0].limit.first.year
    return wheel
  }

  func isUntouched(_ index: Int, since former: DateDraft) -> Bool {
    switch roles[index] {
    case .era, .year, .month, .day, .date:
      draft.year == former.year && draft.month == former.month && draft.day == former.day
    default: false
    }
  }

  func wheel(at index: Int) -> Wheel {
    func wheel(_ present: NumberSet, _ enabled: NumberSet, _ number: Int, context: Int = 0) -> Wheel {
      // A row that can't be chosen may have a bound in its reason.
      Wheel(
        rowCount: present.count, selectedRow: present.index(of: number), ends: options.ends, present: present.bits,
        enabled: enabled.bits, context: context,
        maker: present.intersection(enabled) == present ? nil : ObjectIdentifier(plan))
    }
    switch roles[index] {
    case .era:
      return Wheel(rowCount: plan.spans.count, selectedRow: plan.era(of: draft.date), maker: ObjectIdentifier(plan))
    case .year:
      var wheel = yearWheel()
      if plan.spans.count > 1 || plan.rules.hasClosedDays { wheel.maker = ObjectIdentifier(plan) }
      return wheel
    case .month: return wheel(months(present: true), months(present: false), draft.month)
    case .day:
      // What is said of a day has its month and year in it.
      return wheel(
        days(present: true), days(present: false), draft.day, context: 12 * draft.year + draft.month)
    case .date:
      return Wheel(
        rowCount: plan.rules.low.days(until: plan.rules.high) + 1, selectedRow: plan.rules.low.days(until: draft.date),
        context: Int(plan.rules.low.dayNumber), maker: plan.rules.hasClosedDays ? ObjectIdentifier(plan) : nil)
    case .dayPeriod:
      return Wheel(
        rowCount: 2, selectedRow: draft.hour / 12, enabled: halves().bits, maker: ObjectIdentifier(plan))
    case .hour:
      return wheel(hours(present: true), hours(present: false), draft.hour - halfStart, context: halfStart)
    case .minute: return wheel(minutes(present: true), minutes(present: false), draft.minute)
    case .second: return wheel(seconds(present: true), seconds(present: false), draft.second)
    case .level, .unit, .digit: return Wheel(rowCount: 0, selectedRow: nil)
    }
  }

  /// The number behind a row; a year is of its era, a day of the date column a day number.
  func rowValue(_ row: Int, at index: Int) -> Int {
    switch roles[index] {
    case .year:
      let place = yearPlace(ofRow: row)
      return plan.spans[place.span].year(place.year)
    case .month: return months(present: true).number(at: row)
    case .day: return days(present: true).number(at: row)
    case .date: return Int(plan.rules.low.dayNumber) + row
    case .hour: return hours(present: true).number(at: row)
    case .minute: return minutes(present: true).number(at: row)
    case .second: return seconds(present: true).number(at: row)
    case .era, .dayPeriod, .level, .unit, .digit: return row
    }
  }

  func isEnabled(row: Int, at index: Int) -> Bool {
    switch roles[index] {
    case .era:
      let limit = plan.spans[row].limit
      return (limit.first.year...limit.last.year).contains { plan.rules.isOpen(year: $0, in: limit) }
    case .year:
      let place = yearPlace(ofRow: row)
      return plan.rules.isOpen(year: place.year, in: plan.spans[place.span].limit)
    case .month: return months(present: false).contains(rowValue(row, at: index))
    case .day: return days(present: false).contains(rowValue(row, at: index))
    case .date: return (try? plan.rules.low.adding(days: row)).map(plan.rules.isOpen) ?? false
    case .dayPeriod: return halves().contains(row)
    case .hour: return hours(present: false).contains(rowValue(row, at: index))
    case .minute: return minutes(present: false).contains(rowValue(row, at: index))
    case .second: return seconds(present: false).contains(rowValue(row, at: index))
    case .level, .unit, .digit: return false
    }
  }
}
