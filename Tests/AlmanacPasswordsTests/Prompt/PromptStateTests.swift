import Almanac
import AlmanacPasswords
import Foundation
import Testing

/// States that come from outside: what a prompt may have is read, what none has is refused with the reason.
@Suite struct PromptStateTests {
  private func decode(_ json: String) throws -> PasswordPrompt.State {
    try JSONDecoder().decode(PasswordPrompt.State.self, from: Data(json.utf8))
  }

  @Test func everyStateOfAPromptIsReadBack() throws {
    var prompt = PasswordPrompt(policy: .pin(4...12), locale: "tr")
    for event: PasswordPrompt.Event in [.next, .submit, .acknowledge, .cancel] {
      let state = prompt.state
      let json = try JSONEncoder().encode(state)
      #expect(try decode(String(decoding: json, as: UTF8.self)) == state)
      _ = prompt.apply(event)
    }
    #expect(prompt.state.phase == .cancelled)
  }

  @Test(arguments: [
    (
      #"{"phase":"entering","violations":[],"attemptCount":-1,"locale":"tr"}"#, "attemptCount is -1, and 0 is the least"
    ),
    (#"{"phase":"refused","violations":[],"attemptCount":1,"locale":"tr"}"#, "no violation says why"),
    (
      #"{"phase":"accepted","violations":[{"code":"empty","field":"password","kind":"pin"}],"attemptCount":1,"locale":"tr"}"#,
      "the phase is accepted, and there are violations"
    ),
    (
      #"{"phase":"cancelled","focus":"password","violations":[],"attemptCount":1,"locale":"tr"}"#,
      "no field is there to have the focus"
    ),
  ])
  func aStateThatNoPromptHasIsRefused(_ json: String, _ reason: String) {
    let error = #expect(throws: DecodingError.self) { try decode(json) }
    #expect(error.map { "\($0)".contains(reason) } == true)
  }
}
