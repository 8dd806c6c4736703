import Almanac

/// Text as names are compared: without regard to letter case, and with the digits of every script in ASCII.
///
/// Source: Unicode, section 3.13 "Default Caseless Matching", and the mappings T of CaseFolding.txt; of the full mappings
/// only that of ß counts. Digits are General_Category Nd.
enum NameFolding: CaseIterable {
  /// I and i are one letter, İ and ı are letters of their own.
  case standard
  /// I and ı are one letter, İ and i the other, as Turkish and Azerbaijani have it.
  case turkic

  /// The folded text; bytes that are not UTF-8 come back as they are.
  func folded(_ bytes: Span<UInt8>, _ data: LocaleData) -> SecretBytes {
    if let folded = foldedASCII(bytes) { return folded }
    do {
      return try foldedText(bytes, data.unicode)
    } catch {
      return SecretBytes(copying: bytes)
    }
  }

  /// The folded text of ASCII, which needs no tables; nil for any other.
  private func foldedASCII(_ bytes: Span<UInt8>) -> SecretBytes? {
    for index in bytes.indices where bytes[index] >= 0x80 { return nil }
    return SecretBytes(capacity: 2 * bytes.count) { output in
      for index in bytes.indices {
        switch bytes[index] {
        case 0x49 where self == .turkic:
          // The letter ı.
          output.append(0xC4)
          output.append(0xB1)
        case 0x41...0x5A: output.append(bytes[index] | 0x20)
        default: output.append(bytes[index])
        }
      }
    }
  }

  private func foldedText(_ bytes: Span<UInt8>, _ unicode: UnicodeTables) throws(EnforcementError) -> SecretBytes {
    let text = try SecretScalars.decoded(bytes, limit: .max) { $0 }
    var folded = SecretScalars(capacity: 2 * text.count)
    for index in 0..<text.count {
      let scalar = text[index]
      switch scalar {
      case 0x49: folded.append(self == .turkic ? 0x131 : 0x69)
      case 0x130:
        folded.append(0x69)
        if self == .standard { folded.append(0x307) }
      // ß and ẞ.
      case 0xDF, 0x1E9E:
        folded.append(0x73)
        folded.append(0x73)
      // Final sigma.
      case 0x3C2: folded.append(0x3C3)
      default:
        let kind = unicode.kind(of: scalar)
        if let digit = kind.digit {
          folded.append(0x30 + UInt32(digit))
        } else {
          folded.append(kind.hasLowercase ? unicode.lowercase(of: scalar) : scalar)
        }
      }
    }
    return folded.encoded()
  }
}
