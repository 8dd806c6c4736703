public import Almanac

extension PasswordViolation {
  /// What people read: one sentence or two, with the rule's number in it.
  ///
  /// ```swift
  /// violation.message(in: "tr")                                          // En az 15 karakter kullanın.
  /// violation.message(in: "fi")                                          // Use at least 15 characters.
  /// violation.message(in: "fi", fallback: .turkish)                      // En az 15 karakter kullanın.
  /// ```
  ///
  /// - Parameters:
  ///   - locale: Who reads it; see ``MessageLanguage/init(readBy:)``.
  ///   - fallback: The language for a locale that none of ours is read in.
  /// - Returns: The text, with numbers in ASCII digits.
  public func message(in locale: LocaleTag, fallback: MessageLanguage = .english) -> String {
    message(in: MessageLanguage(readBy: locale) ?? fallback)
  }

  /// What people read, in a language that is known.
  public func message(in language: MessageLanguage) -> String {
    let key = "\(kind.rawValue).\(code.rawValue)"
    guard let number = minimum ?? maximum else { return MessageText.text(key, in: language) }
    return MessageText.text(key, number, in: language)
  }
}

extension PasswordPolicy {
  /// What a form says before anything is typed: the length that is asked for, and what is welcome.
  ///
  /// NIST SP 800-63B-4, section 3.1.1.2: "Verifiers SHALL offer guidance to the subscriber to assist the user in
  /// choosing a strong password".
  ///
  /// - Parameters:
  ///   - locale: Who reads it; see ``MessageLanguage/init(readBy:)``.
  ///   - fallback: The language for a locale that none of ours is read in.
  /// - Returns: The text, with numbers in ASCII digits.
  public func guidance(in locale: LocaleTag, fallback: MessageLanguage = .english) -> String {
    let language = MessageLanguage(readBy: locale) ?? fallback
    return MessageText.text("\(kind.rawValue).guidance", length.lowerBound, in: language)
  }
}
