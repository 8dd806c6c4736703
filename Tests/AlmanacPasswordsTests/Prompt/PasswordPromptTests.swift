import Almanac
import AlmanacPasswords
import Foundation
import Testing

/// What an alert or the end of a prompt looks like to a test: the secret as text.
enum Shown: Equatable {
  case unchanged, cancelled
  case focus(PasswordField)
  case present(PasswordAlert)
  case accepted(String)

  init(_ step: consuming PasswordPrompt.Step) {
    switch step {
    case .unchanged: self = .unchanged
    case .cancelled: self = .cancelled
    case .focus(let field): self = .focus(field)
    case .present(let alert): self = .present(alert)
    case .accepted(let secret):
      self = .accepted(String(decoding: secret.bytes.indices.map { secret.bytes[$0] }, as: UTF8.self))
    }
  }
}

/// The prompt as a machine.
@Suite struct PasswordPromptTests {
  /// The Turkish prompt of two numeric fields, from the first alert to the secret.
  @Test func turkishPromptEndToEnd() throws {
    var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
    let presented = prompt.alert
    let entry = try #require(presented)
    #expect(entry.title == "Şifre" && entry.text == nil)
    #expect(entry.fields.map(\.placeholder) == ["Şifre giriniz", "Tekrar şifre giriniz"])
    #expect(entry.fields.map(\.field) == [.password, .confirmation])
    #expect(
      entry.fields.allSatisfy { $0.entry == .secure && $0.keyboard == .numeric && $0.autocomplete == "new-password" })
    #expect(entry.fields.map(\.returnKey) == [.next, .done])
    #expect(entry.buttons.map(\.title) == ["Tamam", "Kapat"])
    #expect(entry.buttons.map(\.event) == [.submit, .cancel])
    #expect(prompt.state.focus == .password)

    // Return in the first field moves to the second, return in the second submits.
    prompt.type("4871", in: .password)
    #expect(Shown(prompt.apply(entry.fields[0].returnEvent)) == .focus(.confirmation))
    #expect(prompt.state.focus == .confirmation)
    prompt.type("4817", in: .confirmation)
    guard case .present(let error) = Shown(prompt.apply(entry.fields[1].returnEvent)) else {
      Issue.record("no alert for a mismatch")
      return
    }
    #expect(error.title == "Hata" && error.text == "Girdiğiniz iki şifre aynı olmalıdır.")
    #expect(error.fields.isEmpty && error.buttons.map(\.title) == ["Tamam"])
    #expect(prompt.alert == error && prompt.state.focus == nil && prompt.state.violations.map(\.code) == [.mismatch])

    // The entry alert again, with both fields empty: what was typed before is gone.
    #expect(Shown(prompt.apply(error.buttons[0].event)) == .present(entry))
    #expect(prompt.state.focus == .password)
    guard case .present(let empty) = Shown(prompt.apply(.submit)) else {
      Issue.record("no alert for empty fields")
      return
    }
    #expect(empty.text == "Şifre giriniz." && prompt.state.violations.map(\.code) == [.empty])
    #expect(Shown(prompt.apply(.acknowledge)) == .present(entry))

    // They agree: the secret is handed over once.
    prompt.type("٤٨٧١", in: .password)
    prompt.type("4871", in: .confirmation)
    #expect(Shown(prompt.apply(entry.buttons[0].event)) == .accepted("4871"))
    #expect(prompt.alert == nil && prompt.state.phase == .accepted && prompt.state.attemptCount == 3)
    for event in PasswordPrompt.Event.allCases { #expect(Shown(prompt.apply(event)) == .unchanged) }
  }

  @Test func kapatAndDismissalFromCodeCancel() {
    for typed in ["", "4871"] {
      var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
      prompt.type(typed, in: .password)
      prompt.type(typed, in: .confirmation)
      #expect(Shown(prompt.apply(.cancel)) == .cancelled)
      #expect(prompt.state.phase == .cancelled && prompt.alert == nil)
      #expect(Shown(prompt.apply(.submit)) == .unchanged && Shown(prompt.apply(.cancel)) == .unchanged)
    }
    // From code also while the alert for an error is presented.
    var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
    _ = Shown(prompt.apply(.submit))
    #expect(prompt.state.phase == .refused)
    #expect(Shown(prompt.apply(.cancel)) == .cancelled)
    #expect(prompt.state.violations == [])
  }

