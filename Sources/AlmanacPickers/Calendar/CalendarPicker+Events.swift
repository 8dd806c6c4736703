import Almanac

extension CalendarPicker {
  /// Applies an event.
  ///
  /// No event fails: one that has no meaning changes nothing, and the change says why; ``refusal(of:)`` has the sentence
  /// for people why a day can't be chosen. After any other event the focus and the months may be other ones too, so a
  /// client draws the grids anew.
  public mutating func apply(_ event: PickerEvent) -> PickerChange {
    let before = (month: month, selection: selection)
    var change = PickerChange()
    do throws(PickerError) {
      change.corrections = try take(event, &change.outcome)
    } catch {
      return PickerChange(refusal: error)
    }
    if month != before.month { change.firstMonth = month }
    if selection != before.selection { change.value = value }
    return change
  }

  private mutating func take(
    _ event: PickerEvent, _ outcome: inout PickerChange.Outcome?
  ) throws(PickerError) -> [PickerCorrection] {
    switch event {
    case .tap(let date): try tap(date)
    case .move(let months):
      // The focus stays on what is shown.
      guard let moved = month.adding(months: months), let focused = try? focus.adding(months: months),
        YearMonth(focused) != nil
      else { throw Self.outside("\(months) months") }
      month = moved
      focus = focused
    case .moveFocus(let days): try moveFocus(to: try? focus.adding(days: days))
    case .turnFocus(let months): try moveFocus(to: try? focus.adding(months: months))
    case .focusWeekStart: try moveFocus(to: try? focus.adding(days: -words.offset(of: focus)))
    case .focusWeekEnd: try moveFocus(to: try? focus.adding(days: 6 - words.offset(of: focus)))
    case .showToday:
      guard let today = options.today else {
        throw PickerError(.noSuchEvent, "today", "nobody said which day is today")
      }
      try moveFocus(to: today)
    case .clear: selection = selection.emptied
    case .set(let value): return try set(value)
    case .setBounds(let minimum, let maximum): return try setBounds(minimum, maximum)
    case .done: finish(&outcome)
    case .cancel: cancel(&outcome)
    case .button(let name):
      switch try toolbar.action(ofButton: name) {
      case .perform(let action): outcome = .action(action)
      case .set(let value):
        if let refusal = refusal(of: value) { throw PickerError(.noSuchButton, name, refusal.message) }
        return try set(value)
      }
    case .tapOutside:
      switch toolbar.outsideTap {
      case .nothing: break
      case .done: finish(&outcome)
      case .cancel: cancel(&outcome)
      }
    case .select(let role, _), .step(let role, _), .largeStep(let role, _), .first(let role), .last(let role),
      .type(let role, _):
      throw PickerError(.noSuchColumn, "\(role)", "month grids have no columns")
    }
    return []
  }

  private mutating func tap(_ date: CivilDate) throws(PickerError) {
    if let reason = options.refusalOfChoice(date) {
      throw PickerError(.valueOutOfRange, "\(date)", "the day is \(reason.rawValue) in this picker")
    }
    switch selection {
    case .single: selection = .single(date)
    case .multiple(var dates):
      if dates.remove(date) == nil { dates.insert(date) }
      selection = .multiple(dates)
    case .range(let first?, nil):
      selection = date < first ? .range(first: date, last: first) : .range(first: first, last: date)
    case .range: selection = .range(first: date, last: nil)
    }
    try moveFocus(to: date)
  }

  /// Gives a day the focus, and shows its month.
  private mutating func moveFocus(to date: CivilDate?) throws(PickerError) {
    guard let date, let target = YearMonth(date) else { throw Self.outside("the focus") }
    focus = date
    if target < month {
      month = target
    } else if let last = month.adding(months: monthCount - 1), target > last {
      month = target.adding(months: 1 - monthCount) ?? target
    }
  }

  /// Sets a value as the event `set` does, without saying what is different now.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    guard case .selection(let asked) = value, asked.emptied == selection.emptied else {
      throw PickerError(.valueOutOfRange, "\(value)", "the value of this picker is a selection of the kind that it has")
    }
    let (settled, corrections) = try options.settled(asked)
    selection = settled
    return corrections
  }

  private mutating func setBounds(
    _ minimum: PickerValue?, _ maximum: PickerValue?
  ) throws(PickerError) -> [PickerCorrection] {
    var options = options
    options.minimum = try Self.bound(minimum)
    options.maximum = try Self.bound(maximum)
    try options.check()
    let restored = try options.settled(restorePoint).selection
    let (settled, corrections) = try options.settled(selection)
    self.options = options
    restorePoint = restored
    selection = settled
    return corrections
  }

  private static func bound(_ value: PickerValue?) throws(PickerError) -> CivilDate? {
    switch value {
    case nil: return nil
    case .date(let date)?: return date
    case .some(let value): throw PickerError(.valueOutOfRange, "\(value)", "the bounds of month grids are dates")
    }
  }

  private mutating func finish(_ outcome: inout PickerChange.Outcome?) {
    restorePoint = selection
    outcome = .done(.selection(selection))
  }

  private mutating func cancel(_ outcome: inout PickerChange.Outcome?) {
    selection = restorePoint
    outcome = .cancelled(.selection(selection))
  }

  private static func outside(_ what: String) -> PickerError {
    PickerError(.valueOutOfRange, what, "month grids have the years 1 to 9999")
  }
}
