import Almanac
import AlmanacPasswords
import CAlmanacSecrets
import CMemoryScan
import Testing

/// The process's own memory, looked through after secrets went the whole way as bytes: no copy is left.
///
/// The secrets are made at run time, so that no literal holds them, and the needles are kept under a mask.
@Suite(.serialized) struct MemoryScanTests {
  private static let mask: UInt8 = 0xA5

  /// Random letters under the mask, each followed by a combining mark or none; what is typed decomposed, and never ASCII
  /// alone where `hasMarks`.
  private func maskedLetters(hasMarks: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<24 {
      bytes.append(UInt8.random(in: 0x61...0x7A) ^ Self.mask)
      if hasMarks && index % 3 != 2 { bytes += [0xCC ^ Self.mask, UInt8.random(in: 0x80...0xAF) ^ Self.mask] }
    }
    return bytes
  }

  private func occurrences(_ masked: [UInt8]) -> Int {
    Int(memory_occurrences(masked.span, Self.mask))
  }

  /// Enforces both fields, compares, hands over, lets go; says the enforced bytes under the mask, and how often they
  /// stood in memory meanwhile.
  private func goTheWholeWay(_ raw: Span<UInt8>, _ masked: [UInt8]) throws -> (masked: [UInt8], found: Int) {
    let password = try PasswordEnforcement.enforce(raw, profile: .withEmoji, maximumScalars: 256)
    let confirmation = try PasswordEnforcement.enforce(raw, maximumScalars: 256)
    let isEqual = password.isEqual(to: confirmation)
    #expect(isEqual)
    let secret = password.takeBytes()
    let enforced = secret.withBytes { bytes in bytes.indices.map { bytes[$0] ^ Self.mask } }
    return (enforced, occurrences(enforced))
  }

  @Test(arguments: [false, true])
  func nothingIsLeftBehind(hasMarks: Bool) throws {
    let masked = maskedLetters(hasMarks: hasMarks)
    guard occurrences(masked) >= 0 else {
      print("SKIPPED: the memory of the process cannot be read here, so it is not looked through")
      return
    }
    var raw = masked.map { $0 ^ Self.mask }
    let (enforced, foundMeanwhile) = try goTheWholeWay(raw.span, masked)
    // The secret and its confirmation, at least one of which the optimizer may not let go earlier: the search does find.
    #expect(foundMeanwhile >= 1)
    #expect(occurrences(masked) >= 1)
    var span = raw.mutableSpan
    almanac_wipe_bytes(&span)
    #expect(occurrences(masked) == 0)
    #expect(occurrences(enforced) == 0)
    // Nor a part of it that a register or a cache line could hold.
    #expect(occurrences(Array(masked.prefix(12))) == 0)
    #expect(occurrences(Array(enforced.suffix(12))) == 0)
    #expect(occurrences(wide(enforced)) == 0)
  }

  /// The pair, its lists and its names, and the prompt: accepted, refused and given up.
  @Test(arguments: [false, true])
  func pairsAndPromptsLeaveNothing(hasMarks: Bool) {
    let masked = maskedLetters(hasMarks: hasMarks)
    guard occurrences(masked) >= 0 else { return }
    var raw = masked.map { $0 ^ Self.mask }
    let user = UserInformation(userName: "velvet", email: "otter@example.com", name: "\u{130}brahim")
    for policy in [PasswordPolicy.nist(.singleFactor), .pin(4...12)] {
      let isAccepted = PasswordPair(raw.span, confirmedBy: raw.span).checked(by: policy, for: user).violations.isEmpty
      #expect(isAccepted == (policy.kind == .password))
      var prompt = PasswordPrompt(policy: policy, locale: "tr", user: user)
      prompt.type(raw.span, in: .password)
      prompt.type(raw.span.extracting(first: raw.count - 1), in: .confirmation)
      _ = prompt.apply(.submit)
      _ = prompt.apply(.acknowledge)
      prompt.type(raw.span, in: .password)
      prompt.type(raw.span, in: .confirmation)
      _ = prompt.apply(policy.kind == .password ? .submit : .cancel)
    }
    #expect(occurrences(masked) >= 1)
    var span = raw.mutableSpan
    almanac_wipe_bytes(&span)
    #expect(occurrences(masked) == 0)
    #expect(occurrences(Array(masked.prefix(12))) == 0)
    #expect(occurrences(wide(masked)) == 0)
  }

  /// Errors leave nothing either: what was decoded until then is wiped.
  @Test func refusedSecretsLeaveNothing() throws {
    for end: [UInt8] in [[0xFF], [0xE2, 0x80, 0x8B], [0x0A]] {
      let masked = maskedLetters(hasMarks: true)
      guard occurrences(masked) >= 0 else { return }
      var raw = (masked + end.map { $0 ^ Self.mask }).map { $0 ^ Self.mask }
      #expect(throws: EnforcementError.self) {
        _ = try PasswordEnforcement.enforce(raw.span, maximumScalars: 256)
      }
      #expect(occurrences(masked) >= 1)
      var span = raw.mutableSpan
      almanac_wipe_bytes(&span)
      #expect(occurrences(masked) == 0)
      #expect(occurrences(Array(masked.prefix(12))) == 0)
    }
  }

  /// The first scalars as 32-bit words, as scratch room holds them: all of them under the mask.
  private func wide(_ masked: [UInt8]) -> [UInt8] {
    let text = String(decoding: masked.map { $0 ^ Self.mask }, as: UTF8.self)
    return text.unicodeScalars.prefix(6).flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) ^ Self.mask }
    }
  }
}
