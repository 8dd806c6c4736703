extension DependentPicker {
  func point(of draft: DependentDraft) -> PickerState.Point {
    let isComplete = !draft.path.isEmpty && rows(below: draft.path[...]).isEmpty
    let paths = draft.remembered.map { $0.key + [$0.value] }.sorted { $0.lexicographicallyPrecedes($1) }
    return PickerState.Point(
      value: isComplete ? .rows(draft.path) : nil, remembered: choice == .rememberParent ? paths : nil,
      rows: isComplete ? nil : draft.path)
  }

  func draft(at point: PickerState.Point) throws(PickerError) -> DependentDraft {
    func refused(_ subject: String, _ reason: String) -> PickerError { PickerError(.invalidState, subject, reason) }
    var draft = DependentDraft()
    if case .rows(let path) = point.value, point.rows == nil {
      if let refusal = refusal(of: .rows(path)) { throw refused("\(path)", "the rows are \(refusal.reason.rawValue)") }
      draft.path = path
    } else if point.value == nil, let rows = point.rows {
      draft.path = rows.compactMap(\.self)
      let below = self.rows(below: draft.path[...])
      guard draft.path.count == rows.count, isPath(draft.path), Self.nearest(to: 0, in: below) == nil,
        !below.isEmpty || draft.path.isEmpty
      else { throw refused("\(draft.path)", "the rows lead to nothing that can be chosen") }
    } else {
      throw refused("", "the state of a dependent picker has the rows that were chosen")
    }
    guard point.wantedDay == nil, (point.remembered != nil) == (choice == .rememberParent) else {
      throw refused("", "only a picker that remembers choices below each parent has a memory of them")
    }
    for path in point.remembered ?? [] {
      guard let row = path.last, isPath(path), draft.remembered.updateValue(row, forKey: Array(path.dropLast())) == nil
      else { throw refused("\(path)", "a remembered path leads to a row that can be chosen, one for each parent") }
    }
    for index in draft.path.indices where choice == .rememberParent {
      guard draft.remembered[Array(draft.path[..<index])] == draft.path[index] else {
        throw refused("\(draft.path)", "the rows that are shown are remembered")
      }
    }
    return draft
  }

  /// Whether each row of a path can be chosen.
  private func isPath(_ path: [Int]) -> Bool {
    var rows = nodes
    for row in path {
      guard rows.indices.contains(row), rows[row].availability == .available else { return false }
      rows = rows[row].children
    }
    return true
  }

  /// The sentence that people read for a reason.
  public func message(for reason: RowRefusal.Reason) -> String { labels.text(LabelKey(reason)) }

  /// Why a value can't be chosen; nil for one that can.
  public func refusal(of value: PickerValue) -> RowRefusal? {
    func refused(_ reason: RowRefusal.Reason) -> RowRefusal {
      RowRefusal(reason: reason, message: labels.text(LabelKey(reason)))
    }
    guard case .rows(let path) = value else { return refused(.unreadable) }
    guard !path.isEmpty else { return refused(.missing) }
    var rows = nodes
    for row in path {
      guard rows.indices.contains(row) else { return refused(.noSuchRow) }
      guard rows[row].availability == .available else { return refused(.unavailable) }
      rows = rows[row].children
    }
    return rows.isEmpty ? nil : refused(.missing)
  }

  /// The value of the index of a row for each column down to a choice that is complete.
  public func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading {
    if let stranger = fields.keys.first(where: { !roles.contains($0) }) { return .refused(stranger, .noSuchRow) }
    let path = roles.prefix { fields[$0] != nil }.compactMap { fields[$0] }
    guard path.count == fields.count else { return .refused(.level(path.count), .missing) }
    return .value(.rows(path))
  }

  /// The value of the indexes of rows, down to a choice that is complete.
  public func value(ofRows rows: [Int]) -> FieldsReading { .value(.rows(rows)) }
}

extension DependentPicker {
  /// The kind of picker.
  public var kind: PickerKind { .dependent }
  /// What a screen reader says for all columns together.
  public var groupLabel: String { labels.text(.groupOption) }
  /// The texts of the chosen rows, with a space between them.
  public var summary: String { selection?.map(\.text).joined(separator: " ") ?? "" }

  /// The columns, with all their rows; those that a choice does not need have none.
  public var columns: [PickerColumn] {
    let refusal = RowRefusal(reason: .unavailable, message: labels.text(.reasonUnavailable))
    return roles.indices.map { index in
      let rows = index <= draft.path.count ? rows(below: draft.path[..<index]) : []
      return PickerColumn(
        role: roles[index], name: index < names.count ? names[index] : labels.text(.columnOption),
        rows: rows.enumerated().map { row, node in
          PickerRow(
            value: row, text: node.text, label: node.text, spokenText: node.text,
            refusal: node.availability == .available ? nil : refusal)
        }, selectedRow: index < draft.path.count ? draft.path[index] : nil)
    }
  }
}

extension DependentPicker: Codable {
  private enum Keys: String, CodingKey {
    case nodes, choice, names, locale, toolbar, corrections, state
  }

  /// Decodes a picker that was encoded whole.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let nodes = try container.decode([PickerNode].self, forKey: .nodes)
    let choice = try container.decode(DependentChoice.self, forKey: .choice)
    let names = try container.decode([String].self, forKey: .names)
    let coded = try container.decode(CodedWords.self, forKey: .locale)
    let state = try container.decode(PickerState.self, forKey: .state)
    self = try PickerCoding.picker(decoder) { () throws(PickerError) in
      var picker = try DependentPicker(nodes, choice: choice, names: names, locale: coded.locale, labels: coded.labels)
      try picker.resume(state)
      return picker
    }
    toolbar = try container.decode(PickerToolbar.self, forKey: .toolbar)
    corrections = try container.decode([PickerCorrection].self, forKey: .corrections)
  }

  /// Encodes what the picker is made of and where it stands.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(choice, forKey: .choice)
    try container.encode(names, forKey: .names)
    try container.encode(CodedWords(locale, labels), forKey: .locale)
    try container.encode(toolbar, forKey: .toolbar)
    try container.encode(corrections, forKey: .corrections)
    try container.encode(state, forKey: .state)
  }
}
