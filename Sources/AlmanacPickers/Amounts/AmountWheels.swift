import Almanac

/// What countdown and distance pickers share: one whole number, shown in columns.
protocol AmountWheels: ColumnWheels where Draft == Int {
  var radix: MixedRadix { get set }
  var ends: PickerColumn.Ends { get }
  func amount(of value: PickerValue) -> Int?
  func value(of amount: Int) -> PickerValue
}

extension AmountWheels {
  var roles: [ColumnRole] { radix.places.map(\.role) }

  func wheel(at index: Int) -> Wheel {
    let count = radix.rowCount(index)
    let numbers = radix.numbers(draft)
    var enabled: UInt64 = 0
    // Which rows can be chosen follows from the numbers in larger columns and the bounds.
    if index == 0 || isFree(above: index, numbers) {
      enabled = ~0
    } else {
      enabled = UInt64(truncatingIfNeeded: numbers[..<index].hashValueIndependentOfProcess)
    }
    return Wheel(
      rowCount: count, selectedRow: numbers[index] / radix.places[index].step,
      ends: index == 0 ? .bounded : ends, present: UInt64(truncatingIfNeeded: radix.low),
      enabled: enabled, context: radix.high)
  }

  /// Whether all rows of a column can be chosen because neither a bound nor the end of a larger unit is within reach of the
  /// larger columns: with 1 for the thousands, the hundreds of 1,759 yards end at 7.
  private func isFree(above index: Int, _ numbers: [Int]) -> Bool {
    let span = radix.span(numbers, index)
    return span.first >= radix.low && span.last - span.first == radix.places[index - 1].weight - 1
  }

  func isEnabled(row: Int, at index: Int) -> Bool { radix.isEnabled(row, index, draft) }

  func largeStep(at index: Int) -> Int { radix.rowCount(index) > 20 ? max(1, 15 / radix.places[index].step) : 2 }

  mutating func select(row: Int, at index: Int) -> [PickerCorrection] {
    let place = radix.places[index]
    let before = radix.numbers(draft)
    let isOpen = radix.isEnabled(row, index, draft)
    let amount = radix.selecting(row, index, draft)
    let after = radix.numbers(amount)
    var corrections: [PickerCorrection] = []
    if !isOpen {
      corrections.append(
        PickerCorrection(
          role: place.role, asked: row * place.step, given: after[index],
          reason: row * place.step < after[index] ? .beforeMinimum : .afterMaximum))
    }
    for later in radix.places.indices where later > index && after[later] != before[later] {
      corrections.append(
        PickerCorrection(
          role: radix.places[later].role, asked: before[later], given: after[later],
          reason: after[later] > before[later] ? .beforeMinimum : .afterMaximum))
    }
    draft = amount
    return corrections
  }

  /// Moves the whole amount, so that columns carry: 999 m and one more make a kilometer.
  mutating func move(at index: Int, by count: Int) -> [PickerCorrection] {
    let place = radix.places[index]
    let (change, overflow) = (place.weight * place.step).multipliedReportingOverflow(by: count)
    let (sum, sumOverflow) = draft.addingReportingOverflow(change)
    let target = overflow || sumOverflow ? (count > 0 ? radix.high : radix.low) : sum
    if target > radix.high || target < radix.low {
      // Only whole steps of this column: 1 km 500 m less one kilometer is 500 m, and less another one stays.
      let most = target > radix.high ? (radix.high - draft) : (radix.low - draft)
      let whole = most / (place.weight * place.step) * (place.weight * place.step)
      draft = radix.contains(draft + whole) ? draft + whole : draft
      return []
    }
    draft = radix.settled(target)
    return []
  }

  func row(showing number: Int, at index: Int) -> Int? {
    let place = radix.places[index]
    guard number % place.step == 0, number / place.step < radix.rowCount(index) else { return nil }
    return number / place.step
  }

  mutating func type(_ number: Int, at index: Int) -> [PickerCorrection]? { nil }

  /// Sets a value as the event `set` does, without saying what is different now.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    guard let amount = amount(of: value) else {
      throw PickerError(
        .valueOutOfRange, "\(value)", "the value of this picker is of the kind \(self.value(of: 0).kind.rawValue)")
    }
    let given = radix.settled(amount)
    draft = given
    guard given != amount, let role = roles.last else { return [] }
    let reason: RowRefusal.Reason = amount < radix.low ? .beforeMinimum : amount > radix.high ? .afterMaximum : .offStep
    return [PickerCorrection(role: role, asked: amount, given: given, reason: reason)]
  }

  func point(of draft: Int) -> PickerState.Point { PickerState.Point(value: value(of: draft)) }

  func draft(at point: PickerState.Point) throws(PickerError) -> Int {
    guard let value = point.value, let amount = amount(of: value), point == PickerState.Point(value: value) else {
      throw PickerError(
        .invalidState, "", "the state has a value of the kind \(self.value(of: 0).kind.rawValue) and nothing else")
    }
    guard radix.contains(amount) else {
      throw PickerError(.invalidState, "\(amount)", "the amount is outside the bounds or between steps")
    }
    return amount
  }

  func reason(_ amount: Int) -> RowRefusal.Reason? {
    if amount < radix.low { return .beforeMinimum }
    if amount > radix.high { return .afterMaximum }
    return radix.isOnSteps(amount) ? nil : .offStep
  }

  /// The value of one number for each column.
  public func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading {
    if let stranger = fields.keys.first(where: { !roles.contains($0) }) { return .refused(stranger, .noSuchRow) }
    var amount = 0
    for (index, place) in radix.places.enumerated() {
      guard let number = fields[place.role] else { return .refused(place.role, .missing) }
      let most = place.radix.map { $0 - 1 } ?? Int(Int32.max)
      guard number >= 0, index == 0 ? number <= Int(Int32.max) : number <= most else {
        return .refused(place.role, .noSuchRow)
      }
      let (product, overflow) = number.multipliedReportingOverflow(by: place.weight)
      guard !overflow, amount <= Int.max - product else { return .refused(place.role, .afterMaximum) }
      amount += product
    }
    return .value(value(of: amount))
  }

  /// The value of the indexes of rows, one for each column in its order.
  public func value(ofRows rows: [Int]) -> FieldsReading {
    guard rows.count == radix.places.count else {
      return .refused(nil, rows.count < radix.places.count ? .missing : .noSuchRow)
    }
    var amount = 0
    for (index, row) in rows.enumerated() {
      let place = radix.places[index]
      guard row >= 0, row < radix.rowCount(index) else { return .refused(place.role, .noSuchRow) }
      amount += row * place.step * place.weight
    }
    if let reason = reason(amount) { return .refused(nil, reason) }
    return .value(value(of: amount))
  }
}

extension ArraySlice<Int> {
  /// A number that is another one for other numbers, the same in every process.
  var hashValueIndependentOfProcess: Int {
    reduce(17) { ($0 &* 0x1000_0000_01B3) ^ $1 }
  }
}
