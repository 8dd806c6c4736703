public import Almanac

extension DatePicker {
  /// The day that is shown; in a picker without years or days it has no meaning, and is nil.
  public var date: CivilDate? {
    options.mode == .date || options.mode == .dayAndTime || options.mode == .dateAndTime ? draft.date : nil
  }

  /// The time of day that is shown; nil in a picker without one.
  public var time: CivilTime? { options.mode.hasTime ? CivilTime(clamping: draft.secondOfDay) : nil }

  /// The day and time that are shown; nil in a picker that has not both.
  public var dateTime: CivilDateTime? {
    guard let date, let time else { return nil }
    return CivilDateTime(date: date, time: time)
  }

  func value(of draft: DateDraft) -> PickerValue? {
    switch options.mode {
    case .date: .date(draft.date)
    case .time: .time(CivilTime(clamping: draft.secondOfDay))
    case .dayAndTime, .dateAndTime:
      .dateTime(CivilDateTime(date: draft.date, time: CivilTime(clamping: draft.secondOfDay)))
    case .yearMonth: YearMonth(draft.date).map { .yearMonth($0) }
    case .year: .year(draft.year)
    case .monthDay: MonthDay(month: draft.date.month, day: draft.day).map { .monthDay($0) }
    }
  }

  func point(of draft: DateDraft) -> PickerState.Point {
    PickerState.Point(
      value: value(of: draft), wantedDay: draft.wantedDay == draft.day ? nil : draft.wantedDay)
  }

  func draft(at point: PickerState.Point) throws(PickerError) -> DateDraft {
    guard let value = point.value, point.remembered == nil, point.rows == nil else {
      throw PickerError(.invalidState, "", "the state of a date picker has a value and no memory of rows")
    }
    var draft: DateDraft
    do throws(PickerError) {
      draft = try DateRules.draft(value, options.mode)
    } catch {
      throw PickerError(.invalidState, error.subject, error.reason)
    }
    if let refusal = refusal(of: value) {
      throw PickerError(.invalidState, "\(value)", "the value is \(refusal.reason.rawValue) in this picker")
    }
    // A month or a year may begin before the first day that is open.
    let (settled, _) = settle(draft, in: plan.bounds, from: draft, lead: nil)
    if !options.mode.hasDay { draft = settled }
    if let wanted = point.wantedDay {
      guard options.mode.hasDay, 1...31 ~= wanted, wanted != draft.day else {
        throw PickerError(.invalidState, "\(wanted)", "the day that was wanted is another than the one shown, 1 to 31")
      }
      var other = draft
      other.wantedDay = wanted
      guard settle(other, in: limit(of: draft), from: draft, lead: nil).draft.day == draft.day else {
        throw PickerError(.invalidState, "\(wanted)", "the month has the day that was wanted, and shows another one")
      }
      draft = other
    }
    return draft
  }

  /// The days that the columns below the year can reach: those of the era that is shown.
  func limit(of draft: DateDraft) -> DateSpan {
    plan.spans.count == 1 ? plan.bounds : plan.spans[plan.era(of: draft.date)].limit
  }
}
