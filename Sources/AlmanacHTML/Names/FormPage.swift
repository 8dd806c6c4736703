/// What the forms of one page share: the prefixes of their ids, so that no id is there twice.
///
/// ```swift
/// var page = FormPage()
/// var first = try page.form("home", labels: labels)
/// var second = try page.form("work", labels: labels)
/// ```
public struct FormPage: Sendable {
  private var prefixes: Set<FieldName> = []

  /// Begins a page.
  public init() {}

  /// Begins a form of the page.
  ///
  /// - Parameters:
  ///   - prefix: What the ids of the form begin with, another one for each form of the page.
  ///   - labels: The texts of the form.
  /// - Returns: The form, which takes each name once.
  /// - Throws: `invalidName` for a prefix that is none; `repeatedName` for one that another form of the page has.
  public mutating func form(_ prefix: String, labels: FormLabels) throws(FormError) -> HTMLForm {
    let name = try FieldName(prefix)
    guard prefixes.insert(name).inserted else {
      throw FormError(.repeatedName, prefix, "another form of the page has this prefix, and ids are there once")
    }
    return HTMLForm(name, labels)
  }
}
