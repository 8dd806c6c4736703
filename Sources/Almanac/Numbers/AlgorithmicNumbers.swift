/// Number systems that have rules in place of ten digits.
///
/// Each writes what ICU's `RuleBasedNumberFormat` writes by the rules of CLDR (`rbnf`, the rule sets that the names of
/// number systems stand for) for every value that a date has. They know no leading zeros and drop no digits, so that `dd`
/// and `yy` write the whole number.
package enum AlgorithmicNumbers: String, CaseIterable, Sendable {
  case hanidays, hans, hansfin, hant, hantfin, hebr, jpan, jpanfin, jpanyear, roman, romanlow

  /// Appends a number.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - grouping: the sign between each three digits, for numbers that are too large for the rules.
  ///   - text: what it is appended to.
  func append(_ value: Int, grouping: String, to text: inout NumberText) {
    // The rules of this one have no minus sign, and to ICU the first year before is 元 too.
    if value < 0, self != .jpanyear || value != -1 { text.append(minusSign) }
    let value = value.magnitude
    switch self {
    case .hanidays: HanNumbers.appendDay(value, to: &text)
    case .hans: HanNumbers.simplified.append(value, to: &text)
    case .hansfin: HanNumbers.simplifiedFinancial.append(value, to: &text)
    case .hant: HanNumbers.traditional.append(value, to: &text)
    case .hantfin: HanNumbers.traditionalFinancial.append(value, to: &text)
    case .jpan: HanNumbers.japanese.append(value, to: &text)
    case .jpanfin: HanNumbers.japaneseFinancial.append(value, to: &text)
    case .jpanyear: if value == 1 { text.append("元") } else { text.append(digitsOf: value, grouping: "") }
    case .hebr: HebrewNumbers.append(value, grouping: grouping, to: &text)
    case .roman: RomanNumbers.append(value, .capital, grouping: grouping, to: &text)
    case .romanlow: RomanNumbers.append(value, .small, grouping: grouping, to: &text)
    }
  }

  private var minusSign: String {
    switch self {
    case .hanidays, .hans, .hansfin: "负"
    case .hant, .hantfin: "負"
    case .jpan, .jpanfin: "マイナス"
    case .hebr, .roman, .romanlow: "−"
    // Its rules have none, so that the sign of the digits that it uses is written.
    case .jpanyear: "-"
    }
  }
}
