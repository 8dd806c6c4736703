/// One of the two fields of a form.
public enum PasswordField: String, Sendable, Hashable, Codable, CaseIterable {
  /// The first: the password.
  case password

  /// The second: the password once more.
  case confirmation
}
