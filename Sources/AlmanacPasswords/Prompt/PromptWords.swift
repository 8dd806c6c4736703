import Almanac

/// The alerts of a prompt in one language.
struct PromptWords: Sendable {
  private let kind: PasswordKind
  private let language: MessageLanguage

  init(_ kind: PasswordKind, _ language: MessageLanguage) {
    self.kind = kind
    self.language = language
  }

  /// The alert with the two fields.
  var entry: PasswordAlert {
    PasswordAlert(
      title: text("title"),
      fields: [
        field(.password, "placeholder", .next, .next),
        field(.confirmation, "placeholderAgain", .done, .submit),
      ],
      buttons: [
        PasswordAlert.Button(title: MessageText.text("button.ok", in: language), event: .submit),
        PasswordAlert.Button(title: MessageText.text("button.close", in: language), event: .cancel),
      ])
  }

  /// The alert for what is wrong: its text is the message of the first violation, which is the one to mend first.
  func error(_ violations: [PasswordViolation]) -> PasswordAlert {
    PasswordAlert(
      title: MessageText.text("title.error", in: language),
      text: violations.first?.message(in: language),
      fields: [],
      buttons: [PasswordAlert.Button(title: MessageText.text("button.ok", in: language), event: .acknowledge)])
  }

  private func field(
    _ field: PasswordField, _ placeholder: String, _ returnKey: PasswordAlert.ReturnKey, _ event: PasswordPrompt.Event
  ) -> PasswordAlert.Field {
    PasswordAlert.Field(
      field: field, placeholder: text(placeholder), entry: .secure, keyboard: kind == .pin ? .numeric : .text,
      autocomplete: "new-password", returnKey: returnKey, returnEvent: event)
  }

  private func text(_ key: String) -> String {
    MessageText.text("\(kind.rawValue).\(key)", in: language)
  }
}
