public import Almanac
public import AlmanacPickers

/// One thing that is wrong with a field, tied to the part that is at fault.
///
/// It holds nothing that was typed.
public struct FieldProblem: Hashable, Sendable, Codable {
  /// The name of the field.
  public let field: String
  /// The part that is at fault, as the name behind the dot: `year`, `level.0`, `password`; nil where it is the whole.
  public let part: String?
  /// What is wrong, for a field with a picker; nil for a password, whose violations say it.
  public let reason: RowRefusal.Reason?
  /// The sentence that people read.
  public let message: String
  /// The name that people read for the field, with that of the part where the problem has one.
  public let label: String
  /// The name of the part for people; nil where it is the whole.
  public let partLabel: String?

  /// The language of the sentence, where it may be another one than the form's; nil for the form's.
  public let language: LocaleTag?

  /// The part to go to: the first one where the whole is at fault.
  let target: String?

  init(
    field: String, part: String?, reason: RowRefusal.Reason?, message: String, label: String, partLabel: String?,
    language: LocaleTag? = nil, target: String?
  ) {
    self.field = field
    self.part = part
    self.reason = reason
    self.message = message
    self.label = label
    self.partLabel = partLabel
    self.language = language
    self.target = target
  }

  /// Makes a problem of a field that the caller writes and reads itself.
  ///
  /// - Parameters:
  ///   - name: The name of the field; the summary leads to the control whose id is the form's prefix, a dot and the name.
  ///   - label: The name that people read.
  ///   - message: The sentence that people read.
  public init(of name: FieldName, label: String, message: String) {
    self.init(
      field: name.description, part: nil, reason: nil, message: message, label: label, partLabel: nil, target: nil)
  }

  /// The problem as a sentence with the field named in it.
  public func text(in labels: FormLabels) -> String {
    let name = partLabel.map { labels.text(.part, [label, $0]) } ?? label
    return labels.text(.problem, [name, message])
  }
}
