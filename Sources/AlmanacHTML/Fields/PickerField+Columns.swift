import AlmanacPickers

extension PickerField {
  /// The columns as they are written and read.
  var columns: any ColumnSource {
    if let dates { return DateColumns(dates, dayCount: dayCount) }
    switch picker.kind {
    case .dependent:
      if let dependent = picker as? DependentPicker { return DependentColumns(dependent, dependentChoices) }
    case .countdown: if let countdown = picker as? CountdownPicker { return RowColumns(countdown) }
    case .distance: if let distance = picker as? DistancePicker { return RowColumns(distance) }
    case .options:
      if let options = picker as? OptionPicker { return RowColumns(options) }
      if let options = picker as? MultiPicker { return RowColumns(options) }
    default: break
    }
    return PlainColumns(picker)
  }

  /// The picker, where it is one of dates or times.
  var dates: DatePicker? {
    switch picker.kind {
    case .date, .time, .dayAndTime, .dateAndTime, .yearMonth, .year, .monthDay: picker as? DatePicker
    case .countdown, .distance, .options, .dependent, .calendar: nil
    }
  }

  /// The choices of a dependent picker; nil where the picker's own path counts.
  private var dependentChoices: [ShownChoice]? {
    guard typed != nil || presence == .empty else { return nil }
    var choices: [ShownChoice] = []
    for level in 0..<DependentPicker.mostColumns {
      choices.append(typed?["level.\(level)"].map { ShownChoice(typed: $0) } ?? .none)
    }
    return choices
  }

  /// What a column shows as chosen.
  func shown(at index: Int, _ columns: some ColumnSource) -> ShownChoice {
    let role = columns.roles[index]
    if let typed {
      let text = typed[role.description] ?? ""
      // What was typed stays as it was typed.
      return isTyped(role) && !text.isEmpty ? .text(text) : ShownChoice(typed: text)
    }
    return presence == .chosen ? columns.ownChoice(at: index) : .none
  }

  /// Whether the number of a column is typed, and not chosen from rows.
  func isTyped(_ role: ColumnRole) -> Bool { entry.isTyped(role, dates) }

  /// The month grids, in a field that has them.
  var calendar: CalendarPicker? { picker.kind == .calendar ? picker as? CalendarPicker : nil }

  /// The problem of a part, or of the whole.
  func problem(_ role: ColumnRole?, _ reason: RowRefusal.Reason, _ columns: some ColumnSource) -> FieldProblem {
    let index = role.flatMap { columns.roles.firstIndex(of: $0) }
    return FieldProblem(
      field: name.description, part: index.map { columns.roles[$0].description }, reason: reason,
      message: picker.message(for: reason), label: label, partLabel: index.map(columns.name),
      target: (index.map { columns.roles[$0] } ?? columns.roles.first)?.description)
  }
}
