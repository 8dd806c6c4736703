import Almanac
import AlmanacCommandLine
import AlmanacPasswords

/// What the arguments of `almanac password` ask for; none of them is a secret.
struct PasswordRequest {
  enum Option: String, CommandOption {
    case policy, locale, json, user, email, name, help

    static var command: String { "almanac password" }

    var takesValue: Bool {
      switch self {
      case .policy, .locale, .user, .email, .name: true
      case .json, .help: false
      }
    }
  }

  /// What to do with the secret.
  enum Action: String, CaseIterable {
    case check, enforce
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false

  private(set) var action = Action.check
  private(set) var policy = PasswordPolicy.nist(.singleFactor)
  private(set) var locale = LocaleTag.root
  private(set) var asJSON = false
  private(set) var user = UserInformation.none

  /// Reads the arguments, and refuses what doesn't go together.
  init(_ arguments: [String]) throws(CommandFailure) {
    var operands: [String] = []
    var given = Set<Option>()
    var known: [Option: String] = [:]
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      guard case .option(let option, let value) = argument else {
        // The message does not say what it was: it may well be a password.
        guard case .operand(let text) = argument, operands.isEmpty else {
          throw .usage(
            "nothing but options belongs behind \(operands[0]); a secret is never an argument", of: Option.command)
        }
        operands.append(try Self.action(text).rawValue)
        continue
      }
      given.insert(option)
      switch option {
      case .policy: policy = try Self.policy(value)
      case .locale: locale = try Self.locale(value)
      case .json: asJSON = true
      case .user, .email, .name: known[option] = value
      case .help:
        wantsHelp = true
        return
      }
    }
    guard let name = operands.first, let action = Action(rawValue: name) else {
      throw .usage("what to do is needed: check or enforce", of: Option.command)
    }
    self.action = action
    user = UserInformation(userName: known[.user], email: known[.email], name: known[.name])
    try check(given)
  }

  private func check(_ given: Set<Option>) throws(CommandFailure) {
    guard action == .check else {
      guard let needless = Option.allCases.first(where: { given.contains($0) && $0 != .policy }) else { return }
      throw .usage("\(needless.written) is for check, and enforce has no rules to speak of", of: Option.command)
    }
    guard given.contains(.locale) != given.contains(.json) else {
      let why =
        given.contains(.json)
        ? "--locale is for messages, and --json prints codes"
        : "--locale or --json is needed: there is no default language, and none is read from the environment"
      throw .usage(why, of: Option.command)
    }
  }

  /// What is asked for, in the words of this command.
  var noun: String { policy.kind == .pin ? "PIN" : "password" }

  /// What stands on the terminal before the secret is typed: the placeholder of the field, in the language of the
  /// messages.
  func prompt(for field: PasswordField) -> String {
    let alert = PasswordPrompt(policy: policy, locale: locale).alert
    let placeholder = alert?.fields.first { $0.field == field }?.placeholder ?? noun
    return placeholder + ": "
  }

  // MARK: Values of options

  private static func action(_ text: String) throws(CommandFailure) -> Action {
    guard let action = Action(rawValue: text) else {
      throw .usage("what to do is check or enforce; a secret is never an argument", of: Option.command)
    }
    return action
  }

  private static func policy(_ value: String) throws(CommandFailure) -> PasswordPolicy {
    switch value {
    case "nist": .nist(.singleFactor)
    case "nist-second-factor": .nistSecondFactor
    case "pin": .pin(4...12)
    default: throw .usage("--policy is nist, nist-second-factor or pin, not '\(value)'", of: Option.command)
    }
  }

  private static func locale(_ value: String) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: value)
    } catch {
      throw .usage("--locale: \(error)", of: Option.command)
    }
  }
}
