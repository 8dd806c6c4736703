import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

@testable import AlmanacPasswords

/// What an ICU says of scalars is what the tables that belong to it must say.
enum LiveICU {
  static let isHere = ICUEdition.current != nil

  static func require() throws -> ICULibrary { try #require(ICUEdition.current).icu }

  /// The tables that belong to it; the embedded ones without an ICU.
  static let data = ICUEdition.current?.data ?? .embedded

  /// The texts in ICU's NFC.
  ///
  /// A thousand go in one call, with U+0001 between: it is a starter that composes with nothing.
  static func normalized(_ texts: [[UInt32]]) throws -> [[UInt32]] {
    let nfc = try ICUNormalizer(try require(), .nfc)
    var results: [[UInt32]] = []
    results.reserveCapacity(texts.count)
    for start in stride(from: 0, to: texts.count, by: 1000) {
      let joined = Array(texts[start..<min(start + 1000, texts.count)].joined(separator: [1]))
      let answer = try nfc.normalized(Texts.string(joined)).unicodeScalars.map(\.value)
      results += answer.split(separator: 1, omittingEmptySubsequences: false).map(Array.init)
    }
    try #require(results.count == texts.count)
    return results
  }
}

/// Texts as arrays of scalars.
enum Texts {
  static func string(_ scalars: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { if let scalar = Unicode.Scalar(scalar) { text.append(scalar) } }
    return String(text)
  }

  static func utf8(_ scalars: [UInt32]) -> [UInt8] { Array(string(scalars).utf8) }

  /// Every scalar but U+0001, which separates texts.
  static let allScalars = (UInt32(0)...0x10FFFF).filter { Unicode.Scalar($0) != nil && $0 != 1 }

  /// Hexadecimal numbers, for messages.
  static func name(_ scalars: [UInt32]) -> String {
    scalars.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }

  static func secret(_ scalars: [UInt32]) -> SecretScalars {
    var secret = SecretScalars(capacity: scalars.count)
    for scalar in scalars { secret.append(scalar) }
    return secret
  }

  /// Our NFC.
  static func composed(_ scalars: [UInt32], _ data: LocaleData = LiveICU.data) -> [UInt32]? {
    do throws(EnforcementError) {
      let result = try CanonicalComposition(unicode: data.unicode).normalize(secret(scalars))
      return (0..<result.count).map { result[$0] }
    } catch {
      return nil
    }
  }

  /// Whether our check lets the scalars pass as they are.
  static func isAllowed(_ scalars: [UInt32], _ profile: PasswordProfile = .opaqueString) -> Bool {
    do throws(EnforcementError) {
      try FreeformCheck(unicode: LiveICU.data.unicode, profile: profile).check(secret(scalars))
      return true
    } catch {
      return false
    }
  }

  /// The enforced bytes, or the error.
  static func enforced(
    _ raw: [UInt8], _ profile: PasswordProfile = .opaqueString, digits: PasswordDigits = .asTyped,
    maximumScalars: Int = 256, data: LocaleData = .embedded
  ) -> Result<[UInt8], EnforcementError> {
    do throws(EnforcementError) {
      let password = try PasswordEnforcement.enforce(
        raw.span, profile: profile, digits: digits, maximumScalars: maximumScalars, data: data)
      return .success(password.withBytes { bytes in bytes.indices.map { bytes[$0] } })
    } catch {
      return .failure(error)
    }
  }
}

/// Collects differences, so that a million comparisons end in one expectation with the first few named.
struct Differences {
  private(set) var compared = 0
  private var found: [String] = []

  mutating func compare<Value: Equatable>(_ ours: Value, _ theirs: Value, _ name: @autoclosure () -> String) {
    compared += 1
    if ours != theirs, found.count < 10 { found.append("\(name()): \(ours), not \(theirs)") }
  }

  func expectNone(atLeast count: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))", sourceLocation: location)
    #expect(compared >= count, "compared too little", sourceLocation: location)
  }
}
