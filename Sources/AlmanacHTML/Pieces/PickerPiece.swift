import Almanac
import AlmanacPickers

/// A field on its way into HTML: what all arrangements of it share.
struct PickerPiece {
  let id: ControlID
  let labels: FormLabels
  let columns: any ColumnSource
  /// What each column shows as chosen.
  let shown: [ShownChoice]
  let label: String
  let hint: String?
  let requirement: FieldRequirement
  let purpose: FieldPurpose
  let problems: [FieldProblem]
  let entry: FieldEntry
  let locale: LocaleTag
  let direction: PickerDirection
  let kind: PickerKind
  /// The picker, where the script has more to do for its kind.
  let dates: DatePicker?
  /// What cancel goes back to; nil for what is shown.
  let was: String?

  init<Picker>(_ field: PickerField<Picker>, _ id: ControlID, _ labels: FormLabels) {
    self.id = id
    self.labels = labels
    columns = field.columns
    let source = columns
    shown = source.roles.indices.map { field.shown(at: $0, source) }
    label = field.requirement == .optional ? labels.text(.optional, [field.label]) : field.label
    hint = field.hint
    requirement = field.requirement
    purpose = field.purpose
    problems = field.problems
    dates = source.dates
    entry = field.entry
    locale = field.picker.locale
    direction = field.picker.direction
    kind = field.picker.kind
    was = field.was
  }

  init(_ document: PickerDocument, _ id: ControlID, _ labels: FormLabels) {
    self.id = id
    self.labels = labels
    let source = PlainColumns(document)
    columns = source
    shown = source.columns.indices.map { source.ownChoice(at: $0) }
    label = document.groupLabel
    hint = nil
    requirement = .required
    purpose = .other
    problems = []
    entry = .rows
    locale = document.locale
    direction = document.direction
    kind = document.kind
    dates = nil
    was = nil
  }

  /// Whether the number of a column is typed, and not chosen from rows.
  func isTyped(_ index: Int) -> Bool { entry.isTyped(columns.roles[index], dates) }

  /// Whether a column is marked as wrong: for a problem of its own, or for one of the whole if it has anything to choose.
  func isAtFault(_ index: Int) -> Bool {
    guard !problems.isEmpty else { return false }
    let part = columns.roles[index].description
    return problems.contains { $0.part == part || $0.part == nil && columns.hasRows(at: index) }
  }
}

extension HTMLWriter {
  /// Writes `lang` and `dir` of a piece.
  mutating func language(_ locale: LocaleTag, _ direction: PickerDirection) {
    value(" lang=\"", "\(locale)")
    value(" dir=\"", direction.rawValue)
  }

  /// Writes `aria-describedby` with the hint and the problems of the whole.
  mutating func description(_ piece: PickerPiece) {
    let hasProblem = piece.problems.contains { $0.part == nil }
    guard piece.hint != nil || hasProblem else { return }
    raw(" aria-describedby=\"")
    if piece.hint != nil { id(piece.id, ".hint") }
    if hasProblem {
      if piece.hint != nil { raw(" ") }
      id(piece.id, ".problem")
    }
    raw(.quote)
  }

  /// Writes the hint and everything that is wrong.
  mutating func notes(_ piece: PickerPiece) {
    if let hint = piece.hint {
      raw("<p class=\"almanac-hint\"")
      id(.id, piece.id, ".hint")
      raw(.close)
      text(hint)
      raw("</p>")
    }
    for problem in piece.problems {
      let control = problem.part.map(piece.id.part) ?? piece.id
      self.problem(problem, control, piece.labels)
    }
  }

  /// Writes one thing that is wrong, with the word for an error before it: colour is not enough.
  mutating func problem(_ problem: FieldProblem, _ control: ControlID, _ labels: FormLabels) {
    raw("<p class=\"almanac-problem\"")
    id(.id, control, ".problem")
    raw(.close)
    text(labels.text(.error, [problem.text(in: labels)]))
    raw("</p>")
  }
}
