public import Almanac

extension CalendarPicker {
  /// The kind of picker.
  public var kind: PickerKind { .calendar }
  /// The locale of the words: that of the options, or the fallback that they name.
  public var locale: LocaleTag { words.locale }
  /// The labels that the picker speaks with.
  public var labels: PickerLabels { words.labels }
  /// Which way the days of a week run.
  public var direction: PickerDirection { words.direction }
  /// What a screen reader says for the grids together.
  public var groupLabel: String { labels.text(.groupDate) }
  /// None: days are in ``calendar``.
  public var columns: [PickerColumn] { [] }
  /// What is selected, nothing among it.
  public var value: PickerValue? { .selection(selection) }

  /// What is selected, as one text.
  public var summary: String {
    switch selection {
    case .single(let date?), .range(first: let date?, last: nil): return words.formats.day(date)
    case .range(first: let first?, last: let last?):
      return labels.text(.selectionRange, pieces: [words.formats.day(first), words.formats.day(last)])
    case .multiple(let dates) where dates.count == 1: return dates.first.map(words.formats.day) ?? ""
    case .multiple(let dates) where !dates.isEmpty:
      return labels.text(.selectionCount, counting: dates.count, as: words.numbers.text(dates.count))
    case .single, .multiple, .range: return labels.text(.selectionNone)
    }
  }

  /// Where the picker stands.
  public var state: PickerState {
    PickerState(
      shown: PickerState.Point(value: .selection(selection)),
      restorePoint: PickerState.Point(value: .selection(restorePoint)), month: month, focus: focus)
  }

  /// Goes on from a state that was kept or sent.
  ///
  /// - Throws: `invalidState` for a state that this picker can't be in; the picker is then as it was.
  public mutating func resume(_ state: PickerState) throws(PickerError) {
    let shown = try selection(at: state.shown)
    let restored = try selection(at: state.restorePoint)
    guard let month = state.month, let focus = state.focus, let focused = YearMonth(focus), focused >= month,
      focused.index < month.index + monthCount
    else {
      throw PickerError(
        .invalidState, state.focus.map { "\($0)" } ?? "", "the day with the focus is in a month that is shown")
    }
    self.month = month
    self.focus = focus
    selection = shown
    restorePoint = restored
  }

  private func selection(at point: PickerState.Point) throws(PickerError) -> GridSelection {
    guard case .selection(let selection)? = point.value, point == PickerState.Point(value: point.value) else {
      throw PickerError(.invalidState, "", "the state of month grids has a selection and nothing else")
    }
    if let refusal = refusal(of: .selection(selection)) {
      throw PickerError(
        .invalidState, selection.ends.map(\.description).joined(separator: ", "),
        "the selection is \(refusal.reason.rawValue) in this picker")
    }
    return selection
  }

  /// Why a selection can't be chosen; nil for one that can.
  public func refusal(of value: PickerValue) -> RowRefusal? {
    guard case .selection(let asked) = value, asked.emptied == selection.emptied, asked.isWellFormed else {
      return RowRefusal(reason: .unreadable, message: message(for: .unreadable))
    }
    return asked.ends.lazy.compactMap(options.refusalOfChoice).first.map {
      RowRefusal(reason: $0, message: message(for: $0))
    }
  }

  /// The sentence that people read for a reason, with the bound in it that is meant.
  public func message(for reason: RowRefusal.Reason) -> String { words.message(for: reason, options) }

  /// The value of a year, a month and a day, for a picker of one day.
  public func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading {
    guard case .single = selection else { return .refused(nil, .unreadable) }
    let roles: [ColumnRole] = [.year, .month, .day]
    if let stranger = fields.keys.first(where: { !roles.contains($0) }) { return .refused(stranger, .noSuchRow) }
    for role in roles where fields[role] == nil { return .refused(role, .missing) }
    guard let year = fields[.year], 1...9_999 ~= year else { return .refused(.year, .noSuchDate) }
    guard let month = fields[.month], 1...12 ~= month else { return .refused(.month, .noSuchDate) }
    guard let day = fields[.day], let date = try? CivilDate(year: year, month: month, day: day) else {
      return .refused(.day, .noSuchDate)
    }
    return .value(.selection(.single(date)))
  }

  /// No value: there are no rows.
  public func value(ofRows rows: [Int]) -> FieldsReading { .refused(nil, .noSuchRow) }

  /// The value of a day, of days with commas between them, or of a range with a slash in it (ISO 8601), as the picker
  /// selects one, several or a range; of an empty text nothing.
  public func value(ofText text: String) -> FieldsReading {
    let separator: Character
    switch selection {
    case .single: separator = "\n"
    case .multiple: separator = ","
    case .range: separator = "/"
    }
    var dates: [CivilDate] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) where !text.isEmpty {
      guard let date = try? CivilDate(String(part)) else {
        return .refused(nil, part.isEmpty ? .unreadable : SubmittedText.fault(String(part), .calendar))
      }
      dates.append(date)
    }
    switch selection {
    case .single: return dates.count > 1 ? .refused(nil, .unreadable) : .value(.selection(.single(dates.first)))
    case .multiple: return .value(.selection(.multiple(Set(dates))))
    case .range:
      guard dates.count <= 2 else { return .refused(nil, .unreadable) }
      return .value(.selection(.range(first: dates.first, last: dates.count == 2 ? dates[1] : nil)))
    }
  }
}

extension CalendarPicker: Codable {
  private enum Keys: String, CodingKey {
    case options, monthCount, labels, toolbar, corrections, state
  }

  /// Decodes a picker that was encoded whole; words are from the embedded tables.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it where the options contradict themselves
  ///   or the state is none that a picker of these options can be in.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let options = try container.decode(MonthGridOptions.self, forKey: .options)
    let monthCount = try container.decode(Int.self, forKey: .monthCount)
    let labels = try container.decodeIfPresent(PickerLabels.self, forKey: .labels)
    let state = try container.decode(PickerState.self, forKey: .state)
    self = try PickerCoding.picker(decoder) { () throws(PickerError) in
      guard case .selection(let selection)? = state.shown.value else {
        throw PickerError(.invalidState, "", "the state of month grids has a selection")
      }
      var picker = try CalendarPicker(
        selection.emptied, showing: state.month, options, monthCount: monthCount, labels: labels)
      try picker.resume(state)
      return picker
    }
    toolbar = try container.decode(PickerToolbar.self, forKey: .toolbar)
    corrections = try container.decode([PickerCorrection].self, forKey: .corrections)
  }

  /// Encodes what the picker is made of and where it stands; no words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(options, forKey: .options)
    try container.encode(monthCount, forKey: .monthCount)
    if labels.isCustom { try container.encode(labels, forKey: .labels) }
    try container.encode(toolbar, forKey: .toolbar)
    try container.encode(corrections, forKey: .corrections)
    try container.encode(state, forKey: .state)
  }
}
