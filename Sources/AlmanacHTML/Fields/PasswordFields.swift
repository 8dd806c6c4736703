public import Almanac
public import AlmanacPasswords

/// The two fields of a new password or PIN in a form: always served empty.
///
/// ```swift
/// var pin = try PasswordFields("pin", policy: .pin(4...12), locale: "tr")
/// try form.write(pin, to: &page)
/// switch pin.read(post) {
/// case .accepted(let secret): store(hash(secret.bytes))
/// case .refused: show(pin.problems)            // write the fields again, empty
/// }
/// ```
///
/// The value holds no secret: what was typed is in the post, and goes with it.
public struct PasswordFields: Sendable {
  /// The name that both are posted under, as `pin.password` and `pin.confirmation`.
  public let name: FieldName
  /// The rules.
  public let policy: PasswordPolicy
  /// Who reads the texts.
  public let locale: LocaleTag
  /// The name that people read for both fields.
  public var label: String
  /// What people read before they type; nil for nothing.
  public var hint: String?
  /// What is wrong with what was posted.
  public internal(set) var violations: [PasswordViolation]
  /// The two fields as an alert has them.
  let fields: [PasswordAlert.Field]
  /// The language of the texts, which is another one than the locale's where there is none for it.
  let language: MessageLanguage

  /// Makes the fields of a policy.
  ///
  /// - Parameters:
  ///   - name: The name that both are posted under; see ``FieldName``.
  ///   - policy: The rules, which also say whether a password or a PIN is asked for.
  ///   - locale: Who reads the texts.
  ///   - fallback: The language for a locale that none of ours is read in; the fields are then marked as being in it.
  /// - Throws: `invalidName`.
  public init(
    _ name: String, policy: PasswordPolicy, locale: LocaleTag, fallback: MessageLanguage = .english
  ) throws(FormError) {
    try self.init(name, PasswordPrompt(policy: policy, locale: locale, fallback: fallback), fallback: fallback)
  }

  /// Takes what a prompt asks for, and what was wrong with the last pair that it was given.
  ///
  /// - Throws: `invalidName`.
  public init(
    _ name: String, _ prompt: borrowing PasswordPrompt, fallback: MessageLanguage = .english
  ) throws(FormError) {
    self.name = try FieldName(name)
    policy = prompt.policy
    locale = prompt.state.locale
    language = MessageLanguage(readBy: prompt.state.locale) ?? fallback
    violations = prompt.state.violations
    // The alert of another phase has no fields; those of a new prompt are the same for the same policy.
    let entry = PasswordPrompt(policy: prompt.policy, locale: prompt.state.locale, fallback: fallback)
    fields = entry.alert?.fields ?? []
    label = entry.alert?.title ?? ""
    hint = policy.guidance(in: prompt.state.locale, fallback: fallback)
  }

  /// What is wrong, as problems of the form, in the order of the fields.
  public var problems: [FieldProblem] {
    let ordered = PasswordField.allCases.flatMap { field in violations.filter { $0.field == field } }
    return ordered.map { violation in
      FieldProblem(
        field: name.description, part: violation.field.rawValue, reason: nil, message: violation.message(in: language),
        label: label, partLabel: nil, language: language.tag, target: violation.field.rawValue)
    }
  }

  /// Checks what was posted by the policy.
  ///
  /// - Parameters:
  ///   - post: The fields that were posted; one that is not there is empty.
  ///   - user: What the form knows of the user.
  ///   - data: The tables whose Unicode version decides which characters are allowed.
  /// - Returns: The secret, once, or the violations, which the fields then show.
  public mutating func read(
    _ post: borrowing FormPost, for user: UserInformation = .none, data: LocaleData = .embedded
  ) -> PasswordCheck {
    let pair = post.passwordPair(name.part("password"), confirmedBy: name.part("confirmation"))
    switch pair.checked(by: policy, for: user, data: data) {
    case .accepted(let secret):
      violations = []
      return .accepted(secret)
    case .refused(let found):
      violations = found
      return .refused(found)
    }
  }
}
