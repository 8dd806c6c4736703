/// A list whose fields open into pickers: the picker's row stands below its field, as in Reminders and Calendar.
///
/// ```swift
/// var rows = InlineRows([InlineField(name: "start", start), InlineField(name: "end", end)])
/// let change = rows.apply(.tap(field: 0))
/// change.insertions                            // 1: the picker's row, as a display index
/// rows.apply(.picker(field: 0, .select(.day, row: 4)))
/// rows.fields[0].text                          // follows the picker
/// ```
///
/// A field's index in the data does not move; its index in the display moves with the open rows above it. Both are given.
public struct InlineRows<Picker: PickerModel>: Hashable, Sendable, Codable {
  /// The fields, in their order.
  public private(set) var fields: [InlineField<Picker>]
  /// How many pickers may be open.
  public let opening: Opening
  /// The heights of rows, in points.
  public let metrics: InlineMetrics

  /// How many pickers may be open at a time.
  public enum Opening: String, Hashable, Sendable, Codable {
    /// One: opening another closes it.
    case single
    /// Any number.
    case several
  }

  /// Makes a list in which nothing is open.
  public init(_ fields: [InlineField<Picker>], opening: Opening = .single, metrics: InlineMetrics = InlineMetrics()) {
    self.fields = fields
    self.opening = opening
    self.metrics = metrics
    for index in self.fields.indices { self.fields[index].phase = .settled }
  }

  /// How many rows are shown.
  public var displayCount: Int { fields.count + fields.count { $0.phase == .editing } }

  /// What a row of the display is.
  public enum Row: Hashable, Sendable, Codable {
    /// A field, by its index in the data.
    case field(Int)
    /// The picker of a field.
    case picker(Int)
  }

  /// The display index of a field; nil for a field that there is not.
  public func displayIndex(ofField index: Int) -> Int? {
    fields.indices.contains(index) ? place(index) : nil
  }

  /// The display index of a field's picker; nil where it is not open, and for a field that there is not.
  public func displayIndex(ofPicker index: Int) -> Int? {
    fields.indices.contains(index) && fields[index].phase == .editing ? place(index) + 1 : nil
  }

  /// The display index of a field that there is.
  private func place(_ index: Int) -> Int {
    index + fields[..<index].count { $0.phase == .editing }
  }

  /// What stands at a display index; nil beyond the last row.
  public func row(atDisplayIndex display: Int) -> Row? {
    var rest = display
    guard rest >= 0 else { return nil }
    for (index, field) in fields.enumerated() {
      if rest == 0 { return .field(index) }
      if rest == 1, field.phase == .editing { return .picker(index) }
      rest -= field.phase == .editing ? 2 : 1
    }
    return nil
  }

  /// The height of the row at a display index, in points; nil beyond the last row.
  public func height(atDisplayIndex display: Int) -> Double? {
    switch row(atDisplayIndex: display) {
    case .field: metrics.fieldHeight
    case .picker: metrics.pickerHeight
    case nil: nil
    }
  }
}

extension InlineRows {
  /// Applies an event.
  ///
  /// An event for a field that there is not, or for a picker that is not open, changes nothing.
  public mutating func apply(_ event: InlineEvent) -> InlineChange {
    var change = InlineChange()
    switch event {
    case .tap(let index):
      guard fields.indices.contains(index) else { return change }
      if fields[index].phase == .editing {
        close([index], &change)
      } else {
        let open = fields.indices.filter { fields[$0].phase == .editing }
        if opening == .single { close(open, &change) }
        fields[index].open()
        change.keyboard = .dismissed
        change.insertions = [place(index) + 1]
        change.reloads.append(place(index))
        change.reloads.sort()
      }
    case .tapElsewhere:
      change.keyboard = .dismissed
    case .picker(let index, let event):
      guard fields.indices.contains(index), fields[index].phase == .editing else { return change }
      let picked = fields[index].picker.apply(event)
      change.picker = picked
      // A field without a value shows the picker's own only once it was moved.
      if picked.value != nil { fields[index].presence = .chosen }
      switch picked.outcome {
      case .done, .cancelled:
        let isDone = if case .done = picked.outcome { true } else { false }
        fields[index].presence = isDone ? .chosen : fields[index].presenceBefore
        close([index], &change)
      case .action, nil: change.reloads = [place(index)]
      }
    case .set(let index, let event):
      guard fields.indices.contains(index) else { return change }
      change.picker = fields[index].picker.apply(event)
      change.reloads = [place(index)]
    }
    return change
  }

  /// Closes pickers, and says which rows of the display go and which fields look different.
  private mutating func close(_ indices: [Int], _ change: inout InlineChange) {
    change.deletions = indices.map { place($0) + 1 }
    for index in indices { fields[index].phase = .settled }
    change.reloads += indices.map(place)
  }

  /// Adds a field before an index, closed.
  ///
  /// - Returns: The change of the display: one row more.
  public mutating func insert(_ field: InlineField<Picker>, at index: Int) -> InlineChange {
    let index = min(max(index, 0), fields.count)
    var field = field
    field.phase = .settled
    fields.insert(field, at: index)
    var change = InlineChange()
    change.insertions = [place(index)]
    return change
  }

  /// Takes a field away, and its picker's row with it.
  public mutating func remove(at index: Int) -> InlineChange {
    var change = InlineChange()
    guard fields.indices.contains(index) else { return change }
    change.deletions = [place(index)]
    if let picker = displayIndex(ofPicker: index) { change.deletions.append(picker) }
    fields.remove(at: index)
    return change
  }
}
