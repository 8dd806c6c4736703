import Almanac
import AlmanacTestKit
import Testing

@testable import AlmanacPasswords

/// What enforcement promises: results enforce to themselves, spellings of one text agree, errors say a code and no more.
@Suite struct PasswordEnforcementTests {
  // MARK: Bounds and errors

  @Test func nothingIsEmpty() {
    #expect(Texts.enforced([]) == .failure(.empty))
    #expect(Texts.enforced([0x20]) == .success([0x20]))
    #expect(Texts.enforced(Array("\u{3000}".utf8)) == .success([0x20]))
  }

  /// Four times the maximum is let through, as it may compose; one more is refused whatever it is.
  @Test(arguments: [1, 8, 256])
  func theInputIsBounded(_ maximum: Int) {
    let raw = [UInt8](repeating: 0x61, count: 4 * maximum)
    #expect(Texts.enforced(raw, maximumScalars: maximum) == .success(raw))
    #expect(Texts.enforced(raw + [0x61], maximumScalars: maximum) == .failure(.tooLong))
    let marked = Texts.utf8([UInt32](repeating: 0x1F436, count: 4 * maximum))
    #expect(Texts.enforced(marked, maximumScalars: maximum) == .success(marked))
    #expect(Texts.enforced(marked + [0x61], maximumScalars: maximum) == .failure(.tooLong))
    #expect(
      Texts.enforced(Texts.utf8([0x3B1, 0x313, 0x300, 0x345]), maximumScalars: 1) == .success(Texts.utf8([0x1F82])))
  }

  @Test func anyMaximumWorks() {
    for maximum in [1, Int.max / 16, Int.max / 4, Int.max / 4 + 1, Int.max] {
      #expect(Texts.enforced([0x61], maximumScalars: maximum) == .success([0x61]))
      #expect(Texts.enforced([0xC3, 0xA9], maximumScalars: maximum) == .success([0xC3, 0xA9]))
    }
  }

  /// Table 3-7 of the Unicode Standard: everything but well-formed UTF-8 is refused, nothing is replaced.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x90],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func illFormedBytesAreAnError(_ bytes: [UInt8]) {
    #expect(Texts.enforced(bytes) == .failure(.notUTF8))
    #expect(Texts.enforced([0x61] + bytes) == .failure(.notUTF8))
    #expect(Texts.enforced(bytes + [0x61]) == .failure(.notUTF8))
  }

  /// Every sequence of up to three bytes: well-formed exactly where the standard library says so.
  @Test func everyShortSequenceOfBytes() {
    var differences = Differences()
    let ends: [[UInt8]] = [
      [], [0x00], [0x7F], [0x80], [0xBF], [0xC1], [0xC2], [0xED], [0xF4], [0x80, 0x80], [0xBF, 0xBF], [0x80, 0x41],
    ]
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for end in ends {
          let bytes = [first, second] + end
          let isText = String(validating: bytes, as: UTF8.self) != nil
          differences.compare(Texts.enforced(bytes) != .failure(.notUTF8), isText, "\(bytes)")
        }
      }
    }
    differences.expectNone(atLeast: 786_432)
  }

  // MARK: Spellings

  /// Every scalar alone: the result enforces to itself, and so does what it decomposes to.
  @Test func everyScalarIsIdempotent() {
    var differences = Differences()
    for profile in [PasswordProfile.opaqueString, .withEmoji] {
      for scalar in Texts.allScalars {
        let raw = Texts.utf8([scalar])
        let result = Texts.enforced(raw, profile)
        guard case .success(let bytes) = result else { continue }
        differences.compare(Texts.enforced(bytes, profile), result, Texts.name([scalar]))
        differences.compare(Texts.enforced(Texts.utf8(decomposed([scalar])), profile), result, Texts.name([scalar]))
      }
    }
    differences.expectNone(atLeast: 500_000)
  }

  /// Random texts: what is accepted enforces to itself; any spelling of it has the same result.
  @Test func randomSpellingsAgree() {
    var random = SeededRandom(for: "spellings of random passwords", seed: 0x63B4)
    let unicode = LocaleData.embedded.unicode
    let mapped = (0..<unicode.mappingCount).map { unicode.mapping(at: $0).scalar }
    let sorts: [[UInt32]] = [
      mapped, Array(0x20...0x7E), Array(0x300...0x36F), [0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01, 0xD7A3],
      [
        0x628, 0x200C, 0x200D, 0x94D, 0xB7, 0x6C, 0x387, 0x375, 0x3B1, 0x374, 0x5F3, 0x5D0, 0x30FB, 0x30AB, 0x661,
        0x6F1,
      ],
      [0x1F468, 0x200D, 0xFE0F, 0x2764, 0x1F3FB, 0x31, 0x20E3, 0x1F3F4, 0xE0067, 0xE0062, 0xE007F, 0x1F1E7],
    ]
    var differences = Differences()
    for _ in 0..<60_000 {
      let text = (0..<(1 + random.next(below: 10))).map { _ in
        let sort = sorts[random.next(below: sorts.count)]
        return sort[random.next(below: sort.count)]
      }
      let profile = random.next(below: 2) == 0 ? PasswordProfile.opaqueString : .withEmoji
      let result = Texts.enforced(Texts.utf8(text), profile)
      let spelling = shuffled(decomposed(text), &random)
      differences.compare(Texts.enforced(Texts.utf8(spelling), profile), result, Texts.name(text))
      if case .success(let bytes) = result {
        differences.compare(Texts.enforced(bytes, profile), result, Texts.name(text))
      }
    }
    differences.expectNone(atLeast: 60_000)
  }

  @Test func anyBytesComeToAnEnd() {
    var random = SeededRandom(for: "random bytes", seed: 0xF00D)
    for _ in 0..<50_000 {
      let bytes = (0..<random.next(below: 40)).map { _ in
        UInt8(truncatingIfNeeded: random.next() >> 7) | (random.next(below: 2) == 0 ? 0 : 0x80)
      }
      let maximum = 1 + random.next(below: 12)
      guard case .success(let enforced) = Texts.enforced(bytes, maximumScalars: maximum) else { continue }
      #expect(String(validating: enforced, as: UTF8.self) != nil)
      #expect(Texts.enforced(enforced, maximumScalars: 4 * maximum) == .success(enforced))
    }
  }

  /// All mappings followed to their ends.
  private func decomposed(_ text: [UInt32]) -> [UInt32] {
    text.flatMap { scalar -> [UInt32] in
      if let parts = Hangul.parts(of: scalar) {
        return [parts.leading, parts.vowel, parts.trailing].filter { $0 != 0 }
      }
      guard let mapping = LocaleData.embedded.unicode.mapping(of: scalar) else { return [scalar] }
      return decomposed([mapping.first]) + (mapping.second == 0 ? [] : [mapping.second])
    }
  }

  /// Neighbouring marks of different classes changed over, now and then: another spelling of the same text.
  private func shuffled(_ text: [UInt32], _ random: inout SeededRandom) -> [UInt32] {
    var text = text
    let unicode = LocaleData.embedded.unicode
    for _ in 0..<3 {
      for index in text.indices.dropFirst() {
        let classes = [text[index - 1], text[index]].map { unicode.kind(of: $0).combiningClass }
        if classes[0] != 0, classes[1] != 0, classes[0] != classes[1], random.next(below: 2) == 0 {
          text.swapAt(index - 1, index)
        }
      }
    }
    return text
  }

  // MARK: Steps

  @Test func spacesAreMappedAndNothingElseIs() {
    let spaces: [UInt32] = [0xA0, 0x1680] + Array(0x2000...0x200A) + [0x202F, 0x205F, 0x3000]
    #expect(spaces.count == 16)
    for space in spaces { #expect(Texts.enforced(Texts.utf8([0x61, space])) == .success([0x61, 0x20])) }
    for other: UInt32 in [0x180E, 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF, 0x9, 0xA, 0x85] {
      #expect(Texts.enforced(Texts.utf8([0x61, other])) == .failure(.disallowedCharacter))
    }
    let kept = Texts.utf8([0x20, 0xFF41, 0xFB01, 0xB2, 0x130, 0x20])
    #expect(Texts.enforced(kept) == .success(kept))
  }

  @Test func digitsAreMappedWhereAsked() {
    let digits: [UInt32] = [0xFF11, 0x662, 0x6F3, 0x1D7D8, 0x0ED4]
    #expect(Texts.enforced(Texts.utf8(digits), digits: .ascii) == .success(Array("12304".utf8)))
    #expect(Texts.enforced(Texts.utf8(digits)) == .failure(.disallowedCharacter))
    let others = Texts.utf8([0xBD, 0x2167, 0x56DB, 0xB2])
    #expect(Texts.enforced(others, digits: .ascii) == .success(others))
  }

  @Test func lowerCaseHasNoLocale() {
    for (upper, lower): (String, String) in [
      ("ABCxyz[@", "abcxyz[@"), ("M\u{130}CHELLE", "mi\u{307}chelle"), ("I\u{131}", "i\u{131}"),
      ("\u{17F}\u{1E9E}", "\u{17F}\u{DF}"),
      ("\u{391}\u{3A3}", "\u{3B1}\u{3C3}"), ("\u{10400}", "\u{10428}"), ("", ""),
      ("\u{15E}\u{130F}", "\u{15F}\u{130F}"),
    ] {
      let isEqual = PasswordEnforcement.lowercased(upper.utf8Span.span).isEqual(to: SecretBytes(copying: lower))
      #expect(isEqual, "\(upper)")
    }
    let broken: [UInt8] = [0x41, 0xFF]
    let isKept = PasswordEnforcement.lowercased(broken.span).isEqual(to: SecretBytes(copying: broken.span))
    #expect(isKept)
  }

  @Test func theMappedFormAsksForNoClass() throws {
    let mapped = try PasswordEnforcement.mapped("e\u{301}\u{200B}\u{3000}".utf8Span.span, maximumScalars: 8)
    let isEqual = mapped.isEqual(to: SecretBytes(copying: "\u{E9}\u{200B} "))
    #expect(isEqual)
  }

  @Test func scalarsAreCounted() throws {
    let password = try PasswordEnforcement.enforce("e\u{301}a\u{300} \u{1F436}".utf8Span.span, maximumScalars: 8)
    #expect(password.scalarCount == 4)
    #expect(password.byteCount == 9)
    let same = try PasswordEnforcement.enforce("\u{E9}\u{E0}\u{2003}\u{1F436}".utf8Span.span, maximumScalars: 8)
    let isEqual = password.isEqual(to: same)
    #expect(isEqual)
    #expect(password.takeBytes().byteCount == 9)
  }
}
