extension CountdownPicker {
  /// The kind of picker.
  public var kind: PickerKind { .countdown }
  /// What a screen reader says for all columns together.
  public var groupLabel: String { labels.text(.groupCountdown) }
  /// How the columns turn.
  var ends: PickerColumn.Ends { options.ends }
  /// The duration in words: 1 hora e 30 minutos.
  public var summary: String { text(of: draft) }

  /// The columns, with all their rows.
  public var columns: [PickerColumn] {
    var refusals: [RowRefusal.Reason: RowRefusal] = [:]
    return radix.places.indices.map { index in
      let place = radix.places[index]
      let wheel = wheel(at: index)
      let rows = (0..<wheel.rowCount).map { row -> PickerRow in
        let number = row * place.step
        let text = numbers.text(number)
        let label = labels.text(Self.countKey(place.role), counting: number, as: text)
        return PickerRow(
          value: number, text: text, label: label, spokenText: label,
          refusal: isEnabled(row: row, at: index) ? nil : refusal(ofRow: row, at: index, &refusals))
      }
      return PickerColumn(
        role: place.role, name: labels.text(Self.nameKey(place.role)), ends: wheel.ends, rows: rows,
        selectedRow: wheel.selectedRow)
    }
  }

  /// Why a row can't be chosen; the sentence for a reason is made once.
  private func refusal(
    ofRow row: Int, at index: Int, _ known: inout [RowRefusal.Reason: RowRefusal]
  ) -> RowRefusal {
    var digits = radix.numbers(draft)
    digits[index] = row * radix.places[index].step
    for later in digits.indices where later > index { digits[later] = 0 }
    let amount = zip(radix.places, digits).reduce(0) { $0 + $1.0.weight * $1.1 }
    let reason: RowRefusal.Reason = amount < radix.low ? .beforeMinimum : amount > radix.high ? .afterMaximum : .offStep
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

  /// A duration in words, without parts that are zero; "0 minutes" for nothing at all.
  func text(of seconds: Int) -> String {
    // A bound may have parts that no column shows; they are said all the same.
    let parts = [
      (LabelKey.countHour, seconds / 3_600), (.countMinute, seconds / 60 % 60), (.countSecond, seconds % 60),
    ]
    var pieces = parts.filter { $0.1 != 0 }
    if pieces.isEmpty { pieces = [parts[radix.places.last?.role == .second ? 2 : 1]] }
    return labels.joined(pieces.map { labels.text($0.0, counting: $0.1, as: numbers.text($0.1)) })
  }

  static func countKey(_ role: ColumnRole) -> LabelKey {
    role == .hour ? .countHour : role == .minute ? .countMinute : .countSecond
  }

  static func nameKey(_ role: ColumnRole) -> LabelKey {
    role == .hour ? .columnHour : role == .minute ? .columnMinute : .columnSecond
  }
}

extension PickerLabels {
  /// One to three amounts as one text.
  func joined(_ pieces: [String]) -> String {
    switch pieces.count {
    case 0: ""
    case 1: pieces[0]
    case 2: text(.piecesTwo, pieces: pieces)
    default: text(.piecesThree, pieces: pieces)
    }
  }
}

extension CountdownPicker: Codable {
  /// Decodes a picker that was encoded whole; digits are from the embedded tables.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it.
  public init(from decoder: any Decoder) throws {
    let (picker, corrections) = try PickerCoding.decode(from: decoder) {
      (options: CountdownOptions, labels) throws(PickerError) in try CountdownPicker(options, labels: labels)
    }
    self = picker
    self.corrections = corrections
  }

  /// Encodes what the picker is made of and where it stands; no words.
  public func encode(to encoder: any Encoder) throws {
    try PickerCoding.encode(self, options, to: encoder)
  }
}
