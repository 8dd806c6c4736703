public import Almanac

/// A whole picker as data: a client draws it without a single further text.
///
/// The JSON form is the one that `Codable` has, and ``json`` writes it straight into bytes. Its schema is
/// `picker-document.schema.json` beside the articles.
public struct PickerDocument: Hashable, Sendable, Codable {
  /// The version of the form, 1; it grows when a client of the former one could misread a document.
  public static let currentVersion = 1

  /// The version of the form.
  public let version: Int
  /// The kind of picker.
  public let kind: PickerKind
  /// The locale of all texts.
  public let locale: LocaleTag
  /// Which way the columns run.
  public let direction: PickerDirection
  /// The title; nil for none.
  public let title: String?
  /// What a screen reader says for all columns together.
  public let groupLabel: String
  /// The value as one text.
  public let summary: String
  /// The value; nil where a column has no rows.
  public let value: PickerValue?
  /// The columns, in their order; none where there are month grids.
  public let columns: [Column]
  /// The month grids; nil for a picker with columns.
  public let calendar: Calendar?
  /// The buttons: done, the caller's, cancel, as far as they are there.
  public let buttons: [Button]
  /// What a tap outside means.
  public let outsideTap: PickerToolbar.OutsideTap
  /// What a client keeps and sends back; see ``PickerModel/resume(_:)``.
  public let state: PickerState

  /// A column, and what a screen reader needs to know of it.
  public struct Column: Hashable, Sendable, Codable {
    /// What the column stands for.
    public let role: ColumnRole
    /// The name that a screen reader says.
    public let name: String
    /// What stands before the text of each row.
    public let prefix: String
    /// What stands after the text of each row.
    public let suffix: String
    /// Whether the first row follows the last.
    public let ends: PickerColumn.Ends
    /// The index of the selected row; nil where there are no rows.
    public let selectedRow: Int?
    /// The column as one spin button; nil where there are no rows.
    public let spinButton: PickerColumn.SpinButton?
    /// The rows.
    public let rows: [PickerRow]

    /// Describes a column.
    public init(_ column: PickerColumn) {
      role = column.role
      name = column.name
      prefix = column.prefix
      suffix = column.suffix
      ends = column.ends
      selectedRow = column.selectedRow
      spinButton = column.spinButton
      rows = column.rows
    }
  }

  /// A button.
  public struct Button: Hashable, Sendable, Codable {
    /// The name of the button: `done`, `cancel`, or the caller's.
    public let name: String
    /// The title that people read.
    public let title: String
    /// What pressing it does, as an event to send.
    public let event: PickerEvent
    /// Why it can't be pressed; nil for one that can.
    public let refusal: RowRefusal?
  }

  /// Describes a picker as it is now.
  public init(_ picker: some PickerModel) {
    self.init(picker, columns: picker.columns.map { Column($0) })
  }

  private init(_ picker: some PickerModel, columns: [Column]) {
    version = Self.currentVersion
    kind = picker.kind
    locale = picker.locale
    direction = picker.direction
    title = picker.toolbar.title
    groupLabel = picker.groupLabel
    summary = picker.summary
    value = picker.value
    self.columns = columns
    calendar = picker.calendar
    outsideTap = picker.toolbar.outsideTap
    state = picker.state
    var buttons: [Button] = []
    if let title = picker.toolbar.doneTitle {
      let refusal =
        value == nil ? RowRefusal(reason: .missing, message: picker.labels.text(.reasonMissing)) : nil
      buttons.append(Button(name: "done", title: title, event: .done, refusal: refusal))
    }
    for button in picker.toolbar.buttons {
      var refusal: RowRefusal?
      if case .set(let value) = button.action { refusal = picker.refusal(of: value) }
      buttons.append(Button(name: button.name, title: button.title, event: .button(button.name), refusal: refusal))
    }
    if let title = picker.toolbar.cancelTitle {
      buttons.append(Button(name: "cancel", title: title, event: .cancel, refusal: nil))
    }
    self.buttons = buttons
  }

  /// The document as JSON (RFC 8259), in UTF-8, on one line; characters that can't be seen are escaped.
  public var json: [UInt8] {
    let rowCount = columns.reduce(0) { $0 + $1.rows.count }
    var json = JSONWriter(reservingCapacity: 2_048 + 128 * rowCount)
    json.write(self)
    return json.bytes
  }

  /// The JSON of a picker's document without the document: the bytes of ``json``, in about a third of the time for a picker
  /// of dates with many years.
  public static func json(of picker: some PickerModel) -> [UInt8] {
    guard let rows = picker as? any DirectRows else { return PickerDocument(picker).json }
    var json = JSONWriter(reservingCapacity: 2_048 + 96 * rows.rowCount)
    json.write(PickerDocument(picker, columns: [])) { rows.writeColumns(to: &$0) }
    return json.bytes
  }
}

/// A picker that writes its columns as JSON without making their rows.
protocol DirectRows {
  /// How many rows all columns have together.
  var rowCount: Int { get }
  /// Writes the elements of `columns`.
  func writeColumns(to json: inout JSONWriter)
}

extension PickerDocument {
  /// Decodes a document.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for another version than ``currentVersion``, and what is thrown for its parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "the document is of version \(version), and \(Self.currentVersion) is the one that is known")
    }
    kind = try container.decode(PickerKind.self, forKey: .kind)
    locale = try container.decode(LocaleTag.self, forKey: .locale)
    direction = try container.decode(PickerDirection.self, forKey: .direction)
    title = try container.decodeIfPresent(String.self, forKey: .title)
    groupLabel = try container.decode(String.self, forKey: .groupLabel)
    summary = try container.decode(String.self, forKey: .summary)
    value = try container.decodeIfPresent(PickerValue.self, forKey: .value)
    columns = try container.decode([Column].self, forKey: .columns)
    calendar = try container.decodeIfPresent(Calendar.self, forKey: .calendar)
    buttons = try container.decode([Button].self, forKey: .buttons)
    outsideTap = try container.decode(PickerToolbar.OutsideTap.self, forKey: .outsideTap)
    state = try container.decode(PickerState.self, forKey: .state)
  }
}
