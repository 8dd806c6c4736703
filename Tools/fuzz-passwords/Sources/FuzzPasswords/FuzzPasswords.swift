import AlmanacPasswords
import CFuzzInput

/// One input: its first byte chooses profile, digits and bound, the rest is what was typed.
@_cdecl("almanac_fuzz_passwords")
func fuzzPasswords() {
  var input = [UInt8](repeating: 0, count: fuzz_input_count())
  guard !input.isEmpty else { return }
  var span = input.mutableSpan
  fuzz_input_copy(&span)
  let choice = input[0]
  let profile = choice & 1 == 0 ? PasswordProfile.opaqueString : .withEmoji
  let digits = choice & 2 == 0 ? PasswordDigits.asTyped : .ascii
  let maximum = [1, 8, 64, 256, 4096][Int(choice >> 2) % 5]
  let raw = input.span.extracting(droppingFirst: 1)

  do throws(EnforcementError) {
    let enforced = try PasswordEnforcement.enforce(raw, profile: profile, digits: digits, maximumScalars: maximum)
    require(!raw.isEmpty && enforced.byteCount > 0, "nothing was accepted")
    // Four times the maximum is let in, and a scalar becomes three at most.
    require(enforced.scalarCount <= 12 * maximum, "the bound does not hold")
    guard let text = try? UTF8Span(validating: enforced.bytes) else { fatalError("the result is not UTF-8") }
    require(text.checkForNFCOrTrust(), "the result is not in NFC")
    require(String(copying: text).unicodeScalars.count == enforced.scalarCount, "the count is another")
    let again = try PasswordEnforcement.enforce(
      enforced.bytes, profile: profile, digits: digits, maximumScalars: 12 * maximum)
    require(again.isEqual(to: enforced), "the result does not enforce to itself")
    // What the stricter profile accepts the other accepts alike.
    let relaxed = try PasswordEnforcement.enforce(raw, profile: .withEmoji, digits: digits, maximumScalars: maximum)
    require(relaxed.isEqual(to: enforced), "the profiles differ in what both accept")
  } catch {
    let isText = (try? UTF8Span(validating: raw)) != nil
    require((error == .empty) == raw.isEmpty, "only nothing is empty")
    require(error != .notUTF8 || !isText, "UTF-8 was not seen as such")
    require(error != .disallowedCharacter || isText, "what is no UTF-8 has no character")
  }
}

extension UTF8Span {
  /// The standard library's own check of NFC.
  ///
  /// It says no for some texts of marks that decompose to several (U+0F73), so
  /// those are left to the tests against ICU.
  fileprivate func checkForNFCOrTrust() -> Bool {
    var text = self
    if text.checkForNFC(quickCheck: false) { return true }
    return String(copying: self).unicodeScalars.contains { [0xF71, 0xF72, 0xF74, 0xF80].contains($0.value) }
  }
}

/// Stops with the message, also in an optimized build.
private func require(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}
