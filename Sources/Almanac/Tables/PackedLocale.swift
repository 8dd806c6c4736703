/// Language, script, region and variant of a locale in one integer, so that a table of locales is searched by
/// comparing integers.
///
/// Each character takes its low five bits: letters of either case are 1 to 26, and digits, which only a region of
/// three characters has, are 16 to 25. From the highest: language (3 characters), script (4), region (3), variant (4
/// bits: its number in the tables' list of variants, 0 for none).
package struct PackedLocale: RawRepresentable, Hashable, Comparable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The key of a locale, or nil where no table can hold it: a language of more than three letters.
  ///
  /// `Subtag.none` stands for no script and no region; the variant is 0 for none, else its number in the tables' list, at
  /// most 15.
  package init?(language: Subtag, script: Subtag = .none, region: Subtag = .none, variant: Int = 0) {
    guard language.bits & 0x0000_00FF_FFFF_FFFF == 0, variant >= 0, variant < 16 else { return nil }
    let languageBits = language == .und ? 0 : Self.packed(language.bits, count: 3)
    rawValue =
      languageBits << 39 | Self.packed(script.bits, count: 4) << 19 | Self.packed(region.bits, count: 3) << 4
      | UInt64(variant)
  }

  /// The key of a language, script and region that stand for themselves: nothing is made canonical.
  ///
  /// - Returns: nil where a subtag is none of the three, such as the variant of `no-NO-NY`.
  package init?(legacy subtags: [Subtag]) {
    guard var key = subtags.first.flatMap({ PackedLocale(language: $0) }) else { return nil }
    for subtag in subtags.dropFirst() {
      switch subtag.count {
      case 4 where key.scriptBits == 0 && key.regionBits == 0: key.rawValue |= Self.packed(subtag.bits, count: 4) << 19
      case 2, 3:
        guard key.regionBits == 0 else { return nil }
        key.rawValue |= Self.packed(subtag.bits, count: 3) << 4
      default: return nil
      }
    }
    self = key
  }

  /// Root: no language, script or region.
  package static let root = PackedLocale(rawValue: 0)

  /// The script `Latn` alone.
  package static let latin = PackedLocale(rawValue: packed(0x4C61_746E_0000_0000, count: 4) << 19)

  package static func < (left: PackedLocale, right: PackedLocale) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The key without its variant.
  package var withoutVariant: PackedLocale { PackedLocale(rawValue: rawValue & ~0xF) }
  /// The key with its region taken away.
  package var withoutRegion: PackedLocale { PackedLocale(rawValue: rawValue & ~(0x7FFF << 4)) }
  /// The key with its script taken away.
  package var withoutScript: PackedLocale { PackedLocale(rawValue: rawValue & ~(0xF_FFFF << 19)) }
  /// The key of the language alone.
  package var languageOnly: PackedLocale { PackedLocale(rawValue: rawValue & ~((1 << 39) - 1)) }
  /// The key with the script of another key in place of its own.
  package func withScript(of other: PackedLocale) -> PackedLocale {
    PackedLocale(rawValue: withoutScript.rawValue | (other.rawValue & (0xF_FFFF << 19)))
  }

  /// The bits of the language, 0 for none (`und`).
  package var languageBits: UInt64 { rawValue >> 39 }
  /// The key with the language of another key in place of its own.
  package func withLanguage(of other: PackedLocale) -> PackedLocale {
    PackedLocale(rawValue: rawValue & (1 << 39 - 1) | other.languageOnly.rawValue)
  }

  /// The bits of the script, 0 for none.
  package var scriptBits: UInt64 { rawValue >> 19 & 0xF_FFFF }
  /// The bits of the region, 0 for none.
  package var regionBits: UInt64 { rawValue >> 4 & 0x7FFF }
  /// The number of the variant, 0 for none.
  package var variant: Int { Int(rawValue & 0xF) }

  /// The language as a subtag; `und` where there is none.
  package var language: Subtag {
    let capitals = Self.unpacked(rawValue >> 39, count: 3, mayBeDigits: false)
    return capitals == 0 ? .und : Subtag(trusting: capitals).lowercased
  }

  /// The region as a subtag, or `Subtag.none`.
  package var region: Subtag { Subtag(trusting: Self.unpacked(regionBits, count: 3, mayBeDigits: true)) }

  /// The script as a subtag, or `Subtag.none`.
  package var script: Subtag {
    Subtag(trusting: Self.unpacked(scriptBits, count: 4, mayBeDigits: false)).titlecased
  }

  /// The subtags as BCP 47 text, without the variant.
  package var text: String {
    var bytes = rawValue >> 39 == 0 ? Array("und".utf8) : []
    for (bits, count, isRegion) in [(rawValue >> 39, 3, false), (scriptBits, 4, false), (regionBits, 3, true)] {
      let subtag = Subtag(trusting: Self.unpacked(bits, count: count, mayBeDigits: isRegion))
      guard !subtag.isNone else { continue }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      for index in 0..<subtag.count {
        let isSmall = !isRegion && !(count == 4 && index == 0)
        bytes.append(isSmall ? subtag[index] | 0x20 : subtag[index])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func packed(_ bits: UInt64, count: Int) -> UInt64 {
    var packed: UInt64 = 0
    var rest = bits
    for _ in 0..<count {
      packed = packed << 5 | (rest >> 56 & 31)
      rest <<= 8
    }
    return packed
  }

  /// The characters as capitals, or as digits where they may be and all of three are from 16 to 25.
  private static func unpacked(_ packed: UInt64, count: Int, mayBeDigits: Bool) -> UInt64 {
    var codes: UInt64 = 0
    var length: UInt64 = 0
    var areDigits = mayBeDigits
    for index in 0..<count {
      let code = packed >> UInt64(5 * (count - 1 - index)) & 31
      guard code != 0 else { continue }
      areDigits = areDigits && code >= 16 && code <= 25
      codes |= code << (56 - 8 * length)
      length += 1
    }
    guard length > 0 else { return 0 }
    let base: UInt64 = areDigits && length == 3 ? 0x2020_2020_2020_2020 : 0x4040_4040_4040_4040
    return codes + (base & ~0 << (64 - 8 * length))
  }
}
