import AlmanacPasswords
import Testing

/// The rules: presets and their bounds, and each rule at its edges.
@Suite struct PasswordPolicyTests {
  private func codes(_ text: String, _ policy: PasswordPolicy, for user: UserInformation = .none) -> [String] {
    PasswordPair(text, confirmedBy: text).checked(by: policy, for: user).violations.map(\.code.rawValue)
  }

  @Test func presets() {
    let single = PasswordPolicy.nist(.singleFactor)
    #expect(single.kind == .password && single.length == 15...256 && single.maximumByteCount == nil)
    #expect(single.blocklist == .common && single.userInformation == .refused && single.profile == .opaqueString)
    #expect(PasswordPolicy.nistSecondFactor.length == 8...256)
    #expect(PasswordPolicy.nist(.secondFactor) == .nistSecondFactor)
    #expect(PasswordPolicy.pin(4...12).kind == .pin && PasswordPolicy.pin(4...12).length == 4...12)
    #expect(PasswordByteCap.bcrypt.byteCount == 72)
  }

  @Test func boundsOfPolicies() throws {
    #expect(try PasswordPolicy(.password, length: 15...256) == .nist(.singleFactor))
    #expect(try PasswordPolicy(.pin, length: 4...12) == .pin(4...12))
    for (kind, length, code, words) in [
      (PasswordKind.password, 0...64, PasswordPolicyError.Code.minimumTooLow, "a minimum of 0 characters would allow"),
      (.pin, 0...4, .minimumTooLow, "a minimum of 0 characters would allow"),
      (.password, 8...63, .maximumTooLow, "a maximum of 63 characters is below 64"),
      (.password, 8...1025, .maximumTooHigh, "a maximum of 1025 characters is above 1024"),
      (.pin, 4...1025, .maximumTooHigh, "a maximum of 1025 characters is above 1024"),
    ] {
      let error = #expect(throws: PasswordPolicyError.self) { try PasswordPolicy(kind, length: length) }
      #expect(error?.code == code && error?.description.hasPrefix(words) == true)
    }
    #expect(throws: Never.self) { try PasswordPolicy(.password, length: 64...64) }
    #expect(throws: Never.self) { try PasswordPolicy(.password, length: 1...1024) }
  }

  @Test func lengthIsInclusiveAndOfTheEnforcedForm() {
    var policy = PasswordPolicy.nistSecondFactor
    policy.blocklist = .none
    for (count, code) in [
      (7, "tooShort"), (8, nil), (256, nil), (257, "tooLong"), (1024, "tooLong"), (1025, "tooLong"),
    ] {
      #expect(codes(String(repeating: "q", count: count), policy) == (code.map { [$0] } ?? []), "\(count)")
      // Twice as many scalars that compose to so many.
      #expect(codes(String(repeating: "u\u{308}", count: count), policy) == (code.map { [$0] } ?? []), "\(count)")
    }
    let long = PasswordPair("q", confirmedBy: "q").checked(by: policy).violations
    #expect(long.map(\.minimum) == [8] && long.map(\.maximum) == [nil])
  }

  @Test func noCompositionRules() {
    for text in [
      "aaaaaaaaaaaaaaab", "               ", "\u{1F436}\u{1F431}\u{1F42D}\u{1F439}\u{1F430}\u{1F98A}\u{1F43B}\u{1F43C}",
    ] {
      #expect(codes(text, .nistSecondFactor) == [])
    }
  }

  // MARK: Digits

  @Test(arguments: [
    ("１２３４", "1234"), ("٤٣٢١", "4321"), ("۰۰۰۷", "0007"), ("०१२३", "0123"),
    ("\u{1D7D8}\u{1D7E3}\u{1D7EC}\u{1D7F6}", "0100"),
    ("1٢３۴", "1234"), ("0000", "0000"),
  ]) func decimalDigitsOfEveryScript(_ typed: String, _ ascii: String) throws {
    var policy = PasswordPolicy.pin(4...12)
    policy.blocklist = .none
    let secret = accepted(PasswordPair(typed, confirmedBy: ascii).checked(by: policy))
    #expect(secret == ascii)
    let typedAgain = try policy.enforce(typed)
    #expect(typedAgain.bytes.indices.map { typedAgain.bytes[$0] } == Array(ascii.utf8))
    // A list of digits is a list of digits however they are typed.
    policy.blocklist = PasswordBlocklist([ascii])
    #expect(codes(typed, policy) == ["tooCommon"])
  }

