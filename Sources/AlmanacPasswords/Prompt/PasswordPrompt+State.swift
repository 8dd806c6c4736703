public import Almanac

extension PasswordPrompt {
  /// What goes into a prompt beside what is typed.
  ///
  /// An event holds no secret, so it may be encoded and logged.
  public enum Event: String, Sendable, Hashable, Codable, CaseIterable {
    /// Return was pressed in the first field.
    case next

    /// The button that goes on, or return in the second field.
    case submit

    /// The button of an alert that tells of an error.
    case acknowledge

    /// The button that closes; or the alert was dismissed in another way, from code too.
    case cancel
  }

  /// What is to be done after an event.
  ///
  /// The value has one owner, since it may hold the secret.
  public enum Step: ~Copyable, Sendable {
    /// Nothing.
    case unchanged

    /// The field gets the focus.
    case focus(PasswordField)

    /// This alert takes the place of the one that is there.
    case present(PasswordAlert)

    /// The two agree and the policy is kept: the alert goes, and the secret is handed over, once.
    case accepted(EnforcedPassword)

    /// The user gave up: the alert goes, without a result.
    case cancelled
  }

  /// Where a prompt stands.
  public enum Phase: String, Sendable, Hashable, Codable {
    /// The two fields are presented.
    case entering

    /// An alert that tells of an error is presented.
    case refused

    /// The prompt has ended with a secret.
    case accepted

    /// The prompt has ended without one.
    case cancelled
  }

  /// All of a prompt but what is typed: it holds no secret in any phase.
  public struct State: Sendable, Hashable, Codable {
    /// Where the prompt stands.
    public internal(set) var phase = Phase.entering

    /// The field that has the focus; nil where no field is presented.
    public internal(set) var focus: PasswordField? = .password

    /// What was wrong with the last pair that was submitted; empty before that, and once the prompt has ended.
    public internal(set) var violations: [PasswordViolation] = []

    /// How many pairs were submitted.
    public internal(set) var attemptCount = 0

    /// Who reads the alerts.
    public let locale: LocaleTag

    init(locale: LocaleTag) {
      self.locale = locale
    }

    /// Reads a state that was kept or sent.
    ///
    /// A client can send any state that a prompt may have, so nothing that protects an account, such as a limit of
    /// attempts, may rest on it.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a state that no prompt has: refused without a violation, violations
    ///   or focus in another phase, fewer than no attempts.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      phase = try values.decode(Phase.self, forKey: .phase)
      focus = try values.decodeIfPresent(PasswordField.self, forKey: .focus)
      violations = try values.decode([PasswordViolation].self, forKey: .violations)
      attemptCount = try values.decode(Int.self, forKey: .attemptCount)
      locale = try values.decode(LocaleTag.self, forKey: .locale)
      let problem: String? =
        if attemptCount < 0 {
          "attemptCount is \(attemptCount), and 0 is the least"
        } else if phase == .refused, violations.isEmpty {
          "the phase is refused, and no violation says why"
        } else if phase == .accepted || phase == .cancelled, !violations.isEmpty {
          "the phase is \(phase.rawValue), and there are violations"
        } else if phase != .entering, focus != nil {
          "the phase is \(phase.rawValue), and no field is there to have the focus"
        } else {
          nil
        }
      if let problem {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
      }
    }
  }
}