  @Test func meaninglessEventsChangeNothing() {
    var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
    let before = prompt.state
    #expect(Shown(prompt.apply(.acknowledge)) == .unchanged && prompt.state == before)
    _ = Shown(prompt.apply(.submit))
    let refused = prompt.state
    prompt.type("4871", in: .password)
    prompt.type("4871", in: .confirmation)
    for event in [PasswordPrompt.Event.next, .submit] { #expect(Shown(prompt.apply(event)) == .unchanged) }
    #expect(prompt.state == refused)
    // What was typed behind the alert was not kept.
    _ = Shown(prompt.apply(.acknowledge))
    _ = Shown(prompt.apply(.submit))
    #expect(prompt.state.violations.map(\.code) == [.empty])
  }

  @Test func typingReplacesTheWholeField() {
    var prompt = PasswordPrompt(policy: .nistSecondFactor, locale: "en")
    for text in ["v", "velvet", "velvet-otter-9031"] { prompt.type(text, in: .password) }
    prompt.type(Array("velvet-otter-9031".utf8).span, in: .confirmation)
    #expect(Shown(prompt.apply(.submit)) == .accepted("velvet-otter-9031"))
  }

  @Test func passwordsHaveAllKeys() throws {
    let prompt = PasswordPrompt(policy: .nistSecondFactor, locale: "pt")
    let presented = prompt.alert
    let alert = try #require(presented)
    #expect(alert.title == "Senha" && alert.fields.map(\.keyboard) == [.text, .text])
    #expect(alert.fields.map(\.placeholder) == ["Digite uma senha", "Digite a senha de novo"])
    #expect(alert.buttons.map(\.title) == ["OK", "Fechar"])
  }

  @Test func fallbackIsTheCallers() {
    #expect(PasswordPrompt(policy: .pin(4...4), locale: "fi").alert?.title == "PIN")
    #expect(PasswordPrompt(policy: .pin(4...4), locale: "fi", fallback: .japanese).alert?.title == "暗証番号")
  }

  /// A server sends the state and goes on from what comes back; what was typed is not in it.
  @Test func resumesFromItsState() throws {
    var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
    prompt.type("4871", in: .password)
    prompt.type("1784", in: .confirmation)
    _ = Shown(prompt.apply(.submit))
    let sent = try JSONEncoder.sorted.encode(prompt.state)
    #expect(
      String(decoding: sent, as: UTF8.self) == """
        {"attemptCount":1,"locale":"tr","phase":"refused",\
        "violations":[{"code":"mismatch","field":"confirmation","kind":"pin"}]}
        """)
    let state = try JSONDecoder().decode(PasswordPrompt.State.self, from: sent)
    var resumed = PasswordPrompt(resuming: state, policy: .pin(4...12))
    #expect(resumed.state == prompt.state && resumed.alert == prompt.alert)
    _ = Shown(resumed.apply(.acknowledge))
    resumed.type("0417", in: .password)
    resumed.type("0417", in: .confirmation)
    #expect(Shown(resumed.apply(.submit)) == .accepted("0417"))
  }

  @Test func aHostileStateDoesNoHarm() throws {
    let sent = #"{"attemptCount":9223372036854775807,"locale":"tr","phase":"entering","violations":[]}"#
    let state = try JSONDecoder().decode(PasswordPrompt.State.self, from: Data(sent.utf8))
    var prompt = PasswordPrompt(resuming: state, policy: .pin(4...12))
    _ = Shown(prompt.apply(.submit))
    #expect(prompt.state.attemptCount == .max)
  }

  @Test func userInformationCounts() {
    var prompt = PasswordPrompt(
      policy: .nistSecondFactor, locale: "en", user: UserInformation(userName: "zdemir"))
    prompt.type("ZDEMIR at the river", in: .password)
    prompt.type("ZDEMIR at the river", in: .confirmation)
    _ = Shown(prompt.apply(.submit))
    #expect(prompt.state.violations.map(\.code) == [.containsUserInfo])
  }
}
