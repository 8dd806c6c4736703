import Almanac
import AlmanacPasswords
import Foundation
import Testing

/// The examples of the article, run.
///
/// A test compares that they are the article's own lines.
@Suite struct ArticleTests {
  /// Stands in for a server: its store, and a hash that no server should use.
  private final class Server {
    let policy = PasswordPolicy.nist(.singleFactor)
    var stored: [UInt8] = []
    var shown: [String] = []

    func hash(_ bytes: Span<UInt8>) -> [UInt8] { bytes.indices.map { bytes[$0] ^ 0x5A } }
    func matches(_ left: [UInt8], _ right: [UInt8]) -> Bool { left == right }
    func store(_ hash: [UInt8]) { stored = hash }
    func show(_ messages: [String]) { shown = messages }

    // Texts for the tests: a macro can't look into a call that takes a span.
    func hash(text: String) -> [UInt8] { hash(text.utf8.span) }
    func logsIn(text: String) -> Bool { logsIn(text.utf8.span) }
    func logsInWithOldHash(text: String) -> Bool { logsInWithOldHash(text.utf8.span) }

    func signUp(_ password: [UInt8], _ confirmation: [UInt8]) {
      let policy = PasswordPolicy.nist(.singleFactor)
      let user = UserInformation(userName: "zdemir", email: "zeynep.demir@example.com", name: "Zeynep Demir")
      let pair = PasswordPair(password, confirmedBy: confirmation)
      switch pair.checked(by: policy, for: user) {
      case .accepted(let secret):
        store(hash(secret.bytes))
      case .refused(let violations):
        show(violations.map { $0.message(in: "tr") })
      }
    }

    func logsIn(_ typed: Span<UInt8>) -> Bool {
      do throws(EnforcementError) {
        let secret = try policy.enforce(typed)
        return matches(hash(secret.bytes), stored)
      } catch {
        return false
      }
    }

    func logsInWithOldHash(_ typed: Span<UInt8>) -> Bool {
      if logsIn(typed) { return true }
      guard matches(hash(typed), stored) else { return false }
      do throws(EnforcementError) {
        let secret = try policy.enforce(typed)
        stored = hash(secret.bytes)
      } catch {
        // It has no enforced form: right, but to be changed by its owner before the raw form can go.
      }
      return true
    }

    func takePIN() {
      let code = PasswordPair("٠٤١٧", confirmedBy: "0417")
      switch code.checked(by: .pin(4...12)) {
      case .accepted(let secret): store(hash(secret.bytes))  // the four bytes of 0417
      case .refused: break
      }
    }
  }

  @Test func signUpAndLogIn() {
    let server = Server()
    server.signUp(Array("the zdemir house".utf8), Array("the zdemir hose".utf8))
    #expect(
      server.shown == [
        "Girilen iki parola aynı olmalıdır.",
        "Parolada adınızı, kullanıcı adınızı veya e-posta adresinizi kullanmayın.",
      ])
    #expect(server.stored == [])
    let mac = "a cafe\u{301}\u{A0}at the river"
    server.signUp(Array(mac.utf8), Array(mac.utf8))
    #expect(server.logsIn(text: "a caf\u{E9} at the river"))
    #expect(server.logsIn(text: mac))
    #expect(!server.logsIn(text: "a cafe at the river") && !server.logsIn(text: "") && !server.logsIn(text: "a\0"))
  }

  @Test func oldHashes() {
    let server = Server()
    let mac = "cafe\u{301}"
    server.stored = server.hash(text: mac)
    #expect(!server.logsIn(text: mac), "the old hash is of the raw form")
    #expect(server.logsInWithOldHash(text: mac))
    #expect(server.logsIn(text: mac) && server.logsIn(text: "caf\u{E9}"), "it was made anew")
    #expect(!server.logsInWithOldHash(text: "cafe"))
    server.stored = server.hash(text: "tab\there")
    #expect(server.logsInWithOldHash(text: "tab\there"))
  }

  @Test func pins() {
    let server = Server()
    server.takePIN()
    #expect(server.stored == server.hash(text: "0417"))
  }

  @Test func examplesAreTheArticles() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/AlmanacPasswords/AlmanacPasswords.docc/PasswordAndConfirmation.md"), encoding: .utf8)
    let here = lines(of: try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
    let examples = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(examples.count == 4)
    for example in examples {
      let text = lines(of: example.components(separatedBy: "```")[0])
      #expect(here.contains(text), "\(text)")
    }
  }

  /// The lines of a text without their indents, as one text.
  private func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
