import Almanac
import AlmanacICU

/// Relative phrases: every unit, style and offset, with words and without, and a phrase beside a time.
struct RelativeFamily: VerifyFamily {
  static let name = "relative"

  let oracle: Oracle

  /// Numbers without their sign: of every plural category, and of one to seven digits for the groups.
  private static let counts = [
    0, 1, 2, 3, 5, 11, 21, 101, 1000, 9999, 12_345, 123_456, 1_234_567, 2_000_000,
  ]
  /// Numbers with decimals, near those that have words, and at the edges of rounding.
  private static let decimals = [0.4, 1.004, 1.006, 1.5, 1.9996, 2.0005, 2.5, 1234.5675, 12_345.0625]

  /// A number in the three forms that are needed, made once.
  private struct Offset {
    var double: Double
    var number: DecimalNumber
    var text: String

    init(_ double: Double) throws {
      self.double = double
      number = try DecimalNumber(double)
      text = "\(double)"
    }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let tag = try LocaleTag(parsing: id)
    let whole = try (Self.counts + Self.counts.map { -$0 }).map { try Offset(Double($0)) }
    let decimals = try ([-0.0] + Self.decimals + Self.decimals.map { -$0 }).map { try Offset($0) }
    var expected = [UInt8](repeating: 0, count: 1536)
    for (style, theirStyle) in zip(RelativeStyle.allCases, ICURelativeFormat.Style.allCases) {
      let theirs = try ICURelativeFormat(oracle.icu, locale: id, style: theirStyle)
      for numbers in RelativeNumbers.allCases {
        let ours = try RelativeDateFormat(style: style, numbers: numbers, locale: tag, data: oracle.data)
        for (unit, theirUnit) in zip(RelativeUnit.allCases, ICURelativeFormat.Unit.allCases) {
          func compare(_ offset: Offset, _ text: String) throws {
            let count = try theirs.write(
              offset.double, theirUnit, isNumeric: numbers == .always, to: &expected)
            tally.compare(
              text, expected[..<count], locale: id, subject: "\(style) \(unit) \(numbers)", value: offset.text)
          }
          for offset in whole { try compare(offset, ours.string(for: Int(offset.double), unit)) }
          for offset in unit == .day || unit == .year ? decimals[...] : decimals[..<1] {
            try compare(offset, ours.string(for: offset.number, unit))
          }
        }
      }
      try compareCapitals(id, style, theirStyle, &tally)
      let words = try RelativeDateFormat(style: style, locale: tag, data: oracle.data)
      tally.compare(
        words.combining("D", time: "T"), try theirs.combining("D", time: "T"), locale: id, subject: "\(style) glue")
    }
  }

  /// Compares phrases at the beginning of a sentence, the only context that ICU has for them.
  private func compareCapitals(
    _ id: String, _ style: RelativeStyle, _ theirStyle: ICURelativeFormat.Style, _ tally: inout VerifyTally
  ) throws {
    let theirs = try ICURelativeFormat(oracle.icu, locale: id, style: theirStyle, capitalization: .beginningOfSentence)
    let ours = try RelativeDateFormat(style: style, locale: LocaleTag(parsing: id), data: oracle.data)
      .with(FormatOptions(capitalization: .beginningOfSentence))
    for (unit, theirUnit) in zip(RelativeUnit.allCases, ICURelativeFormat.Unit.allCases) {
      for count in [0, 1, -1, 2, -2, 5, -5] {
        tally.compare(
          ours.string(for: count, unit), try theirs.string(Double(count), theirUnit), locale: id,
          subject: "\(style) \(unit) beginningOfSentence", value: "\(count)")
      }
    }
  }
}
