import Almanac
import AlmanacICU

/// What ICU knows of Unicode scalars, as far as passwords need it.
extension Harvester {
  func unicode() throws -> [String: String] {
    let characters = ICUCharacters(icu)
    let precis = FreeformDerivation(characters, compatibility: try ICUNormalizer(icu, .nfkc))
    var lines: [UnicodeText.Line] = []
    lines += try ranges(.freeformClass) { UnicodeText.classes[try precis.freeformClass(of: $0)] }
    lines += try ranges(.combining) { scalar in
      let value = characters.value(of: .combiningClass, scalar.value)
      return value == 0 ? nil : "\(value)"
    }
    lines += try ranges(.joining) { UnicodeText.joiningTypes[try Self.joiningType(of: $0, characters)] }
    lines += try ranges(.script) { scalar in
      switch characters.value(of: .script, scalar.value) {
      // The numbers of UScriptCode.
      case 14: "Grek"
      case 17: "Hani"
      case 19: "Hebr"
      case 20: "Hira"
      case 22: "Kana"
      default: nil
      }
    }
    lines += try ranges(.space) { scalar in
      scalar != " " && characters.generalCategory(of: scalar.value) == .spaceSeparator ? "space" : nil
    }
    lines += try ranges(.emoji) { characters.has(.emoji, $0.value) ? "emoji" : nil }
    lines += try digits(characters)
    lines += try mappings()
    lines += try lowercase(characters)
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.key, $0.value) })
  }

  private static var scalars: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }

  /// Scalars in a row with one value, as one line each.
  private func ranges(
    _ property: UnicodeText.Property, _ value: (Unicode.Scalar) throws -> String?
  ) throws -> [UnicodeText.Line] {
    var lines: [UnicodeText.Line] = []
    for scalar in Self.scalars {
      guard let value = try value(scalar) else { continue }
      if let last = lines.last, last.scalars.upperBound + 1 == scalar.value, last.value == value {
        lines[lines.count - 1].scalars = last.scalars.lowerBound...scalar.value
      } else {
        lines.append(UnicodeText.Line(property, scalar.value...scalar.value, value))
      }
    }
    return lines
  }

  private static func joiningType(
    of scalar: Unicode.Scalar, _ characters: ICUCharacters
  ) throws -> ScalarKind.JoiningType {
    // In the order of UJoiningType.
    let types: [ScalarKind.JoiningType] = [.nonJoining, .joinCausing, .dual, .left, .right, .transparent]
    let number = characters.value(of: .joiningType, scalar.value)
    guard types.indices.contains(number) else {
      throw HarvestError(
        locale: UnicodeText.area, key: "\(scalar.value)", problem: "joining type \(number) is a new one")
    }
    return types[number]
  }

  /// Decimal digits, which Unicode promises to be ten in a row.
  private func digits(_ characters: ICUCharacters) throws -> [UnicodeText.Line] {
    var lines: [UnicodeText.Line] = []
    var expected = 0
    for scalar in Self.scalars where characters.generalCategory(of: scalar.value) == .decimalNumber {
      guard characters.digit(of: scalar.value) == expected else {
        throw HarvestError(
          locale: UnicodeText.area, key: UnicodeText.hexadecimal(scalar.value),
          problem: "it is not the digit \(expected)")
      }
      if expected == 0 {
        lines.append(UnicodeText.Line(.digit, scalar.value...(scalar.value + 9), "0-9"))
      }
      expected = (expected + 1) % 10
    }
    return lines
  }

  /// Canonical mappings, one step each; those of Hangul follow a rule and are left out.
  private func mappings() throws -> [UnicodeText.Line] {
    let nfc = try ICUNormalizer(icu, .nfc)
    var lines: [UnicodeText.Line] = []
    for scalar in Self.scalars where !(0xAC00...0xD7A3).contains(scalar.value) {
      guard let text = try nfc.decomposition(of: scalar) else { continue }
      let parts = Array(text.unicodeScalars)
      guard (1...2).contains(parts.count) else {
        throw HarvestError(
          locale: UnicodeText.area, key: UnicodeText.hexadecimal(scalar.value),
          problem: "it maps to \(parts.count) scalars")
      }
      let isPrimary = parts.count == 2 && nfc.composition(of: parts[0], parts[1]) == scalar
      let value = parts.map { UnicodeText.hexadecimal($0.value) }.joined(separator: " ")
      lines.append(UnicodeText.Line(isPrimary ? .mapping : .oneWay, scalar.value...scalar.value, value))
    }
    return lines
  }

  /// Simple lower case: rows of scalars, and rows of every other scalar, that lie equally far from theirs.
  private func lowercase(_ characters: ICUCharacters) throws -> [UnicodeText.Line] {
    var lines: [UnicodeText.Line] = []
    var distance: Int64 = 0
    for scalar in Self.scalars {
      let target = characters.lowercase(of: scalar.value)
      guard target != scalar.value else { continue }
      let own = Int64(target) - Int64(scalar.value)
      if let last = lines.last, own == distance {
        let gap = scalar.value - last.scalars.upperBound
        if gap == last.step || gap == 2 && last.scalars.count == 1 {
          lines[lines.count - 1].scalars = last.scalars.lowerBound...scalar.value
          lines[lines.count - 1].step = gap
          continue
        }
      }
      distance = own
      lines.append(UnicodeText.Line(.lowercase, scalar.value...scalar.value, UnicodeText.hexadecimal(target)))
    }
    return lines
  }
}
