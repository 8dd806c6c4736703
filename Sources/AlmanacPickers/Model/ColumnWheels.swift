/// What all pickers with columns share: how an event turns into a change.
///
/// A picker has a draft, which is what its columns show, and the draft that cancel returns to. Each operation takes a draft
/// to another one that the picker allows, and says what it could not do as asked.
protocol ColumnWheels: PickerModel {
  /// What the columns show.
  associatedtype Draft: Hashable, Sendable

  var draft: Draft { get set }
  /// What cancel returns to.
  var opening: Draft { get set }

  /// The roles of the columns, in their order.
  var roles: [ColumnRole] { get }

  /// A column without its rows' texts.
  func wheel(at index: Int) -> Wheel

  /// Whether a column is the same as before where this was the draft then, without a look at its rows.
  func isUntouched(_ index: Int, since former: Draft) -> Bool

  /// Whether a row can be chosen.
  func isEnabled(row: Int, at index: Int) -> Bool

  /// How many rows a large step is.
  func largeStep(at index: Int) -> Int

  /// Chooses a row that exists.
  mutating func select(row: Int, at index: Int) -> [PickerCorrection]

  /// Moves by so many rows that can be chosen.
  mutating func move(at index: Int, by count: Int) -> [PickerCorrection]

  /// The row that shows a number; nil where none does.
  func row(showing number: Int, at index: Int) -> Int?

  /// Types a number into a column that no row shows; nil where nothing near is meant.
  mutating func type(_ number: Int, at index: Int) -> [PickerCorrection]?

  mutating func setBounds(_ minimum: PickerValue?, _ maximum: PickerValue?) throws(PickerError) -> [PickerCorrection]

  /// The draft as it is coded.
  func point(of draft: Draft) -> PickerState.Point

  /// The draft of a coded one, checked.
  func draft(at point: PickerState.Point) throws(PickerError) -> Draft
}

/// A column without its rows' texts: what can be compared before and after an event, for little.
struct Wheel: Hashable {
  var rowCount: Int
  /// Nil where there are no rows.
  var selectedRow: Int?
  var ends = PickerColumn.Ends.bounded
  /// Whatever else the rows depend on; rows are the same exactly if these are.
  var present: UInt64 = 0
  var enabled: UInt64 = 0
  var context: Int = 0
  /// What the rows were made by, where other bounds may change their texts or their reasons.
  var maker: ObjectIdentifier?
}

extension ColumnWheels {
  func isUntouched(_ index: Int, since former: Draft) -> Bool { false }

  /// What the picker stands on, as it is coded.
  public var state: PickerState { PickerState(shown: point(of: draft), restorePoint: point(of: opening)) }

  /// Goes on from a state that was kept or sent.
  ///
  /// - Parameter state: The state, from anywhere: it is checked against the picker's own bounds, steps and rows.
  /// - Throws: `invalidState` for a state that the picker can't be in; the picker is then as it was.
  public mutating func resume(_ state: PickerState) throws(PickerError) {
    guard state.month == nil, state.focus == nil else {
      throw PickerError(.invalidState, "month and focus", "a picker with columns shows no months")
    }
    let shown = try draft(at: state.shown)
    let restored = try draft(at: state.restorePoint)
    draft = shown
    opening = restored
  }

  /// What the value is.
  public var value: PickerValue? { point(of: draft).value }

  /// Applies an event.
  ///
  /// No event fails: one that has no meaning changes nothing, and the change says why.
  ///
  /// - Returns: What is different now, in columns, value and outcome.
  public mutating func apply(_ event: PickerEvent) -> PickerChange {
    // Only other bounds need more of the picker as it was than its draft.
    let former = event.changesBounds ? self : nil
    let before = draft
    let formerRoles = roles
    do throws(PickerError) {
      var change = PickerChange()
      change.corrections = try take(event, &change.outcome)
      guard draft != before || event.changesBounds else { return change }
      let value = value
      if value != point(of: before).value { change.value = value }
      let newRoles = roles
      guard newRoles == formerRoles else {
        // Other bounds may need an era or a digit more, or one less; then a client draws all columns anew.
        change.columns = formerRoles.filter { !newRoles.contains($0) }.map {
          .init(role: $0, selectedRow: nil, rows: .removed)
        }
        change.columns += newRoles.indices.map {
          .init(role: newRoles[$0], selectedRow: wheel(at: $0).selectedRow, rows: .replaced)
        }
        return change
      }
      let keepsBounds = !event.changesBounds
      change.columns.reserveCapacity(newRoles.count)
      for index in newRoles.indices where !(keepsBounds && isUntouched(index, since: before)) {
        let wheel = wheel(at: index)
        var moved = former?.wheel(at: index) ?? self.wheel(at: index, showing: before)
        guard wheel != moved else { continue }
        moved.selectedRow = wheel.selectedRow
        change.columns.append(
          .init(role: newRoles[index], selectedRow: wheel.selectedRow, rows: moved == wheel ? .same : .replaced))
      }
      return change
    } catch {
      return PickerChange(refusal: error)
    }
  }

  /// A column as it is for another draft.
  private mutating func wheel(at index: Int, showing other: Draft) -> Wheel {
    let now = draft
    defer { draft = now }
    draft = other
    return wheel(at: index)
  }

