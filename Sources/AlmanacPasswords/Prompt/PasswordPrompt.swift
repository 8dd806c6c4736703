public import Almanac

/// Asks for a new password or PIN twice: an alert with two secure fields, an alert for what is wrong, and the first one
/// again with both fields empty, until the two agree or the user gives up.
///
/// ```swift
/// var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
/// show(prompt.alert)                        // "Şifre", two fields, Tamam and Kapat
/// prompt.type("1234".utf8.span, in: .password)
/// prompt.type("1243".utf8.span, in: .confirmation)
/// switch prompt.apply(.submit) {
/// case .present(let alert): show(alert)                  // "Hata": "Girdiğiniz iki şifre aynı olmalıdır.", Tamam
/// case .accepted(let secret): store(hash(secret.bytes))
/// case .focus(let field): move(to: field)
/// default: break                            // cancelled, or nothing to do
/// }
/// ```
///
/// The prompt is a value with one owner: an event goes in, what to present comes out, and nothing is called back. It
/// reads no clock, locale or global. ``State-swift.struct`` holds all but what is typed, so a server may send it to a
/// client and go on from what comes back; ``init(resuming:policy:user:fallback:data:)`` begins with empty fields.
///
/// What is typed is overwritten when it is submitted, when the prompt ends, and when the value goes. An accepted secret
/// is handed over once and is not kept.
public struct PasswordPrompt: ~Copyable, Sendable {
  /// Where the prompt stands.
  public private(set) var state: State

  /// The rules that are applied.
  public let policy: PasswordPolicy

  private let user: UserInformation
  private let data: LocaleData
  private let words: PromptWords

  private var password = SecretBytes(copying: "")
  private var confirmation = SecretBytes(copying: "")

  /// Begins a prompt, with its first alert to present.
  ///
  /// - Parameters:
  ///   - policy: The rules, which also say whether a password or a PIN is asked for.
  ///   - locale: Who reads the alerts; see ``MessageLanguage/init(readBy:)``.
  ///   - user: What is known of the user.
  ///   - fallback: The language for a locale that none of ours is read in.
  ///   - data: The tables whose Unicode version decides which characters are allowed.
  public init(
    policy: PasswordPolicy, locale: LocaleTag, user: UserInformation = .none, fallback: MessageLanguage = .english,
    data: LocaleData = .embedded
  ) {
    self.init(resuming: State(locale: locale), policy: policy, user: user, fallback: fallback, data: data)
  }

  /// Goes on from a state that was kept or sent, with both fields empty.
  ///
  /// - Parameters:
  ///   - state: The state, which holds nothing that was typed.
  ///   - policy: The rules.
  ///   - user: What is known of the user.
  ///   - fallback: The language for a locale that none of ours is read in.
  ///   - data: The tables whose Unicode version decides which characters are allowed.
  public init(
    resuming state: State, policy: PasswordPolicy, user: UserInformation = .none, fallback: MessageLanguage = .english,
    data: LocaleData = .embedded
  ) {
    self.state = state
    self.policy = policy
    self.user = user
    self.data = data
    words = PromptWords(policy.kind, MessageLanguage(readBy: state.locale) ?? fallback)
  }

  /// The alert to present now, or nil when the prompt has ended.
  ///
  /// Its fields are described and not filled: whoever presents it anew presents them empty.
  public var alert: PasswordAlert? {
    switch state.phase {
    case .entering: words.entry
    case .refused: words.error(state.violations)
    case .accepted, .cancelled: nil
    }
  }

  /// Takes what stands in a field, in the place of what stood there.
  ///
  /// Nothing happens unless the prompt is `entering`.
  ///
  /// - Parameters:
  ///   - bytes: The whole content of the field as UTF-8, which need not be valid; the caller wipes it.
  ///   - field: The field.
  public mutating func type(_ bytes: Span<UInt8>, in field: PasswordField) {
    guard state.phase == .entering else { return }
    let typed = SecretBytes(copying: bytes.extracting(first: PasswordPair.longestByteCount))
    switch field {
    case .password: password = typed
    case .confirmation: confirmation = typed
    }
  }

  /// Takes the content of a field from a String, which itself cannot be wiped; see ``type(_:in:)-(Span<UInt8>,_)``.
  public mutating func type(_ text: String, in field: PasswordField) {
    type(text.utf8Span.span, in: field)
  }

  /// Applies an event, and says what is to be presented.
  ///
  /// An event that has no meaning where the prompt stands changes nothing, so a button that is pressed twice does no
  /// harm.
  public mutating func apply(_ event: Event) -> Step {
    switch (state.phase, event) {
    case (.entering, .next):
      state.focus = .confirmation
      return .focus(.confirmation)
    case (.entering, .submit):
      return submit()
    case (.entering, .cancel), (.refused, .cancel):
      end(.cancelled)
      return .cancelled
    case (.refused, .acknowledge):
      state.phase = .entering
      state.focus = .password
      return .present(words.entry)
    default:
      return .unchanged
    }
  }

  private mutating func submit() -> Step {
    let pair = takePair()
    // A state may come from a client, with any number in it.
    state.attemptCount = max(state.attemptCount, state.attemptCount &+ 1)
    switch pair.checked(by: policy, for: user, data: data) {
    case .accepted(let secret):
      end(.accepted)
      return .accepted(secret)
    case .refused(let violations):
      state.phase = .refused
      state.focus = nil
      state.violations = violations
      return .present(words.error(violations))
    }
  }

  /// What is typed, taken out of the fields.
  private mutating func takePair() -> PasswordPair {
    let first = Self.exchange(&password)
    let second = Self.exchange(&confirmation)
    return PasswordPair(first, confirmedBy: second)
  }

  private static func exchange(_ field: inout SecretBytes) -> SecretBytes {
    var empty = SecretBytes(copying: "")
    swap(&empty, &field)
    return empty
  }

  private mutating func end(_ phase: Phase) {
    _ = takePair()
    state.phase = phase
    state.focus = nil
    state.violations = []
  }
}
