import AlmanacPasswords
import Testing

/// Every row of the cases, through the public functions.
@Suite struct PasswordCaseTests {
  @Test func thereAreCases() throws {
    let cases = try PasswordCase.all()
    #expect(cases.count > 80)
    #expect(Set(cases.map(\.id)).count == cases.count)
  }

  @Test(arguments: try PasswordCase.all()) func bytes(_ row: PasswordCase) {
    let pair = PasswordPair(Array(row.password.utf8), confirmedBy: Array(row.confirmation.utf8))
    expect(pair.checked(by: row.policy, for: row.user), row)
  }

  @Test(arguments: try PasswordCase.all()) func strings(_ row: PasswordCase) {
    let pair = PasswordPair(row.password, confirmedBy: row.confirmation)
    expect(pair.checked(by: row.policy, for: row.user), row)
  }

  /// What was accepted at sign-up is what log-in makes of either spelling, without a rule being applied.
  @Test(arguments: try PasswordCase.all()) func logIn(_ row: PasswordCase) throws {
    guard row.codes.isEmpty else { return }
    for typed in [row.password, row.confirmation] {
      let secret = try row.policy.enforce(typed)
      #expect(text(secret.bytes) == row.enforced)
    }
  }

  private func expect(_ check: consuming PasswordCheck, _ row: PasswordCase) {
    #expect(check.violations.map(\.code) == row.codes, "\(row.id)")
    for violation in check.violations {
      #expect(violation.field == (violation.code == .mismatch ? .confirmation : .password))
      #expect(violation.kind == row.kind)
    }
    guard let secret = check.takeSecret() else { return }
    #expect(text(secret.bytes) == row.enforced, "\(row.id)")
  }

  private func text(_ bytes: Span<UInt8>) -> String {
    String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
  }
}
