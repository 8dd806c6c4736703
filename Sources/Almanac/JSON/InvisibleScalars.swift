/// The characters that a reader can't see, or can't tell from a plain space: controls, formats, and all spaces but U+0020.
///
/// Locale data is full of them (U+202F before AM, U+200E before a minus sign), and a text that hides them can't be
/// reviewed. The list is General_Category Cc, Cf, Zs, Zl and Zp of Unicode 15.0, with U+034F, the Hangul fillers, the
/// Khmer inherent vowels and the variation selectors, which show nothing either. It is written out here, so that the same
/// text gives the same bytes whatever Unicode the standard library knows.
package enum InvisibleScalars {
  /// Whether the scalar is one of them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 }
    if value < 0xAD { return value <= 0xA0 }
    // The letters of East Asia, which many texts are made of.
    if value > 0x3000, value < 0xFE00 { return value == 0x3164 }
    return ranges.contains { $0.contains(value) }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x00AD...0x00AD, 0x034F...0x034F, 0x0600...0x0605, 0x061C...0x061C, 0x06DD...0x06DD, 0x070F...0x070F,
    0x0890...0x0891, 0x08E2...0x08E2, 0x115F...0x1160, 0x1680...0x1680, 0x17B4...0x17B5, 0x180B...0x180F,
    0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000...0x3000, 0x3164...0x3164, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0x110BD...0x110BD, 0x110CD...0x110CD,
    0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
  ]
}