  @Test(arguments: [
    "½¼¾⅓", "ⅧⅧⅧⅧ", "四四四四", "²²²²", "①②③④", "12.4", "-123", "+123", "1e10", "0x12", "12 4", " 1234", "1\u{20E3}234",
    "𐒠𐒡𐒢x",
  ])
  func whatIsNoDecimalDigit(_ typed: String) {
    var policy = PasswordPolicy.pin(1...12)
    policy.blocklist = .none
    #expect(codes(typed, policy) == ["notDigits"])
  }

  @Test func aDisallowedCharacterInAPINIsBoth() {
    #expect(codes("4871\n", .pin(4...12)) == ["disallowedCharacter", "notDigits"])
    #expect(codes("4\u{200B}", .pin(4...12)) == ["tooShort", "disallowedCharacter", "notDigits"])
  }

  @Test func digitsOfAPasswordStay() throws {
    let secret = accepted(
      PasswordPair("velvet ٤٣٢١ otter", confirmedBy: "velvet ٤٣٢١ otter").checked(by: .nistSecondFactor))
    #expect(secret == "velvet ٤٣٢١ otter")
    #expect(codes("velvet ٤٣٢١", .nistSecondFactor) == [])
  }

  // MARK: Several at once

  @Test func everyViolationInTheFixedOrder() {
    let user = UserInformation(userName: "zdemir")
    func found(_ password: String, _ confirmation: String, _ policy: PasswordPolicy) -> [String] {
      PasswordPair(password, confirmedBy: confirmation).checked(by: policy, for: user).violations.map(\.description)
    }
    #expect(found("", "", .nistSecondFactor) == ["password: empty"])
    #expect(found("", "x", .nistSecondFactor) == ["password: empty", "confirmation: mismatch"])
    #expect(
      found("zdemir", "zdemiR", .nistSecondFactor)
        == ["confirmation: mismatch", "password: tooShort (minimum 8)", "password: containsUserInfo"])
    #expect(
      found("a\u{200B}b", "a\u{200B}b", .nistSecondFactor)
        == ["password: tooShort (minimum 8)", "password: disallowedCharacter"])
    var policy = PasswordPolicy.pin(4...6)
    policy.maximumByteCount = PasswordByteCap(byteCount: 5)
    #expect(
      found("12345678x\u{7F}", "", policy)
        == [
          "confirmation: mismatch", "password: tooLong (maximum 6)", "password: tooManyBytes (maximum 5)",
          "password: disallowedCharacter", "password: notDigits",
        ])
    policy.blocklist = PasswordBlocklist(["zdemir"])
    #expect(
      found("zdemir", "zdemir", policy)
        == [
          "password: tooManyBytes (maximum 5)", "password: notDigits", "password: tooCommon",
          "password: containsUserInfo",
        ])
  }

  @Test func fieldsThatCannotBeEnforcedAreComparedToo() {
    func found(_ password: String, _ confirmation: String) -> [String] {
      PasswordPair(password, confirmedBy: confirmation).checked(by: .nistSecondFactor).violations.map(\.code.rawValue)
    }
    #expect(found("Zu\u{308}rich\u{200B} lake", "Z\u{FC}rich\u{200B}\u{A0}lake") == ["disallowedCharacter"])
    #expect(found("Z\u{FC}rich\u{200B} lake", "Z\u{FC}rich lake") == ["mismatch", "disallowedCharacter"])
    #expect(found("Z\u{FC}rich lake", "Z\u{FC}rich\u{200B} lake") == ["mismatch"])
    // A NUL ends nothing.
    #expect(found("velvet otter\0a", "velvet otter\0b") == ["mismatch", "disallowedCharacter"])
    // Beyond the bound the bytes are compared.
    let long = String(repeating: "q", count: 5000)
    #expect(found(long, long) == ["tooLong"])
    #expect(found(long, long + "r") == ["mismatch", "tooLong"])
    #expect(found(long, "velvet-otter-9031") == ["mismatch", "tooLong"])
    #expect(found("velvet-otter-9031", long) == ["mismatch"])
  }

  private func accepted(_ check: consuming PasswordCheck) -> String? {
    guard let secret = check.takeSecret() else { return nil }
    return String(decoding: secret.bytes.indices.map { secret.bytes[$0] }, as: UTF8.self)
  }
}
