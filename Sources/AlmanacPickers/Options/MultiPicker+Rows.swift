import Almanac

extension MultiPicker {
  /// The kind of picker.
  public var kind: PickerKind { .options }
  /// What a screen reader says for all columns together.
  public var groupLabel: String { labels.text(.groupOption) }
  /// The texts of the selected options, with a space between them.
  public var summary: String { selection?.map(\.text).joined(separator: " ") ?? "" }

  /// The columns, with all their rows.
  public var columns: [PickerColumn] {
    let refusal = RowRefusal(reason: .unavailable, message: labels.text(.reasonUnavailable))
    return optionColumns.enumerated().map { index, column in
      PickerColumn(
        role: .level(index), name: column.name ?? labels.text(.columnOption), ends: ends,
        rows: column.options.enumerated().map { row, option in
          PickerRow(
            value: row, text: option.text, label: option.text, spokenText: option.spokenText,
            refusal: option.availability == .available ? nil : refusal)
        }, selectedRow: draft[index])
    }
  }

  /// The sentence that people read for a reason.
  public func message(for reason: RowRefusal.Reason) -> String { labels.text(LabelKey(reason)) }

  /// Why a value can't be chosen; nil for one that can.
  public func refusal(of value: PickerValue) -> RowRefusal? {
    func refused(_ reason: RowRefusal.Reason) -> RowRefusal {
      RowRefusal(reason: reason, message: labels.text(LabelKey(reason)))
    }
    guard case .rows(let rows) = value else { return refused(.unreadable) }
    guard rows.count >= optionColumns.count else { return refused(.missing) }
    guard rows.count == optionColumns.count else { return refused(.noSuchRow) }
    for (column, row) in zip(optionColumns, rows) {
      guard column.options.indices.contains(row) else { return refused(.noSuchRow) }
      guard column.options[row].availability == .available else { return refused(.unavailable) }
    }
    return nil
  }

  /// The value of the index of a row for each column.
  public func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading {
    var rows: [Int] = []
    for role in roles {
      guard let row = fields[role] else { return .refused(role, .missing) }
      rows.append(row)
    }
    guard fields.count == rows.count else {
      return .refused(fields.keys.first { !roles.contains($0) }, .noSuchRow)
    }
    return .value(.rows(rows))
  }

  /// The value of the indexes of rows, one for each column in its order.
  public func value(ofRows rows: [Int]) -> FieldsReading { .value(.rows(rows)) }
}

extension MultiPicker: Codable {
  private enum Keys: String, CodingKey {
    case columns, locale, labels, ends, toolbar, corrections, state
  }

  /// Decodes a picker that was encoded whole.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let columns = try container.decode([OptionColumn].self, forKey: .columns)
    let coded = try container.decode(CodedWords.self, forKey: .locale)
    let ends = try container.decode(PickerColumn.Ends.self, forKey: .ends)
    let state = try container.decode(PickerState.self, forKey: .state)
    self = try PickerCoding.picker(decoder) { () throws(PickerError) in
      var picker = try MultiPicker(columns, locale: coded.locale, labels: coded.labels, ends: ends)
      try picker.resume(state)
      return picker
    }
    toolbar = try container.decode(PickerToolbar.self, forKey: .toolbar)
    corrections = try container.decode([PickerCorrection].self, forKey: .corrections)
  }

  /// Encodes what the picker is made of and where it stands.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(optionColumns, forKey: .columns)
    try container.encode(CodedWords(locale, labels), forKey: .locale)
    try container.encode(ends, forKey: .ends)
    try container.encode(toolbar, forKey: .toolbar)
    try container.encode(corrections, forKey: .corrections)
    try container.encode(state, forKey: .state)
  }
}

/// A locale and, where they are the caller's own, its labels.
struct CodedWords: Codable {
  let locale: LocaleTag
  let labels: PickerLabels?

  init(_ locale: LocaleTag, _ labels: PickerLabels) {
    self.locale = locale
    self.labels = labels.isCustom ? labels : nil
  }
}
