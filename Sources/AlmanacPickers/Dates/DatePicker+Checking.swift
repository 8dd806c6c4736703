import Almanac

extension DatePicker {
  /// The value as one text.
  public var summary: String { text(of: draft) }

  /// The value as a field shows it, in the locale's short style: 30/11/2026.
  public var fieldText: String {
    switch options.mode {
    case .date: plan.words.field?.string(from: draft.date) ?? summary
    case .dayAndTime, .dateAndTime:
      plan.words.formats.fieldDayAndTime(
        CivilDateTime(date: draft.date, time: CivilTime(clamping: draft.secondOfDay)), options.precision)
    case .time, .yearMonth, .year, .monthDay: summary
    }
  }

  /// The value as a field shows it, with what it is: Data: 30/11/2026.
  public var labelledFieldText: String {
    switch options.mode {
    case .date: labels.text(.fieldDate, fieldText)
    case .time: labels.text(.fieldTime, fieldText)
    case .dayAndTime, .dateAndTime: labels.text(.fieldDateTime, fieldText)
    case .yearMonth, .year, .monthDay: fieldText
    }
  }

  /// What the button says that opens the picker: Alterar data, segunda-feira, 30 de novembro de 2026.
  public var openingLabel: String {
    options.mode.hasDay ? labels.text(.openDateChosen, summary) : toolbar.title ?? groupLabel
  }

  /// The text of a value of this picker's kind, as ``summary`` has it; nil for another kind of value.
  public func text(of value: PickerValue) -> String? {
    (try? DateRules.draft(value, options.mode)).map(text)
  }

  func text(of draft: DateDraft) -> String {
    let words = plan.words
    switch options.mode {
    case .date: return words.formats.day(draft.date)
    case .time:
      let time = CivilTime(clamping: draft.secondOfDay)
      return words.field?.string(from: time) ?? time.description
    case .dayAndTime, .dateAndTime:
      return words.formats.dayAndTime(
        CivilDateTime(date: draft.date, time: CivilTime(clamping: draft.secondOfDay)), options.precision)
    case .yearMonth: return words.formats.format(.monthAndYear)?.string(from: draft.date) ?? "\(draft.date)"
    case .year: return words.formats.format(.yearAlone)?.string(from: draft.date) ?? "\(draft.year)"
    case .monthDay: return words.formats.format(.dayAndMonth)?.string(from: draft.date) ?? "\(draft.date)"
    }
  }

  /// The sentence for a reason, with the bound in it that is meant.
  public func message(for reason: RowRefusal.Reason) -> String {
    switch reason {
    case .beforeMinimum: labels.text(.reasonBeforeMinimum, text(of: bound(options.minimum, plan.rules.low, 0)))
    case .afterMaximum: labels.text(.reasonAfterMaximum, text(of: bound(options.maximum, plan.rules.high, 86_399)))
    default: labels.text(LabelKey(reason))
    }
  }

  private func bound(_ value: PickerValue?, _ date: CivilDate, _ second: Int) -> DateDraft {
    value.flatMap { try? DateRules.draft($0, options.mode) } ?? DateDraft(date, secondOfDay: second)
  }

  /// Why a value can't be chosen; nil for one that can.
  ///
  /// A value that lies between steps, or on a closed day, is refused as it stands: nothing is rounded here.
  public func refusal(of value: PickerValue) -> RowRefusal? {
    guard let draft = try? DateRules.draft(value, options.mode) else { return refused(.unreadable) }
    let rules = plan.rules
    let date = draft.date
    if options.mode == .time {
      guard !Self.hasFraction(value), rules.spans(on: date).contains(draft.secondOfDay),
        rules.grid.contains(draft.secondOfDay)
      else {
        let reason = timeReason(draft.secondOfDay, on: date)
        return refused(reason == .unavailable ? .offStep : reason)
      }
      return nil
    }
    let (low, high) = reach(of: date)
    if high < rules.low { return refused(.beforeMinimum) }
    if low > rules.high { return refused(.afterMaximum) }
    guard options.mode.hasDay else {
      let first = max(low, rules.low)
      let last = min(high, rules.high)
      let isOpen =
        options.mode == .year
        ? rules.isOpen(year: date.year, in: plan.bounds)
        : !rules.days(date.year, date.monthNumber, in: DateSpan(first, through: last)).isEmpty
      return isOpen ? nil : refused(.unavailable)
    }
    if options.mode.hasTime {
      let second = draft.secondOfDay
      let reason = timeReason(second, on: date)
      if reason == .beforeMinimum || reason == .afterMaximum || reason == .skipped { return refused(reason) }
      if !rules.grid.contains(second) || Self.hasFraction(value) { return refused(.offStep) }
    }
    return rules.isOpen(date) ? nil : refused(.unavailable)
  }

  /// The days that a value without a day stands for.
  private func reach(of date: CivilDate) -> (CivilDate, CivilDate) {
    switch options.mode {
    case .year: (CivilDate(clamping: date.year, 1, 1), CivilDate(clamping: date.year, 12, 31))
    case .yearMonth:
      (CivilDate(clamping: date.year, date.monthNumber, 1), CivilDate(clamping: date.year, date.monthNumber, 31))
    default: (date, date)
    }
  }

  /// Whether a time has a part of a second, which no column shows.
  private static func hasFraction(_ value: PickerValue) -> Bool {
    switch value {
    case .time(let time): time.nanosecond != 0
    case .dateTime(let dateTime): dateTime.time.nanosecond != 0
    default: false
    }
  }

  private func refused(_ reason: RowRefusal.Reason) -> RowRefusal {
    RowRefusal(reason: reason, message: message(for: reason))
  }
}

extension LabelKey {
  /// The text for a reason.
  init(_ reason: RowRefusal.Reason) {
    switch reason {
    case .beforeMinimum: self = .reasonBeforeMinimum
    case .afterMaximum: self = .reasonAfterMaximum
    case .offStep: self = .reasonOffStep
    case .unavailable: self = .reasonUnavailable
    case .skipped: self = .reasonSkipped
    case .noSuchDate: self = .reasonNoSuchDate
    case .noSuchRow: self = .reasonNoSuchRow
    case .missing: self = .reasonMissing
    case .unreadable: self = .reasonUnreadable
    }
  }
}
