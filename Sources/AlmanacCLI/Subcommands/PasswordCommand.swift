import Almanac
import AlmanacCommandLine
import AlmanacPasswords

/// `almanac password`: checks a password and its confirmation, or writes the form that is hashed.
enum PasswordCommand {
  /// Reads the arguments, then the secrets, which never come from arguments or variables.
  static func run(_ arguments: [String]) throws(CommandFailure) {
    let request = try PasswordRequest(arguments)
    guard !request.wantsHelp else { return try StandardStreams().write(HelpPage.password) }
    switch request.action {
    case .check: try check(request)
    case .enforce: try enforce(request)
    }
  }

  /// Reads two lines, and writes what is wrong with them; nothing where nothing is.
  private static func check(_ request: PasswordRequest) throws(CommandFailure) {
    var lines = SecretLines()
    guard let password = try lines.next(prompt: request.prompt(for: .password)) else {
      throw .badInput("two lines are needed: the \(request.noun), and the same once more")
    }
    guard let confirmation = try lines.next(prompt: request.prompt(for: .confirmation)) else {
      throw .badInput("a second line is needed: the \(request.noun) once more")
    }
    let pair = PasswordPair(password, confirmedBy: confirmation)
    let violations = pair.checked(by: request.policy, for: request.user).violations
    let output = StandardStreams()
    try output.write((request.asJSON ? json(violations) : messages(violations, request.locale)).span)
    guard violations.isEmpty else {
      try output.finish()
      // What is wrong is said on standard output, so there is no more to say.
      throw CommandFailure(.badInput, nil)
    }
  }

  /// One message a line.
  private static func messages(_ violations: [PasswordViolation], _ locale: LocaleTag) -> [UInt8] {
    violations.flatMap { Array($0.message(in: locale).utf8) + [Byte.newline] }
  }

  /// An object that says whether the pair is accepted, and if not, why.
  static func json(_ violations: [PasswordViolation]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("accepted")
      json.boolean(violations.isEmpty)
      json.key("violations")
      json.array { json in
        for violation in violations {
          json.object { json in
            json.key("code", violation.code.rawValue)
            json.key("field", violation.field.rawValue)
            json.key("kind", violation.kind.rawValue)
            if let minimum = violation.minimum {
              json.key("minimum")
              json.integer(minimum)
            }
            if let maximum = violation.maximum {
              json.key("maximum")
              json.integer(maximum)
            }
          }
        }
      }
    }
    return json.bytes + [Byte.newline]
  }

  /// Reads one line, and writes its enforced form, without a newline: the bytes to hash.
  private static func enforce(_ request: PasswordRequest) throws(CommandFailure) {
    var lines = SecretLines()
    guard let line = try lines.next(prompt: request.prompt(for: .password)) else {
      throw .badInput("a line is needed: the \(request.noun)")
    }
    let secret: EnforcedPassword
    do throws(EnforcementError) {
      secret = try request.policy.enforce(line.bytes)
    } catch {
      throw .badInput("\(error)")
    }
    try StandardStreams().write(secret.bytes)
  }
}
