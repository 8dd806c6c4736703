/// One thing that is wrong with a password and its confirmation.
///
/// It says which rule is broken, in which field, and the rule's own numbers. It never says anything of the secret: no
/// length, position, character or excerpt, since a number beside a code tells a part of the password to whoever reads
/// the log. So a violation may be logged, encoded and shown.
///
/// ```swift
/// violation.code                    // tooShort
/// violation.minimum                 // 15
/// violation.message(in: "pt-BR")    // Use pelo menos 15 caracteres.
/// ```
///
/// As JSON: `{"code":"tooShort","field":"password","kind":"password","minimum":15}`.
///
/// Violations are for sign-up and change. At log-in no rule is applied, and people are told only that the name and the
/// password do not belong together.
public struct PasswordViolation: Sendable, Hashable {
  /// The rule that is broken.
  public let code: Code

  /// The field that it is broken in: `confirmation` for a mismatch, `password` for the rules, either for bytes that are
  /// not UTF-8.
  public let field: PasswordField

  /// Whether the policy is about passwords or PINs, which decides the wording.
  public let kind: PasswordKind

  /// For `tooShort`, the fewest scalars that are allowed; else nil.
  public let minimum: Int?

  /// For `tooLong`, the most scalars, and for `tooManyBytes`, the most bytes that are allowed; else nil.
  public let maximum: Int?

  init(trusting code: Code, _ field: PasswordField, kind: PasswordKind, minimum: Int? = nil, maximum: Int? = nil) {
    assert((code.parameter == .minimum) == (minimum != nil) && (code.parameter == .maximum) == (maximum != nil))
    self.code = code
    self.field = field
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension PasswordViolation: CustomStringConvertible {
  /// The field, the code and the rule's number, for a log: `password: tooShort (minimum 15)`.
  public var description: String {
    let number = minimum.map { " (minimum \($0))" } ?? maximum.map { " (maximum \($0))" } ?? ""
    return "\(field.rawValue): \(code.rawValue)\(number)"
  }
}
