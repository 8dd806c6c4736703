/// A field that opens into a picker.
public struct InlineField<Picker: PickerModel>: Hashable, Sendable, Codable {
  /// The caller's name for the field.
  public let name: String
  /// The picker that the field opens into; it stands on the field's value, or where it is to begin.
  public internal(set) var picker: Picker
  /// Whether the field has a value.
  public internal(set) var presence: Presence
  /// Whether the field is open.
  public internal(set) var phase: Phase
  /// Whether the field had a value when it was opened, which cancel returns to.
  var presenceBefore: Presence

  /// Whether a field has a value.
  public enum Presence: String, Hashable, Sendable, Codable {
    /// It has none; the picker shows where it would begin.
    case empty
    /// It has the picker's value.
    case chosen
  }

  /// Whether a field is open.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// It is closed.
    case settled
    /// Its picker is open below it.
    case editing
  }

  /// Makes a field that is closed.
  public init(name: String, _ picker: Picker, presence: Presence = .chosen) {
    self.name = name
    self.picker = picker
    self.presence = presence
    phase = .settled
    presenceBefore = presence
  }

  /// Opens the field: what it stands on now is what cancel returns to.
  mutating func open() {
    phase = .editing
    presenceBefore = presence
    _ = picker.apply(.done)
  }

  /// The text of the field, which follows the picker; nil while there is no value.
  public var text: String? { presence == .chosen ? picker.fieldText : nil }

  /// The value; nil while there is none.
  public var value: PickerValue? { presence == .chosen ? picker.value : nil }
}

/// The heights of rows, in points.
public struct InlineMetrics: Hashable, Sendable, Codable {
  /// The height of a field.
  public var fieldHeight: Double
  /// The height of a picker.
  public var pickerHeight: Double

  /// Makes heights; those of iOS where nothing is said.
  public init(fieldHeight: Double = 44, pickerHeight: Double = 216) {
    self.fieldHeight = fieldHeight
    self.pickerHeight = pickerHeight
  }
}

/// What happens to a list of fields; indexes are those of the data.
public enum InlineEvent: Hashable, Sendable, Codable {
  /// A field is tapped: it opens, or closes if it is open.
  case tap(field: Int)
  /// Something else is tapped.
  case tapElsewhere
  /// Something happens to the picker of an open field.
  case picker(field: Int, PickerEvent)
  /// The program moves the picker of a field, open or not: another least value, for an end that follows a start.
  case set(field: Int, PickerEvent)
}

/// What has changed in a list of fields.
public struct InlineChange: Hashable, Sendable, Codable {
  /// The display indexes of rows that go, as they were before.
  public var deletions: [Int] = []
  /// The display indexes of rows that come, as they are afterwards.
  public var insertions: [Int] = []
  /// The display indexes of fields that look different, as they are afterwards.
  public var reloads: [Int] = []
  /// Whether a keyboard that is shown goes.
  public var keyboard = Keyboard.stays
  /// What has changed in a picker.
  public var picker: PickerChange?

  /// What becomes of a keyboard.
  public enum Keyboard: String, Hashable, Sendable, Codable {
    /// It stays if it is there.
    case stays
    /// It goes.
    case dismissed
  }

  /// Makes a change of nothing.
  public init() {}
}
