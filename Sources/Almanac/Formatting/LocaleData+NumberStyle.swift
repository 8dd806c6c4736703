/// How a locale writes decimal numbers.
extension LocaleData {
  /// The style for a tag: digits of the number system that `-u-nu-` names, else of the locale's own, with the signs and the
  /// pattern of that system, as ICU's `DecimalFormatSymbols::initialize` and `getPatternForStyle` find them.
  ///
  /// `spaces` says which ones stand between groups, where a sign is a space.
  func numberStyle(
    for tag: LocaleTag, row: Int, spaces: FormatOptions.Spaces = .asInData
  ) throws(FormatError) -> NumberStyle {
    let system = numberSystemName(for: tag, row: row)
    guard case .decimal(let digits) = try numbers(for: tag, row: row) else {
      throw .algorithmicNumberSystem(system, tag)
    }
    func symbol(_ key: String) throws(FormatError) -> String {
      guard let text = numberSymbol(key, of: system, row: row) else { throw .missingData("number patterns", tag, self) }
      return text
    }
    func sign(_ key: String) throws(FormatError) -> NumberStyle.Sign {
      let symbol = Array(try symbol(key).utf8)
      let text = spaces == .plain ? PlainSpaces.applied(to: symbol) : symbol
      guard let sign = NumberStyle.Sign(text.span) else { throw .textTooLong(key, text.count, tag) }
      return sign
    }
    let pattern = try symbol("pattern")
    let group = try sign("group")
    let decimal = try sign("decimal")
    guard
      let style = NumberStyle(pattern: pattern.utf8Span.span, digits: digits, group: group, decimal: decimal)
    else { throw .missingData("number pattern but \"\(pattern)\"", tag, self) }
    return style
  }
}