  private mutating func take(
    _ event: PickerEvent, _ outcome: inout PickerChange.Outcome?
  ) throws(PickerError) -> [PickerCorrection] {
    switch event {
    case .select(let role, let row):
      let index = try index(of: role)
      let count = wheel(at: index).rowCount
      guard row >= 0, row < count else {
        throw PickerError(.noSuchRow, "\(row)", "the column \(role) has \(count) rows, counted from 0")
      }
      return select(row: row, at: index)
    case .step(let role, let count): return move(at: try index(of: role), by: count)
    case .largeStep(let role, let direction):
      let index = try index(of: role)
      let count = largeStep(at: index)
      return moveWithoutTurning(at: index, by: direction == .forward ? count : -count)
    case .first(let role): return try selectEnd(of: role) { $0.first(where: $1) }
    case .last(let role): return try selectEnd(of: role) { $0.last(where: $1) }
    case .type(let role, let digits): return try type(digits, into: role)
    case .set(let value): return try set(value)
    case .setBounds(let minimum, let maximum): return try setBounds(minimum, maximum)
    case .done: return try finish(&outcome)
    case .cancel: return cancel(&outcome)
    case .button(let name): return try press(name, &outcome)
    case .tapOutside:
      switch toolbar.outsideTap {
      case .nothing: return []
      case .done: return try finish(&outcome)
      case .cancel: return cancel(&outcome)
      }
    case .tap, .move, .moveFocus, .turnFocus, .focusWeekStart, .focusWeekEnd, .showToday, .clear:
      throw PickerError(.noSuchEvent, "\(event)", "the picker has columns, and no days to tap or to focus")
    }
  }

  private func index(of role: ColumnRole) throws(PickerError) -> Int {
    guard let index = roles.firstIndex(of: role) else {
      throw PickerError(
        .noSuchColumn, "\(role)", "the picker has the columns \(roles.map(\.description).joined(separator: ", "))")
    }
    return index
  }

  private mutating func selectEnd(
    of role: ColumnRole, _ find: (Range<Int>, (Int) -> Bool) -> Int?
  ) throws(PickerError) -> [PickerCorrection] {
    let index = try index(of: role)
    guard let row = find(0..<wheel(at: index).rowCount, { isEnabled(row: $0, at: index) }) else { return [] }
    return select(row: row, at: index)
  }

  private mutating func type(_ text: String, into role: ColumnRole) throws(PickerError) -> [PickerCorrection] {
    let index = try index(of: role)
    guard let number = TypedDigits.number(text) else {
      throw PickerError(.unreadableDigits, text, "1 to 9 decimal digits are a number")
    }
    if let row = row(showing: number, at: index) { return select(row: row, at: index) }
    guard let corrections = type(number, at: index) else {
      throw PickerError(.unreadableDigits, text, "no row of the column \(role) shows this number")
    }
    return corrections
  }

  private mutating func finish(_ outcome: inout PickerChange.Outcome?) throws(PickerError) -> [PickerCorrection] {
    guard let value else {
      throw PickerError(.nothingSelected, "", "a column has no rows, so there is nothing to take")
    }
    opening = draft
    outcome = .done(value)
    return []
  }

  private mutating func cancel(_ outcome: inout PickerChange.Outcome?) -> [PickerCorrection] {
    draft = opening
    outcome = .cancelled(value)
    return []
  }

  private mutating func press(
    _ name: String, _ outcome: inout PickerChange.Outcome?
  ) throws(PickerError) -> [PickerCorrection] {
    switch try toolbar.action(ofButton: name) {
    case .perform(let action):
      outcome = .action(action)
      return []
    case .set(let value):
      if let refusal = refusal(of: value) { throw PickerError(.noSuchButton, name, refusal.message) }
      return try set(value)
    }
  }

  /// Moves toward an end and stays there.
  private mutating func moveWithoutTurning(at index: Int, by count: Int) -> [PickerCorrection] {
    let wheel = wheel(at: index)
    guard let selected = wheel.selectedRow, count != 0 else { return [] }
    let direction = count > 0 ? 1 : -1
    var target = min(max(selected + count, 0), wheel.rowCount - 1)
    while target != selected, !isEnabled(row: target, at: index) { target -= direction }
    return target == selected ? [] : select(row: target, at: index)
  }

  /// Moves over rows that can be chosen; a cyclic column turns, a bounded one stops at its ends.
  mutating func moveOverRows(at index: Int, by count: Int) -> [PickerCorrection] {
    let wheel = wheel(at: index)
    guard let selected = wheel.selectedRow, count != 0 else { return [] }
    let isCyclic = wheel.ends == .cyclic
    var left = count.magnitude
    if left > 8 {
      // Whole turns change nothing, and few rows are counted at once.
      let turn = (0..<wheel.rowCount).count { isEnabled(row: $0, at: index) }
      left = isCyclic ? left % UInt(max(turn, 1)) : min(left, UInt(wheel.rowCount))
    }
    var row = selected
    var target = selected
    var looked = 0
    while left > 0, looked <= 9 * wheel.rowCount {
      looked += 1
      row += count > 0 ? 1 : -1
      if row < 0 || row >= wheel.rowCount {
        guard isCyclic else { break }
        row = row < 0 ? wheel.rowCount - 1 : 0
      }
      guard isEnabled(row: row, at: index) else { continue }
      target = row
      left -= 1
    }
    return target == selected ? [] : select(row: target, at: index)
  }
}

extension PickerEvent {
  fileprivate var changesBounds: Bool {
    if case .setBounds = self { true } else { false }
  }
}
