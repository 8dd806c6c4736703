/// What a relative phrase with a number in it needs: how numbers are written, and which plural form goes with which.
final class RelativeCounting: Sendable {
  let numberStyle: NumberStyle
  let plurals: PluralProgram

  /// The first number that some locale writes with a sign between its digits.
  ///
  /// No pattern of CLDR has a last group of less than three. Most numbers of phrases are shorter, and need no sign to be read.
  static let firstLong: UInt64 = 1_000

  /// Reads what short whole numbers need.
  ///
  /// - Parameters:
  ///   - data: the tables.
  ///   - numbersTag: the locale whose digits are written.
  ///   - answering: the locale whose plural rules count.
  ///   - row: the row that answers.
  /// - Throws: `FormatError`: the number system is unknown or has no digits, or the tables lack plural rules.
  init(short data: LocaleData, numbersTag: LocaleTag, answering: LocaleTag, row: Int) throws(FormatError) {
    guard case .decimal(let digits) = try data.numbers(for: numbersTag, row: row) else {
      throw .algorithmicNumberSystem(data.numberSystemName(for: numbersTag, row: row), numbersTag)
    }
    numberStyle = NumberStyle(digits)
    plurals = try data.pluralProgram(for: answering, .cardinal)
  }

  /// Reads what all numbers need.
  ///
  /// - Parameters:
  ///   - short: what short numbers need.
  ///   - data: the tables.
  ///   - numbersTag: the locale whose digits are written.
  ///   - row: the row that answers.
  ///   - spaces: which spaces stand between the digits of a number.
  /// - Throws: `FormatError`: the tables lack number patterns.
  init(
    _ short: RelativeCounting, _ data: LocaleData, numbersTag: LocaleTag, row: Int, _ spaces: FormatOptions.Spaces
  ) throws(FormatError) {
    numberStyle = try data.numberStyle(for: numbersTag, row: row, spaces: spaces)
    plurals = short.plurals
  }
}
