import AlmanacPasswords
import Foundation
import Testing

/// Violations as data: their order, names, numbers and JSON.
@Suite struct ViolationTests {
  @Test func orderOfTheCodes() {
    let names = [
      "notUTF8", "empty", "mismatch", "tooShort", "tooLong", "tooManyBytes", "disallowedCharacter", "notDigits",
      "tooCommon", "containsUserInfo",
    ]
    #expect(PasswordViolation.Code.allCases.map(\.rawValue) == names)
    #expect(PasswordViolation.Code.allCases.sorted() == PasswordViolation.Code.allCases)
    for name in names { #expect(PasswordViolation.Code(rawValue: name)?.description == name) }
    #expect(PasswordViolation.Code(rawValue: "tooWeak") == nil)
  }

  @Test func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let short = PasswordPair("12a", confirmedBy: "").checked(by: .pin(4...12)).violations
    #expect(
      String(decoding: try encoder.encode(short), as: UTF8.self) == """
        [{"code":"mismatch","field":"confirmation","kind":"pin"},\
        {"code":"tooShort","field":"password","kind":"pin","minimum":4},\
        {"code":"notDigits","field":"password","kind":"pin"}]
        """)
    #expect(try JSONDecoder().decode([PasswordViolation].self, from: try encoder.encode(short)) == short)
    #expect(
      short.map(\.description) == ["confirmation: mismatch", "password: tooShort (minimum 4)", "password: notDigits"])
  }

  @Test(arguments: [
    #"{"code":"tooWeak","field":"password","kind":"password"}"#,
    #"{"code":"tooShort","field":"password","kind":"password"}"#,
    #"{"code":"tooShort","field":"password","kind":"password","maximum":8}"#,
    #"{"code":"tooShort","field":"password","kind":"password","minimum":0}"#,
    #"{"code":"tooLong","field":"password","kind":"password","minimum":8,"maximum":9}"#,
    #"{"code":"empty","field":"password","kind":"password","minimum":8}"#,
    #"{"code":"empty","field":"user","kind":"password"}"#,
    #"{"code":"empty","field":"password","kind":"phrase"}"#,
    #"{"code":"empty","kind":"password"}"#,
  ]) func badJSON(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PasswordViolation.self, from: Data(text.utf8))
    }
  }

  @Test func aByteCapHasItsOwnCode() throws {
    var policy = PasswordPolicy.nistSecondFactor
    policy.maximumByteCount = .bcrypt
    // 24 characters of Chinese are 72 bytes.
    for (count, codes) in [(24, []), (25, [PasswordViolation.Code.tooManyBytes])] {
      let text = String((0..<count).map { Character(Unicode.Scalar(0x4E00 + $0 * 7) ?? "x") })
      let violations = PasswordPair(text, confirmedBy: text).checked(by: policy).violations
      #expect(violations.map(\.code) == codes)
      #expect(violations.allSatisfy { $0.maximum == 72 && $0.minimum == nil })
    }
  }

  @Test func bytesThatAreNotUTF8AreReportedAlone() {
    let good = Array("velvet-otter-9031".utf8)
    let bad: [UInt8] = [0xC3, 0x28]
    func found(_ password: [UInt8], _ confirmation: [UInt8]) -> [String] {
      PasswordPair(password, confirmedBy: confirmation).checked(by: .nistSecondFactor).violations.map(\.description)
    }
    #expect(found(bad, bad) == ["password: notUTF8", "confirmation: notUTF8"])
    #expect(found(bad, good) == ["password: notUTF8"])
    #expect(found(good, bad) == ["confirmation: notUTF8"])
    #expect(found(bad, []) == ["password: notUTF8"])
    // U+FFFD itself is a symbol like another (it is what a lossy decoder writes, and here nobody decodes).
    let replacement = Array("velvet \u{FFFD} 9031".utf8)
    #expect(found(replacement, replacement) == [])
    // Surrogates and overlong forms are not UTF-8.
    for bytes in [[0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0x80]] as [[UInt8]] {
      #expect(found(good + bytes, good + bytes) == ["password: notUTF8", "confirmation: notUTF8"])
    }
  }
}
