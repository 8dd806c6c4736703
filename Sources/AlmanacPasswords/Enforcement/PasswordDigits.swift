/// What becomes of decimal digits of other scripts.
public enum PasswordDigits: String, Hashable, Codable, Sendable {
  /// They stay: a password is what was typed.
  case asTyped
  /// Every scalar of General_Category Nd becomes its ASCII digit before anything else is done, so that a PIN that was
  /// typed on an Arabic or a full-width keyboard is the same PIN. Numbers that are no decimal digits (½, Ⅷ, 四, ²) stay.
  case ascii
}
