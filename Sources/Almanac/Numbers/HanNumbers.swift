/// Numbers in Chinese characters; CLDR's rule sets `spellout-cardinal` and `spellout-cardinal-financial` of Japanese and both
/// kinds of Chinese.
struct HanNumbers: Sendable {
  /// The signs of 0 to 9, then of 10, 100, 1000, 10,000 and 100,000,000.
  private let signs: String
  /// How a gap is filled.
  private let gaps: Gaps

  private enum Gaps: Sendable {
    /// Japanese: it is not.
    case open
    /// Japanese for money: nor is it, but 100 is "one hundred".
    case openWithOnes
    /// Chinese: with a zero, also where the rest is 10 to 19 and then has its "one".
    case zero
  }

  static let japanese = HanNumbers(signs: "〇一二三四五六七八九十百千万億", gaps: .open)
  static let japaneseFinancial = HanNumbers(signs: "零壱弐参四伍六七八九拾百千萬億", gaps: .openWithOnes)
  static let simplified = HanNumbers(signs: "零一二三四五六七八九十百千万亿", gaps: .zero)
  static let simplifiedFinancial = HanNumbers(signs: "零壹贰叁肆伍陆柒捌玖拾佰仟万亿", gaps: .zero)
  static let traditional = HanNumbers(signs: "零一二三四五六七八九十百千萬億", gaps: .zero)
  static let traditionalFinancial = HanNumbers(signs: "零壹貳參肆伍陸柒捌玖拾佰仟萬億", gaps: .zero)
  /// The rule set `spellout-numbering` of Chinese.
  private static let numbering = HanNumbers(signs: "〇一二三四五六七八九十百千万亿", gaps: .zero)

  /// Appends a number below 10^16, which is far more than dates have.
  func append(_ value: UInt, to text: inout NumberText) {
    guard value >= 10 else { return text.append(sign(value)) }
    guard value >= 100 else {
      if value >= 20 { text.append(sign(value / 10)) }
      text.append(sign(10))
      if value % 10 > 0 { text.append(sign(value % 10)) }
      return
    }
    let (unit, place, floor): (UInt, UInt, UInt) =
      value < 1000
      ? (100, 11, 20)
      : value < 10_000 ? (1000, 12, 100) : value < 100_000_000 ? (10_000, 13, 1000) : (100_000_000, 14, 10_000)
    let count = value / unit
    if count > 1 || unit >= 10_000 || gaps != .open { append(count, to: &text) }
    text.append(sign(place))
    let rest = value % unit
    guard rest > 0 else { return }
    if gaps == .zero {
      // Below this the rest skips a place.
      if rest < 10 || rest < floor && unit > 100 { text.append(sign(0)) }
      if (10..<20).contains(rest) { text.append(sign(1)) }
    }
    append(rest, to: &text)
  }

  /// Appends a day of the Chinese calendar's month; CLDR's rule set `spellout-numbering-days`.
  static func appendDay(_ value: UInt, to text: inout NumberText) {
    switch value {
    case 1...10: text.append("初")
    case 21...29: return appendDay("廿", value, to: &text)
    case 31...39: return appendDay("丗", value, to: &text)
    case 41...49: return appendDay("卌", value, to: &text)
    default: break
    }
    numbering.append(value, to: &text)
  }

  private static func appendDay(_ tens: String, _ value: UInt, to text: inout NumberText) {
    text.append(tens)
    text.append(numbering.sign(value % 10))
  }

  private func sign(_ place: UInt) -> String {
    // Every sign is a scalar of three bytes.
    let signs = signs.unicodeScalars
    return String(signs[signs.index(signs.startIndex, offsetBy: Int(place))])
  }
}
