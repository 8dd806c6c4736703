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

  /// The part to go to: the first one where the whole is at fault.
  let target: String?

  /// The problem as a sentence with the field named in it.
  public func text(in labels: FormLabels) -> String {
    let name = partLabel.map { labels.text(.part, [label, $0]) } ?? label
    return labels.text(.problem, [name, message])
  }
}
