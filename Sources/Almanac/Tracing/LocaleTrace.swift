/// How a text became a tag.
///
/// Source: UTS #35 part 1, annex C "LocaleId Canonicalization".
package struct LocaleTagTrace: Sendable {
  /// The text.
  package let asked: String
  /// The tag without extensions as it was read, and after each replacement of deprecated subtags.
  package let forms: [String]
  /// The tag.
  package let tag: LocaleTag
}

/// How a tag found the row that answers for it.
///
/// Source: UTS #35 part 1, "Parent Locales" and "Locale Inheritance and Matching".
package struct RowTrace: Sendable {
  /// A key that was looked for.
  package struct Step: Hashable, Sendable {
    /// The key, as a tag.
    package let key: String
    /// Why it was looked for; nil for the first.
    package let rule: LocaleData.FallbackRule?
    /// The row that has it.
    package let row: Int?
    /// Whether the row is found by a legacy name of it.
    package let isAlias: Bool
  }

  /// The keys in the order in which they were looked for; the last one has the row, else root answers.
  package let steps: [Step]
  /// The row that answers.
  package let row: Int
  /// The row and its parents, root last.
  package let chain: [Int]
}

extension LocaleTag {
  /// Reads a tag, and says what became of its subtags.
  ///
  /// - Parameter text: the text; see ``init(parsing:)-(String)``.
  /// - Returns: the tag, and its forms before.
  /// - Throws: `LocaleTagError`.
  package static func trace(parsing text: String) throws(LocaleTagError) -> LocaleTagTrace {
    do throws(LocaleTagFault) {
      let (tag, forms) = try LocaleTagParser.trace(text.utf8Span.span)
      return LocaleTagTrace(asked: text, forms: forms, tag: tag)
    } catch {
      throw LocaleTagError(error, input: text.utf8)
    }
  }
}

extension LocaleTagParser {
  /// Reads a tag, with its subtags before extensions as they were read and after each replacement.
  static func trace(_ bytes: Span<UInt8>) throws(LocaleTagFault) -> (tag: LocaleTag, forms: [String]) {
    let tag = try parse(bytes)
    var parser = LocaleTagParser(aliases: .embedded)
    // A whole tag that is replaced by another has no forms between.
    guard (try? parser.read(bytes)) != nil else { return (tag, []) }
    var forms = [parser.fields.text]
    var privateUse = ""
    while forms.count < 16, parser.fields.replaceOne(.embedded, privateUse: &privateUse) {
      forms.append(parser.fields.text)
    }
    return (tag, forms)
  }
}

extension LocaleData {
  /// Looks for the row of a tag as ``row(for:)`` does, and says how.
  ///
  /// - Parameter tag: the tag.
  /// - Returns: what was looked for, and the row that answers.
  /// - Throws: `TraceError` if it is another than the one that answers formats.
  package func rowTrace(for tag: LocaleTag) throws(TraceError) -> RowTrace {
    var steps: [RowTrace.Step] = []
    if var key = PackedLocale(
      language: tag.language, script: tag.packedScript, region: tag.packedRegion, variant: variant(of: tag))
    {
      let asked = key
      var rule: FallbackRule?
      for _ in 0..<16 {
        let row = exactRow(key)
        let isAlias = row != nil && tables.row(of: key.rawValue, in: .localeKeys) == nil
        steps.append(RowTrace.Step(key: text(of: key), rule: rule, row: row, isAlias: isAlias))
        guard row == nil, let next = next(after: key, asked: asked) else { break }
        key = next.key
        rule = next.rule
      }
    }
    let row = steps.last?.row ?? rootRow
    let used = self.row(for: tag) ?? rootRow
    guard row == used else {
      throw TraceError("the locale", traced: "\(self.tag(row))", used: "\(self.tag(used))")
    }
    return RowTrace(steps: steps, row: row, chain: parents(from: row))
  }

  private func text(of key: PackedLocale) -> String {
    let variants = tables.supplemental(.variants)
    guard key.variant > 0, key.variant <= variants.count else { return key.text }
    return "\(key.text)-\(tables.string(tables.value(variants, key.variant - 1)))"
  }
}
