public import Almanac

/// The one function that sign-up, change and log-in share: from what was typed to what is hashed.
///
/// ```swift
/// let password = try PasswordEnforcement.enforce(body.span, maximumScalars: 256)
/// store(hash(password.bytes))
/// ```
///
/// It applies no length or list rule, so that passwords from before a change of policy go on working at log-in.
public enum PasswordEnforcement {
  /// Enforces a profile on a password (RFC 8265, section 4.2.2).
  ///
  /// It bounds the input, maps digits if asked to, maps spaces other than U+0020 to it, brings the text into Normalization Form C until nothing changes, and checks every
  /// character. Case, width, and spaces at the ends stay as they are.
  ///
  /// The class is checked after normalization, so that a text is accepted or not whatever its spelling, and what is
  /// accepted enforces to itself. RFC 8265 would have the input checked before it is mapped; the difference is in what is
  /// refused: conjoining jamo that compose to a syllable are accepted here, and so are both spellings of U+0387, or
  /// neither, as U+00B7 is allowed in its place or not.
  ///
  /// The answer depends on the bytes, the profile and the tables alone. Which Unicode version they have is
  /// `data.source.unicode`; scalars that it does not assign are refused, and what it accepts stays the same under newer
  /// tables, as the normal form of assigned scalars is stable.
  ///
  /// Cost: linear in the input, apart from the order of long runs of marks; input beyond the bound is refused by its byte
  /// count alone, or after counting scalars.
  ///
  /// - Parameters:
  ///   - raw: what was typed, as UTF-8. The caller wipes it; every copy that is made here is wiped here.
  ///   - profile: which characters are allowed.
  ///   - digits: what becomes of decimal digits of other scripts.
  ///   - maximumScalars: the longest enforced form that the caller would accept, 1 or more. More than four times as many
  ///     scalars of input are refused, since normalization makes at most four into one. A result may still be longer than
  ///     this, as `scalarCount` says: that is for the policy to find.
  ///   - data: the tables. Those that were packed without Unicode know ASCII alone, and refuse all else.
  /// - Returns: the enforced form, of at least one scalar.
  /// - Throws: `empty`, `tooLong`, `notUTF8`, `disallowedCharacter`.
  public static func enforce(
    _ raw: Span<UInt8>, profile: PasswordProfile = .opaqueString, digits: PasswordDigits = .asTyped,
    maximumScalars: Int, data: LocaleData = .embedded
  ) throws(EnforcementError) -> EnforcedPassword {
    let limit = try checkedLimit(raw, maximumScalars)
    if isPrintingASCII(raw) {
      guard raw.count <= limit else { throw .tooLong }
      return EnforcedPassword(SecretBytes(copying: raw), scalarCount: raw.count)
    }
    let unicode = data.unicode
    let text = try normalized(raw, digits, limit, unicode)
    try FreeformCheck(unicode: unicode, profile: profile).check(text)
    return EnforcedPassword(text.encoded(), scalarCount: text.count)
  }

  /// The mapped text in Normalization Form C, whether or not its characters are allowed: two fields that are equal here
  /// are equal, also where neither has an enforced form.
  ///
  /// - Throws: `empty`, `tooLong`, `notUTF8`, as ``enforce(_:profile:digits:maximumScalars:data:)`` does.
  package static func mapped(
    _ raw: Span<UInt8>, digits: PasswordDigits = .asTyped, maximumScalars: Int, data: LocaleData = .embedded
  ) throws(EnforcementError) -> SecretBytes {
    try normalized(raw, digits, try checkedLimit(raw, maximumScalars), data.unicode).encoded()
  }

  /// Text in lower case without a locale, one scalar at a time, for looking a password up in a list.
  ///
  /// Each scalar becomes its Simple_Lowercase_Mapping, and U+0130 becomes i and U+0307, its full mapping (SpecialCasing.txt). No final sigma, no
  /// case folding.
  ///
  /// Bytes that are not UTF-8 come back as they are.
  package static func lowercased(_ bytes: Span<UInt8>, data: LocaleData = .embedded) -> SecretBytes {
    do {
      return try lowercasedText(bytes, data.unicode)
    } catch {
      return SecretBytes(copying: bytes)
    }
  }

  private static func lowercasedText(
    _ bytes: Span<UInt8>, _ unicode: UnicodeTables
  ) throws(EnforcementError) -> SecretBytes {
    let text = try SecretScalars.decoded(bytes, limit: .max) { $0 }
    var lowered = SecretScalars(capacity: 2 * text.count)
    for index in 0..<text.count {
      switch text[index] {
      case 0x41...0x5A: lowered.append(text[index] + 0x20)
      case 0x130:
        lowered.append(0x69)
        lowered.append(0x307)
      case 0..<0x80: lowered.append(text[index])
      case let scalar where unicode.kind(of: scalar).hasLowercase: lowered.append(unicode.lowercase(of: scalar))
      default: lowered.append(text[index])
      }
    }
    return lowered.encoded()
  }

  // MARK: Steps

  /// The most scalars that an input may have, after a first look at its bytes: a scalar has four at most.
  private static func checkedLimit(_ raw: Span<UInt8>, _ maximumScalars: Int) throws(EnforcementError) -> Int {
    precondition(maximumScalars >= 1, "a password of no scalar at all is never accepted")
    guard !raw.isEmpty else { throw .empty }
    let (limit, overflow) = maximumScalars.multipliedReportingOverflow(by: 4)
    guard !overflow, limit <= .max / 4 else { return .max }
    guard raw.count <= 4 * limit else { throw .tooLong }
    return limit
  }

  /// Whether all bytes are U+0020 to U+007E, which no step changes and every profile allows.
  private static func isPrintingASCII(_ raw: Span<UInt8>) -> Bool {
    var others: UInt8 = 0
    for index in raw.indices { others |= raw[index] &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }

  private static func normalized(
    _ raw: Span<UInt8>, _ digits: PasswordDigits, _ limit: Int, _ unicode: UnicodeTables
  ) throws(EnforcementError) -> SecretScalars {
    let mapsDigits = digits == .ascii
    let text = try SecretScalars.decoded(raw, limit: limit) { scalar in
      guard scalar >= 0x80 else { return scalar }
      let kind = unicode.kind(of: scalar)
      if kind.isOtherSpace { return 0x20 }
      if mapsDigits, let digit = kind.digit { return 0x30 + UInt32(digit) }
      return scalar
    }
    return try CanonicalComposition(unicode: unicode).normalize(text)
  }
}
