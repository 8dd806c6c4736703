import Almanac
import AlmanacCommandLine
import AlmanacPasswords

/// What the arguments of `almanac password` ask for; none of them is a secret.
struct PasswordRequest {
  enum Option: Int, CaseIterable {
    case policy, locale, json, user, email, name, help

    var declaration: OptionDeclaration {
      switch self {
      case .policy: .value("policy")
      case .locale: .value("locale")
      case .json: .flag("json")
      case .user: .value("user")
      case .email: .value("email")
      case .name: .value("name")
      case .help: .help
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
  init() throws(CommandFailure) {
    var operands: [String] = []
    var given = Set<Option>()
    var known: [Option: String] = [:]
    var reader = ArgumentReader(of: PasswordCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    // The messages do not say what was written: it may well be a password.
    reader.quoting = .withheld
    while let argument = try reader.next() {
      guard let option = argument.option.flatMap(Option.init) else {
        guard operands.isEmpty else {
          throw Self.usage("nothing but options belongs behind \(operands[0]); a secret is never an argument")
        }
        operands.append(try Self.action(argument.text).rawValue)
        continue
      }
      given.insert(option)
      switch option {
      case .policy: policy = try Self.policy(argument.text)
      case .locale: locale = try Self.locale(argument.text)
      case .json: asJSON = true
      case .user, .email, .name: known[option] = argument.text
      case .help:
        wantsHelp = true
        return
      }
    }
    guard let name = operands.first, let action = Action(rawValue: name) else {
      throw Self.usage("what to do is needed: check or enforce")
    }
    self.action = action
    user = UserInformation(userName: known[.user], email: known[.email], name: known[.name])
    try check(given)
  }

  private func check(_ given: Set<Option>) throws(CommandFailure) {
    guard action == .check else {
      guard let needless = Option.allCases.first(where: { given.contains($0) && $0 != .policy }) else { return }
      throw Self.usage("\(needless.declaration.written) is for check, and enforce has no rules to speak of")
    }
    guard given.contains(.locale) != given.contains(.json) else {
      let why =
        given.contains(.json)
        ? "--locale is for messages, and --json prints codes"
        : "--locale or --json is needed: there is no default language, and none is read from the environment"
      throw Self.usage(why)
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

  private static func usage(_ message: String) -> CommandFailure { .usage(message, of: PasswordCommand.name) }

  // MARK: Values of options

  private static func action(_ text: String) throws(CommandFailure) -> Action {
    guard let action = Action(rawValue: text) else {
      throw Self.usage("what to do is check or enforce; a secret is never an argument")
    }
    return action
  }

  private static func policy(_ value: String) throws(CommandFailure) -> PasswordPolicy {
    switch value {
    case "nist": .nist(.singleFactor)
    case "nist-second-factor": .nistSecondFactor
    case "pin": .pin(4...12)
    default: throw Self.usage("--policy is nist, nist-second-factor or pin")
    }
  }

  private static func locale(_ value: String) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: value)
    } catch {
      throw Self.usage("--locale takes one BCP 47 tag, such as tr or pt-BR")
    }
  }
}
