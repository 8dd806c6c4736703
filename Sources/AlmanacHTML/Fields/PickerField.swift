public import AlmanacPickers

/// A field of a form whose value is picked: what is written as HTML, and what its post is checked by.
///
/// ```swift
/// var birthday = try PickerField("birthday", picker, label: "Birthday")
/// try form.write(birthday, to: &page)
/// // … and when the form is posted:
/// switch birthday.read(post) {
/// case .value(let value): save(value)
/// case .absent: break                          // an optional field that was left out
/// case .refused(let problems): show(problems)  // write the field again: it keeps what was typed
/// }
/// ```
///
/// A field is a value: a server makes it for each request from what it knows, and keeps none.
public struct PickerField<Picker: PickerModel>: Sendable {
  /// The name that parts are posted under.
  public let name: FieldName
  /// The picker: bounds, steps, words; and where the field has a value, on what it stands.
  public var picker: Picker
  /// The name that people read.
  public var label: String
  /// What people read before they choose; nil for nothing.
  public var hint: String?
  /// Whether the field may be left out.
  public var requirement: FieldRequirement
  /// How the parts are entered.
  public var entry: FieldEntry
  /// What the value is to the user, for a browser that can fill it in.
  public var purpose: FieldPurpose
  /// Whether the field has a value.
  public internal(set) var presence: InlineField<Picker>.Presence
  /// What was posted, by the names of parts, as it was typed; nil where the field stands on the picker's value.
  public internal(set) var typed: [String: String]?
  /// What is wrong with what was posted.
  public internal(set) var problems: [FieldProblem] = []
  /// Whether the sheet or the row is served open.
  public internal(set) var isOpen = false
  /// What cancel goes back to, where it is another thing than the field shows: a sheet that was refreshed.
  var was: String?
  /// Whether the day with the focus in month grids gets it when the page is there.
  var hasFocus = false
  /// How many days are offered where the month is known because somebody asked; 31 elsewhere.
  var dayCount = 31

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - name: The name that parts are posted under; see ``FieldName``.
  ///   - picker: The picker.
  ///   - label: The name that people read; the picker's own if nothing is said.
  ///   - presence: Whether the field has the picker's value. One that has none begins with nothing chosen, so that
  ///     a form that nobody touched posts no date.
  ///   - requirement: Whether the field may be left out.
  ///   - entry: How the parts are entered.
  /// - Throws: `invalidName`.
  public init(
    _ name: String, _ picker: Picker, label: String? = nil, presence: InlineField<Picker>.Presence = .empty,
    requirement: FieldRequirement = .required, entry: FieldEntry = .rows
  ) throws(FormError) {
    self.name = try FieldName(name)
    self.picker = picker
    self.label = label ?? picker.groupLabel
    self.presence = presence
    self.requirement = requirement
    self.entry = entry
    purpose = .other
  }

  /// Takes a field of a list.
  ///
  /// - Throws: `invalidName`.
  public init(_ field: InlineField<Picker>, label: String? = nil) throws(FormError) {
    try self.init(field.name, field.picker, label: label, presence: field.presence)
    isOpen = field.phase == .editing
  }

  /// The value; nil while there is none.
  public var value: PickerValue? { presence == .chosen && typed == nil ? picker.value : nil }
}

/// Whether a field may be left out.
public enum FieldRequirement: String, Hashable, Sendable, Codable {
  /// It needs a value.
  case required
  /// It may be left out, and its label says so.
  case optional
}

/// How the parts of a field are entered.
public enum FieldEntry: String, Hashable, Sendable, Codable {
  /// From lists of rows.
  case rows
  /// Numbers are typed; eras and halves of the day are still chosen.
  case typed
}

/// What a value is to the user.
///
/// Source: HTML, section "Autofill"; WCAG 2.2, 1.3.5.
public enum FieldPurpose: String, Hashable, Sendable, Codable {
  /// The user's birthday.
  case birthday
  /// Anything else: browsers are told nothing.
  case other
}

/// What became of a field's post.
public enum FieldReading: Hashable, Sendable {
  /// A value that the picker allows.
  case value(PickerValue)
  /// Nothing, in a field that may be left out.
  case absent
  /// What is wrong; one problem at least.
  case refused([FieldProblem])
}
