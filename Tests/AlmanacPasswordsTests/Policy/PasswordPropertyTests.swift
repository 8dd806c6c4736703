import AlmanacPasswords
import AlmanacTestKit
import Foundation
import Testing

/// What holds for every pair, on pairs that a generator makes.
@Suite struct PasswordPropertyTests {
  private static let policies: [PasswordPolicy] = {
    var capped = PasswordPolicy.nistSecondFactor
    capped.maximumByteCount = .bcrypt
    var emoji = PasswordPolicy.nistSecondFactor
    emoji.profile = .withEmoji
    return [.nist(.singleFactor), capped, emoji, .pin(4...12), PasswordPolicy(trusting: .password, length: 1...64)]
  }()

  /// Scalars that some rule is about, among others.
  private func scalar(_ random: inout SeededRandom) -> Unicode.Scalar {
    let troublesome: [ClosedRange<UInt32>] = [
      0...0x20, 0x30...0x39, 0x61...0x7A, 0x7F...0xA0, 0x300...0x345, 0x370...0x3FF, 0x5D0...0x5F4, 0x600...0x6FF,
      0x900...0x94D, 0x1100...0x11FF, 0x1F80...0x1FFF, 0x2000...0x206F, 0x20D0...0x20F0, 0x3000...0x30FF,
      0xAC00...0xAC20,
      0xFE00...0xFE0F, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF, 0x1F1E6...0x1F1FF, 0x1F3F4...0x1F3FF, 0x1F466...0x1F46F,
      0xE0001...0xE007F, 0x10FFF0...0x10FFFF,
    ]
    let range = troublesome[random.next(below: troublesome.count)]
    let value =
      random.next(below: 20) == 0 ? UInt32(random.next(below: 0x110000)) : UInt32.random(in: range, using: &random)
    return Unicode.Scalar(value) ?? "x"
  }

  private func text(_ random: inout SeededRandom) -> String {
    let count = [random.next(below: 4), random.next(below: 20), random.next(below: 300)][random.next(below: 3)]
    let isPlain = random.next(below: 3) == 0
    return String(
      String.UnicodeScalarView(
        (0..<count).map { _ in isPlain ? Unicode.Scalar(UInt8(0x20 + random.next(below: 95))) : scalar(&random) }))
  }

  private func bytes(_ span: Span<UInt8>) -> [UInt8] { span.indices.map { span[$0] } }

  @Test func acceptedFormsAreStable() throws {
    var random = SeededRandom(for: "accepted forms", seed: 0x5EC2E7)
    var accepted = 0
    for _ in 0..<6_000 {
      let typed = text(&random)
      let policy = Self.policies[random.next(below: Self.policies.count)]
      guard let secret = PasswordPair(typed, confirmedBy: typed).checked(by: policy).takeSecret() else { continue }
      accepted += 1
      let form = bytes(secret.bytes)
      #expect(policy.length.contains(secret.scalarCount) && String(validating: form, as: UTF8.self) != nil)
      // Log-in makes the same form of what was typed, and of the form itself.
      let first = try policy.enforce(typed)
      let second = try policy.enforce(form.span)
      #expect(bytes(first.bytes) == form && bytes(second.bytes) == form, "\(typed.unicodeScalars.map(\.value))")
      // The form is accepted too, and confirms what was typed.
      let again = PasswordPair(form, confirmedBy: Array(typed.utf8)).checked(by: policy)
      #expect(again.violations == [])
    }
    #expect(accepted > 500)
  }

  @Test func spellingsOfOneTextAgree() {
    var random = SeededRandom(for: "spellings", seed: 0xCAFE)
    var different = 0
    for _ in 0..<3_000 {
      let typed = text(&random)
      let policy = Self.policies[random.next(below: Self.policies.count)]
      let decomposed = typed.decomposedStringWithCanonicalMapping
      if !decomposed.utf8.elementsEqual(typed.utf8) { different += 1 }
      let codes = PasswordPair(typed, confirmedBy: decomposed).checked(by: policy).violations.map(\.code)
      // A text that is too long may be beyond the bound in one spelling alone, where its bytes are all that is known.
      guard typed.unicodeScalars.count <= policy.length.upperBound else { continue }
      #expect(!codes.contains(.mismatch), "\(typed.unicodeScalars.map(\.value))")
      #expect(
        PasswordPair(decomposed, confirmedBy: decomposed).checked(by: policy).violations
          == PasswordPair(typed, confirmedBy: typed).checked(by: policy).violations)
    }
    #expect(different > 500)
  }

  @Test func anyBytesHaveAnAnswer() {
    var random = SeededRandom(for: "any bytes", seed: 0xB17E5)
    for _ in 0..<8_000 {
      func field() -> [UInt8] {
        if random.next(below: 3) == 0 { return Array(text(&random).utf8) }
        return (0..<random.next(below: 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      }
      let (password, confirmation) = (field(), field())
      let policy = Self.policies[random.next(below: Self.policies.count)]
      let pair = PasswordPair(password, confirmedBy: confirmation)
      let violations = pair.checked(by: policy, for: UserInformation(name: "Zeynep Demir")).violations
      let codes = violations.map(\.code)
      #expect(codes == codes.sorted() && Set(violations).count == violations.count)
      let isReadable = String(validating: password, as: UTF8.self) != nil
      #expect(violations.contains { $0.code == .notUTF8 && $0.field == .password } == !isReadable)
      // A second look says the same.
      #expect(pair.checked(by: policy, for: UserInformation(name: "Zeynep Demir")).violations == violations)
    }
  }

  @Test func differentTextsNeverConfirmEachOther() {
    var random = SeededRandom(for: "different texts", seed: 0xD1FF)
    for _ in 0..<2_000 {
      let typed = text(&random)
      let policy = Self.policies[random.next(below: Self.policies.count)]
      let other = typed + ["x", "1", "\u{30B}", "\u{20}", "\0"][random.next(below: 5)]
      #expect(PasswordPair(typed, confirmedBy: other).checked(by: policy).violations.contains { $0.code == .mismatch })
      #expect(PasswordPair(other, confirmedBy: typed).checked(by: policy).violations.contains { $0.code == .mismatch })
    }
  }

  /// A megabyte costs no more than what is kept of it.
  @Test func hostileInputIsRefused() {
    for unit in ["q", "u\u{308}", "\u{301}\u{316}", "\u{1F82}", "\u{AC00}\u{11A8}"] {
      let text = String(repeating: unit, count: 1 << 20 / unit.utf8.count)
      let start = ContinuousClock.now
      let violations = PasswordPair(text, confirmedBy: text).checked(by: .nistSecondFactor).violations
      #expect(violations.map(\.code) == [.tooLong])
      #expect(ContinuousClock.now - start < .milliseconds(50), "\(unit.unicodeScalars.map(\.value))")
    }
  }
}
