import Almanac
import AlmanacPasswords
import Foundation
import Testing

/// Nothing that can be printed, logged, mirrored or encoded tells anything of a secret beyond the codes.
///
/// That `SecretBytes`, `EnforcedPassword`, `PasswordPair`, `PasswordCheck`, `PasswordPrompt` and its steps can't be
/// described, dumped or mirrored at all is kept by the compiler: they are noncopyable.
@Suite struct LeakTests {
  /// Everything that a refusal shows.
  private func surfaces(of violations: [PasswordViolation]) throws -> String {
    var text = ""
    for violation in violations {
      text += "\(violation) \(String(reflecting: violation)) \(violation.code) \(String(reflecting: violation.code))\n"
      dump(violation, to: &text)
      walk(Mirror(reflecting: violation), &text)
      for language in MessageLanguage.allCases { text += violation.message(in: language) + "\n" }
    }
    text += "\(violations)\n"
    text += String(decoding: try JSONEncoder.sorted.encode(violations), as: UTF8.self)
    return text
  }

  private func walk(_ mirror: Mirror, _ text: inout String) {
    for child in mirror.children {
      text += "\(child.label ?? "") = \(child.value)\n"
      walk(Mirror(reflecting: child.value), &text)
    }
  }

  /// Everything that a prompt shows once a pair was submitted.
  private func surfaces(ofPromptWith password: String, _ confirmation: String, _ policy: PasswordPolicy) throws
    -> String
  {
    var text = ""
    var prompt = PasswordPrompt(policy: policy, locale: "tr")
    prompt.type(password, in: .password)
    prompt.type(confirmation, in: .confirmation)
    for event in PasswordPrompt.Event.allCases {
      dump(prompt.state, to: &text)
      text += "\(prompt.state) \(event)\n"
      text += String(decoding: try JSONEncoder.sorted.encode(prompt.state), as: UTF8.self)
      if let alert = prompt.alert {
        dump(alert, to: &text)
        text += String(decoding: try JSONEncoder.sorted.encode(alert), as: UTF8.self)
      }
      switch prompt.apply(event) {
      case .present(let alert): text += "\(alert)"
      case .focus(let field): text += "\(field)"
      case .accepted: text += "accepted"
      case .cancelled: text += "cancelled"
      case .unchanged: text += "unchanged"
      }
    }
    return text
  }

  /// Two refusals with the same codes under the same policy look the same, whatever was typed.
  @Test func surfacesDependOnTheCodesAlone() throws {
    var seen: [String: String] = [:]
    var compared = 0
    for row in try PasswordCase.all() where !row.codes.isEmpty {
      let violations = PasswordPair(row.password, confirmedBy: row.confirmation).checked(by: row.policy, for: row.user)
        .violations
      let key = "\(row.kind) \(row.length) \(row.codes)"
      let text = try surfaces(of: violations)
      let prompted = row.user == .none ? try surfaces(ofPromptWith: row.password, row.confirmation, row.policy) : ""
      for (place, shown) in [(key, text), ("prompt " + key, prompted)] where !shown.isEmpty {
        if let first = seen[place] {
          #expect(shown == first, "\(row.id)")
          compared += 1
        }
        seen[place] = shown
      }
    }
    #expect(compared > 50)
  }

  /// Secrets that look like nothing in our texts, in every form that a leak might take.
  @Test(arguments: [
    ("xq7zkvw", "xq7zkvw"), ("xq7zkvwj-kwqzx", "xq7zkvwj"), ("\u{71}\u{301}zkvw\u{A0}\u{200B}wjq", "qzkvw"),
    ("\u{10FFFF}wqzkvxj-wqzkvxj", "\u{10FFFF}wqzkvxj-wqzkvxj"), (String(repeating: "wqzkv", count: 300), "wqzkv"),
  ]) func grep(_ password: String, _ confirmation: String) throws {
    let user = UserInformation(userName: "wqzkvxj")
    for policy in [PasswordPolicy.nist(.singleFactor), .nistSecondFactor, .pin(6...6)] {
      let violations = PasswordPair(password, confirmedBy: confirmation).checked(by: policy, for: user).violations
      #expect(!violations.isEmpty)
      var shown = try surfaces(of: violations) + surfaces(ofPromptWith: password, confirmation, policy)
      do throws(EnforcementError) { _ = try policy.enforce(password) } catch {
        shown += "\(error) \(String(reflecting: error))"
        dump(error, to: &shown)
      }
      for secret in [password, confirmation] {
        let bytes = Array(secret.utf8)
        // Any three letters in a row are telling; so are a count, a place, and other spellings of the bytes.
        for start in secret.indices {
          let part = secret[start...].prefix(3)
          if part.count == 3 { #expect(!shown.contains(part), "\(part)") }
        }
        let spellings = [
          Data(bytes).base64EncodedString(), bytes.map { String($0, radix: 16) }.joined(),
          bytes.map(String.init).joined(separator: ", "),
        ]
        for spelling in spellings { #expect(!shown.contains(spelling), "\(spelling)") }
        let limits = violations.compactMap { $0.minimum ?? $0.maximum }
        // Our own texts have these numbers: the two fields, the attempt, the elements of lists.
        let ours = Set(limits + Array(0...5))
        let numbers = Set(shown.split { !("0"..."9").contains($0) }.compactMap { Int($0) })
        for count in [bytes.count, secret.unicodeScalars.count, secret.count] where !ours.contains(count) {
          #expect(!numbers.contains(count), "\(count)")
        }
      }
    }
  }
}

extension JSONEncoder {
  /// An encoder whose texts can be compared.
  static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
