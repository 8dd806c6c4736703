public import Almanac

/// Checking.
extension PasswordPair {
  /// Enforces both fields, compares them, and applies a policy: for sign-up and for a change.
  ///
  /// Every violation is reported, in the fixed order of ``PasswordViolation/Code``. A field that is not UTF-8 is
  /// reported alone: nothing else can be said of it. The rules are applied to the password; the confirmation can only
  /// be unreadable or different. Where the two differ, that is told of the confirmation, also where it is empty.
  ///
  /// A password of more than four times the maximum in scalars is not normalized: of it, only `tooLong` and `mismatch`
  /// are told.
  ///
  /// - Parameters:
  ///   - policy: The rules.
  ///   - user: What the form knows of the user; it counts if the policy refuses user information.
  ///   - data: The tables whose Unicode version decides which characters are allowed.
  /// - Returns: The enforced form, once, or the violations.
  public func checked(
    by policy: PasswordPolicy, for user: UserInformation = .none, data: LocaleData = .embedded
  ) -> PasswordCheck {
    let password = TypedField(self.password.bytes, policy, data)
    let confirmation = TypedField(self.confirmation.bytes, policy, data)
    var found = Findings(policy)
    if password.isNotUTF8 { found.add(.notUTF8, .password) }
    if confirmation.isNotUTF8 { found.add(.notUTF8, .confirmation) }
    guard found.isEmpty else { return .refused(found.violations) }

    let agrees = TypedField.agree(password, confirmation, raw: self)
    found.judge(password, agrees ? .same : .different, user, data)
    guard found.isEmpty else { return .refused(found.violations) }
    switch consume password {
    case .enforced(let secret): return .accepted(secret)
    default: preconditionFailure("a field without an enforced form and without a violation")
    }
  }
}

/// The violations as they are found, in their fixed order.
private struct Findings {
  let policy: PasswordPolicy
  private(set) var violations: [PasswordViolation] = []

  init(_ policy: PasswordPolicy) {
    self.policy = policy
  }

  var isEmpty: Bool { violations.isEmpty }

  /// How the two fields compare.
  enum Comparison {
    case same, different
  }

  mutating func judge(
    _ password: borrowing TypedField, _ comparison: Comparison, _ user: UserInformation, _ data: LocaleData
  ) {
    switch password {
    case .empty: add(.empty, .password)
    default: break
    }
    if comparison == .different { add(.mismatch, .confirmation) }
    switch password {
    case .empty: break
    // Reported alone.
    case .notUTF8: break
    case .beyondBound:
      add(.tooLong, .password, maximum: policy.length.upperBound)
    case .disallowed(let form):
      measure(form.bytes, scalarCount: ScalarCount.of(form.bytes))
      add(.disallowedCharacter, .password)
      checkDigits(form.bytes)
      // No entry of a list has such a character, but a name may stand beside it.
      lookForUser(in: form.bytes, user, data)
    case .enforced(let secret):
      measure(secret.bytes, scalarCount: secret.scalarCount)
      checkDigits(secret.bytes)
      lookUp(secret.bytes, scalarCount: secret.scalarCount, user, data)
    }
  }

  mutating func add(_ code: PasswordViolation.Code, _ field: PasswordField, minimum: Int? = nil, maximum: Int? = nil) {
    assert(violations.last.map { $0.code <= code } ?? true, "violations out of order")
    violations.append(
      PasswordViolation(trusting: code, field, kind: policy.kind, minimum: minimum, maximum: maximum))
  }

  mutating func measure(_ form: Span<UInt8>, scalarCount: Int) {
    if scalarCount < policy.length.lowerBound { add(.tooShort, .password, minimum: policy.length.lowerBound) }
    if scalarCount > policy.length.upperBound { add(.tooLong, .password, maximum: policy.length.upperBound) }
    if let cap = policy.maximumByteCount, form.count > cap.byteCount {
      add(.tooManyBytes, .password, maximum: cap.byteCount)
    }
  }

  mutating func checkDigits(_ form: Span<UInt8>) {
    guard policy.kind == .pin else { return }
    // Other digits have become ASCII, so every other byte is part of something that is no digit.
    for index in form.indices where !(0x30...0x39).contains(form[index]) {
      return add(.notDigits, .password)
    }
  }

  mutating func lookUp(_ form: Span<UInt8>, scalarCount: Int, _ user: UserInformation, _ data: LocaleData) {
    // A list is filtered by the minimum: of a shorter password enough is said.
    if !policy.blocklist.isEmpty, scalarCount >= policy.length.lowerBound {
      let folded = PasswordEnforcement.lowercased(form, data: data)
      if policy.blocklist.contains(folded.bytes) { add(.tooCommon, .password) }
    }
    lookForUser(in: form, user, data)
  }

  mutating func lookForUser(in form: Span<UInt8>, _ user: UserInformation, _ data: LocaleData) {
    guard policy.userInformation == .refused, user.isContained(in: form, data) else { return }
    add(.containsUserInfo, .password)
  }
}
