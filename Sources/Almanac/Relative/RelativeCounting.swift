/// What a relative phrase with a number in it needs: how numbers are written, and which plural form goes with which.
final class RelativeCounting: Sendable {
  let numberStyle: NumberStyle
  let plurals: PluralProgram

  /// Reads both.
  ///
  /// - Parameters:
  ///   - data: the tables.
  ///   - numbersTag: the locale whose digits are written.
  ///   - answering: the locale whose plural rules count.
  ///   - row: the row that answers.
  ///   - spaces: which spaces stand between the digits of a number.
  /// - Throws: `FormatError`: the number system is unknown or has no digits, or the tables lack number patterns or plural
  ///   rules.
  init(
    _ data: LocaleData, numbersTag: LocaleTag, answering: LocaleTag, row: Int, _ spaces: FormatOptions.Spaces
  ) throws(FormatError) {
    numberStyle = try data.numberStyle(for: numbersTag, row: row, spaces: spaces)
    plurals = try data.pluralProgram(for: answering, .cardinal)
  }
}
