import Almanac
import AlmanacICU

/// The derived property of RFC 8264, section 8, for one scalar, as FreeformClass sees it; the steps in their order.
struct FreeformDerivation {
  private let characters: ICUCharacters
  private let compatibility: ICUNormalizer

  init(_ characters: ICUCharacters, compatibility: ICUNormalizer) {
    self.characters = characters
    self.compatibility = compatibility
  }

  /// Whether passwords may have the scalar.
  func freeformClass(of scalar: Unicode.Scalar) throws -> ScalarKind.FreeformClass {
    let value = scalar.value
    if let exception = Self.exception(value) { return exception }
    // BackwardCompatible (9.7) is empty.
    let category = characters.generalCategory(of: value)
    let isNoncharacter = characters.has(.noncharacter, value)
    if category == .unassigned && !isNoncharacter { return .disallowed }
    if (0x21...0x7E).contains(value) { return .valid }
    if characters.has(.joinControl, value) { return .contextJ }
    // OldHangulJamo: L, V and T of UHangulSyllableType.
    if (1...3).contains(characters.value(of: .hangulSyllableType, value)) { return .disallowed }
    if characters.has(.defaultIgnorable, value) || isNoncharacter { return .disallowed }
    if category == .control { return .disallowed }
    // HasCompat is ID_DIS or FREE_PVAL.
    if try compatibility.normalized(String(Character(scalar))).unicodeScalars.elementsEqual([scalar]) == false {
      return .valid
    }
    // LetterDigits, OtherLetterDigits, Spaces, Symbols and Punctuation are every category but these.
    switch category {
    case .unassigned, .lineSeparator, .paragraphSeparator, .control, .format, .privateUse, .surrogate:
      return .disallowed
    default: return .valid
    }
  }

  /// Exceptions (section 9.6, which is RFC 5892's section 2.6).
  private static func exception(_ value: UInt32) -> ScalarKind.FreeformClass? {
    switch value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: .valid
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: .contextO
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: .disallowed
    default: nil
    }
  }
}
