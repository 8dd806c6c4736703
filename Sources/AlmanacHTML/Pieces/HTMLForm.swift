/// A form of a page: writes its fields as HTML, each name once.
///
/// ```swift
/// var page = FormPage()
/// var form = try page.form("signup", labels: try FormLabels(for: "ja"))
/// var bytes: [UInt8] = []
/// try form.write(birthday, to: &bytes)
/// try form.writeSheet(arrival, to: &bytes)
/// ```
///
/// What is written works without a script and without a style sheet. Every piece has `lang` and `dir`; every text is escaped;
/// there is no script, no style and no address in it, so that a page can have the policy
/// `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'`.
///
/// The form has the texts of its labels in it, which are meant to be in the language of the pickers.
public struct HTMLForm: Sendable {
  /// What the ids of the form begin with.
  public let prefix: FieldName
  /// The texts of the form.
  public let labels: FormLabels
  private var names: Set<FieldName> = []

  init(_ prefix: FieldName, _ labels: FormLabels) {
    self.prefix = prefix
    self.labels = labels
  }

  /// Takes a name, which no other field of the form may have.
  mutating func take(_ name: FieldName) throws(FormError) -> ControlID {
    guard names.insert(name).inserted else {
      throw FormError(.repeatedName, name.description, "another field of the form has this name")
    }
    return ControlID(prefix, name)
  }

  /// The title of a page, which begins with the word for an error where something is wrong (WCAG technique G199).
  public func title(_ title: String, _ problems: [FieldProblem]) -> String {
    problems.isEmpty ? title : labels.text(.error, [title])
  }
}
