/// Where a locale's plural rules are.
extension LocaleData {
  /// The compiled rules for a tag: of the tag itself, else of what is left when its last subtag is taken away.
  ///
  /// ICU cuts the tag short (`PluralRules::getRuleFromResource`) and does not go by the parents of its words.
  func pluralProgram(for tag: LocaleTag, _ kind: PluralRules.Kind) throws(FormatError) -> PluralProgram {
    let pairs = tables.supplemental(kind == .cardinal ? .cardinalRules : .ordinalRules)
    guard pairs.count > 0 else { throw .missingData("plural rules", tag, self) }
    try checkIsKept(tag)
    var key = TableKeyText("")
    key.append(bare: tag.language)
    let language = key
    if !tag.packedScript.isNone { key.append(subtag: tag.packedScript) }
    let script = key
    if !tag.packedRegion.isNone {
      key.append(subtag: tag.packedRegion)
      if let program = try pluralProgram(key, pairs, tag) { return program }
    }
    if !tag.packedScript.isNone, let program = try pluralProgram(script, pairs, tag) { return program }
    return try pluralProgram(language, pairs, tag) ?? PluralProgram()
  }

  /// The rules of a key, one after the other as ICU applies them; nil where there are none.
  private func pluralProgram(
    _ key: TableKeyText, _ pairs: TableReader.List, _ tag: LocaleTag
  ) throws(FormatError) -> PluralProgram? {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) >> 1
      // One byte more than the key has tells it from longer ones.
      let order = tables.withString(tables.value(pairs, 2 * middle), upTo: key.count + 1) { key.order(of: $0) }
      if order == 0 { return try pluralProgram(rules: tables.value(pairs, 2 * middle + 1), key: middle, pairs, tag) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func pluralProgram(
    rules: UInt16, key: Int, _ pairs: TableReader.List, _ tag: LocaleTag
  ) throws(FormatError) -> PluralProgram {
    var program = PluralProgram(capacity: 48)
    var parser = PluralRuleParser()
    let isRead = tables.withString(rules) { parser.parse(rules: $0, into: &program) }
    guard isRead else { throw .damagedPluralRule(tables.string(tables.value(pairs, 2 * key)), parser.position, tag) }
    return program
  }
}

extension FormatError.Code {
  /// The tables have a plural rule that cannot be read; its place in ``FormatError/position`` counts from the start of its language's rules.
  public static let damagedPluralRule = FormatError.Code(name: "damagedPluralRule")
}

extension FormatError {
  static func damagedPluralRule(_ key: String, _ position: Int, _ locale: LocaleTag) -> FormatError {
    FormatError(
      .damagedPluralRule, locale: locale, subject: key, position: position,
      reason: "the tables' plural rules of \"\(key)\" cannot be read at column \(position + 1); "
        + "pack the tables again from a harvest")
  }
}
