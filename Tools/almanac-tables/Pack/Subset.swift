import Almanac

/// Some locales and sections of an edition: what a program that serves a few languages needs.
///
/// A packed subset answers for each locale that it has with the same bytes as the whole; so all that an answer could depend on
/// stays. That is the parents of the locales, the rules of their languages (likely subtags, aliases, plurals, day periods,
/// matching), and what depends on a region, which anybody may name with `-u-rg-`.
struct Subset {
  /// The locales as they were asked for, canonical; none for all.
  let names: [String]
  let sections: PackSections
  /// The tags of all locales that are kept: those asked for, all that begin with one of them, and their parents.
  let kept: Set<String>
  /// The languages of the locales that are kept.
  let languages: Set<String>
  /// Locales and legacy ids of these languages that are not kept, sorted.
  let leftOut: [String]

  /// All locales, with some sections.
  init(of text: TableText, sections: PackSections) {
    names = []
    self.sections = sections.closure
    kept = Set(text.locales.keys)
    languages = Set(kept.map(Self.language))
    leftOut = []
  }

  /// Some locales, by their tags, with some sections.
  ///
  /// - Parameters:
  ///   - names: a language stands for all its locales, a language with a script for those in that script; at least one.
  ///   - sections: the sections that are asked for.
  ///   - text: the harvested text.
  /// - Throws: `PackError` for a name that is no locale of the text.
  init(_ names: [String], sections: PackSections, of text: TableText) throws(PackError) {
    let aliases = text.supplemental["aliases"] ?? [:]
    var canonical: [String] = []
    var kept: Set<String> = ["und"]
    for name in names {
      let tag = try Self.tag(of: name, text, aliases)
      if !canonical.contains(tag) { canonical.append(tag) }
      for locale in text.locales.keys where locale == tag || locale.hasPrefix("\(tag)-") {
        kept.formUnion(text.chain(locale))
      }
    }
    let languages = Set(kept.subtracting(["und"]).map(Self.language))
    var leftOut = Set(text.locales.keys.filter { languages.contains(Self.language($0)) }).subtracting(kept)
    for (id, target) in aliases where id.hasPrefix("locale/") && !kept.contains(target) {
      let legacy = String(id.dropFirst(7))
      if languages.contains(Self.language(legacy)) { leftOut.insert(legacy) }
    }
    self.names = canonical
    self.sections = sections.closure
    self.kept = kept
    self.languages = languages
    self.leftOut = leftOut.sorted()
  }

  /// The locales that were asked for, without those that are kept for being parents of them.
  func asked(of text: TableText) -> [String] {
    text.locales.keys.filter { locale in names.contains { locale == $0 || locale.hasPrefix("\($0)-") } }
  }

  /// The first subtag.
  static func language(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" })
  }

  /// The locale that a name stands for.
  private static func tag(
    of name: String, _ text: TableText, _ aliases: [String: String]
  ) throws(PackError) -> String {
    let parsed: String
    do throws(LocaleTagError) {
      parsed = "\(try LocaleTag(parsing: name))"
    } catch {
      throw PackError(locale: name, problem: "\(error)")
    }
    if text.locales[parsed] != nil, parsed != "und" { return parsed }
    if let tag = aliases["locale/\(parsed)"] { return tag }
    let language = Self.language(parsed)
    let known = text.locales.keys.filter { Self.language($0) == language && $0 != "und" }.sorted()
    let offer =
      known.isEmpty ? "`almanac locales` lists all" : "of this language there are \(known.joined(separator: ", "))"
    throw PackError(locale: name, problem: "ICU \(text.source.icu) has no such locale; \(offer)")
  }
}
