extension DistancePicker {
  /// The kind of picker.
  public var kind: PickerKind { .distance }
  /// What a screen reader says for all columns together.
  public var groupLabel: String { labels.text(.groupDistance) }
  /// How the columns turn.
  var ends: PickerColumn.Ends { options.ends }
  /// The distance in words: 1 quilômetro e 250 metros.
  public var summary: String { text(of: draft) }

  /// The columns, with all their rows.
  public var columns: [PickerColumn] {
    var refusals: [RowRefusal.Reason: RowRefusal] = [:]
    return radix.places.indices.map { index in
      let place = radix.places[index]
      let wheel = wheel(at: index)
      let frame = frame(at: index)
      let width = place.role.isFraction(options) ? options.decimals : 1
      let rows = (0..<wheel.rowCount).map { row -> PickerRow in
        let text = numbers.text(row, digits: options.layout == .units ? width : 1)
        return PickerRow(
          value: row, text: text, label: frame.prefix + text + frame.suffix, spokenText: spoken(row, text, index),
          refusal: isEnabled(row: row, at: index) ? nil : refusal(ofRow: row, at: index, &refusals))
      }
      return PickerColumn(
        role: place.role, name: columnName(at: index), prefix: frame.prefix, suffix: frame.suffix,
        ends: wheel.ends, rows: rows, selectedRow: wheel.selectedRow)
    }
  }

  /// The name of a column: its unit, and what a row is worth where the unit has several: Kilometers (0.1).
  func columnName(at index: Int) -> String {
    let role = radix.places[index].role
    let unit = labels.text(role.unit.nameKey)
    guard case .digit(_, let place) = role, radix.places.count(where: { $0.role.unit == role.unit }) > 1 else {
      return unit
    }
    let decimals = role.unit == options.units.last ? options.decimals : 0
    return labels.text(
      .columnPlace, pieces: [unit, worth(ofPlace: options.layout == .units ? -decimals : place - decimals)])
  }

  /// A power of ten in the locale's digits: 100, 0.01.
  private func worth(ofPlace exponent: Int) -> String {
    guard exponent < 0 else { return numbers.text((0..<exponent).reduce(1) { power, _ in 10 * power }) }
    return numbers.text(0) + decimalSeparator + numbers.text(1, digits: -exponent)
  }

  /// What stands before and after the numbers of a column: the unit after its last, the separator before decimals.
  func frame(at index: Int) -> (prefix: String, suffix: String) {
    let role = radix.places[index].role
    let isLastOfUnit = index + 1 == radix.places.count || radix.places[index + 1].role.unit != role.unit
    let unit = labels.frame(role.unit.symbolKey)
    let isFirstDecimal = role.isFraction(options) && (index == 0 || !radix.places[index - 1].role.isFraction(options))
    return (isFirstDecimal ? decimalSeparator : "", isLastOfUnit ? unit.suffix : "")
  }

  /// A whole unit with its name in words; a digit as it is.
  private func spoken(_ row: Int, _ text: String, _ index: Int) -> String {
    guard case .unit(let unit) = radix.places[index].role, options.decimals == 0 || unit != options.units.last else {
      return text
    }
    return labels.text(unit.countKey, counting: row, as: text)
  }

  /// Why a row can't be chosen; the sentence for a reason is made once.
  private func refusal(
    ofRow row: Int, at index: Int, _ known: inout [RowRefusal.Reason: RowRefusal]
  ) -> RowRefusal {
    var digits = radix.numbers(draft)
    digits[index] = row
    for later in digits.indices where later > index { digits[later] = 0 }
    let amount = zip(radix.places, digits).reduce(0) { $0 + $1.0.weight * $1.1 }
    let reason: RowRefusal.Reason =
      amount > radix.high ? .afterMaximum : amount < radix.low ? .beforeMinimum : .noSuchRow
    if let refusal = known[reason] { return refusal }
    let refusal = refused(reason)
    known[reason] = refusal
    return refusal
  }

  private func refused(_ reason: RowRefusal.Reason) -> RowRefusal {
    RowRefusal(reason: reason, message: message(for: reason))
  }

  /// The sentence that people read for a reason, with the bound in it that is meant.
  public func message(for reason: RowRefusal.Reason) -> String {
    switch reason {
    case .beforeMinimum: labels.text(.reasonBeforeMinimum, text(of: radix.low))
    case .afterMaximum: labels.text(.reasonAfterMaximum, text(of: radix.high))
    default: labels.text(LabelKey(reason))
    }
  }

  /// Why a value can't be chosen; nil for one that can.
  public func refusal(of value: PickerValue) -> RowRefusal? {
    guard let amount = amount(of: value) else { return refused(.unreadable) }
    return reason(amount).map(refused)
  }

  /// A distance in words; with decimals, as a number with the symbol of its unit.
  func text(of amount: Int) -> String {
    var rest = amount
    var fraction = 1
    for _ in 0..<options.decimals { fraction *= 10 }
    guard let smallest = options.units.last else { return "" }
    var pieces: [String] = []
    for unit in options.units {
      let weight = unit.length / smallest.length * fraction
      let number = rest / weight
      rest -= number * weight
      if unit == smallest, options.decimals > 0 {
        let text = numbers.text(number) + decimalSeparator + numbers.text(rest, digits: options.decimals)
        pieces.append(labels.text(unit.symbolKey, text))
      } else if number != 0 || unit == smallest && pieces.isEmpty {
        pieces.append(labels.text(unit.countKey, counting: number, as: numbers.text(number)))
      }
    }
    return pieces.count <= 3
      ? labels.joined(pieces) : labels.joined([labels.joined(Array(pieces.prefix(2)))] + pieces.dropFirst(2))
  }
}

extension ColumnRole {
  /// The unit of a column of a distance picker.
  var unit: DistanceUnit {
    switch self {
    case .unit(let unit), .digit(let unit, _): unit
    default: .meter
    }
  }

  /// Whether the column shows decimals.
  func isFraction(_ options: DistanceOptions) -> Bool {
    guard case .digit(let unit, let place) = self else { return false }
    return unit == options.units.last && place < options.decimals
  }
}
